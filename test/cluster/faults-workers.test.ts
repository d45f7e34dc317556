import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { describeWithCluster } from '../servers/suites.js';
import { type Program, until } from '../system/faults-program.js';
import { descendantsOf, isAlive, modelProcessesOf } from '../system/process-tree.js';
import { edgeFiles, openTestStore, type TestStore } from '../worker/inference/model-store.js';
import { endure } from './endure.js';
import { useCluster } from './use-cluster.js';

const LEASE_S = 10;
/** INFERENCE_STALL_S as it comes. */
const STALL_S = 10;

const gone = (pids: number[]) =>
  until('the processes are gone', () => pids.filter(isAlive).length === 0, 20_000);

/** Every third document of the large organisation is shown to a model. */
const askModels = (at: number) => (at % 3 === 0 ? 'infer edges' : undefined);

describeWithCluster('In the midst of 200 scans', () => {
  let models: TestStore | undefined;
  const stage = useCluster(async () => {
    models = await openTestStore();
    await models.add('1.0.0', edgeFiles(1));
    await models.point({ version: '1.0.0' });
    return { environment: { MODELS_DIR: models.root } };
  });
  afterAll(() => models?.remove());

  const aWorker = (): Program => {
    const [worker] = stage().cluster.workers;
    if (worker === undefined) throw new Error('No worker runs');
    return worker;
  };
  /** The first worker's process that runs the model. */
  const aModel = (): number => {
    const [model] = modelProcessesOf(aWorker().process.pid ?? 0);
    if (model === undefined) throw new Error('No model runs');
    return model;
  };

  test('a worker is killed with -9: its children go with it, its scans to the other', async () => {
    const name = 'kill -9 a worker';
    const fault = async (): Promise<void> => {
      const worker = aWorker();
      const below = descendantsOf(worker.process.pid ?? 0);
      expect(below.length).toBeGreaterThan(1);
      await stage().cluster.kill(worker);
      await gone(below);
    };
    await endure(stage(), { name, fault });
    await stage().cluster.startWorker();
  });

  test('a worker is held still for twice its lease, and writes nothing that is not its own any more', async () => {
    const name = 'a worker held still for two leases';
    const fault = async (): Promise<void> => {
      const worker = aWorker();
      worker.process.kill('SIGSTOP');
      await wait(2 * LEASE_S * 1000);
      worker.process.kill('SIGCONT');
    };
    await endure(stage(), { name, fault });
  });

  test('the process of a model is killed with -9', async () => {
    const name = 'kill -9 an inference child';
    const fault = async (): Promise<void> => {
      const model = aModel();
      process.kill(model, 'SIGKILL');
      await gone([model]);
    };
    await endure(stage(), { name, fault, special: askModels });
  });

  test('the process of a model is held still: it is noticed and replaced', async () => {
    const name = `SIGSTOP an inference child (noticed after ${STALL_S} s)`;
    const fault = async (): Promise<void> => {
      const model = aModel();
      process.kill(model, 'SIGSTOP');
      await gone([model]);
    };
    await endure(stage(), { name, fault, special: askModels });
  });

  test('a document kills every worker it meets: it alone fails', async () => {
    const name = 'a job that kills every worker it meets';
    const fault: Parameters<typeof endure>[1]['fault'] = async (load) => {
      const stopReplacing = stage().cluster.replaceWorkers();
      const deadly = load.sent.find(({ trouble }) => trouble === 'regicide x');
      const { tenant, id } = deadly ?? {};
      await tenant?.client.final(id ?? '', 90_000);
      await stopReplacing();
    };
    const special = (at: number) => (at === 30 ? 'regicide x' : undefined);
    await endure(stage(), { name, fault, special });
  });
});
