import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DASHBOARD_ROUTES } from '../../../api/dashboard/routes/index.js';
import type { Role } from '../../../core/users.js';
import { openApi, type TestApi } from '../open-api.js';
import { openBrowser, openSignedIn, PASSWORD } from './browser.js';

const Invited = z.looseObject({
  user: z.looseObject({ id: z.uuid(), email: z.string() }),
  link: z.string(),
});

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

let people = 0;
const somebody = (role: Role) => ({
  email: `guest${(people += 1)}@example.com`,
  name: 'Guest',
  role,
});
/** An owner, an admin and an analyst of one organisation, signed in. */
async function openOffice() {
  const owner = await openSignedIn(api, { role: 'owner' });
  const { organisationId } = owner.user;
  const admin = await openSignedIn(api, { role: 'admin', organisationId });
  const analyst = await openSignedIn(api, { role: 'analyst', organisationId });
  return { owner, admin, analyst, organisationId };
}

describe('users', () => {
  test('are invited by a link that is shown once, and listed as they are', async () => {
    const { admin } = await openOffice();
    const answer = await admin.call('POST', '/users', {
      json: { ...somebody('analyst'), language: 'en' },
    });
    expect(answer.status).toBe(201);
    const { user, link } = Invited.parse(answer.body);
    expect(link).toMatch(new RegExp(`^${api.root}/invitation#[\\w-]{43}$`));
    expect(user).toMatchObject({ state: 'invited', role: 'analyst', language: 'en' });
    const list = await admin.call('GET', '/users');
    expect(JSON.stringify(list.body)).not.toContain(link.split('#')[1]);
    expect((list.body as { data: unknown[] }).data).toContainEqual(user);

    const guest = await openBrowser(api);
    const token = link.split('#')[1];
    await guest.call('POST', '/invitations/accept', { json: { token, password: PASSWORD } });
    expect((await guest.call('GET', '/session')).body).toMatchObject({ user: { id: user.id } });
    const again = await admin.call('POST', '/users', {
      json: { email: user.email, name: 'Again', role: 'analyst' },
    });
    expect(again).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  });

  test('change, are suspended with their keys, and resume', async () => {
    const { admin, analyst, organisationId } = await openOffice();
    const { key } = await api.makeKey({ id: organisationId }, ['usage:read'], analyst.user.email);
    const usage = async () =>
      (await fetch(`${api.base}/usage`, { headers: { Authorization: `Bearer ${key}` } })).status;
    const path = `/users/${analyst.user.id}`;
    expect(await usage()).toBe(200);
    const changed = await admin.call('PATCH', path, { json: { suspended: true, name: 'N' } });
    expect(changed.body).toMatchObject({
      ...{ state: 'suspended', suspended_by: 'organization', name: 'N' },
    });
    expect(await usage()).toBe(403);
    expect((await analyst.call('GET', '/session')).status).toBe(401);
    await admin.call('PATCH', path, { json: { suspended: false } });
    expect(await usage()).toBe(200);
    expect((await analyst.signIn(analyst.user.email)).status).toBe(200);
    await admin.call('PATCH', path, { json: { role: 'admin' } });
    expect((await analyst.call('GET', '/session')).status).toBe(401);
  });

  test('reset gives another link, with which alone the user comes back', async () => {
    const { admin, analyst } = await openOffice();
    const answer = await admin.call('POST', `/users/${analyst.user.id}/reset`);
    const { link, user } = Invited.parse(answer.body);
    expect(user).toMatchObject({ state: 'invited', two_factor: false });
    expect((await analyst.call('GET', '/session')).status).toBe(401);
    expect((await analyst.signIn(analyst.user.email)).code).toBe('SIGN_IN_FAILED');
    const json = { token: link.split('#')[1], password: 'Another quay 11' };
    expect((await analyst.call('POST', '/invitations/accept', { json })).status).toBe(200);
  });

  test('removed cannot come back', async () => {
    const { admin, analyst } = await openOffice();
    expect((await admin.call('DELETE', `/users/${analyst.user.id}`)).body).toEqual({ done: true });
    expect((await analyst.call('GET', '/session')).status).toBe(401);
    expect((await analyst.signIn(analyst.user.email)).code).toBe('SIGN_IN_FAILED');
    expect((await admin.call('DELETE', `/users/${analyst.user.id}`)).status).toBe(404);
  });

  test('may change their own name and language, nothing else', async () => {
    const { analyst } = await openOffice();
    const answer = await analyst.call('PATCH', '/session', {
      json: { name: 'דנה', language: 'he' },
    });
    expect(answer.body).toMatchObject({ user: { name: 'דנה', language: 'he', role: 'analyst' } });
    expect((await analyst.call('PATCH', '/session', { json: { role: 'owner' } })).status).toBe(400);
  });
});

