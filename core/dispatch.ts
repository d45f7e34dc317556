import type { Platform } from './ports.js';

/** A dispatched scan that no worker claims within this time is queued again. */
export const DISPATCH_LEASE_MS = 10_000;
/** A worker without a heartbeat for this long counts as gone. */
export const WORKER_SILENCE_MAX_MS = 30_000;

export interface Dispatcher {
  /**
   * Queues the scans that are next in turn, at most as many as the ready workers
   * have places. Queued jobs are no longer subject to fair scheduling, so the
   * queue is kept short. Calls that arrive while one runs share the next run.
   * Rejects when a store or the queue does not answer.
   */
  dispatch(): Promise<void>;
}

type Parts = Pick<Platform, 'scans' | 'jobs' | 'workers'>;

/**
 * Moves scans from the store to the queue. Call it whenever capacity is freed
 * or a scan is added.
 */
export function openDispatcher(platform: Parts): Dispatcher {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  return { dispatch };

  function dispatch(): Promise<void> {
    if (running === null) return begin();
    // The current run may already have read the store, so later calls wait for the next run.
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
  // Without a ready worker one scan may wait on the queue, for the first worker that starts.
  const room = Math.max(1, places) - waiting;
  if (room <= 0) return;
  const ids = await scans.dispatch({ limit: room, leaseMs: DISPATCH_LEASE_MS });
  await Promise.all(ids.map((scanId) => jobs.add('scan', { scanId }, { id: scanId })));
}
