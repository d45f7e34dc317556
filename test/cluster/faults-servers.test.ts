import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { mongoIsOurs } from '../servers/mongo-server.js';
import { describeWithCluster } from '../servers/suites.js';
import { until } from '../system/faults-program.js';
import { endure } from './endure.js';
import { useCluster } from './use-cluster.js';

const REDIS_AWAY_MS = 5_000;
const STORE_AWAY_MS = 20_000;

describeWithCluster('In the midst of 200 scans', () => {
  const stage = useCluster();

  test('Redis is stopped and started again', async () => {
    const fault = async (): Promise<void> => {
      await stage().cluster.redis.stop();
      await wait(REDIS_AWAY_MS);
      await stage().cluster.redis.start();
    };
    await endure(stage(), { name: 'Redis stopped and started again', fault });
  });

  test('Redis is emptied, several times', async () => {
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

  test('Redis has no memory left, and later has', async () => {
    const redis = new Redis(stage().cluster.redis.url);
    const fault = async (): Promise<void> => {
      await redis.config('SET', 'maxmemory', '1mb');
      await expect(redis.set('more', 'x')).rejects.toThrow('OOM');
      await wait(REDIS_AWAY_MS);
      await redis.config('SET', 'maxmemory', '0');
    };
    await endure(stage(), { name: 'Redis at maxmemory', fault });
    redis.disconnect();
  });

  test('Redis hangs when an API accepts scans, and that API is killed before it could queue them', async () => {
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

  test.skipIf(!mongoIsOurs)('the document store hangs for 20 s', async () => {
    const fault = async (): Promise<void> => {
      stage().cluster.mongo.pause();
      await wait(STORE_AWAY_MS);
      stage().cluster.mongo.resume();
    };
    await endure(stage(), { name: 'the document store hangs for 20 s', fault });
  });

  test.skipIf(!mongoIsOurs)('the document store is stopped for 20 s', async () => {
    const fault = async (): Promise<void> => {
      await stage().cluster.mongo.stop('SIGTERM');
      await wait(STORE_AWAY_MS);
      await stage().cluster.mongo.start();
    };
    await endure(stage(), { name: 'the document store stopped for 20 s', fault });
  });
});
