import { inject } from 'vitest';
import { z } from 'zod';
import {
  createDemoOrganisation,
  migratePlatform,
  openPlatform,
} from '../../adapters/open-platform.js';
import { SECRETS_KEY } from '../servers/secrets-key.js';
import { readSettings } from '../../core/settings.js';
import { openMongoDatabase } from '../servers/mongo-server.js';
import { startRedis } from '../servers/redis-server.js';

/**
 * Which platform the real program is tested on: the embedded one in a folder, or
 * with EMET_TEST_PLATFORM=cluster a Redis and a database, the test's own or the run's.
 */
export const isCluster = process.env['EMET_TEST_PLATFORM'] === 'cluster';

export interface Ground {
  /** Settings that every process on it, and its commands, are given. */
  environment: Record<string, string>;
  /** Of the first organisation, where the program itself shows none. */
  key?: string;
  remove(): Promise<void>;
}

/** @param dataDir what the embedded platform keeps its data in */
export async function layGround(dataDir: string): Promise<Ground> {
  if (!isCluster) return { environment: { DATA_DIR: dataDir }, remove: async () => {} };
  const [redis, mongo] = await Promise.all([startRedis(), openMongoDatabase()]);
  const environment = { REDIS_URL: redis.url, MONGODB_URL: mongo.url, SECRETS_KEY };
  await migratePlatform(readSettings(environment));
  return {
    environment,
    ...(await firstKey(environment)),
    remove: async () => {
      await Promise.all([redis.dispose(), mongo.drop()]);
    },
  };
}

/** The stores of the cluster that the run shares, with two workers on them. */
export async function shareGround(): Promise<Ground> {
  const answer = await fetch(inject('sharedCluster'));
  if (!answer.ok) throw new Error(await answer.text());
  const environment = SharedCluster.parse(await answer.json());
  return { environment, remove: async () => {} };
}

const SharedCluster = z.object({
  REDIS_URL: z.string(),
  MONGODB_URL: z.string(),
  SECRETS_KEY: z.string(),
});

/** A cluster makes no organisation by itself: its logs are read by many. */
async function firstKey(environment: Record<string, string>): Promise<{ key?: string }> {
  const platform = await openPlatform(readSettings(environment));
  const made = await createDemoOrganisation(platform);
  await platform.close();
  return made ?? {};
}
