import Bull from 'bull';
import type { Redis } from 'ioredis';
import type { JobName } from '../../../core/jobs.js';

/** One slot of a Redis Cluster for all keys of the queue. */
export const PREFIX = '{emet}';

/** Delay of a job whose handler failed, milliseconds; doubles each time. */
const RETRY_FIRST_MS = 250;
const RETRY_MAX_MS = 10_000;
/** Maximum duration of one blocking wait for a job, seconds. */
const BLOCKING_WAIT_S = 2;
/** Interval for checking delayed jobs, milliseconds. */
const DELAYED_MS = 500;

export const JOB_OPTIONS: Bull.JobOptions = {
  // The store limits the attempts of a scan.
  attempts: 2 ** 31,
  backoff: { type: 'doubling' },
  removeOnComplete: true,
  removeOnFail: true,
};

/** Bull's queue with the members that `process()` uses and its types omit. */
export interface BullQueue extends Bull.Queue {
  /** Identifies this queue object as the holder of locks. */
  token: string;
  /** Set once no new work may start. */
  closing: Promise<void> | undefined;
  delayTimer: NodeJS.Timeout | undefined;
  /** Moves due delayed jobs to the waiting list and schedules the next check. Never rejects. */
  updateDelayTimer(): Promise<void>;
  /** Moves jobs with lapsed locks to the waiting list. Never rejects. */
  moveUnlockedJobsToWait(): Promise<void>;
}

/** Interval for checking lapsed locks: detection takes two checks, and one may come too early. */
export const stalledMs = (lockMs: number): number => Math.ceil(lockMs / 4);

/** For a queue that only adds jobs, `blocking` and `lockMs` are irrelevant. */
export function openBullQueue(
  name: JobName,
  clients: { shared: Redis; blocking: Redis },
  lockMs: number,
): BullQueue {
  return new Bull(name, {
    prefix: PREFIX,
    createClient: (type) => (type === 'client' ? clients.shared : clients.blocking),
    settings: {
      lockDuration: lockMs,
      stalledInterval: stalledMs(lockMs),
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      guardInterval: DELAYED_MS,
      drainDelay: BLOCKING_WAIT_S,
      backoffStrategies: {
        doubling: (failures: number) =>
          Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MAX_MS),
      },
    },
  }) as BullQueue;
}

/** Releases the clients without ending them; Bull's own close() would reconnect. */
export function endBullQueue(queue: BullQueue): void {
  queue.closing = Promise.resolve();
  clearTimeout(queue.delayTimer);
  queue.emit('close');
}
