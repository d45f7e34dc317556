import { afterEach, expect, test } from 'vitest';
import { SECRETS_KEY } from '../servers/secrets-key.js';
import { mongoIsOurs, startMongo } from '../servers/mongo-server.js';
import { startRedis } from '../servers/redis-server.js';
import { describeWithCluster } from '../servers/suites.js';
import type { TestServer } from '../servers/test-server.js';
import { freePort } from '../servers/test-server.js';
import { migratePlatform } from '../../adapters/open-platform.js';
import { readSettings } from '../../core/settings.js';
import { refusedStart } from './refused-start.js';

/** A person or a supervisor waits no longer to be told. */
const TOLD_WITHIN_S = 15;
/** In an address that cannot be used. */
const SECRET = 'secret-word';

const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.dispose();
});
const keep = (server: TestServer): TestServer => {
  running.push(server);
  return server;
};

async function expectRefusal(
  environment: Record<string, string>,
  ...words: string[]
): Promise<void> {
  const { code, said, seconds } = await refusedStart(environment);
  expect(code, said).toBe(1);
  expect(said.trim().split('\n').length, said).toBe(1);
  for (const word of words) expect(said).toContain(word);
  expect(said).not.toContain(SECRET);
  expect(seconds).toBeLessThan(TOLD_WITHIN_S);
}

const prepare = (redis: TestServer, mongo: TestServer) =>
  migratePlatform(readSettings({ REDIS_URL: redis.url, MONGODB_URL: mongo.url, SECRETS_KEY }));

describeWithCluster('A start that cannot be ends with 1 and one sentence:', () => {
  test.each([
    [{ REDIS_URL: 'redis://127.0.0.1:1' }, 'MONGODB_URL'],
    [{ MONGODB_URL: 'mongodb://127.0.0.1:1/emet' }, 'REDIS_URL'],
  ])('half of the cluster, %o', async (environment, missing) => {
    await expectRefusal(environment, missing, 'is not');
  });

  test('nothing answers at MONGODB_URL', async () => {
    const redis = keep(await startRedis());
    const nowhere = `mongodb://user:${SECRET}@127.0.0.1:${await freePort()}/emet`;
    const environment = { REDIS_URL: redis.url, MONGODB_URL: nowhere, SECRETS_KEY };
    await expectRefusal(environment, 'MONGODB_URL', 'does not answer');
  });

  test('nothing answers at REDIS_URL, or Redis wants other credentials', async () => {
    const mongo = keep(await startMongo());
    const redis = keep(await startRedis({ password: 'the-right-one' }));
    await prepare(redis, mongo);
    const nowhere = `redis://:${SECRET}@127.0.0.1:${await freePort()}`;
    await expectRefusal({ REDIS_URL: nowhere, MONGODB_URL: mongo.url, SECRETS_KEY }, 'REDIS_URL');
    const wrong = redis.url.replace(/:[^:@]*@/, `:${SECRET}@`);
    const environment = { REDIS_URL: wrong, MONGODB_URL: mongo.url, SECRETS_KEY };
    await expectRefusal(environment, 'REDIS_URL', 'refuses its password');
  });

  test('a database that was never migrated', async () => {
    const [redis, mongo] = [keep(await startRedis()), keep(await startMongo())];
    const environment = { REDIS_URL: redis.url, MONGODB_URL: mongo.url, SECRETS_KEY };
    await expectRefusal(environment, 'MONGODB_URL', 'npm run admin -- migrate');
  });

  test('no key for stored secrets', async () => {
    const environment = {
      REDIS_URL: 'redis://127.0.0.1:1',
      MONGODB_URL: 'mongodb://127.0.0.1:1/e',
    };
    await expectRefusal(environment, 'SECRETS_KEY must be given', 'openssl rand -hex 32');
    await expectRefusal({ ...environment, SECRETS_KEY: SECRET }, 'SECRETS_KEY', '64 hexadecimal');
  });

  test.skipIf(!mongoIsOurs)('clocks that disagree', async () => {
    const redis = keep(await startRedis());
    const mongo = keep(await startMongo({ clockOffsetMs: 60_000 }));
    await prepare(redis, mongo);
    const environment = { REDIS_URL: redis.url, MONGODB_URL: mongo.url, SECRETS_KEY };
    await expectRefusal(environment, 'clock');
  });
});
