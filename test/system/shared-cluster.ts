import mongoose from 'mongoose';
import { SECRETS_KEY } from '../servers/secrets-key.js';
import { migratePlatform } from '../../adapters/open-platform.js';
import { readSettings } from '../../core/settings.js';
import { startRedis } from '../servers/redis-server.js';
import { freePort } from '../servers/test-server.js';
import { startPart } from './start-part.js';

/** What every process on it, and its commands, are given. */
export interface SharedCluster {
  REDIS_URL: string;
  MONGODB_URL: string;
  SECRETS_KEY: string;
}

/**
 * Stores and two workers that the API suite shares, once a run: each of its files
 * brings two APIs of its own, with the settings it is about.
 */
export async function startSharedCluster(
  MONGODB_URL: string,
): Promise<{ environment: SharedCluster; dispose(): Promise<void> }> {
  const redis = await startRedis();
  const environment = { REDIS_URL: redis.url, MONGODB_URL, SECRETS_KEY };
  await migratePlatform(readSettings(environment));
  const startWorker = async () => {
    const PORT = String(await freePort());
    // The receivers of webhooks listen on this machine.
    const settings = { ...environment, MODE: 'worker', ALLOW_PRIVATE_NETWORK: 'true', PORT };
    return startPart(settings, 'ready');
  };
  const workers = await Promise.all([startWorker(), startWorker()]);
  return {
    environment,
    async dispose() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await redis.dispose();
      const client = await mongoose.mongo.MongoClient.connect(MONGODB_URL);
      await client.db().dropDatabase();
      await client.close();
    },
  };
}
