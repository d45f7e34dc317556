// @module-tag full
import { test } from 'vitest';
import { mongoIsOurs } from '../../servers/mongo-server.js';
import { describeWithCluster } from '../../servers/suites.js';
import { endure } from '../endure.js';
import {
  apiDiesBeforeItQueues,
  redisIsEmptied,
  redisIsFull,
  redisStops,
  storeHangs,
  storeStops,
} from '../faults.js';
import { useCluster } from '../use-cluster.js';

const REDIS_AWAY_MS = 5_000;
const STORE_AWAY_MS = 20_000;

describeWithCluster('In the midst of 200 scans', () => {
  const stage = useCluster();

  test('Redis is stopped and started again', async () => {
    const fault = redisStops(REDIS_AWAY_MS);
    await endure(stage(), { name: 'Redis stopped and started again', fault });
  });

  test('Redis is emptied, several times', async () => {
    await endure(stage(), { name: 'FLUSHALL, three times', fault: redisIsEmptied(3) });
  });

  test('Redis has no memory left, and later has', async () => {
    await endure(stage(), { name: 'Redis at maxmemory', fault: redisIsFull(REDIS_AWAY_MS) });
  });

  test('Redis hangs when an API accepts scans, and that API is killed before it could queue them', async () => {
    const name = 'an API killed between accept and enqueue';
    await endure(stage(), { name, fault: apiDiesBeforeItQueues });
    await stage().cluster.startApi();
  });

  test.skipIf(!mongoIsOurs)('the document store hangs for 20 s', async () => {
    const fault = storeHangs(STORE_AWAY_MS);
    await endure(stage(), { name: 'the document store hangs for 20 s', fault });
  });

  test.skipIf(!mongoIsOurs)('the document store is stopped for 20 s', async () => {
    const fault = storeStops(STORE_AWAY_MS);
    await endure(stage(), { name: 'the document store stopped for 20 s', fault });
  });
});
