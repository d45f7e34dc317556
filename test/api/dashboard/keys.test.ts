import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Scope } from '../../../core/accounts.js';
import { mayDo, Role } from '../../../core/users.js';
import { openApi, type TestApi } from '../open-api.js';
import { openSignedIn } from './browser.js';

const Key = z.looseObject({
  id: z.uuid(),
  key: z.string().optional(),
  name: z.string(),
  state: z.string(),
  livemode: z.boolean(),
  owner: z.string().nullable(),
});
const List = z.object({ data: z.array(Key), next_cursor: z.string().nullable() });

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

type Browser = Awaited<ReturnType<typeof openSignedIn>>;
const openAdmin = (plan: 'free' | 'business' = 'business') =>
  api.platform.accounts
    .createOrganisation({ name: 'Sample', plan })
    .then(({ id }) => openSignedIn(api, { role: 'admin', organisationId: id }));
const list = async ({ call }: Browser, query = '') =>
  List.parse((await call('GET', `/keys${query}`)).body);
const make = async ({ call }: Browser, fields: object = {}, query = '') => {
  const json = { name: 'Till', scopes: ['usage:read'], ...fields };
  return call('POST', `/keys${query}`, { json });
};
const statusOf = async (key = ''): Promise<number> =>
  (await fetch(`${api.base}/usage`, { headers: { Authorization: `Bearer ${key}` } })).status;

describe('keys in the dashboard', () => {
  test('are shown once when made, listed, rolled with both valid, and revoked', async () => {
    const admin = await openAdmin();
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const answer = await make(admin, { scopes: ['usage:read', 'scans:read'], expires_at });
    expect(answer.status).toBe(201);
    const made = Key.parse(answer.body);
    expect(made).toMatchObject({ name: 'Till', state: 'valid', expires_at, livemode: true });
    expect(made['scopes']).toEqual(['scans:read', 'usage:read']);
    expect(await statusOf(made.key)).toBe(200);
    expect(JSON.stringify(await list(admin))).not.toContain(made.key);

    const json = { keep_previous_s: 600, expires_at: null };
    const rolled = Key.parse((await admin.call('POST', `/keys/${made.id}/roll`, { json })).body);
    expect(rolled).toMatchObject({ expires_at: null, owner: admin.user.email });
    expect([await statusOf(made.key), await statusOf(rolled.key)]).toEqual([200, 200]);
    const again = await admin.call('POST', `/keys/${made.id}/roll`, { json });
    expect(again).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });

    await admin.call('DELETE', `/keys/${made.id}`);
    expect([await statusOf(made.key), await statusOf(rolled.key)]).toEqual([401, 200]);
    expect((await list(admin)).data.map(({ id }) => id)).toEqual([rolled.id]);
    expect((await list(admin, '?state=ended')).data.map(({ id }) => id)).toEqual([made.id]);
  });

  test('are issued to whoever makes them unless told otherwise, and stop with the person', async () => {
    const admin = await openAdmin();
    const { organisationId } = admin.user;
    const own = Key.parse((await make(admin)).body);
    const nobodys = Key.parse((await make(admin, { owner: null })).body);
    expect([own.owner, nobodys.owner]).toEqual([admin.user.email, null]);
    const owner = await openSignedIn(api, { role: 'owner', organisationId });
    await owner.call('PATCH', `/users/${admin.user.id}`, { json: { suspended: true } });
    expect([await statusOf(own.key), await statusOf(nobodys.key)]).toEqual([403, 200]);
  });

  test('of test data are apart, and open test data', async () => {
    const admin = await openAdmin();
    const test = Key.parse((await make(admin, {}, '?livemode=false')).body);
    expect(test.livemode).toBe(false);
    expect(test.key).toMatch(/^emet_test_/);
    expect((await list(admin)).data).toEqual([]);
    expect((await list(admin, '?livemode=false')).data).toHaveLength(1);
    expect((await admin.call('DELETE', `/keys/${test.id}`)).status).toBe(404);
    expect((await admin.call('DELETE', `/keys/${test.id}?livemode=false`)).status).toBe(200);
    expect((await admin.call('GET', '/keys?livemode=no')).status).toBe(400);
  });

  test('of one organisation are unknown to every other', async () => {
    const admin = await openAdmin();
    const stranger = await openAdmin();
    const live = Key.parse((await make(admin)).body);
    const test = Key.parse((await make(admin, {}, '?livemode=false')).body);
    for (const query of ['', '?livemode=false']) {
      expect((await list(stranger, query)).data).toEqual([]);
      for (const { id } of [live, test, { id: randomUUID() }]) {
        const roll = await stranger.call('POST', `/keys/${id}/roll${query}`, { json: {} });
        expect(roll).toMatchObject({ status: 404, message: 'There is no such key.' });
        expect((await stranger.call('DELETE', `/keys/${id}${query}`)).status).toBe(404);
      }
    }
    expect(await statusOf(live.key)).toBe(200);
    const [first, second] = [await make(admin), await make(admin)];
    expect([first.status, second.status]).toEqual([201, 201]);
    const { next_cursor } = await list(admin, '?limit=1');
    const replayed = await stranger.call('GET', `/keys?limit=1&cursor=${next_cursor}`);
    expect(replayed.status).toBe(400);
  });

  test('are not made where the plan has no API, but can be revoked there', async () => {
    const admin = await openAdmin('free');
    for (const query of ['', '?livemode=false']) {
      expect(await make(admin, {}, query)).toMatchObject({ status: 403, code: 'NO_API_ACCESS' });
    }
    const { keyId } = await api.makeKey({ id: admin.user.organisationId });
    expect((await admin.call('DELETE', `/keys/${keyId}`)).status).toBe(200);
    const session = (await admin.call('GET', '/session')).body;
    expect(session).toMatchObject({ organization: { plan: { api_access: false } } });
  });

  test('ask for a name, scopes that exist and an expiry to come', async () => {
    const admin = await openAdmin();
    for (const wrong of [
      { name: '' },
      { scopes: [] },
      { scopes: ['everything'] },
      { owner: 'nobody' },
      { expires_at: '2020-01-01T00:00:00Z' },
    ]) {
      expect((await make(admin, wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await list(admin)).data).toEqual([]);
  });

  test('permit nothing that whoever may keep keys may not do', () => {
    for (const role of Role.options.filter((one) => mayDo(one, 'keys:manage'))) {
      for (const scope of Scope.options) expect(mayDo(role, scope), `${role} ${scope}`).toBe(true);
    }
  });
});
