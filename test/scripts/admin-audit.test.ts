import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../core/audit.js';
import { MIGRATIONS } from '../../adapters/embedded/schema.js';
import { operatorOf } from '../../scripts/admin/operator.js';
import { COMMANDS } from '../../scripts/admin/run-admin.js';
import { accepted, claimed } from '../adapters/contract/platform-under-test.js';
import { SECRETS_KEY } from '../servers/secrets-key.js';
import { admin, json, refusal } from './run-command.js';
import { on } from './stores.js';

const MISSING = '00000000-0000-4000-8000-000000000000';
const Listed = z.array(
  z.object({
    id: z.uuid(),
    at: z.iso.datetime(),
    action: z.enum(AUDIT_ACTIONS),
    outcome: z.enum(['done', 'unconfirmed']),
    actor: z.object({ kind: z.string(), name: z.string().optional() }),
    organization_id: z.uuid().nullable(),
    livemode: z.boolean(),
    target: z.object({ kind: z.string(), id: z.string() }).nullable(),
    details: z.record(z.string(), z.unknown()),
    before: z.record(z.string(), z.unknown()).nullable(),
    client_address: z.null(),
    request_id: z.null(),
  }),
);
const Made = z.looseObject({ id: z.uuid() });
const WithKey = Made.extend({ key: z.string() });
const WithSecret = Made.extend({ secret: z.string() });
const OPERATOR = { kind: 'operator', name: 'Dana' };

let root: string;
let environment: Record<string, string>;
let receiver: Server;
let url: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'emet-audit-'));
  environment = {
    DATA_DIR: join(root, 'data'),
    SUDO_USER: 'Dana',
    SECRETS_KEY,
    ALLOW_PRIVATE_NETWORK: 'true',
  };
  receiver = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : 0;
  url = `http://127.0.0.1:${port}/path-token-1?query-token-2`;
});
afterEach(async () => {
  await new Promise((resolve) => receiver.close(resolve));
  await rm(root, { recursive: true });
});

const run = (words: string, ...values: string[]): Promise<unknown> =>
  json(environment, ...words.split(' '), ...values);
const events = async (...words: string[]) =>
  Listed.parse(await json(environment, 'audit', 'list', ...words));
/** The one record that the command leaves. */
async function recordOf(words: string, ...values: string[]) {
  const before = await events();
  const answer = await run(words, ...values);
  const [event, ...earlier] = await events();
  expect(earlier, words).toEqual(before);
  expect(event, words).toMatchObject({ outcome: 'done', actor: OPERATOR });
  if (event === undefined) throw new Error('There is no record.');
  return { answer, event };
}

/** Commands that change nothing an auditor asks for. */
const READ_ONLY = [
  'org list',
  'key list',
  'user list',
  'sso show',
  'webhook list',
  'webhook deliveries',
  'secrets status',
  'audit list',
];

/** What people do in the dashboard only, to their own account. */
const BY_PEOPLE = ['user.password_changed', 'user.two_factor_set', 'user.two_factor_removed'];

