import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hashKey, openPlatform } from '../../adapters/open-platform.js';
import { readSettings } from '../../core/settings.js';
import { runAdmin } from '../../scripts/admin/run-admin.js';
import { attempted } from '../adapters/contract/attempts.js';

const MISSING = '00000000-0000-4000-8000-000000000000';
const Time = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/);
const ShownOrganisation = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  plan: z.string(),
  limit: z.number().nullable(),
  rate_limit: z.number(),
  suspended: z.boolean(),
  training_copies: z.boolean(),
  created_at: Time,
});
const ShownKey = z.strictObject({
  id: z.uuid(),
  key: z.string().regex(/^emet_live_[\w-]{43}$/),
  prefix: z.string(),
  organization_id: z.uuid(),
  scopes: z.array(z.string()),
  name: z.string().nullable(),
  owner: z.string().nullable(),
  livemode: z.literal(true),
  created_at: Time,
  expires_at: Time.nullable(),
});
const Made = z.looseObject({ id: z.uuid() });
const MadeKey = z.looseObject({ id: z.uuid(), key: z.string() });

let environment: Record<string, string>;
beforeEach(async () => {
  environment = { DATA_DIR: await mkdtemp(join(tmpdir(), 'emet-admin-')) };
});
afterEach(() => rm(environment['DATA_DIR'] ?? '', { recursive: true }));

/** Runs a command; words are split at spaces, values with spaces follow apart. */
async function admin(words: string, ...values: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const status = await runAdmin([...words.split(' ').filter(Boolean), ...values], environment, {
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
  });
  return { status, out: out.join('\n'), error: errors.join('\n') };
}
/** Runs a command that must succeed and answers its JSON. */
async function json(words: string, ...values: string[]): Promise<unknown> {
  const { status, out, error } = await admin(words, ...values);
  expect({ status, error }).toEqual({ status: 0, error: '' });
  return JSON.parse(out);
}
const organisation = async () =>
  Made.parse(await json('org create --plan business --name', 'Test')).id;
const open = () => openPlatform(readSettings(environment));

describe('org', () => {
  test('create answers the organisation, list all of them', async () => {
    const created = ShownOrganisation.parse(
      await json('org create --plan enterprise --name', 'בנק לדוגמה'),
    );
    expect(created).toMatchObject({
      name: 'בנק לדוגמה',
      plan: 'enterprise',
      limit: null,
      rate_limit: 120,
      suspended: false,
    });
    const own = await json('org create --plan free --limit 0 --rate-limit 7 --name Small');
    expect(own).toMatchObject({ plan: 'free', limit: 0, rate_limit: 7 });
    expect(await json('org create --plan business --name Default')).toMatchObject({ limit: 1000 });
    expect(await json('org list')).toMatchObject([created, own, { name: 'Default' }]);
  });

  test('suspend and resume answer the organisation as it is now', async () => {
    const id = await organisation();
    expect(await json(`org suspend ${id}`)).toMatchObject({ id, suspended: true });
    expect(await json('org list')).toMatchObject([{ id, suspended: true }]);
    expect(await json(`org resume ${id}`)).toMatchObject({ id, suspended: false });
  });

  test('delete takes the name, ends the keys at once, and leaves the others', async () => {
    const [gone, kept] = [await organisation(), await organisation()];
    const { key } = ShownKey.parse(await json(`key create --org ${gone} --scopes scans:read`));
    const refused = await admin(`org delete ${gone} --confirm`, 'Another');
    expect(refused).toMatchObject({
      status: 2,
      error: expect.stringContaining('"Test"') as string,
    });
    expect(await json('org list')).toHaveLength(2);
    expect(await json(`org delete ${gone} --confirm`, 'Test')).toEqual({ id: gone, deleted: true });
    expect(await json('org list')).toMatchObject([{ id: kept }]);
    const platform = await open();
    try {
      expect(await platform.accounts.findKey(hashKey(key))).toBeNull();
      expect(await platform.accounts.listDeletions()).toMatchObject([{ id: gone }]);
    } finally {
      await platform.close();
    }
    const again = await admin(`org delete ${gone} --confirm`, 'Test');
    expect(again.status).toBe(1);
  });
});

