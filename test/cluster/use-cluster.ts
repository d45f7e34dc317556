import { afterAll, beforeAll, expect, test } from 'vitest';
import { edgeFiles, openTestStore, type TestStore } from '../worker/inference/model-store.js';
import { type ClusterOptions, startCluster } from './cluster.js';
import { endure } from './endure.js';
import { nothing } from './faults.js';
import type { Scale, Stage } from './stage.js';
import { openInbox } from './inbox.js';

/** What the service promises is measured on, with the settings of an operator who sets nothing. */
export const MATRIX: Scale = { scans: 200, measured: true };

/** For the merge gate: what must be true afterwards, and not how soon. */
export const GATE: Scale = { scans: 50, measured: false };

/** In seconds, so that the gate waits for none of them long. */
export const SHORT_LEASES = { LEASE_S: '2', INFERENCE_STALL_S: '2' };

/** A cluster and an inbox for the tests of a suite, which leave no process behind. */
export function useCluster({
  withModel = false,
  scale = MATRIX,
  /** Whether its faults are measured against a run without any. */
  rehearse = scale.measured,
  environment,
  ...options
}: ClusterOptions & { withModel?: boolean; scale?: Scale; rehearse?: boolean } = {}): () => Stage {
  let stage: Stage | null = null;
  let models: TestStore | null = null;
  beforeAll(async () => {
    if (withModel) {
      models = await openTestStore();
      await models.add('1.0.0', edgeFiles(1));
      await models.point({ version: '1.0.0' });
    }
    const inbox = await openInbox();
    const cluster = await startCluster({
      ...options,
      environment: { ...environment, ...(models !== null && { MODELS_DIR: models.root }) },
    });
    stage = { inbox, cluster, scale, undisturbedS: null };
  });
  afterAll(async () => {
    const behind = await stage?.cluster.dispose();
    await stage?.inbox.close();
    await models?.remove();
    expect(behind).toEqual([]);
  });
  const get = (): Stage => {
    if (stage === null) throw new Error('The cluster is not there yet');
    return stage;
  };
  if (rehearse)
    test('nothing happens: all of it is done, and how long that takes is known', async () => {
      const { recovery } = await endure(get(), { name: 'no fault', fault: nothing });
      get().undisturbedS = recovery.told;
    });
  return get;
}