test('each command that changes something leaves exactly one record, with what it did and no secret; the others leave none', async () => {
  expect(
    COMMANDS.filter(({ acts }) => acts.length === 0)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...READ_ONLY].sort());
  const seen = new Set<string>();
  const secrets: string[] = ['path-token-1', 'query-token-2'];
  const leaves = async (action: string, concerned: object, words: string, ...values: string[]) => {
    const { answer, event } = await recordOf(words, ...values);
    expect(event, words).toMatchObject({ action, ...concerned });
    const command = COMMANDS.find(({ name }) => words.startsWith(name));
    expect(command?.acts).toContain(action);
    seen.add(action);
    for (const Shape of [
      WithKey.transform(({ key }) => key),
      WithSecret.transform(({ secret }) => secret),
    ]) {
      const secret = Shape.safeParse(answer).data;
      if (secret !== undefined) secrets.push(secret);
    }
    return Made.safeParse(answer).data?.id ?? '';
  };

  const org = await leaves(
    'organisation.created',
    {
      details: {
        ...{ name: 'Bank & "co"', plan: 'business', limit: 7, rate_limit: 120 },
        ...{ training_copies: false, language: 'he', file_retention_days: null },
      },
    },
    'org create --plan business --limit 7 --name',
    'Bank & "co"',
  );
  const own = { organization_id: org, livemode: true };
  expect((await events())[0]).toMatchObject({ ...own, target: { kind: 'organisation', id: org } });
  const ofOrg = { ...own, target: { kind: 'organisation', id: org }, details: {} };
  await leaves(
    'organisation.updated',
    {
      ...ofOrg,
      details: { plan: 'enterprise', limit: null },
      before: { plan: 'business', limit: 7 },
    },
    `org update ${org} --plan enterprise --limit none`,
  );
  await leaves('organisation.suspended', ofOrg, `org suspend ${org}`);
  await leaves('organisation.resumed', ofOrg, `org resume ${org}`);
  const gone = await leaves(
    'organisation.created',
    { livemode: true },
    'org create --plan free --name',
    'Gone',
  );
  await leaves(
    'organisation.deleted',
    {
      ...{ organization_id: gone, livemode: true, target: { kind: 'organisation', id: gone } },
      ...{ details: {}, before: { name: 'Gone', plan: 'free' } },
    },
    `org delete ${gone} --confirm Gone`,
  );

  const key = await leaves(
    'key.created',
    {
      ...own,
      details: { name: null, scopes: ['scans:read'], owner: 'a@example.com', expires_at: null },
    },
    `key create --org ${org} --scopes scans:read --owner A@example.com`,
  );
  await leaves(
    'key.created',
    { ...own, livemode: false },
    `key create --org ${org} --scopes scans:read --test`,
  );
  await leaves(
    'user.suspended',
    { organization_id: null, target: { kind: 'user', id: 'a@example.com' } },
    'user suspend A@example.com',
  );
  await leaves('user.resumed', { organization_id: null }, 'user resume a@example.com');
  await leaves('key.revoked', { ...own, target: { kind: 'key', id: key } }, `key revoke ${key}`);

  const rolled = await leaves(
    'key.created',
    own,
    `key create --org ${org} --scopes scans:read --expires 90d`,
  );
  const { answer: roll, event: rolling } = await recordOf(`key roll ${rolled} --keep-previous 0`);
  const next = WithKey.extend({ expires_at: z.string() }).parse(roll);
  secrets.push(next.key);
  seen.add('key.rolled');
  expect(rolling).toMatchObject({
    ...own,
    action: 'key.rolled',
    target: { kind: 'key', id: rolled },
    details: {
      new_key: next.id,
      expires_at: next.expires_at,
      previous_expires_at: expect.any(String) as string,
    },
  });

  const email = 'dana@example.com';
  const ofUser = { ...own, target: { kind: 'user', id: email } };
  const { answer: invited } = await recordOf(
    `user create --org ${org} --email ${email} --role owner`,
  );
  seen.add('user.created');
  expect((await events())[0]).toMatchObject({
    ...ofUser,
    action: 'user.created',
    details: { name: email, role: 'owner' },
  });
  const WithLink = z.object({ link: z.string() });
  secrets.push(WithLink.parse(invited).link.split('#')[1] ?? '');
  await recordOf(`user create --org ${org} --email b@example.com --role owner`);
  await leaves(
    'user.role_changed',
    { ...ofUser, details: { role: 'analyst' }, before: { role: 'owner' } },
    `user role ${email} --role analyst`,
  );
  const { answer: reset } = await recordOf(`user reset ${email}`);
  secrets.push(WithLink.parse(reset).link.split('#')[1] ?? '');
  seen.add('user.password_reset');
  expect((await events())[0]).toMatchObject({ ...ofUser, action: 'user.password_reset' });
  await leaves('user.suspended', ofUser, `user suspend ${email}`);
  await leaves(
    'user.removed',
    { ...ofUser, before: { name: email, role: 'analyst' } },
    `user remove ${email}`,
  );

  const file = join(root, 'client-secret');
  await writeFile(file, 'client-secret-7f3a9c51d2e84b60\n');
  secrets.push('client-secret-7f3a9c51d2e84b60');
  const issuer = 'https://login.example.com';
  const updated = { ...own, target: { kind: 'organisation', id: org } };
  await leaves(
    'organisation.updated',
    updated,
    `sso set --org ${org} --issuer ${issuer} --client-id emet --client-secret-file ${file}`,
  );
  await run(`sso show --org ${org}`);
  await leaves('organisation.updated', updated, `sso remove --org ${org}`);

  const origin = new URL(url).origin;
  const hook = await leaves(
    'webhook.created',
    { ...own, details: { url_origin: origin, notify_url_origin: origin } },
    `webhook add --org ${org} --url ${url} --notify-url ${url}`,
  );
  const ofHook = { ...own, target: { kind: 'webhook_endpoint', id: hook } };
  const tested = await leaves(
    'webhook.created',
    { ...own, livemode: false },
    `webhook add --test --org ${org} --url ${url}`,
  );
  await leaves('webhook.enabled', { ...own, livemode: false }, `webhook enable ${tested}`);
  await leaves(
    'webhook.secret_rolled',
    { ...ofHook, details: { keep_previous_s: 60 } },
    `webhook roll ${hook} --keep 60`,
  );
  const { answer: pinged, event: ping } = await recordOf(`webhook ping ${hook}`);
  const eventId = z.object({ event_id: z.uuid() }).parse(pinged).event_id;
  expect(ping).toMatchObject({
    ...ofHook,
    action: 'webhook.pinged',
    details: { event_id: eventId },
  });
  seen.add('webhook.pinged');
  await leaves(
    'webhook.replayed',
    { ...ofHook, details: { event_id: eventId } },
    `webhook replay ${hook} --event ${eventId}`,
  );
  const since = '2026-01-01T00:00:00.000Z';
  await leaves(
    'webhook.replayed',
    { ...ofHook, details: { since, deliveries: 0 } },
    `webhook replay ${hook} --since ${since}`,
  );
  await leaves(
    'webhook.deleted',
    { ...ofHook, before: { url_origin: origin, notify_url_origin: origin } },
    `webhook remove ${hook}`,
  );

  const scan = await on(environment, (platform) => accepted(platform, org));
  await leaves('scan.requeued', { ...own, target: { kind: 'scan', id: scan } }, `requeue ${scan}`);
  await on(environment, ({ scans }) => scans.remove(org, scan));
  // It is closed, though the wait for scans under way is given up.
  await refusal(environment, 'drain', '--timeout', '1');
  expect((await events())[0]).toMatchObject({
    action: 'intake.closed',
    outcome: 'done',
    target: null,
  });
  seen.add('intake.closed');
  await leaves('intake.opened', { organization_id: null }, 'drain --end');
  await leaves('secrets.reencrypted', { details: { secrets: 0 } }, 'secrets reencrypt');
  await run(`org update ${org} --training-copies on`);
  await leaves(
    'dataset.exported',
    { ...ofOrg, details: { files: 0 } },
    'dataset export',
    join(root, 'dataset'),
  );
  const folder = join(root, 'backup');
  await leaves('backup.made', { organization_id: null }, 'backup', folder);

  for (const words of [
    `user list --org ${org}`,
    `key list --org ${org}`,
    `webhook list --org ${org}`,
    `webhook deliveries ${tested}`,
    'org list',
    'secrets status',
    'drain --status',
  ]) {
    const before = await events();
    await run(words);
    expect(await events(), words).toEqual(before);
  }

  expect(secrets.length).toBe(2 + 4 + 2 + 3 + 1); // of URLs, keys, links, a client, webhooks
  for (const name of ['emet.db', 'emet.db-wal']) {
    const database = (
      await readFile(join(environment['DATA_DIR'] ?? '', name)).catch(() => Buffer.of())
    ).toString('latin1');
    for (const secret of secrets.slice(2)) expect(database).not.toContain(secret.slice(14));
  }
  const everything = JSON.stringify(await events('--limit', '1000'));
  for (const secret of secrets) expect(everything).not.toContain(secret);

  const old = await events();
  environment = { ...environment, DATA_DIR: join(root, 'restored') };
  await run('restore', folder);
  const [restored, ...rest] = await events();
  expect(restored).toMatchObject({ action: 'backup.restored', outcome: 'done', actor: OPERATOR });
  seen.add('backup.restored');
  // The backup was under way when it was written.
  expect(rest).toEqual(
    old.map((event) =>
      event.action === 'backup.made' ? { ...event, outcome: 'unconfirmed', details: {} } : event,
    ),
  );
  expect([...seen, 'schema.migrated', ...BY_PEOPLE].sort()).toEqual([...AUDIT_ACTIONS].sort());
}, 60_000);

