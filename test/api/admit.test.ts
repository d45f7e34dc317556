import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCaller } from './call.js';
import { openApi, type TestApi } from './open-api.js';

let api: TestApi;
let call: Awaited<ReturnType<typeof openCaller>>['call'];

beforeAll(async () => {
  api = await openApi({ environment: { TRUST_PROXY: '1' } });
  ({ call } = await openCaller(api.base));
});
afterAll(() => api.close());

/** Requests without a key are counted by address, so each test comes from its own. */
const from = (address: string) => ({ 'X-Forwarded-For': address });

describe('who is let in', () => {
  it('refuses a request without a key as NO_KEY, whatever it asks for', async () => {
    for (const path of ['/', '/scans', '/usage', '/nothing', `${api.root}/elsewhere`]) {
      const answer = await call('GET', path);
      expect([answer.status, answer.code]).toEqual([401, 'NO_KEY']);
    }
  });

  it.each([{ Authorization: '' }, { Authorization: 'Bearer ' }, { Authorization: 'Basic eDp5' }])(
    'takes %j for no key',
    async (headers) => {
      const answer = await call('GET', '/', { headers });
      expect([answer.status, answer.code]).toEqual([401, 'NO_KEY']);
    },
  );

  it('refuses an unknown, an overlong and a revoked key as INVALID', async () => {
    const { key, keyId } = await api.makeKey();
    expect((await call('GET', '/', { key })).status).toBe(200);
    await api.platform.accounts.revokeKey(keyId);
    for (const presented of [key, `${key}x`, 'x'.repeat(5000), "' OR 1=1 --"]) {
      const answer = await call('GET', '/', { key: presented });
      expect([answer.status, answer.code]).toEqual([401, 'INVALID']);
    }
  });

  it('says of a key that has ended how and when, and counts it as one that never was', async () => {
    const { accounts } = api.platform;
    const { key, keyId, organisationId } = await api.makeKey({ rateLimit: 1 });
    const rolled = await accounts.rollKey(keyId, {
      ...{ hash: 'f0'.repeat(32), prefix: 'emet_live_', keepPreviousMs: 0 },
    });
    const at = rolled?.previous.expiresAt?.toISOString();
    const headers = from('198.51.100.40');
    const expired = await call('GET', '/', { key, headers });
    expect([expired.status, expired.code, expired.message]).toEqual([
      401,
      'INVALID',
      `The API key expired at ${at}. Use the key that replaced it.`,
    ]);
    const revokedAt = (await accounts.revokeKey(keyId))?.revokedAt?.toISOString();
    const revoked = await call('GET', '/', { key, headers });
    expect(revoked.message).toBe(
      `The API key was revoked at ${revokedAt}. Use the key that replaced it.`,
    );
    const unknown = await call('GET', '/', { key: `${key}x`, headers });
    expect(unknown.message).toBe('API key invalid or revoked.');
    const left = [expired, revoked, unknown].map((one) => one.headers.get('RateLimit-Remaining'));
    expect(left).toEqual(['119', '118', '117']);
    // The organisation has still its one request.
    const other = await api.makeKey({ id: organisationId });
    expect((await call('GET', '/', { key: other.key })).status).toBe(200);
    const lines = api
      .logged()
      .split('\n')
      .filter((line) => line.includes(keyId));
    expect(lines.some((line) => line.includes('"status":401') || line.includes('401'))).toBe(true);
    expect(api.logged()).not.toContain(key);
  });

  it('takes the scheme in any case, and more than one space after it', async () => {
    const { key } = await api.makeKey();
    const answer = await call('GET', '/', { headers: { Authorization: `bearer   ${key}` } });
    expect(answer.status).toBe(200);
  });

  it('refuses a suspended organisation as SUSPENDED until it is resumed', async () => {
    const { key, organisationId } = await api.makeKey();
    await api.platform.accounts.setOrganisationSuspended(organisationId, true);
    const answer = await call('GET', '/', { key });
    expect([answer.status, answer.code]).toEqual([403, 'SUSPENDED']);
    await api.platform.accounts.setOrganisationSuspended(organisationId, false);
    expect((await call('GET', '/', { key })).status).toBe(200);
  });

  it('refuses the key of a suspended owner as SUSPENDED, and no other key of the organisation', async () => {
    const { key, organisationId } = await api.makeKey({}, ['scans:read'], 'owner@example.com');
    const other = await api.makeKey({ id: organisationId });
    await api.platform.accounts.setUserSuspended('Owner@Example.com', true);
    const answer = await call('GET', '/', { key });
    expect([answer.status, answer.code]).toEqual([403, 'SUSPENDED']);
    expect((await call('GET', '/', { key: other.key })).status).toBe(200);
  });

  it('refuses a plan without the API as NO_API_ACCESS', async () => {
    const { key } = await api.makeKey({ plan: 'free' });
    const answer = await call('GET', '/', { key });
    expect([answer.status, answer.code]).toEqual([403, 'NO_API_ACCESS']);
  });

  it('names the scope that a key lacks, for every endpoint that needs one', async () => {
    const { key } = await api.makeKey({}, []);
    const id = '3f0c7d52-9a41-4f6e-8c1b-2d7a5e90b613';
    for (const [method, path, scope] of [
      ['POST', '/scans', 'scans:write'],
      ['GET', '/scans', 'scans:read'],
      ['GET', `/scans/${id}`, 'scans:read'],
      ['DELETE', `/scans/${id}`, 'scans:delete'],
      ['GET', '/usage', 'usage:read'],
      ['GET', '/webhooks', 'webhooks:manage'],
      ['POST', `/webhooks/${id}/replay`, 'webhooks:manage'],
      ['GET', '/keys', 'keys:manage'],
      ['POST', '/keys', 'keys:manage'],
      ['POST', `/keys/${id}/roll`, 'keys:manage'],
      ['DELETE', `/keys/${id}`, 'keys:manage'],
      ['GET', '/audit-events', 'audit:read'],
    ] as const) {
      const answer = await call(method, path, { key });
      expect([answer.status, answer.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
      expect(answer.message).toContain(scope);
    }
    expect((await call('GET', '/', { key })).status).toBe(200);
  });

  it('judges the key before the version, the version before the scope, the scope before the request', async () => {
    const { key } = await api.makeKey({}, []);
    const wrong = { 'Emet-Version': '2020-01-01' };
    const bad = '/scans?limit=x';
    expect((await call('GET', bad, { headers: wrong })).code).toBe('NO_KEY');
    const versioned = await call('GET', bad, { key, headers: wrong });
    expect([versioned.status, versioned.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(versioned.message).toContain('Emet-Version');
    expect((await call('GET', bad, { key })).code).toBe('INSUFFICIENT_SCOPE');
  });

  it('accepts its own version by name', async () => {
    const { key } = await api.makeKey();
    const answer = await call('GET', '/', { key, headers: { 'Emet-Version': '2026-10-01' } });
    expect(answer.status).toBe(200);
  });
});

describe('rate limits', () => {
  it('counts by organisation, over all its keys, and says when to come back', async () => {
    const one = await api.makeKey({ rateLimit: 3 });
    const two = await api.makeKey({ id: one.organisationId });
    const left = [];
    for (const { key } of [one, two, one]) {
      const answer = await call('GET', '/', { key });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('RateLimit-Limit')).toBe('3');
      left.push(answer.headers.get('RateLimit-Remaining'));
    }
    expect(left).toEqual(['2', '1', '0']);
    const over = await call('GET', '/', { key: two.key });
    expect([over.status, over.code]).toEqual([429, 'RATE_LIMITED']);
    const seconds = Number(over.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(Number(over.headers.get('RateLimit-Reset'))).toBeLessThanOrEqual(60);
  });

  it('leaves other organisations alone', async () => {
    const busy = await api.makeKey({ rateLimit: 1 });
    const calm = await api.makeKey({ rateLimit: 1 });
    await call('GET', '/', { key: busy.key });
    expect((await call('GET', '/', { key: busy.key })).status).toBe(429);
    expect((await call('GET', '/', { key: calm.key })).status).toBe(200);
  });

  it('counts refused requests of a valid key as well', async () => {
    const { key } = await api.makeKey({ rateLimit: 2 });
    await call('GET', '/scans?limit=x', { key });
    await call('GET', '/nothing', { key });
    expect((await call('GET', '/', { key })).status).toBe(429);
  });

  it('ends guessing of keys in 429, by client address, without shutting out a valid key', async () => {
    const headers = from('198.51.100.20');
    for (let i = 0; i < 120; i += 1) {
      const answer = await fetch(`${api.base}/`, {
        headers: { ...headers, Authorization: 'Bearer x' },
      });
      expect(answer.status).toBe(401);
      await answer.arrayBuffer();
    }
    const answer = await call('GET', '/', { key: 'x', headers });
    expect([answer.status, answer.code]).toEqual([429, 'RATE_LIMITED']);
    expect((await call('GET', '/', { headers: from('198.51.100.21') })).status).toBe(401);
    const { key } = await api.makeKey();
    expect((await call('GET', '/', { key, headers })).status).toBe(200);
  });

  it('takes an IPv6 client for its whole /64', async () => {
    const left = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']) {
      const answer = await call('GET', '/', { headers: from(address) });
      left.push(Number(answer.headers.get('RateLimit-Remaining')));
    }
    expect(left).toEqual([119, 118, 119]);
  });

  it('believes as many proxies as it is told of, and none beyond', async () => {
    const spoofed = await call('GET', '/', { headers: from('203.0.113.1, 198.51.100.77') });
    expect(spoofed.headers.get('RateLimit-Remaining')).toBe('119');
    const again = await call('GET', '/', { headers: from('203.0.113.2, 198.51.100.77') });
    expect(again.headers.get('RateLimit-Remaining')).toBe('118');
  });

  it('never counts documents and probes', async () => {
    const headers = from('198.51.100.30');
    for (let i = 0; i < 3; i += 1) {
      for (const url of [`${api.root}/healthz`, `${api.root}/docs`, `${api.base}/openapi.json`]) {
        const answer = await call('GET', url, { headers });
        expect(answer.status).toBe(200);
        expect(answer.headers.get('RateLimit-Remaining')).toBe('120');
      }
    }
  });
});

describe('request ids', () => {
  it('keeps a plain id of the client, in the header and in the error', async () => {
    const answer = await call('GET', '/', { headers: { 'X-Request-Id': 'order-7.b_2' } });
    expect(answer.headers.get('X-Request-Id')).toBe('order-7.b_2');
  });

  it.each(['with space', 'a'.repeat(101), '<script>', ''])('replaces "%s"', async (id) => {
    const answer = await call('GET', '/', { headers: { 'X-Request-Id': id } });
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{8}-/);
  });
});
