import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { describeWithCluster } from '../servers/suites.js';
import { until } from '../system/faults-program.js';
import { endure } from './endure.js';
import { useCluster } from './use-cluster.js';

const AWAY_MS = 5_000;

describeWithCluster('In the midst of 200 scans, Redis', () => {
  const stage = useCluster();

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'is stopped with %s and started again',
    async (signal) => {
      const name = `Redis stopped with ${signal} and started again`;
      const fault = async (): Promise<void> => {
        await stage().cluster.redis.stop(signal);
        await wait(AWAY_MS);
        await stage().cluster.redis.start();
      };
      await endure(stage(), { name, fault });
    },
  );

  test('is emptied, several times', async () => {
    const redis = new Redis(stage().cluster.redis.url);
    const fault = async (): Promise<void> => {
      for (let time = 0; time < 3; time += 1) {
        await redis.flushall();
        await wait(400);
      }
    };
    await endure(stage(), { name: 'FLUSHALL, three times', fault });
    redis.disconnect();
  });

  test('has no memory left, and later has', async () => {
    const redis = new Redis(stage().cluster.redis.url);
    const fault = async (): Promise<void> => {
      await redis.config('SET', 'maxmemory', '1mb');
      await expect(redis.set('more', 'x')).rejects.toThrow('OOM');
      await wait(AWAY_MS);
      await redis.config('SET', 'maxmemory', '0');
    };
    await endure(stage(), { name: 'Redis at maxmemory', fault });
    redis.disconnect();
  });

  test('hangs when an API accepts scans, and that API is killed before it could queue them', async () => {
    const fault: Parameters<typeof endure>[1]['fault'] = async (load) => {
      const [api, other] = stage().cluster.apis;
      if (api === undefined || other === undefined) throw new Error('Two APIs should run');
      stage().cluster.redis.pause();
      stage().cluster.apis = [api];
      const before = load.accepted();
      await until('it accepts without Redis', () => load.accepted() >= before + 5, 60_000);
      await stage().cluster.kill(api);
      stage().cluster.apis = [other];
      stage().cluster.redis.resume();
    };
    await endure(stage(), { name: 'an API killed between accept and enqueue', fault });
    await stage().cluster.startApi();
  });
});
