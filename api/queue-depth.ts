import type { Platform } from '../core/ports.js';
import type { Settings } from '../core/settings.js';

export interface QueueDepth {
  /** Whether QUEUE_MAX scans wait: as of at most a second ago, and those this process added since. */
  isFull(): Promise<boolean>;
  /** This process accepted a scan. */
  add(): void;
}

export function watchQueueDepth(
  { scans }: Pick<Platform, 'scans'>,
  { queueMax }: Pick<Settings, 'queueMax'>,
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

/** How old the count of waiting scans may be: reading it anew for each upload would cost more than it tells. */
export const DEPTH_KNOWN_MS = 1000;