describe('A command leaves no record', () => {
  test('when it is refused', async () => {
    const org = Made.parse(await run('org create --plan business --name A')).id;
    const scan = await on(environment, async (platform) => accepted(platform, org));
    await on(environment, async (platform) =>
      platform.scans.fail(scan, await claimed(platform, scan), 'corrupt_file'),
    );
    await run(`user create --org ${org} --email b@example.com --role owner`);
    const before = await events();
    for (const words of [
      `org suspend ${MISSING}`,
      `key create --org ${MISSING} --scopes scans:read`,
      `key revoke ${MISSING}`,
      'user suspend nobody@example.com',
      `user create --org ${MISSING} --email c@example.com --role owner`,
      `user create --org ${org} --email b@example.com --role owner`,
      'user role b@example.com --role analyst',
      'user remove b@example.com',
      ...['role c@example.com --role owner', 'reset c@example.com'].map((rest) => `user ${rest}`),
      `org update ${MISSING} --name B`,
      `key roll ${MISSING}`,
      `webhook add --org ${MISSING} --url ${url}`,
      ...['ping', 'enable', 'roll', 'remove'].map((word) => `webhook ${word} ${MISSING}`),
      `webhook replay ${MISSING} --since 2026-01-01T00:00:00Z`,
      `requeue ${MISSING}`,
      `requeue ${scan}`,
      `backup ${root}`,
    ]) {
      await refusal(environment, ...words.split(' '));
      expect(await events(), words).toEqual(before);
    }
  });

  test('of what was typed in the place of an id', async () => {
    const secret = 'emet_live_typed-in-the-wrong-place';
    await refusal(environment, 'key', 'revoke', secret);
    const path = join(environment['DATA_DIR'] ?? '', 'emet.db');
    expect((await readFile(path)).includes(secret)).toBe(false);
  });
});