describe('roles', () => {
  const calls = (id: string): [string, string, object?][] => [
    ['GET', '/users'],
    ['POST', '/users', { ...somebody('analyst') }],
    ['PATCH', `/users/${id}`, { name: 'X' }],
    ['POST', `/users/${id}/reset`],
    ['DELETE', `/users/${id}`],
  ];

  test('an analyst keeps no users, and a visitor reaches nothing', async () => {
    const { analyst, admin } = await openOffice();
    const visitor = await openBrowser(api);
    for (const [method, path, json] of calls(admin.user.id)) {
      const options = json === undefined ? {} : { json };
      expect(await analyst.call(method, path, options)).toMatchObject({
        status: 403,
        code: 'NOT_PERMITTED',
      });
      expect(await visitor.call(method, path, options)).toMatchObject({
        status: 401,
        code: 'NO_SESSION',
      });
    }
    expect(await api.platform.users.get(admin.user.id)).toMatchObject({ name: 'Person' });
  });

  test('owners alone make and change owners', async () => {
    const { owner, admin, analyst } = await openOffice();
    const id = owner.user.id;
    const refused = { status: 403, code: 'NOT_PERMITTED' };
    for (const [method, path, json] of calls(id).slice(2)) {
      const options = json === undefined ? {} : { json };
      expect(await admin.call(method, path, options)).toMatchObject(refused);
    }
    const json = somebody('owner');
    expect(await admin.call('POST', '/users', { json })).toMatchObject(refused);
    const promote = { json: { role: 'owner' } };
    for (const path of [`/users/${analyst.user.id}`, `/users/${admin.user.id}`]) {
      expect(await admin.call('PATCH', path, promote)).toMatchObject(refused);
    }
    expect((await owner.call('POST', '/users', { json })).status).toBe(201);
    const answer = await owner.call('PATCH', `/users/${admin.user.id}`, promote);
    expect(answer.body).toMatchObject({ role: 'owner' });
  });

  test('the last owner stays', async () => {
    const { owner } = await openOffice();
    const path = `/users/${owner.user.id}`;
    for (const [method, json] of [
      ['PATCH', { role: 'admin' }],
      ['PATCH', { suspended: true }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await owner.call(method, path, json === undefined ? {} : { json });
      expect(answer).toMatchObject({ status: 409, code: 'LAST_OWNER' });
    }
    expect((await owner.call('GET', '/session')).status).toBe(200);
  });

  test('another organisation’s users are as those that do not exist', async () => {
    const { owner } = await openOffice();
    const other = await openOffice();
    const list = JSON.stringify((await owner.call('GET', '/users')).body);
    for (const { user } of [other.owner, other.admin, other.analyst]) {
      expect(list).not.toContain(user.id);
      for (const [method, path, json] of calls(user.id).slice(2)) {
        const answer = await owner.call(method, path, json === undefined ? {} : { json });
        expect(answer).toMatchObject({ status: 404, message: 'There is no such user.' });
      }
      expect((await owner.call('PATCH', '/users/none', { json: {} })).status).toBe(404);
    }
    for (const browser of [other.owner, other.admin, other.analyst]) {
      expect((await browser.call('GET', '/session')).status).toBe(200);
    }
  });

  test('whom the operator suspended, no organisation resumes', async () => {
    const { admin, analyst } = await openOffice();
    await api.platform.accounts.setUserSuspended(analyst.user.email, true);
    const answer = await admin.call('PATCH', `/users/${analyst.user.id}`, {
      json: { suspended: false },
    });
    expect(answer).toMatchObject({ status: 403, code: 'NOT_PERMITTED' });
    const { data } = (await admin.call('GET', '/users')).body as { data: unknown[] };
    expect(data).toContainEqual(
      expect.objectContaining({ email: analyst.user.email, suspended_by: 'operator' }),
    );
    expect((await analyst.signIn(analyst.user.email)).code).toBe('SUSPENDED');
  });
});

describe('the audit log', () => {
  const recorded = async (organisationId: string) =>
    (await api.platform.audit.list({ organisationId, after: null, limit: 100 })).events;

  test('has one record of each act, with who did it, and none of what was refused', async () => {
    const { admin, analyst, owner, organisationId } = await openOffice();
    const { id, email } = analyst.user;
    const before = (await recorded(organisationId)).length;
    const guest = somebody('analyst');
    const acts: [string, string, object | undefined, string, string][] = [
      ['POST', '/users', guest, 'user.created', guest.email],
      ['PATCH', `/users/${id}`, { role: 'admin' }, 'user.role_changed', email],
      ['PATCH', `/users/${id}`, { suspended: true }, 'user.suspended', email],
      ['PATCH', `/users/${id}`, { suspended: false }, 'user.resumed', email],
      ['POST', `/users/${id}/reset`, undefined, 'user.password_reset', email],
      ['DELETE', `/users/${id}`, undefined, 'user.removed', email],
    ];
    const links: string[] = [];
    for (const [index, [method, path, json, action, target]] of acts.entries()) {
      const answer = await admin.call(method, path, json === undefined ? {} : { json });
      expect(answer.status, action).toBeLessThan(300);
      links.push((answer.body as { link?: string }).link?.split('#')[1] ?? 'no link');
      const events = await recorded(organisationId);
      expect(events).toHaveLength(before + index + 1);
      expect(events[0]).toMatchObject({
        ...{ action, outcome: 'done', organisationId, livemode: true },
        actor: { kind: 'user', id: admin.user.id, email: admin.user.email },
        target: { kind: 'user', id: target },
        origin: '127.0.0.1',
        requestId: answer.headers.get('X-Request-Id'),
      });
    }
    const kept = await recorded(organisationId);
    for (const link of links) expect(JSON.stringify(kept)).not.toContain(link);

    const refused: [string, string, object?][] = [
      ['POST', '/users', { ...somebody('analyst'), email: owner.user.email }],
      ['PATCH', `/users/${owner.user.id}`, { role: 'admin' }],
      ['DELETE', `/users/${owner.user.id}`],
      ['PATCH', `/users/${admin.user.id}`, { role: 'admin', suspended: false }],
    ];
    for (const [method, path, json] of refused) {
      await owner.call(method, path, json === undefined ? {} : { json });
    }
    expect(await recorded(organisationId)).toEqual(kept);
  });

  test('each route that changes anything declares its acts, or is no administrative act', () => {
    const silent = DASHBOARD_ROUTES.filter(
      ({ method, right, acts }) => method !== 'get' && right !== null && acts.length === 0,
    );
    // Sessions, settings of one's own and work with scans are no such acts.
    expect(
      silent.filter(({ right }) => right !== 'own:manage' && !right?.startsWith('scans:')),
    ).toEqual([]);
  });
});
