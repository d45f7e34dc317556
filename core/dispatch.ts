import type { Platform } from './ports.js';

/** A dispatched scan that no worker has taken on by then is put on the queue again. */
export const DISPATCH_LEASE_MS = 10_000;
/** A worker that was not heard from for this long is not counted on. */
export const WORKER_SILENCE_MAX_MS = 30_000;

export interface Dispatcher {
  /**
   * Puts the scans whose turn it is on the queue, as many as the ready workers
   * have places: what lies on the queue is not taken in turn any more, so it is
   * kept shallow. Calls that come while one runs share the next one. Rejects
   * when a store or the queue does not answer.
   */
  dispatch(): Promise<void>;
}

type Parts = Pick<Platform, 'scans' | 'jobs' | 'workers'>;

/** The way from the store to the queue; whoever makes room or adds a scan calls it. */
export function openDispatcher(platform: Parts): Dispatcher {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  return { dispatch };

  function dispatch(): Promise<void> {
    if (running === null) return begin();
    // The one that runs may have looked already, so whoever comes now waits for another look.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  }

  function begin(): Promise<void> {
    const turn = dispatchOnce(platform).finally(() => {
      if (running === turn) running = null;
    });
    running = turn;
    return turn;
  }
}

async function dispatchOnce({ scans, jobs, workers }: Parts): Promise<void> {
  const [{ places }, waiting] = await Promise.all([
    workers.ready(WORKER_SILENCE_MAX_MS),
    jobs.waiting('scan'),
  ]);
  // Without a ready worker one scan may wait on the queue: whoever comes first finds it.
  const room = Math.max(1, places) - waiting;
  if (room <= 0) return;
  const ids = await scans.dispatch({ limit: room, leaseMs: DISPATCH_LEASE_MS });
  await Promise.all(ids.map((scanId) => jobs.add('scan', { scanId }, { id: scanId })));
}
