import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hashKey } from '../../../adapters/open-platform.js';
import { PLANS } from '../../../core/accounts.js';
import { KEYS_MAX } from '../../../core/api-key.js';
import { accepted } from '../../adapters/contract/platform-under-test.js';
import { type Environment, json, refusal } from '../run-command.js';
import { on } from '../stores.js';

const DAY = 24 * 3_600_000;

let environment: Environment;
let org: string;
const run = (words: string) => json(environment, ...words.split(' '));
const Made = z.looseObject({ id: z.uuid(), key: z.string(), expires_at: z.string().nullable() });
const Rolled = Made.extend({
  previous: z.looseObject({ id: z.uuid(), expires_at: z.string(), replaced_by: z.uuid() }),
});
const made = async (flags = '') =>
  Made.parse(await run(`key create --org ${org} --scopes scans:read${flags}`));
const opens = (key: string) =>
  on(environment, async ({ accounts }) => (await accounts.findKey(hashKey(key))) !== null);

beforeEach(async () => {
  environment = { DATA_DIR: await mkdtemp(join(tmpdir(), 'emet-admin-keys-')) };
  org = z.object({ id: z.uuid() }).parse(await run('org create --name Bank --plan business')).id;
});
afterEach(() => rm(environment['DATA_DIR'] ?? '', { recursive: true }));

describe('org update', () => {
  test('changes what is given, and the test data with it', async () => {
    const { key } = await made(' --test');
    const before = await run('org list');
    expect(await run(`org update ${org} --plan enterprise --rate-limit 7`)).toMatchObject({
      ...{ id: org, name: 'Bank', plan: 'enterprise', limit: null, rate_limit: 7 },
    });
    await on(environment, async ({ accounts }) => {
      const holder = await accounts.findKey(hashKey(key));
      expect(holder?.organisation).toMatchObject({ plan: 'enterprise', rateLimit: 7, limit: null });
    });
    expect(await run(`org update ${org} --limit 0`)).toMatchObject({ limit: 0, name: 'Bank' });
    expect(await run(`org update ${org} --plan free`)).toMatchObject({ limit: 0 });
    expect(await run(`org update ${org} --limit none`)).toMatchObject({ limit: null });
    expect(await run(`org update ${org} --limit default`)).toMatchObject({
      limit: PLANS.free.limitDefault,
    });
    expect(await run(`org update ${org} --plan business --rate-limit 120 --name Bank`)).toEqual(
      z.array(z.unknown()).parse(before)[0],
    );
  });

  test('shows in the usage at once, without anything negative', async () => {
    await on(environment, (platform) => accepted(platform, org));
    await run(`org update ${org} --limit 0`);
    await on(environment, async ({ scans }) => {
      expect(await scans.usage(org)).toMatchObject({ used: 1, limit: 0, remaining: 0 });
    });
  });
});

describe('key create', () => {
  test('takes an expiry as a span, a date or an instant', async () => {
    const span = await made(' --expires 90d');
    const in90Days = Date.now() + 90 * DAY;
    expect(Math.abs(Date.parse(span.expires_at ?? '') - in90Days)).toBeLessThan(60_000);
    const expiries = [];
    for (const time of ['2099-01-31', '2099-01-31T09:30:00+02:00', 'never']) {
      expiries.push((await made(` --expires ${time}`)).expires_at);
    }
    expect(expiries).toEqual(['2099-01-31T00:00:00.000Z', '2099-01-31T07:30:00.000Z', null]);
    expect(await run(`key list --org ${org}`)).toMatchObject([
      { id: span.id, expires_at: span.expires_at, state: 'valid', last_used_at: null },
      ...expiries.map((expires_at) => ({ expires_at })),
    ]);
  });

  test('is refused where the organisation has all the keys it may have', async () => {
    await on(environment, async ({ accounts }) => {
      for (let count = 0; count < KEYS_MAX; count += 1) {
        await accounts.createKey({
          ...{ organisationId: org, hash: String(count), prefix: 'emet_live_' },
          ...{ scopes: [], name: null, ownerEmail: null },
        });
      }
    });
    const refused = ['key', 'create', '--org', org, '--scopes', 'scans:read'];
    expect(await refusal(environment, ...refused)).toContain(`has ${KEYS_MAX} valid keys`);
  });
});

describe('key roll', () => {
  test('shows a new key, and the former one works as long as it was given', async () => {
    const old = await made(' --name CRM --owner a@example.com --expires 30d');
    const rolled = Rolled.parse(await run(`key roll ${old.id}`));
    expect(rolled).toMatchObject({ name: 'CRM', owner: 'a@example.com', scopes: ['scans:read'] });
    expect(rolled.key).toMatch(/^emet_live_[\w-]{43}$/);
    const until = Date.parse(rolled.previous.expires_at);
    expect(Math.abs(until - (Date.now() + 7 * DAY))).toBeLessThan(60_000);
    const life = Date.parse(rolled.expires_at ?? '') - Date.now();
    expect(Math.abs(life - 30 * DAY)).toBeLessThan(60_000);
    expect([await opens(old.key), await opens(rolled.key)]).toEqual([true, true]);
    expect(await run(`key list --org ${org}`)).toMatchObject([
      { id: old.id, replaced_by: rolled.id, state: 'valid' },
      { id: rolled.id, replaced_by: null },
    ]);
  });

  test('ends the former key at once with --keep-previous 0, and keeps the mode', async () => {
    const old = await made(' --test');
    const rolled = Rolled.parse(await run(`key roll ${old.id} --keep-previous 0 --expires 1h`));
    expect(rolled.key).toMatch(/^emet_test_/);
    expect([await opens(old.key), await opens(rolled.key)]).toEqual([false, true]);
    expect(Date.parse(rolled.expires_at ?? '') - Date.now()).toBeLessThanOrEqual(3_600_000);
  });

  test('is refused for a key that was rolled or revoked', async () => {
    const { id } = await made();
    const rolled = Rolled.parse(await run(`key roll ${id}`));
    expect(await refusal(environment, 'key', 'roll', id)).toBe(
      `The key was rolled before and replaced by ${rolled.id}, so it cannot be rolled.`,
    );
    await run(`key revoke ${rolled.id}`);
    expect(await refusal(environment, 'key', 'roll', rolled.id)).toMatch(/^The key was revoked at/);
  });
});
