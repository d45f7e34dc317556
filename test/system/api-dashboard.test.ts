import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startService, type Service } from './start-service.js';

// Sign-in of the dashboard on the whole program. On a cluster requests go to two API
// processes in turn, which share sessions and counts. The stores are its own: attempts are
// counted by client address, too, and all tests have the same.

const PASSWORD = 'Lantern over the quay 7';
const Invited = z.object({ link: z.string() });

let service: Service;
beforeAll(async () => {
  service = await startService({ MODE: 'api' }, 'alive');
});
afterAll(() => service.dispose());

interface Call {
  json?: unknown;
  cookie?: string;
  csrf?: string;
}
const call = (method: string, path: string, { json, cookie, csrf }: Call = {}) =>
  fetch(new URL(`/dashboard/api${path}`, service.base), {
    method,
    headers: {
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(csrf !== undefined && { 'X-CSRF-Token': csrf }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
/** The states of a session as several requests in a row find it. */
const states = async (cookie: string): Promise<number[]> => {
  const seen: number[] = [];
  for (let request = 0; request < 4; request += 1) {
    const answer = await call('GET', '/session', { cookie });
    await answer.arrayBuffer();
    seen.push(answer.status);
  }
  return seen;
};
const sessionOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  const { csrf_token: csrf } = z.object({ csrf_token: z.string() }).parse(await answer.json());
  return { cookie, csrf };
};

let people = 0;
async function openUser() {
  const { organisation } = await service.makeKey();
  const email = `person${(people += 1)}@example.com`;
  const flags = ['--org', organisation, '--email', email, '--role', 'owner'];
  const { link } = Invited.parse(await service.admin('user', 'create', ...flags));
  const json = { token: link.split('#')[1], password: PASSWORD };
  return { email, ...(await sessionOf(await call('POST', '/invitations/accept', { json }))) };
}
const signIn = async (email: string) =>
  sessionOf(await call('POST', '/session', { json: { email, password: PASSWORD } }));

test('a session holds in every API process, and sign-out ends it in all of them', async () => {
  const user = await openUser();
  const second = await signIn(user.email);
  expect(await states(user.cookie)).toEqual([200, 200, 200, 200]);
  expect((await call('DELETE', '/session', user)).status).toBe(200);
  expect(await states(user.cookie)).toEqual([401, 401, 401, 401]);
  expect(await states(second.cookie)).toEqual([200, 200, 200, 200]);
});

test('the operator’s suspension ends every session at once, and resuming revives none', async () => {
  const user = await openUser();
  const second = await signIn(user.email);
  await service.admin('user', 'suspend', user.email);
  for (const { cookie } of [user, second]) expect(await states(cookie)).toEqual(Array(4).fill(401));
  const json = { email: user.email, password: PASSWORD };
  expect((await call('POST', '/session', { json })).status).toBe(403);
  await service.admin('user', 'resume', user.email);
  for (const { cookie } of [user, second]) expect(await states(cookie)).toEqual(Array(4).fill(401));
  expect(await states((await signIn(user.email)).cookie)).toEqual([200, 200, 200, 200]);
});

test('attempts at an account are counted together, whichever process takes them', async () => {
  const user = await openUser();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const json = { email: user.email, password: 'Wrong as a password' };
    statuses.push((await call('POST', '/session', { json })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});
