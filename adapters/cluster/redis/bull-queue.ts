import Bull from 'bull';
import type { Redis } from 'ioredis';
import type { JobName } from '../../../core/jobs.js';

/** One slot of a Redis Cluster for all keys of the queue. */
export const PREFIX = '{emet}';

/** A job whose handler failed waits this long, doubling each time. */
const RETRY_FIRST_MS = 250;
const RETRY_MAX_MS = 10_000;
/** Seconds that one blocking look for a job lasts at most. */
const BLOCKING_WAIT_S = 2;
/** How often delayed jobs are looked at, whatever is known of them. */
const DELAYED_MS = 500;

export const JOB_OPTIONS: Bull.JobOptions = {
  // How often a scan may be tried is the store's to say.
  attempts: 2 ** 31,
  backoff: { type: 'doubling' },
  removeOnComplete: true,
  removeOnFail: true,
};

/** Bull's queue with what its `process()` uses and its types leave out. */
export interface BullQueue extends Bull.Queue {
  /** Identifies this queue object as the holder of locks. */
  token: string;
  /** Set once nothing new is to begin. */
  closing: Promise<void> | undefined;
  delayTimer: NodeJS.Timeout | undefined;
  /** Moves delayed jobs that are due to those that wait, and sees to the next ones in time. Never rejects. */
  updateDelayTimer(): Promise<void>;
  /** Moves jobs whose lock lapsed to those that wait. Never rejects. */
  moveUnlockedJobsToWait(): Promise<void>;
}

/** How often lapsed locks are looked for: two looks find one, and one may come too early. */
export const stalledMs = (lockMs: number): number => Math.ceil(lockMs / 4);

/** For a queue that only takes jobs in, `blocking` and `lockMs` do not matter. */
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

/** Lets go of the clients without ending them; Bull's own close() would connect again. */
export function endBullQueue(queue: BullQueue): void {
  queue.closing = Promise.resolve();
  clearTimeout(queue.delayTimer);
  queue.emit('close');
}
