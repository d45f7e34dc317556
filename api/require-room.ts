import { WORKER_SILENCE_MAX_MS } from '../core/dispatch.js';
import { AppError } from '../core/errors.js';
import type { Api } from './api.js';

const RETRY_AFTER_S = 30;
/** How old the count of waiting scans may be: reading it anew for each upload would cost more than it tells. */
const DEPTH_KNOWN_MS = 1_000;

/**
 * Turns a scan away that could not be worked on soon: no worker is there, too
 * many scans wait already, or an operator closed the intake. Better a 503 with
 * Retry-After than a promise that cannot be kept; nothing was charged.
 */
export async function requireRoom(api: Api): Promise<void> {
  const { workers, intake } = api.platform;
  const [isHeard, isOpen, isFull] = await Promise.all([
    workers.heardReady(WORKER_SILENCE_MAX_MS),
    intake.isOpen(),
    api.queueDepth.isFull(),
  ]);
  if (!isHeard || !isOpen || isFull)
    throw new AppError('AI_NOT_CONFIGURED', undefined, { retryAfterS: RETRY_AFTER_S });
}

export interface QueueDepth {
  /** Whether QUEUE_MAX scans wait: as of at most a second ago, and those this process added since. */
  isFull(): Promise<boolean>;
  /** This process accepted a scan. */
  add(): void;
}

export function watchQueueDepth(
  { scans }: Api['platform'],
  { queueMax }: Api['settings'],
): QueueDepth {
  let asked: { atMs: number; queued: Promise<number> } | null = null;
  let addedSince = 0;
  return {
    isFull: async () => {
      if (asked === null || performance.now() - asked.atMs > DEPTH_KNOWN_MS) {
        const queued = scans.backlog().then((backlog) => backlog.queued);
        asked = { atMs: performance.now(), queued };
        addedSince = 0;
        queued.catch(() => (asked = null));
      }
      return (await asked.queued) + addedSince >= queueMax;
    },
    add: () => {
      addedSince += 1;
    },
  };
}
