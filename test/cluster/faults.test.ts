import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mongoIsOurs } from '../servers/mongo-server.js';
import { describeWithCluster } from '../servers/suites.js';
import { endure } from './endure.js';
import {
  apiDiesBeforeItQueues,
  askModels,
  deadlyDocument,
  modelHangs,
  oneIsDeadly,
  redisIsEmptied,
  redisStops,
  storeHangs,
  workerDies,
  workerHangs,
} from './faults.js';
import { openTenant } from './tenants.js';
import { GATE, SHORT_LEASES, useCluster } from './use-cluster.js';

// One fault of each class. The others, and the seconds, are in `measured`.

describeWithCluster('In the midst of scans', () => {
  const stage = useCluster({ withModel: true, scale: GATE, environment: SHORT_LEASES });

  test('a server is stopped and started again: Redis', async () => {
    await endure(stage(), { name: 'Redis stopped and started again', fault: redisStops(2_000) });
  });

  test('a server loses what it keeps: Redis', async () => {
    await endure(stage(), { name: 'FLUSHALL', fault: redisIsEmptied(1) });
  });

  test.skipIf(!mongoIsOurs)('a server hangs: the document store', async () => {
    await endure(stage(), { name: 'the document store hangs for 4 s', fault: storeHangs(4_000) });
  });

  test('a server hangs and a process is killed between two of its steps: an API', async () => {
    const name = 'an API killed between accept and enqueue';
    await endure(stage(), { name, fault: apiDiesBeforeItQueues });
    await stage().cluster.startApi();
  });

  test('a process is killed, and its children go with it: a worker', async () => {
    await endure(stage(), { name: 'kill -9 a worker', fault: workerDies });
    await stage().cluster.startWorker();
  });

  test('a process is held still for twice its lease, and goes on: a worker', async () => {
    await endure(stage(), { name: 'a worker held still for two leases', fault: workerHangs });
  });

  test('a child is held still, and replaced: the process of a model', async () => {
    const name = 'SIGSTOP an inference child';
    await endure(stage(), { name, fault: modelHangs, special: askModels });
  });

  test('a document kills every worker it meets: it alone fails', async () => {
    const name = 'a job that kills every worker it meets';
    await endure(stage(), { name, fault: deadlyDocument, special: oneIsDeadly });
  });

  test(
    'the many scans of one do not hold up the one scan of another',
    { tags: ['full', 'live'] },
    async () => {
      const { cluster, inbox } = stage();
      const [large, small] = await Promise.all(
        ['large', 'small'].map((name) =>
          openTenant(cluster.platform, () => cluster.apis, { name, hook: inbox.url }),
        ),
      );
      if (large === undefined || small === undefined) throw new Error('Two were opened');
      const gate = join(tmpdir(), `emet-gate-${randomUUID()}`);
      const ids: string[] = [];
      for (let at = 0; at < 80; at += 1) {
        // The first ones hold every place until all have been accepted.
        ids.push(await large.client.create(at < 16 ? `gate ${gate}` : 'sleep 1500'));
      }
      const last = await small.client.create('calm x');
      await writeFile(gate, '');
      await small.client.final(last);
      expect((await cluster.platform.scans.backlog()).queued).toBeGreaterThan(20);
      await rm(gate);
      await Promise.all(ids.map((id) => large.client.remove(id)));
    },
  );
});
