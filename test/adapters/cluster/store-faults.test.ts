import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SECRETS_KEY } from '../../servers/secrets-key.js';
import { migratePlatform, openPlatform } from '../../../adapters/open-platform.js';
import type { Platform } from '../../../core/ports.js';
import { readSettings } from '../../../core/settings.js';
import { mongoIsOurs, startMongo } from '../../servers/mongo-server.js';
import { startRedis } from '../../servers/redis-server.js';
import { describeWithCluster } from '../../servers/suites.js';
import type { TestServer } from '../../servers/test-server.js';

/** No call may take longer to say that the store is away. */
const ANSWER_WITHIN_MS = 15_000;
/** The service has 20 s for all of it; its store may use half. */
const BACK_WITHIN_MS = 10_000;

const describeWithOwnStore = mongoIsOurs ? describeWithCluster : describe.skip;

describeWithOwnStore('A document store that goes away and comes back', { timeout: 120_000 }, () => {
  let mongo: TestServer;
  let redis: TestServer;
  let platform: Platform;
  beforeEach(async () => {
    [mongo, redis] = await Promise.all([startMongo({ keeps: 'file' }), startRedis()]);
    const settings = readSettings({ REDIS_URL: redis.url, MONGODB_URL: mongo.url, SECRETS_KEY });
    await migratePlatform(settings);
    platform = await openPlatform(settings);
  }, 60_000);
  afterEach(async () => {
    await platform.close();
    await Promise.all([mongo.dispose(), redis.dispose()]);
  }, 60_000);

  const create = (name: string) => platform.accounts.createOrganisation({ name, plan: 'free' });
  /** Several callers that ask on and on; answers how long the longest call took. */
  const askFor = async (ms: number): Promise<number> => {
    const end = performance.now() + ms;
    const longest = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        let longestMs = 0;
        while (performance.now() < end) {
          const began = performance.now();
          await Promise.allSettled([platform.accounts.listOrganisations(), create('Asked')]);
          longestMs = Math.max(longestMs, performance.now() - began);
          await sleep(50);
        }
        return longestMs;
      }),
    );
    return Math.max(...longest);
  };
  const backWithin = async (): Promise<number> => {
    const began = performance.now();
    await vi.waitFor(() => Promise.all([platform.ping(), create('After')]), {
      timeout: BACK_WITHIN_MS,
      interval: 50,
    });
    return performance.now() - began;
  };

  test(
    'held still for 10 s: nobody waits for ever, and all goes on',
    { tags: ['full'] },
    async () => {
      const before = await create('Before');
      mongo.pause();
      const asking = askFor(10_000);
      await expect(platform.ping()).rejects.toThrow();
      await sleep(10_000);
      mongo.resume();
      expect(await backWithin()).toBeLessThan(BACK_WITHIN_MS);
      expect(await asking).toBeLessThan(ANSWER_WITHIN_MS);
      expect(await platform.accounts.listOrganisations()).toContainEqual(before);
    },
  );

  test('killed and started again: what was answered is there, and all goes on', async () => {
    const before = await create('Before');
    const asking = askFor(6_000);
    await mongo.stop('SIGKILL');
    await expect(platform.ping()).rejects.toThrow();
    await mongo.start();
    expect(await backWithin()).toBeLessThan(BACK_WITHIN_MS);
    expect(await asking).toBeLessThan(ANSWER_WITHIN_MS);
    expect(await platform.accounts.listOrganisations()).toContainEqual(before);
  });

  test('closing does not wait for one that does not answer', async () => {
    mongo.pause();
    const began = performance.now();
    await platform.close();
    expect(performance.now() - began).toBeLessThan(10_000);
    mongo.resume();
  });
});