describe('audit list', () => {
  test('filters by organisation, action and time, and answers so many', async () => {
    const a = Made.parse(await run('org create --plan business --name A')).id;
    const b = Made.parse(await run('org create --plan business --name B')).id;
    await run(`org suspend ${b}`);
    const all = await events();
    expect(all.map(({ organization_id: id }) => id)).toEqual([b, b, a]);
    expect(await events('--org', a)).toEqual(all.slice(2));
    expect(await events('--action', 'organisation.created')).toEqual(all.slice(1));
    expect(await events('--limit', '2')).toEqual(all.slice(0, 2));
    const middle = all[1]?.at ?? '';
    expect(await events('--since', middle)).toEqual(all.slice(0, 2));
    expect(await events('--until', middle)).toEqual(all.slice(2));
    const wrong = await admin(environment, ['audit', 'list', '--action', 'org.made']);
    expect([wrong.status, wrong.out]).toEqual([2, '']);
    expect(wrong.error).toContain('--action: ');
  });

  test('names the user before sudo, else the user of the process', () => {
    expect(operatorOf({ SUDO_USER: 'dana' })).toBe('dana');
    expect(operatorOf({ SUDO_USER: '' })).toBe(userInfo().username);
    expect(operatorOf({})).toBe(userInfo().username);
    expect(operatorOf({ SUDO_USER: `a\nb${'c'.repeat(100)}` })).toBe(`ab${'c'.repeat(62)}`);
  });
});

test('a migration of stores that hold something leaves one record, in the name of whoever made it', async () => {
  const older = async (name: string): Promise<Record<string, string>> => {
    const folder = { ...environment, DATA_DIR: join(root, name) };
    const before = MIGRATIONS.findIndex((step) => step.includes('CREATE TABLE audit_events'));
    await mkdir(folder.DATA_DIR, { mode: 0o700 });
    const fresh = new Libsql(join(folder.DATA_DIR, 'emet.db'));
    for (const step of MIGRATIONS.slice(0, before)) fresh.exec(step);
    fresh.exec(`PRAGMA user_version = ${before}`);
    fresh.close();
    return folder;
  };
  const listed = async (folder: Record<string, string>) =>
    Listed.parse(await json(folder, 'audit', 'list'));
  const asked = await older('asked');
  const versions = z.object({ from: z.number(), to: z.number() });
  const { from, to } = versions.parse(await json(asked, 'migrate'));
  expect(to).toBeGreaterThan(from);
  await json(asked, 'migrate');
  const details = { from_version: from, to_version: to };
  expect(await listed(asked)).toMatchObject([
    { action: 'schema.migrated', actor: OPERATOR, details },
  ]);
  const opened = await older('opened');
  expect(await listed(opened)).toMatchObject([
    { action: 'schema.migrated', actor: { kind: 'system' }, details },
  ]);
  expect(await events()).toEqual([]);
});
