import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DASHBOARD_ROUTES } from '../../../api/dashboard/routes/index.js';
import { ROUTES } from '../../../api/routes/index.js';
import { DASHBOARD_ERRORS, ERROR_CODES } from '../../../core/errors.js';
import { mayDo, type Right, RIGHTS, Role } from '../../../core/users.js';
import { openApi, type TestApi } from '../open-api.js';
import { openBrowser, openSignedIn } from './browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const PREFIX = '/dashboard/api';
const SOME_ID = '3f0c7d52-9a41-4f6e-8c1b-2d7a5e90b613';
const withRight = DASHBOARD_ROUTES.filter(({ right }) => right !== null);
const pathOf = (path: string) => path.slice(PREFIX.length).replace(/\{\w+\}/g, SOME_ID);

describe('endpoints of the dashboard', () => {
  test('each is one file named for it, and is listed', () => {
    const folder = new URL('../../../api/dashboard/routes', import.meta.url);
    const files = readdirSync(folder).filter((file) => file !== 'index.ts');
    expect(DASHBOARD_ROUTES.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort());
  });

  test('all are in their document, and none in that of the API', async () => {
    const { contract } = await openBrowser(api);
    const live = DASHBOARD_ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect([...contract.operations].sort()).toEqual(live.sort());
    expect(ROUTES.filter(({ path }) => path.startsWith('/dashboard'))).toEqual([]);
    expect(ERROR_CODES.filter((code) => code in DASHBOARD_ERRORS)).toEqual([]);
  });

  test('none that declares a right answers without a session, or with an API key', async () => {
    const visitor = await openBrowser(api);
    const { key } = await api.makeKey();
    for (const { method, path } of withRight) {
      const asKey: Record<string, string> = { Authorization: `Bearer ${key}` };
      for (const headers of [{}, asKey]) {
        const answer = await visitor.call(method.toUpperCase(), pathOf(path), { headers });
        expect(answer.code, `${method} ${path}`).toBe('NO_SESSION');
      }
    }
  });

  test('each change asks for the token of the session', async () => {
    const browser = await openSignedIn(api, { role: 'owner' });
    for (const { method, path } of withRight.filter((route) => route.method !== 'get')) {
      const answer = await browser.call(method.toUpperCase(), pathOf(path), {
        headers: { 'X-CSRF-Token': 'none' },
      });
      expect(answer.code, `${method} ${path}`).toBe('FORGED_REQUEST');
    }
  });

  test('each refuses every role that lacks its right', async () => {
    for (const role of Role.options) {
      const browser = await openSignedIn(api, { role });
      for (const { method, path, right } of withRight) {
        if (right === null || mayDo(role, right)) continue;
        const answer = await browser.call(method.toUpperCase(), pathOf(path));
        expect(answer.code, `${role} ${method} ${path}`).toBe('NOT_PERMITTED');
      }
    }
  });

  test('a session is no key of the API', async () => {
    const browser = await openSignedIn(api, { role: 'owner' });
    const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${api.base}/scans`, { headers: { Cookie } });
    expect(answer.status).toBe(401);
  });

  test('a path that is none is 404 without a key', async () => {
    const browser = await openBrowser(api);
    expect((await browser.call('GET', '/nothing')).code).toBe('NOT_FOUND');
  });
});

test('docs/security.md shows who may do what as the program holds it', () => {
  const text = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const start = text.indexOf('| a user may | owner | admin | analyst |');
  const shown = text.slice(start, text.indexOf('\n\n', start)).split('\n').slice(2);
  const yes = (right: Right, role: Role) => (mayDo(role, right) ? 'yes' : '');
  expect(shown).toEqual(
    Object.entries(RIGHTS).map(([right, { allows }]) =>
      `| ${allows} (\`${right}\`) | ${Role.options.map((role) => yes(right as Right, role)).join(' | ')} |`.replaceAll(
        '|  |',
        '| |',
      ),
    ),
  );
});
