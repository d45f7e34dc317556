import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '../../api/routes/index.js';
import { Scope } from '../../core/accounts.js';
import { KEY_ROLL_KEEP_MAX_S, KEYS_MAX } from '../../core/api-key.js';
import { openCaller } from './call.js';
import { openApi, type TestApi } from './open-api.js';

const DAY = 24 * 3_600_000;
const MISSING = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let call: Awaited<ReturnType<typeof openCaller>>['call'];
/** Set forward by tests; the same for stores and API. */
let aheadMs = 0;
const now = (): Date => new Date(Date.now() + aheadMs);

beforeAll(async () => {
  api = await openApi({ clock: now });
  ({ call } = await openCaller(api.base));
});
afterAll(() => api.close());

const Key = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  prefix: z.string(),
  scopes: z.array(z.string()),
  owner: z.string().nullable(),
  state: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  replaced_by: z.string().nullable(),
  livemode: z.boolean(),
});
const Made = Key.extend({ key: z.string() });
const Rolled = Made.extend({ previous: Key });
const Page = z.object({
  data: z.array(Key),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
});

const create = async (key: string, json: object) => {
  const answer = await call('POST', '/keys', { key, json });
  expect(answer.status).toBe(201);
  return Made.parse(answer.body);
};
const roll = async (key: string, id: string, json: object = {}) => {
  const answer = await call('POST', `/keys/${id}/roll`, { key, json });
  expect(answer.status, answer.message).toBe(200);
  return Rolled.parse(answer.body);
};
const list = async (key: string, query = '') =>
  Page.parse((await call('GET', `/keys${query}`, { key })).body);
const statusOf = async (key: string) => (await call('GET', '/', { key })).status;

