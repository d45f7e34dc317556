import { readdirSync } from 'node:fs';
import { describe, expect, it, beforeAll, afterAll } from 'vitest';
import { CURL_EXAMPLES } from '../../api/docs/curl-examples.js';
import { EXAMPLES } from '../../api/openapi/examples.js';
import { ROUTES } from '../../api/routes/index.js';
import { EventType } from '../../core/webhook.js';
import { ERROR_CODES } from '../../core/errors.js';
import { openApi, type TestApi } from './open-api.js';
import { readContract } from './response-contract.js';

let api: TestApi;
let document: Record<string, unknown>;

beforeAll(async () => {
  api = await openApi();
  document = (await (await fetch(`${api.base}/openapi.json`)).json()) as typeof document;
});
afterAll(() => api.close());

describe('routes and their document', () => {
  it('every endpoint is one file named for it, and is listed', () => {
    const files = readdirSync(new URL('../../api/routes', import.meta.url))
      .filter((file) => file !== 'index.ts')
      .map((file) => file.replace('.ts', ''));
    expect(ROUTES.map(({ id }) => id).sort()).toEqual(files.sort());
  });

  it('every live route is in the document, and nothing else is', () => {
    const live = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect([...readContract(document).operations].sort()).toEqual(live.sort());
  });

  it('every documented operation answers: none is 404 for want of a handler', async () => {
    const { key } = await api.makeKey({}, []);
    for (const operation of readContract(document).operations) {
      const [method = '', path = ''] = operation.split(' ');
      const url =
        api.root +
        path.replace('{id}', '3f0c7d52-9a41-4f6e-8c1b-2d7a5e90b613').replace('{outcome}', 'slow');
      const answer = await fetch(url, {
        method: method.toUpperCase(),
        headers: { Authorization: `Bearer ${key}` },
      });
      await answer.arrayBuffer();
      expect(answer.status, operation).not.toBe(404);
    }
  });

  it('lists every finding code and check that a report can hold', () => {
    const { schemas } = document.components as {
      schemas: Record<string, { 'x-finding-codes': object[]; 'x-checks': object[] }>;
    };
    expect(schemas.Finding?.['x-finding-codes']).toContainEqual({
      code: 'balance_mismatch',
      source: 'content',
      category: 'amount_logic',
      severity: 'high',
      points: 60,
    });
    expect(schemas.Check?.['x-checks']).toContainEqual({
      id: 'iban',
      label: { he: expect.stringContaining('IBAN') as unknown, en: 'IBAN check digits' },
    });
  });

  it('every error code is documented somewhere', () => {
    const text = JSON.stringify(document.paths);
    for (const code of ERROR_CODES) expect(text).toContain(code);
  });

  it('only the five open endpoints need no key', () => {
    const open = ROUTES.filter(({ access }) => access === 'open').map(({ path }) => path);
    expect(open.sort()).toEqual(
      ['/api/v1/openapi.json', '/docs', '/healthz', '/metrics', '/readyz'].sort(),
    );
  });

  it('all references lead somewhere', () => {
    const references = JSON.stringify(document).match(/"#\/[^"]+"/g) ?? [];
    expect(references.length).toBeGreaterThan(50);
    for (const reference of new Set(references)) {
      const parts = (JSON.parse(reference) as string).slice(2).split('/');
      const found = parts.reduce<unknown>(
        (node, part) => (node as Record<string, unknown> | undefined)?.[part],
        document,
      );
      expect(found, reference).toBeDefined();
    }
  });

  it('describes every event with its headers', () => {
    const webhooks = document.webhooks as Record<string, unknown>;
    expect(Object.keys(webhooks)).toEqual(EventType.options);
    const own = ['Emet-Event', 'Emet-Delivery', 'Emet-Signature'];
    for (const header of [...own, 'webhook-id', 'webhook-timestamp', 'webhook-signature']) {
      expect(JSON.stringify(webhooks['scan.completed'])).toContain(header);
    }
  });

  it('its examples fit its own schemas', () => {
    const contract = readContract(document);
    for (const [id, examples] of Object.entries(EXAMPLES)) {
      const route = ROUTES.find((one) => one.id === id);
      for (const [status, example] of Object.entries(examples)) {
        const schema = route?.answers[Number(status)]?.schema;
        expect(schema?.safeParse(example).success, `${id} ${status}`).toBe(true);
      }
    }
    expect(contract.fits('Scan', EXAMPLES['create-scan']?.[202])).toEqual([]);
  });
});

describe('the check of responses itself', () => {
  const seen = (body: unknown, headers = {}) => ({
    status: 200,
    headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
    body,
  });

  it('finds missing headers, missing and undocumented fields, statuses and media types', () => {
    const contract = readContract(document);
    const url = `${api.base}/usage`;
    const wrong = contract.check('GET', url, seen({ object: 'usage', extra: 1 })).join('\n');
    expect(wrong).toContain('header X-Request-Id is missing');
    expect(wrong).toContain("must have required property 'plan'");
    expect(wrong).toContain('"additionalProperty":"extra"');
    expect(contract.check('GET', url, { ...seen({}), status: 418 })).toHaveLength(1);
    const error = { error: { code: 'EMPTY_FILE', message: '', request_id: '' } };
    expect(contract.check('GET', url, { ...seen(error), status: 400 }).join()).toContain('code');
  });
});

describe('the page to read', () => {
  it('needs nothing from elsewhere and may run nothing', async () => {
    const answer = await fetch(`${api.root}/docs`);
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(/i);
  });

  it('has a section, a command and every code for each endpoint, and no dead anchor', async () => {
    const page = await (await fetch(`${api.root}/docs`)).text();
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, access } of ROUTES) {
      expect(ids).toContain(id);
      if (access === 'key') expect(CURL_EXAMPLES[id], id).toContain('curl');
    }
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    for (const code of ERROR_CODES) expect(page).toContain(code);
  });
});
