import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'vitest';
import { mongoIsOurs } from '../servers/mongo-server.js';
import { describeWithCluster } from '../servers/suites.js';
import { endure } from './endure.js';
import { useCluster } from './use-cluster.js';

const AWAY_MS = 20_000;

describeWithCluster('In the midst of 200 scans, the document store', () => {
  const stage = useCluster();

  test.skipIf(!mongoIsOurs)('hangs for 20 s', async () => {
    const fault = async (): Promise<void> => {
      stage().cluster.mongo.pause();
      await wait(AWAY_MS);
      stage().cluster.mongo.resume();
    };
    await endure(stage(), { name: 'the document store hangs for 20 s', fault });
  });

  test.skipIf(!mongoIsOurs)('is stopped for 20 s', async () => {
    const fault = async (): Promise<void> => {
      await stage().cluster.mongo.stop('SIGTERM');
      await wait(AWAY_MS);
      await stage().cluster.mongo.start();
    };
    await endure(stage(), { name: 'the document store stopped for 20 s', fault });
  });
});