describe('keys by the API', () => {
  it('are made, shown once, listed, retrieved, and revoked at once and for good', async () => {
    const { key } = await api.makeKey({}, [...Scope.options], 'owner@example.com');
    const expires = new Date(now().getTime() + DAY).toISOString();
    const { key: secret, ...made } = await create(key, {
      name: 'מערכת CRM',
      scopes: ['usage:read', 'scans:read', 'usage:read'],
      expires_at: expires,
    });
    expect(secret).toMatch(/^emet_live_[\w-]{43}$/);
    expect(made).toMatchObject({
      name: 'מערכת CRM',
      prefix: secret.slice(0, 14),
      scopes: ['scans:read', 'usage:read'],
      owner: 'owner@example.com',
      state: 'valid',
      expires_at: expires,
      last_used_at: null,
      livemode: true,
    });
    expect((await call('GET', `/keys/${made.id}`, { key })).body).toMatchObject(made);
    expect((await list(key)).data[0]).toEqual(made);
    expect((await call('GET', '/', { key: secret })).body).toMatchObject({
      id: made.id,
      name: 'מערכת CRM',
      expires_at: expires,
    });
    expect((await call('GET', '/keys', { key: secret })).code).toBe('INSUFFICIENT_SCOPE');
    const revoked = await call('DELETE', `/keys/${made.id}`, { key });
    expect([revoked.status, Key.parse(revoked.body).state]).toEqual([200, 'revoked']);
    const refused = await call('GET', '/', { key: secret });
    expect([refused.status, refused.code]).toEqual([401, 'INVALID']);
    expect(refused.message).toBe(
      `The API key was revoked at ${Key.parse(revoked.body).revoked_at}.`,
    );
    const again = await call('DELETE', `/keys/${made.id}`, { key });
    expect(again.body).toEqual(revoked.body);
    expect(api.logged()).not.toContain(secret);
    expect(api.logged()).not.toContain(`"scanId":"${made.id}"`);
  });

  it('expire to the second, and say when', async () => {
    const { key } = await api.makeKey();
    const expiresAt = new Date(now().getTime() + DAY);
    const made = await create(key, { scopes: ['scans:read'], expires_at: expiresAt.toISOString() });
    expect(await statusOf(made.key)).toBe(200);
    aheadMs += DAY + 1000;
    const refused = await call('GET', '/', { key: made.key });
    expect([refused.status, refused.code, refused.message]).toEqual([
      401,
      'INVALID',
      `The API key expired at ${expiresAt.toISOString()}.`,
    ]);
    expect((await call('GET', `/keys/${made.id}`, { key })).body).toMatchObject({
      state: 'expired',
    });
  });

  it('roll without a gap: both work until the former one ends', async () => {
    const { key } = await api.makeKey();
    const made = await create(key, { scopes: ['scans:read'], name: 'Old' });
    const rolled = await roll(key, made.id);
    expect(rolled).toMatchObject({ name: 'Old', scopes: ['scans:read'], state: 'valid' });
    expect(rolled.previous).toMatchObject({ id: made.id, replaced_by: rolled.id, state: 'valid' });
    const left = Date.parse(rolled.previous.expires_at ?? '') - now().getTime();
    expect(left / DAY).toBeCloseTo(7, 2);
    expect([await statusOf(made.key), await statusOf(rolled.key)]).toEqual([200, 200]);
    aheadMs += 7 * DAY;
    expect([await statusOf(made.key), await statusOf(rolled.key)]).toEqual([401, 200]);
    const again = await call('POST', `/keys/${made.id}/roll`, { key, json: {} });
    expect([again.status, again.code, again.message]).toEqual([
      400,
      'INVALID_REQUEST',
      `The key was rolled before and replaced by ${rolled.id}, so it cannot be rolled.`,
    ]);
  });

  it('may roll and revoke themselves', async () => {
    const { key, keyId } = await api.makeKey();
    const rolled = await roll(key, keyId, { keep_previous_s: 0 });
    expect([await statusOf(key), await statusOf(rolled.key)]).toEqual([401, 200]);
    expect((await call('DELETE', `/keys/${rolled.id}`, { key: rolled.key })).status).toBe(200);
    expect(await statusOf(rolled.key)).toBe(401);
  });

  it('recover from a lost answer of a roll, as its description says', async () => {
    const { key, keyId } = await api.makeKey();
    const { id: lost } = await roll(key, keyId);
    const former = Key.parse((await call('GET', `/keys/${keyId}`, { key })).body);
    expect(former.replaced_by).toBe(lost);
    const found = await roll(key, lost, { keep_previous_s: 0 });
    expect(await statusOf(found.key)).toBe(200);
  });

  it('give nobody a scope that the calling key lacks, by making or by rolling', async () => {
    const { key: all, organisationId } = await api.makeKey();
    const few = await api.makeKey({ id: organisationId }, ['keys:manage', 'scans:read']);
    const strong = await create(all, { scopes: ['scans:read', 'scans:delete'] });
    const before = await list(all);
    for (const [path, json] of [
      ['/keys', { scopes: ['scans:read', 'scans:delete'] }],
      [`/keys/${strong.id}/roll`, {}],
    ] as const) {
      const refused = await call('POST', path, { key: few.key, json });
      expect([refused.status, refused.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
      expect(refused.message).toContain('scans:delete');
    }
    expect(await list(all)).toEqual(before);
    // Taking away is not giving.
    expect((await call('DELETE', `/keys/${strong.id}`, { key: few.key })).status).toBe(200);
    await create(few.key, { scopes: ['keys:manage'] });
  });

  it('of another organisation, or of the other mode, are as none, for every route', async () => {
    const { key, organisationId } = await api.makeKey();
    const { keyId: strange } = await api.makeKey();
    const test = await api.makeKey({ id: organisationId }, [...Scope.options], null, 'test');
    const routes = ROUTES.filter(({ path }) => path.startsWith('/api/v1/keys/{id}'));
    expect(routes).toHaveLength(3);
    for (const { method, path } of routes) {
      for (const id of [strange, test.keyId, MISSING, 'no-uuid']) {
        const at = path.replace('{id}', id).replace('/api/v1', '');
        const answer = await call(method.toUpperCase(), at, {
          key,
          ...(method === 'post' && { json: {} }),
        });
        expect([at, answer.status, answer.code]).toEqual([at, 404, 'NOT_FOUND']);
      }
    }
    expect(await api.platform.accounts.getKey(strange)).toMatchObject({ revokedAt: null });
    expect((await list(key)).data).toHaveLength(1);
    expect((await list(test.key)).data).toMatchObject([{ id: test.keyId, livemode: false }]);
    const made = await create(test.key, { scopes: ['scans:write'] });
    expect(made.key).toMatch(/^emet_test_/);
    expect((await roll(test.key, made.id)).key).toMatch(/^emet_test_/);
  });

  it('are listed by pages, newest first', async () => {
    const { key, keyId } = await api.makeKey();
    const ids = [keyId];
    for (let count = 0; count < 4; count += 1) {
      ids.unshift((await create(key, { scopes: ['scans:read'] })).id);
    }
    const seen = [];
    let cursor = '';
    for (let pages = 0; pages < 10; pages += 1) {
      const page = await list(key, `?limit=2${cursor}`);
      seen.push(...page.data.map(({ id }) => id));
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(seen).toEqual(ids);
    const stranger = await api.makeKey();
    const refused = await call('GET', `/keys?limit=2${cursor}`, { key: stranger.key });
    expect(refused.code).toBe('INVALID_REQUEST');
  });

  it('are limited in number, and their fields are checked', async () => {
    const { key } = await api.makeKey();
    const scopes = ['scans:read'];
    for (const [json, message] of [
      [{}, 'Field "scopes" must be a list.'],
      [{ scopes: [] }, 'Field "scopes" must hold at least 1.'],
      [{ scopes: ['root'] }, /^Field "scopes\.0" must be one of "scans:write"/],
      [{ scopes, name: '' }, 'Field "name" must not be empty.'],
      [{ scopes, owner: 'nobody' }, 'Field "owner" must be an e-mail address.'],
      [
        { scopes, expires_at: '2020-01-01T00:00:00Z' },
        'Field "expires_at" must be a time to come.',
      ],
      [{ scopes, expires_at: '2099-01-01' }, /^Field "expires_at" must be /],
      [{ scopes, key: 'mine' }, 'Unknown field "key".'],
    ] as const) {
      const refused = await call('POST', '/keys', { key, json });
      expect([refused.status, refused.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(refused.message).toMatch(message);
    }
    const made = await create(key, { scopes, owner: 'A@Example.com', name: null });
    expect(made.owner).toBe('a@example.com');
    for (const json of [
      { keep_previous_s: KEY_ROLL_KEEP_MAX_S + 1 },
      { keep_previous_s: -1 },
      { keep_previous_s: 1.5 },
      { expires_at: '2020-01-01T00:00:00Z' },
      { keep: 1 },
    ]) {
      const refused = await call('POST', `/keys/${made.id}/roll`, { key, json });
      expect([refused.status, refused.code]).toEqual([400, 'INVALID_REQUEST']);
    }
    for (let count = 2; count < KEYS_MAX; count += 1) await create(key, { scopes });
    const more = await call('POST', '/keys', { key, json: { scopes } });
    expect([more.status, more.message]).toEqual([
      400,
      `The organization has ${KEYS_MAX} valid keys, the most it may have: revoke those it does not need.`,
    ]);
  });

  it('show their last use, that of this moment when the API has ended', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'emet-last-use-'));
    const start = async () => {
      const started = await openApi({ environment: { DATA_DIR: folder } });
      return { ...started, ...(await openCaller(started.base)) };
    };
    const first = await start();
    const { key, keyId } = await first.makeKey();
    await first.call('GET', '/', { key });
    const before = Date.now();
    await first.call('GET', '/scans?limit=x', { key });
    await first.close();
    const after = Date.now();
    const second = await start();
    const shown = (await second.call('GET', `/keys/${keyId}`, { key })).body;
    const at = Date.parse(Key.parse(shown).last_used_at ?? '');
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(after);
    await second.close();
    await rm(folder, { recursive: true });
  });
});
