import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../adapters/cluster/mongo/migrate.js';
import { SECRETS_KEY } from '../servers/secrets-key.js';
import { openPlatform } from '../../adapters/open-platform.js';
import type { Usage } from '../../core/accounts.js';
import type { ArchiveRecordOf } from '../../core/archive.js';
import { readSettings } from '../../core/settings.js';
import { linesExceptBackups, recordsOf } from '../adapters/contract/archive.js';
import { accepted, claimed, organisation } from '../adapters/contract/platform-under-test.js';
import { openMongoDatabase } from '../servers/mongo-server.js';
import { startRedis } from '../servers/redis-server.js';
import { describeWithCluster } from '../servers/suites.js';
import { freePort, type TestServer } from '../servers/test-server.js';
import { admin, type Environment, json, refusal } from './run-command.js';
import { fillWithFiles, on, sha256, startWriting, WRITERS } from './stores.js';

describeWithCluster('Commands on Redis and MongoDB', { timeout: 60_000 }, () => {
  let redis: TestServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.dispose());

  let root: string;
  let drops: (() => Promise<void>)[];
  let cluster: Environment;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'emet-cluster-'));
    drops = [];
    cluster = await emptyCluster();
  });
  afterEach(async () => {
    for (const drop of drops) await drop();
    await rm(root, { recursive: true });
  });

  const folder = (name: string) => join(root, name);
  const machine = (name: string): Environment => ({ DATA_DIR: folder(name) });
  async function emptyCluster(): Promise<Environment> {
    const { url, drop } = await openMongoDatabase();
    drops.push(drop);
    return { REDIS_URL: redis.url, MONGODB_URL: url, SECRETS_KEY };
  }
  /** The lines of a backup's records, in an order that does not depend on the platform. */
  const lines = async (name: string) =>
    linesExceptBackups(await readFile(join(folder(name), 'records.ndjson'), 'utf8')).sort();

  test('migrate prepares stores that the program refuses until then, and may be run again', async () => {
    expect(await refusal(cluster, 'org', 'list')).toMatch(
      /^Setting MONGODB_URL names a database that is not prepared .*npm run admin -- migrate/,
    );
    expect(await json(cluster, 'migrate')).toEqual({ from: 0, to: SCHEMA_VERSION });
    expect(await json(cluster, 'migrate')).toEqual({ from: SCHEMA_VERSION, to: SCHEMA_VERSION });
    expect(await json(cluster, 'org', 'list')).toEqual([]);
  });

  test('one machine moves into a cluster and back, record for record and byte for byte', async () => {
    const files = [1, 70_000, 3_000_000].map((size) => Buffer.alloc(size, 'ab'));
    const made = await on(machine('first'), (platform) => fillWithFiles(platform, files));
    await json(machine('first'), 'backup', folder('a'));
    await json(cluster, 'migrate');
    await json(cluster, 'restore', folder('a'));
    expect(await refusal(cluster, 'restore', folder('a'))).toMatch(
      /not empty.*drop the database that MONGODB_URL names, run "migrate" and restore again/,
    );
    await json(cluster, 'backup', folder('b'));
    expect(await lines('b')).toEqual(await lines('a'));
    await json(machine('second'), 'restore', folder('b'));
    await json(machine('second'), 'backup', folder('c'));
    expect(await lines('c')).toEqual(await lines('a'));

    const usages: (Usage | null)[] = [];
    for (const environment of [machine('first'), cluster, machine('second')]) {
      await on(environment, async ({ scans, files }) => {
        usages.push(await scans.usage(made.organisationId));
        for (const id of made.withFile) {
          const scan = await scans.get(made.organisationId, id, 'summary');
          const file = await files.open(scan?.file.fileId ?? '');
          expect(sha256(await readFile(file?.path ?? ''))).toBe(scan?.file.sha256);
          await file?.release();
        }
      });
    }
    expect(usages).toEqual([usages[0], usages[0], usages[0]]);
    expect(usages[0]).toMatchObject({ used: 9, total_scans: 10 });
  });

  test('a backup while scans are accepted and end holds each scan whole, and its units', async () => {
    await json(cluster, 'migrate');
    await on(cluster, async (platform) => {
      const org = await organisation(platform);
      const writing = startWriting(platform, org);
      const rounds = [0, 1, 2];
      for (const round of rounds) await json(cluster, 'backup', folder(`live-${round}`));
      await writing.stop();
      for (const round of rounds) {
        const stores = machine(`restored-${round}`);
        await json(stores, 'restore', folder(`live-${round}`));
        await on(stores, async (restored) => {
          const records = await recordsOf(restored);
          const scans = records.filter((r): r is ArchiveRecordOf<'scan'> => r.kind === 'scan');
          const drawn = records.flatMap((r) => (r.kind === 'heatmap' ? r.scanId : []));
          const completed = scans.filter(({ status }) => status === 'completed');
          expect(drawn.sort()).toEqual(completed.map(({ id }) => id).sort());
          expect(completed.every(({ report }) => report !== null)).toBe(true);
          const failed = scans.filter(({ status }) => status === 'failed').length;
          const usage = await restored.scans.usage(org);
          // A scan that each writer was accepting may be charged already, or not yet.
          expect(Math.abs((usage?.used ?? 0) - (scans.length - failed))).toBeLessThanOrEqual(
            WRITERS,
          );
          const there = new Set(scans.map(({ id }) => id));
          const keys = records.filter((r) => r.kind === 'idempotency_key');
          expect(keys.every((key) => there.has(key.scanId) && !key.scanDeleted)).toBe(true);
        });
      }
    });
  });

  test('a scan whose end its worker did not live to tell is told and refunded after a restore', async () => {
    await json(cluster, 'migrate');
    const now = Date.now();
    const early = () => new Date(now - 60_000);
    const settings = readSettings(cluster);
    const past = await openPlatform(settings, { clock: early });
    const org = await organisation(past);
    await past.webhooks.addEndpoint(org, 'https://a.example/hooks');
    const id = await accepted(past, org);
    const fence = await claimed(past, id);
    await past.scans.fail(id, fence, 'corrupt_file');
    await past.close();
    await forgetWhatFollowed(cluster['MONGODB_URL'] ?? '', id, early());
    await json(cluster, 'backup', folder('b'));
    await json(machine('restored'), 'restore', folder('b'));
    await on(machine('restored'), async ({ scans, webhooks }) => {
      expect(await scans.usage(org)).toMatchObject({ used: 0, total_scans: 1 });
      expect(await webhooks.claimDue(5, 1000)).toMatchObject([{ type: 'scan.failed', attempt: 1 }]);
    });
  });

  test('requeue, drain and accounts work; addresses may lie in files', async () => {
    await writeFile(folder('redis'), `${redis.url}\n`);
    await writeFile(folder('mongo'), `${cluster['MONGODB_URL']}\n`);
    await writeFile(folder('key'), `${SECRETS_KEY}\n`);
    const inFiles = {
      REDIS_URL_FILE: folder('redis'),
      MONGODB_URL_FILE: folder('mongo'),
      SECRETS_KEY_FILE: folder('key'),
    };
    await json(inFiles, 'migrate');
    const id = await on(cluster, async (platform) => {
      const scan = await accepted(platform, await organisation(platform));
      await claimed(platform, scan);
      return scan;
    });
    expect(await json(inFiles, 'drain', '--status')).toMatchObject({ queued: 0, processing: 1 });
    expect(await json(inFiles, 'requeue', id)).toEqual({ id, status: 'queued' });
    expect(await json(inFiles, 'drain', '--status')).toMatchObject({ queued: 1, processing: 0 });
    await on(cluster, async (platform) => {
      expect(await platform.jobs.waiting('scan')).toBe(1);
      await platform.scans.fail(id, await claimed(platform, id), 'corrupt_file');
    });
    expect(await refusal(inFiles, 'requeue', id)).toContain('has ended');
  });

  test('servers that do not answer are named, without the credentials of their addresses', async () => {
    const port = await freePort();
    const secret = 'pass-word-9';
    await json(cluster, 'migrate');
    const mongoAway = {
      ...cluster,
      MONGODB_URL: `mongodb://user:${secret}@127.0.0.1:${port}/emet`,
    };
    const commands = [['migrate'], ['org', 'list'], ['backup', folder('x')]];
    // At once: each waits for the server.
    const answers = await Promise.all(commands.map((words) => admin(mongoAway, words)));
    for (const { status, error } of answers) {
      expect(status).toBe(1);
      expect(error).toContain('MONGODB_URL');
      expect(error).not.toContain(secret);
    }
    // What is in the document store alone can be done without Redis.
    const redisAway = { ...cluster, REDIS_URL: `redis://:${secret}@127.0.0.1:${port}` };
    expect(await json(redisAway, 'migrate')).toEqual({ from: SCHEMA_VERSION, to: SCHEMA_VERSION });
    await json(redisAway, 'backup', folder('x'));
    const id = await on(cluster, async (platform) => {
      const scan = await accepted(platform, await organisation(platform));
      await claimed(platform, scan);
      return scan;
    });
    const requeued = await admin(redisAway, ['requeue', id]);
    expect(requeued.status).toBe(0);
    expect(requeued.error).toContain('The queue does not answer now');
    expect(await json(redisAway, 'drain', '--status')).toMatchObject({ queued: 1, processing: 0 });
  });
});

/** As it is when the worker dies right after its scan is final. */
async function forgetWhatFollowed(url: string, id: string, at: Date): Promise<void> {
  const client = await mongoose.mongo.MongoClient.connect(url);
  const collection = (name: string) => client.db().collection<{ _id: string }>(name);
  const announce = { eventId: randomUUID(), type: 'scan.failed', at };
  await collection('scans').updateOne({ _id: id }, { $set: { announce } });
  const refunds = await collection('refunds').deleteMany({});
  const deliveries = await collection('webhook_deliveries').deleteMany({});
  expect([refunds.deletedCount, deliveries.deletedCount]).toEqual([1, 1]);
  await client.close();
}
