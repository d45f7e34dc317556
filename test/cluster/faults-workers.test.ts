import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWithCluster } from '../servers/suites.js';
import { descendantsOf, isAlive } from '../system/process-tree.js';
import { until } from '../system/faults-program.js';
import { type Cluster, startCluster } from './cluster.js';
import { endure } from './endure.js';
import { type Inbox, openInbox } from './inbox.js';

let cluster: Cluster;
let inbox: Inbox;

describeWithCluster('With 200 scans under way, a worker', () => {
  beforeAll(async () => {
    inbox = await openInbox();
    cluster = await startCluster();
  });
  afterAll(async () => {
    const behind = await cluster.dispose();
    await inbox.close();
    expect(behind).toEqual([]);
  });

  test('killed with -9 costs none of them, and its children go with it', async () => {
    const name = 'kill -9 a worker';
    const fault = async (): Promise<void> => {
      const [worker] = cluster.workers;
      if (worker === undefined) throw new Error('No worker runs');
      const below = descendantsOf(worker.process.pid ?? 0);
      expect(below.length).toBeGreaterThan(0);
      await cluster.kill(worker);
      await until('its children are gone', () => below.filter(isAlive).length === 0, 10_000);
    };
    await endure(cluster, inbox, { name, fault });
    await cluster.startWorker();
  });

  test('held still for twice its lease, then let go on, writes nothing any more that is not its', async () => {
    const name = 'a worker held still for two leases';
    const fault = async (): Promise<void> => {
      const [worker] = cluster.workers;
      worker?.process.kill('SIGSTOP');
      await wait(20_000);
      worker?.process.kill('SIGCONT');
    };
    await endure(cluster, inbox, { name, fault });
  });
});
