// @module-tag full
import { test } from 'vitest';
import { describeWithCluster } from '../../servers/suites.js';
import { endure } from '../endure.js';
import {
  askModels,
  deadlyDocument,
  modelDies,
  modelHangs,
  oneIsDeadly,
  workerDies,
  workerHangs,
} from '../faults.js';
import { useCluster } from '../use-cluster.js';

describeWithCluster('In the midst of 200 scans', () => {
  const stage = useCluster({ withModel: true });

  test('a worker is killed with -9: its children go with it, its scans to the other', async () => {
    await endure(stage(), { name: 'kill -9 a worker', fault: workerDies });
    await stage().cluster.startWorker();
  });

  test('a worker is held still for twice its lease, and writes nothing that is not its own any more', async () => {
    await endure(stage(), { name: 'a worker held still for two leases', fault: workerHangs });
  });

  test('the process of a model is killed with -9', async () => {
    const name = 'kill -9 an inference child';
    await endure(stage(), { name, fault: modelDies, special: askModels });
  });

  test('the process of a model is held still: it is noticed and replaced', async () => {
    const name = 'SIGSTOP an inference child (noticed after INFERENCE_STALL_S, 10 s)';
    await endure(stage(), { name, fault: modelHangs, special: askModels });
  });

  test('a document kills every worker it meets: it alone fails', async () => {
    const name = 'a job that kills every worker it meets';
    await endure(stage(), { name, fault: deadlyDocument, special: oneIsDeadly });
  });
});