describe('key', () => {
  test('create shows a key that opens the organisation, and nothing shows it again', async () => {
    const org = await organisation();
    const created = ShownKey.parse(
      await json(
        `key create --org ${org} --scopes usage:read,scans:read --owner Owner@Example.com --name`,
        'The CRM',
      ),
    );
    expect(created).toMatchObject({
      prefix: created.key.slice(0, 14),
      organization_id: org,
      scopes: ['scans:read', 'usage:read'],
      name: 'The CRM',
      owner: 'owner@example.com',
    });
    const { key, ...rest } = created;
    const listed = { state: 'valid', last_used_at: null, revoked_at: null, replaced_by: null };
    expect(await json(`key list --org ${org}`)).toEqual([{ ...rest, ...listed }]);
    const platform = await open();
    expect(await platform.accounts.findKey(hashKey(key))).toMatchObject({
      key: { id: created.id },
      organisation: { id: org },
    });
    await platform.close();
    const database = await readFile(join(environment['DATA_DIR'] ?? '', 'emet.db'));
    expect(database.includes(hashKey(key))).toBe(true);
    expect(database.includes(key.slice(14))).toBe(false);
  });

  test('create --test shows a key that opens the test data, and is listed with the others', async () => {
    const org = await organisation();
    const created = await json(`key create --org ${org} --scopes scans:read --test`);
    const { key } = MadeKey.parse(created);
    expect(key).toMatch(/^emet_test_/);
    expect(created).toMatchObject({ livemode: false, prefix: key.slice(0, 14) });
    expect(await json(`key list --org ${org}`)).toMatchObject([{ livemode: false }]);
    const platform = await open();
    expect(await platform.accounts.findKey(hashKey(key))).toMatchObject({
      organisation: { testOf: org, limit: null },
    });
    await platform.close();
    const hook = Made.parse(
      await json(`webhook add --org ${org} --test --url https://hooks.example.com/`),
    );
    expect(await json(`webhook list --org ${org} --test`)).toMatchObject([{ id: hook.id }]);
    expect(await json(`webhook list --org ${org}`)).toEqual([]);
    const { status, error } = await admin(`key create --org ${MISSING} --scopes scans:read --test`);
    expect([status, error]).toEqual([1, expect.stringContaining('There is no organization')]);
  });

  test('revoke answers the key, which opens nothing from then on', async () => {
    const org = await organisation();
    const { id, key } = MadeKey.parse(await json(`key create --org ${org} --scopes scans:read`));
    const revoked = ShownKey.omit({ key: true }).extend({
      state: z.literal('revoked'),
      last_used_at: z.null(),
      revoked_at: Time,
      replaced_by: z.null(),
    });
    expect(revoked.parse(await json(`key revoke ${id}`)).id).toBe(id);
    const platform = await open();
    expect(await platform.accounts.findKey(hashKey(key))).toBeNull();
    await platform.close();
  });
});

test('user suspend and resume reach the owner’s keys, however the address is written', async () => {
  const org = await organisation();
  const made = await json(`key create --org ${org} --scopes scans:read --owner a@example.com`);
  const { key } = MadeKey.parse(made);
  const suspended = async () => {
    const platform = await open();
    const holder = await platform.accounts.findKey(hashKey(key));
    await platform.close();
    return holder?.ownerSuspended;
  };
  expect(await json('user suspend A@EXAMPLE.com')).toEqual({
    email: 'a@example.com',
    suspended: true,
  });
  expect(await suspended()).toBe(true);
  expect(await json('user resume a@example.com')).toEqual({
    email: 'a@example.com',
    suspended: false,
  });
  expect(await suspended()).toBe(false);
});

