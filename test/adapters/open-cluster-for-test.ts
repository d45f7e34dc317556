import { Redis } from 'ioredis';
import { afterAll } from 'vitest';
import { SECRETS_KEY } from '../servers/secrets-key.js';
import { migratePlatform, openPlatform } from '../../adapters/open-platform.js';
import { readSettings } from '../../core/settings.js';
import { openMongoDatabase } from '../servers/mongo-server.js';
import { startRedis } from '../servers/redis-server.js';
import type { TestServer } from '../servers/test-server.js';
import { letTimePass } from './cluster/let-time-pass.js';
import { type PlatformUnderTest, testClock } from './contract/platform-under-test.js';

/** Redis has this many databases; a test uses the next one. */
const DATABASES = 16;
let opened = 0;
let redis: Promise<TestServer> | null = null;
afterAll(async () => (await redis)?.dispose());

/** A cluster of one process: a Redis of this test file, and a database of its own in MongoDB. */
export async function openClusterForTest(): Promise<PlatformUnderTest> {
  const server = await (redis ??= startRedis());
  const { url, drop } = await openMongoDatabase();
  const environment = {
    REDIS_URL: `${server.url}/${opened++ % DATABASES}`,
    MONGODB_URL: url,
    SECRETS_KEY,
  };
  const settings = readSettings(environment);
  const clock = testClock();
  await migratePlatform(settings);
  const platform = await openPlatform(settings, { clock });
  return {
    platform,
    clock,
    environment,
    pass: async (ms) => {
      clock.advance(ms);
      await letTimePass(environment.REDIS_URL, ms);
    },
    dispose: async () => {
      await platform.close();
      const left = new Redis(environment.REDIS_URL);
      await left.flushdb();
      left.disconnect();
      await drop();
    },
  };
}
