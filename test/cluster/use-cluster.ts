import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClusterOptions, startCluster } from './cluster.js';
import { endure } from './endure.js';
import { openInbox } from './inbox.js';
import type { Stage } from './stage.js';

/** A cluster and an inbox for the tests of a suite, which leave no process behind. */
export function useCluster(
  options: () => Promise<ClusterOptions> | ClusterOptions = () => ({}),
  /** Whether its faults are measured against a run without any. */
  rehearse = true,
) {
  let stage: Stage | null = null;
  beforeAll(async () => {
    const inbox = await openInbox();
    stage = { inbox, cluster: await startCluster(await options()), undisturbedS: null };
  });
  afterAll(async () => {
    const behind = await stage?.cluster.dispose();
    await stage?.inbox.close();
    expect(behind).toEqual([]);
  });
  const get = (): Stage => {
    if (stage === null) throw new Error('The cluster is not there yet');
    return stage;
  };
  if (rehearse)
    test('nothing happens: all of it is done, and how long that takes is known', async () => {
      const { recovery } = await endure(get(), { name: 'no fault', fault: async () => {} });
      get().undisturbedS = recovery.told;
    });
  return get;
}
