import { createServer } from 'node:net';
import { once } from 'node:events';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../../adapters/cluster/mongo/migrate.js';
import { SECRETS_KEY } from '../../servers/secrets-key.js';
import { migratePlatform, openPlatform } from '../../../adapters/open-platform.js';
import { PlatformFault } from '../../../core/errors.js';
import type { Platform } from '../../../core/ports.js';
import { readSettings, SettingError } from '../../../core/settings.js';
import { openMongoDatabase, startMongo } from '../../servers/mongo-server.js';
import { startRedis } from '../../servers/redis-server.js';
import { describeWithCluster } from '../../servers/suites.js';
import { freePort, type TestServer } from '../../servers/test-server.js';
import { startRefusingMongo } from './refusing-mongo.js';

interface Schema {
  _id: string;
  version: number;
  compatibleFrom: number;
}

describeWithCluster('Opening a cluster', { timeout: 30_000 }, () => {
  let redis: TestServer;
  let url: string;
  let drop: () => Promise<void>;
  let client: mongoose.mongo.MongoClient;
  let opened: Platform[];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.dispose());
  beforeEach(async () => {
    ({ url, drop } = await openMongoDatabase());
    client = await mongoose.mongo.MongoClient.connect(url);
    opened = [];
  });
  afterEach(async () => {
    for (const platform of opened) await platform.close();
    await client.close();
    await drop();
  });

  const settings = (mongodbUrl = url) =>
    readSettings({ REDIS_URL: redis.url, MONGODB_URL: mongodbUrl, SECRETS_KEY });
  const open = async (mongodbUrl = url): Promise<Platform> => {
    const platform = await openPlatform(settings(mongodbUrl));
    opened.push(platform);
    return platform;
  };
  const schema = () => client.db().collection<Schema>('schema');
  const setSchema = (version: number, compatibleFrom: number) =>
    schema().updateOne({ _id: 'schema' }, { $set: { version, compatibleFrom } });

  test('an address that cannot be used is refused in a sentence that names the setting', async () => {
    const port = await freePort();
    const refused: [string, RegExp][] = [
      ['redis://127.0.0.1/emet', /^Setting MONGODB_URL must begin with mongodb:\/\/ /],
      ['mongodb://127.0.0.1:27017', /^Setting MONGODB_URL must end with the name of the database/],
      ['mongodb://127.0.0.1:27017/?w=1', /^Setting MONGODB_URL must end with the name/],
      ['mongodb://127.0.0.1/emet?nonsense=1', /^Setting MONGODB_URL is no valid MongoDB/],
      [
        `mongodb://127.0.0.1:${port}/emet`,
        /^Setting MONGODB_URL .*does not answer \(ECONNREFUSED\)/,
      ],
    ];
    // At once: one that does not answer is waited for.
    await Promise.all(
      refused.map(async ([address, sentence]) => {
        const opening = open(address);
        await expect(opening).rejects.toThrow(SettingError);
        await expect(opening).rejects.toThrow(sentence);
      }),
    );
  });

  test('credentials are never shown, whatever is wrong with them or beside them', async () => {
    const password = 'S3CRET';
    const refusing = await startRefusingMongo({
      code: 18,
      codeName: 'AuthenticationFailed',
      errmsg: `Authentication failed for ${password}.`,
    });
    const addresses: [string, RegExp][] = [
      [`127.0.0.1:${refusing.port}/emet`, /holds credentials that the document store refuses\.$/],
      [`127.0.0.1:${await freePort()}/emet`, /does not answer/],
      ['127.0.0.1', /name of the database/],
      ['127.0.0.1/emet?nonsense=1', /no valid MongoDB connection string/],
      ['@127.0.0.1/emet', /no valid MongoDB connection string/],
      ['127.0.0.1:port/emet', /no valid MongoDB connection string/],
      ['127.0.0.1/emet?tls=true&tlsCAFile=/nowhere', /names a file that cannot be read/],
    ];
    for (const [address, sentence] of addresses) {
      const problem: unknown = await open(`mongodb://user:${password}@${address}`).catch(
        (error: unknown) => error,
      );
      expect(problem).toBeInstanceOf(SettingError);
      const { message, stack, cause } = problem as Error;
      expect(message).toMatch(/^Setting MONGODB_URL /);
      expect(message).toMatch(sentence);
      expect([message, stack, cause].join()).not.toContain(password);
    }
    await refusing.dispose();
  });

  test('a store that asks for credentials says so', async () => {
    const refusing = await startRefusingMongo({
      code: 13,
      codeName: 'Unauthorized',
      errmsg: 'command find requires authentication',
    });
    const sentence = /^Setting MONGODB_URL must hold the credentials of a user who may /;
    const address = `mongodb://127.0.0.1:${refusing.port}/emet`;
    await expect(open(address)).rejects.toThrow(sentence);
    await expect(migratePlatform(settings(address))).rejects.toThrow(sentence);
    await refusing.dispose();
  });

  test.each([
    [7, '4.0', /^Setting MONGODB_URL .* of a version .*: it takes MongoDB 4\.2 and later\.$/],
    [8, '4.2', /^Setting MONGODB_URL must hold the credentials/],
  ])(
    'a store that speaks version %d of the protocol, that of MongoDB %s, is told from one that is away',
    async (maxWireVersion, _mongodb, sentence) => {
      const refusal = { code: 13, codeName: 'Unauthorized', errmsg: 'not without a login' };
      const refusing = await startRefusingMongo(refusal, maxWireVersion);
      const opening = open(`mongodb://127.0.0.1:${refusing.port}/emet`);
      await expect(opening).rejects.toThrow(SettingError);
      await expect(opening).rejects.toThrow(sentence);
      await refusing.dispose();
    },
  );

  test('what listens and says nothing is given up within seconds', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const began = performance.now();
    await expect(open(`mongodb://127.0.0.1:${port}/emet`)).rejects.toThrow(
      /^Setting MONGODB_URL names a document store that does not answer/,
    );
    expect(performance.now() - began).toBeLessThan(15_000);
    silent.close();
  });

  test('an unprepared database is refused, and usable once it is migrated', async () => {
    const sentence = /^Setting MONGODB_URL .*not prepared.*`npm run admin -- migrate`/;
    await expect(open()).rejects.toThrow(SettingError);
    await expect(open()).rejects.toThrow(sentence);
    expect(await client.db().listCollections().toArray()).toEqual([]);
    expect(await migratePlatform(settings())).toEqual({ from: 0, to: SCHEMA_VERSION });
    await (await open()).ping();
  });

  test('migrating again, or twice at once, changes nothing and harms nothing', async () => {
    const versions = await Promise.all([1, 2, 3].map(() => migratePlatform(settings())));
    expect(versions.map(({ to }) => to)).toEqual(Array(3).fill(SCHEMA_VERSION));
    const before = await schema().findOne();
    const platform = await open();
    const made = await platform.accounts.createOrganisation({ name: 'Kept', plan: 'free' });
    expect(await migratePlatform(settings())).toEqual({ from: SCHEMA_VERSION, to: SCHEMA_VERSION });
    expect(await schema().findOne()).toEqual(before);
    expect(await platform.accounts.listOrganisations()).toEqual([made]);
  });

  test('every index a collection declares is there, and the unique ones are', async () => {
    await migratePlatform(settings());
    const unique = async (name: string) =>
      (await client.db().collection(name).indexes())
        .filter((index) => index.unique === true)
        .map((index) => index.key);
    expect(await unique('api_keys')).toContainEqual({ hash: 1 });
    expect(await unique('files.chunks')).toContainEqual({ files_id: 1, n: 1 });
    const { COLLECTIONS } = await import('../../../adapters/cluster/mongo/collections.js');
    const connection = await mongoose.createConnection(url).asPromise();
    for (const declared of COLLECTIONS) {
      const { toCreate } = await declared.on(connection).diffIndexes();
      expect([declared.name, toCreate]).toEqual([declared.name, []]);
    }
    await connection.close();
  });

  test('secrets of before encryption are encrypted by the migration, and sign as before', async () => {
    await migratePlatform(settings());
    const before = await open();
    const { id: org } = await before.accounts.createOrganisation({ name: 'A', plan: 'business' });
    const made = await before.webhooks.addEndpoint(org, 'https://a.example/hooks');
    const endpoints = client.db().collection('webhook_endpoints');
    const plain = `whsec_${'ab-_'.repeat(10)}abc`;
    await endpoints.updateMany({}, { $set: { secret: plain } });
    await setSchema(1, 1);
    await Promise.all([1, 2].map(() => migratePlatform(settings())));
    expect((await endpoints.findOne())?.['secret']).toMatch(/^v1\.[0-9a-f]{8}\./);
    await before.webhooks.ping(made?.id ?? '');
    const [ping] = await before.webhooks.claimDue(1, 1000);
    expect(ping?.endpoint.secrets).toEqual([plain]);
    // A program of before version 2 would sign with the encrypted text.
    expect(await schema().findOne()).toMatchObject({ compatibleFrom: 2 });
    const { events } = await before.audit.list({ after: null, limit: 10 });
    const details = { from_version: 1, to_version: SCHEMA_VERSION };
    expect(events).toMatchObject([{ action: 'schema.migrated', outcome: 'done', details }]);
  });

  test('an older schema is refused and names the command', async () => {
    await migratePlatform(settings());
    await setSchema(0, 0);
    await expect(open()).rejects.toThrow(SettingError);
    await expect(open()).rejects.toThrow(/schema 0, .* needs \d+: run `npm run admin -- migrate`/);
    expect(await migratePlatform(settings())).toEqual({ from: 0, to: SCHEMA_VERSION });
    await open();
  });

  test('a newer schema is worked on where it says so, and stays as it is', async () => {
    await migratePlatform(settings());
    await setSchema(7, 1);
    const platform = await open();
    await platform.ping();
    expect(await migratePlatform(settings())).toEqual({ from: 7, to: 7 });
    expect(await schema().findOne()).toMatchObject({ version: 7, compatibleFrom: 1 });
  });

  test('a newer schema that this program does not understand is refused, also while it runs', async () => {
    await migratePlatform(settings());
    const platform = await open();
    await platform.ping();
    await setSchema(7, SCHEMA_VERSION + 1);
    const sentence =
      /newer version of this program \(schema 7, this one knows \d+\): run the newer/;
    await expect(open()).rejects.toThrow(SettingError);
    await expect(open()).rejects.toThrow(sentence);
    await expect(migratePlatform(settings())).rejects.toThrow(sentence);
    await expect(platform.ping()).rejects.toThrow(PlatformFault);
    await expect(platform.ping()).rejects.toThrow(sentence);
  });

  test('a database that is dropped while the program runs is a lost readiness', async () => {
    await migratePlatform(settings());
    const platform = await open();
    await client.db().dropDatabase();
    await expect(platform.ping()).rejects.toThrow(/not prepared/);
  });

  test('a failed opening leaves no connection behind', async () => {
    const connections = async () =>
      (await client.db('admin').command({ serverStatus: 1 }))['connections'] as { current: number };
    const before = (await connections()).current;
    for (let tries = 0; tries < 3; tries += 1) await expect(open()).rejects.toThrow();
    expect((await connections()).current).toBeLessThanOrEqual(before);
  });
});

describeWithCluster('Opening a cluster whose clocks disagree', { timeout: 60_000 }, () => {
  test.each([
    [-47_000, 'ahead of'],
    [90_000, 'behind'],
  ])('by %d ms is refused', async (clockOffsetMs, direction) => {
    const mongo = await startMongo({ clockOffsetMs });
    const redis = await startRedis();
    const settings = readSettings({ REDIS_URL: redis.url, MONGODB_URL: mongo.url, SECRETS_KEY });
    await migratePlatform(settings);
    const opening = openPlatform(settings);
    await expect(opening).rejects.toThrow(SettingError);
    const seconds = Math.abs(clockOffsetMs / 1000);
    await expect(opening).rejects.toThrow(
      `The clock of this machine is ${seconds} s ${direction} the document store's: set one of them right (NTP).`,
    );
    await Promise.all([mongo.dispose(), redis.dispose()]);
  });
});
