import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openRedis } from '../../../adapters/cluster/redis/open-redis.js';
import { startRedis } from '../../servers/redis-server.js';
import { describeWithRedis } from '../../servers/suites.js';
import { describeJobQueue } from '../contract/job-queue.js';
import { testClock } from '../contract/platform-under-test.js';
import { describeRateLimiter } from '../contract/rate-limiter.js';
import { letTimePass } from './let-time-pass.js';

const quiet = { info: () => {}, warn: () => {} };

async function open() {
  const server = await startRedis();
  const platform = await openRedis(server.url, { log: quiet });
  const clock = testClock();
  return {
    platform,
    clock,
    pass: async (ms: number) => {
      clock.advance(ms);
      await letTimePass(server.url, ms);
    },
    dispose: async () => {
      await platform.close();
      await server.dispose();
    },
  };
}

const LATENCY_MAX_MS = 50;

describeWithRedis('What the cluster keeps in Redis', () => {
  // The platform as a whole is held to the same; here each has a server of its own.
  describe('each alone', { tags: ['full'] }, () => {
    describeJobQueue('the cluster', open);
    describeRateLimiter('the cluster', open);
  });

  test('a job that is added starts at once where a consumer is idle', async () => {
    const under = await open();
    let started = (_id: string): void => {};
    const consumer = under.platform.jobs.consume(
      'scan',
      { concurrency: 1, lockMs: 10_000 },
      async ({ scanId }) => started(scanId),
    );
    const latenciesMs: number[] = [];
    for (let job = 0; job < 20; job += 1) {
      await sleep(20);
      const id = randomUUID();
      const run = new Promise((resolve) => (started = resolve));
      const addedMs = performance.now();
      await under.platform.jobs.add('scan', { scanId: id }, { id });
      expect(await run).toBe(id);
      latenciesMs.push(performance.now() - addedMs);
    }
    const median = latenciesMs.sort((a, b) => a - b)[latenciesMs.length / 2];
    expect(median).toBeLessThan(LATENCY_MAX_MS);
    await consumer.stop();
    await under.dispose();
  });
});