test('user create, role, reset, list and remove do what they say', async () => {
  environment['PUBLIC_URL'] = 'https://emet.example.com/';
  const org = await organisation();
  const Invited = z.looseObject({
    id: z.uuid(),
    link: z.string().regex(/^https:\/\/emet\.example\.com\/invitation#[\w-]{43}$/),
    link_expires_at: Time,
  });
  const created = Invited.parse(
    await json(
      `user create --org ${org} --email Dana@Example.com --role owner --lang en --name`,
      'Dana L',
    ),
  );
  const { link, link_expires_at: _until, ...shown } = created;
  expect(shown).toMatchObject({
    ...{ email: 'dana@example.com', organization_id: org, name: 'Dana L', role: 'owner' },
    ...{ language: 'en', suspended: false, has_password: false, two_factor: false },
  });
  expect(await json(`user list --org ${org}`)).toEqual([shown]);
  const database = await readFile(join(environment['DATA_DIR'] ?? '', 'emet.db'));
  expect(database.includes(link.split('#')[1] ?? '')).toBe(false);

  const second = Invited.parse(await json(`user reset dana@example.com`));
  expect(second.link).not.toBe(link);
  const refused = await admin('user role dana@example.com --role analyst');
  expect([refused.status, refused.error]).toEqual([1, expect.stringContaining('last owner')]);
  await json(`user create --org ${org} --email b@example.com --role owner`);
  expect(await json('user role DANA@example.com --role analyst')).toMatchObject({
    role: 'analyst',
  });
  expect(await json('user suspend dana@example.com')).toMatchObject({ suspended: true });
  expect(await json(`user list --org ${org}`)).toMatchObject([{ suspended: true }, {}]);
  expect(await json('user remove dana@example.com')).toMatchObject({ removed: true });
  const taken = await admin(`user create --org ${org} --email b@example.com --role admin`);
  expect([taken.status, taken.error]).toEqual([1, '"b@example.com" has a user already.']);
});

test('sso set, show and remove say what they keep, without the secret', async () => {
  environment['PUBLIC_URL'] = 'https://emet.example.com';
  const org = await organisation();
  const file = join(environment['DATA_DIR'] ?? '', 'client-secret');
  await writeFile(file, 'secret-of-a-client\n');
  const flags = `--org ${org} --issuer https://login.example.com/realm --client-id emet`;
  const kept = {
    ...{ organization_id: org, issuer: 'https://login.example.com/realm', client_id: 'emet' },
  };
  expect(await json(`sso set ${flags} --client-secret-file ${file}`)).toEqual({
    ...kept,
    redirect_uri: 'https://emet.example.com/dashboard/api/sso/callback',
    sign_in: `https://emet.example.com/dashboard/api/sso/start?organization=${org}`,
  });
  expect(await json(`sso show --org ${org}`)).toEqual(kept);
  const platform = await open();
  expect((await platform.sso.get(org))?.clientSecret).toBe('secret-of-a-client');
  await platform.close();
  const database = await readFile(join(environment['DATA_DIR'] ?? '', 'emet.db'));
  expect(database.includes('secret-of-a-client')).toBe(false);
  const missing = await admin(`sso set ${flags} --client-secret-file /nowhere`);
  expect([missing.status, missing.error]).toEqual([1, 'The file "/nowhere" cannot be read.']);
  expect(await json(`sso remove --org ${org}`)).toEqual({ organization_id: org, removed: true });
  expect((await admin(`sso show --org ${org}`)).status).toBe(1);
});

test('webhook add shows the secret once; ping, enable and remove do what they say', async () => {
  const org = await organisation();
  const added = Made.extend({ secret: z.string() }).parse(
    await json(`webhook add --org ${org} --url https://Example.com:443/hooks?a=1#part`),
  );
  const { id, secret, ...shown } = added;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(shown).toMatchObject({
    url: 'https://example.com/hooks?a=1',
    organization_id: org,
    enabled: true,
  });
  const listed = { id, ...shown, consecutive_failures: 0 };
  expect(await json(`webhook list --org ${org}`)).toEqual([listed]);
  const ping = z
    .object({ id: z.uuid(), event_id: z.uuid() })
    .parse(await json(`webhook ping ${id}`));
  const platform = await open();
  expect(await platform.webhooks.claimDue(5, 1000)).toMatchObject([
    { eventId: ping.event_id, type: 'ping', endpoint: { id } },
  ]);
  await platform.close();
  expect(await json(`webhook enable ${id}`)).toEqual(listed);
  expect(await json(`webhook remove ${id}`)).toEqual({ id, removed: true });
  expect(await json(`webhook list --org ${org}`)).toEqual([]);
});

test('webhook deliveries, replay and roll show what was sent, send it again, and give a new secret', async () => {
  const org = await organisation();
  const added = Made.extend({ secret: z.string() }).parse(
    await json(
      `webhook add --org ${org} --url https://example.com/ --notify-url https://ops.example/`,
    ),
  );
  const { id } = added;
  const event = z.object({ event_id: z.uuid() }).parse(await json(`webhook ping ${id}`)).event_id;
  const platform = await open();
  const [claim] = await platform.webhooks.claimDue(5, 1000);
  if (claim === undefined) throw new Error('No ping is due.');
  await platform.webhooks.record(claim, attempted('delivered', { answer: 'thanks' }));
  await platform.close();
  const listed = { event_id: event, type: 'ping', state: 'delivered', scan_id: null };
  expect(await json(`webhook deliveries ${id}`)).toMatchObject([listed]);
  expect(await json(`webhook deliveries ${id} --state given_up`)).toEqual([]);
  expect(await json(`webhook deliveries ${id} --event ${event}`)).toMatchObject({
    ...listed,
    body: claim.body,
    attempts: [{ outcome: 'delivered', status: 200, answer: 'thanks' }],
  });
  expect(await json(`webhook replay ${id} --event ${event}`)).toEqual({ id, replayed: 1 });
  expect(await json(`webhook deliveries ${id}`)).toMatchObject([{ ...listed, state: 'pending' }]);
  // Pings are not among what is sent again since a time.
  const all = await json(`webhook replay ${id} --since 2026-01-01T00:00:00Z`);
  expect(all).toEqual({ id, replayed: 0 });
  const rolled = Made.extend({ secret: z.string(), previous_secret_until: z.string() }).parse(
    await json(`webhook roll ${id} --keep 60`),
  );
  expect(rolled.secret).not.toBe(added.secret);
  expect(Date.parse(rolled.previous_secret_until) - Date.now()).toBeLessThanOrEqual(60_000);
  expect(await json('secrets status')).toEqual({ missing: [] });
  expect(await json('secrets reencrypt')).toEqual({ reencrypted: 0, unreadable: 0 });
});

describe('A webhook’s URL', () => {
  test('is https without credentials; http only where private networks are allowed', async () => {
    const org = await organisation();
    const add = (url: string) => admin(`webhook add --org ${org} --url`, url);
    for (const [url, why] of [
      ['http://example.com/', 'must begin with https://'],
      ['ftp://example.com/', 'must begin with https://'],
      ['https://user:pass@example.com/', 'must not hold a user name or password'],
      ['example.com', 'must be a URL such as https://example.com/hooks'],
      [`https://example.com/${'a'.repeat(2000)}`, 'is longer than 2000 characters'],
    ] as const) {
      const { status, error, out } = await add(url);
      expect([status, out]).toEqual([2, '']);
      expect(error).toContain(`--url: ${why}.`);
    }
    environment['ALLOW_PRIVATE_NETWORK'] = 'true';
    expect((await add('http://127.0.0.1:9000/hooks')).status).toBe(0);
    expect((await add('ftp://127.0.0.1/')).status).toBe(2);
  });
});

describe('Wrong usage exits with 2, says what is wrong and shows the usage', () => {
  test.each([
    ['', 'Usage: npm run'],
    ['org', 'There is no command "org"'],
    ['org destroy', 'There is no command "org destroy"'],
    ['org create --name N', '--plan is missing.'],
    ['org create --plan free', '--name is missing.'],
    ['org create --plan free --name=', '--name: must not be empty.'],
    ['org create --plan gold --name N', '--plan: must be free, business, enterprise.'],
    ['org create --plan free --name N --limit=-1', '--limit: must be a whole number.'],
    ['org create --plan free --name N --limit 1.5', '--limit: must be a whole number.'],
    ['org create --plan free --name N --rate-limit 0', '--rate-limit: must be at least 1.'],
    ['org create --plan free --name N --colour red', "Unknown option '--colour'"],
    ['org create --plan free --name N more', '"more" is not expected here.'],
    ['org create --plan free --name', "Option '--name <value>' argument missing"],
    ['org suspend', 'ID is missing.'],
    ['org suspend a b', '"b" is not expected here.'],
    ['key create --org x --scopes scans:admin', '"scans:admin" is no scope; the scopes are'],
    ['key create --org x --scopes=', '"" is no scope; the scopes are'],
    ['key create --org x --scopes scans:read --owner me', '--owner: must be an e-mail address.'],
    ['org update x', 'Give --name, --plan, --limit, --rate-limit or --training-copies.'],
    ['org update x --limit some', '--limit: must be a whole number, none or default.'],
    ['org update x --limit=-1', '--limit: must be a whole number, none or default.'],
    ['org update x --rate-limit 0', '--rate-limit: must be at least 1.'],
    ['key create --org x --scopes scans:read --expires 2020-01-31', '--expires: must be a time to'],
    ['key create --org x --scopes scans:read --expires 0d', '--expires: must be a time to come.'],
    ['key create --org x --scopes scans:read --expires soon', '--expires: must be a time such as'],
    [
      'key create --org x --scopes scans:read --expires 2099-02-30',
      '--expires: must be a time such',
    ],
    ['key roll', 'is missing.'],
    ['key roll x --keep-previous 91d', '--keep-previous: must be at most 90d.'],
    ['key roll x --keep-previous week', '--keep-previous: must be a time such as 7d'],
    ['user suspend me', 'EMAIL: must be an e-mail address.'],
    ['webhook add --org x', '--url is missing.'],
    ['webhook replay x', 'Give either --event or --since.'],
    ['webhook replay x --since yesterday', '--since:'],
    ['webhook roll x --keep 9999999', '--keep: must be at most 2592000.'],
    ['webhook deliveries x --state lost', '--state:'],
  ])('%s', async (words, message) => {
    const { status, out, error } = await admin(words);
    expect([status, out]).toEqual([2, '']);
    expect(error).toContain(message);
    expect(error).toContain('Usage: ');
  });
});

describe('What cannot be done exits with 1 and names the cause', () => {
  test.each([
    [`org suspend ${MISSING}`, `There is no organization "${MISSING}".`],
    [`key create --org ${MISSING} --scopes scans:read`, 'There is no organization'],
    [`key list --org ${MISSING}`, 'There is no organization'],
    [`org update ${MISSING} --plan free`, `There is no organization "${MISSING}".`],
    [`key roll ${MISSING}`, `There is no key "${MISSING}".`],
    [`key revoke ${MISSING}`, `There is no key "${MISSING}".`],
    [
      'user suspend nobody@example.com',
      'Neither a key nor a user belongs to "nobody@example.com".',
    ],
    [`webhook add --org ${MISSING} --url https://example.com/`, 'There is no organization'],
    [`webhook list --org ${MISSING}`, 'There is no organization'],
    [`webhook ping ${MISSING}`, `There is no webhook endpoint "${MISSING}".`],
    [`webhook enable ${MISSING}`, 'There is no webhook endpoint'],
    [`webhook roll ${MISSING}`, 'There is no webhook endpoint'],
    [`webhook deliveries ${MISSING}`, 'There is no webhook endpoint'],
    [`webhook replay ${MISSING} --event x`, 'There is no webhook endpoint'],
    [`webhook remove ${MISSING}`, 'There is no webhook endpoint'],
  ])('%s', async (words, message) => {
    const { status, out, error } = await admin(words);
    expect([status, out]).toEqual([1, '']);
    expect(error).toContain(message);
  });

  test('a data folder that cannot be used, and a wrong setting', async () => {
    const file = join(environment['DATA_DIR'] ?? '', 'file');
    await writeFile(file, '');
    for (const [setting, value] of [
      ['DATA_DIR', file],
      ['PORT', 'http'],
    ] as const) {
      const good = environment;
      environment = { ...good, [setting]: value };
      const { status, error } = await admin('org list');
      environment = good;
      expect(status).toBe(1);
      expect(error).toMatch(new RegExp(`^Setting ${setting} `));
    }
  });
});

describe('The program itself', { timeout: 30_000 }, () => {
  const run = promisify(execFile);
  const program = fileURLToPath(new URL('../../dist/scripts/admin.js', import.meta.url));
  const start = (...words: string[]) =>
    run(process.execPath, [program, ...words], {
      env: { PATH: process.env['PATH'], ...environment },
    });

  test('works while the service has the stores open, JSON on one stream and errors on the other', async () => {
    const service = await open();
    const { stdout, stderr } = await start('org', 'create', '--name', 'Test', '--plan', 'business');
    expect(stderr).toBe('');
    const { id } = Made.parse(JSON.parse(stdout));
    expect(await service.accounts.listOrganisations()).toMatchObject([{ id, name: 'Test' }]);
    await expect(start('org', 'suspend', MISSING)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `There is no organization "${MISSING}".\n`,
    });
    await expect(start('org', 'create')).rejects.toMatchObject({ code: 2, stdout: '' });
    const help = await start('--help');
    expect(help.stdout).toContain('webhook remove ID');
    await service.close();
  });
});
