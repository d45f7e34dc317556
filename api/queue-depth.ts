import type { Platform } from '../core/ports.js';
import type { Settings } from '../core/settings.js';

export interface QueueDepth {
  /**
   * Whether QUEUE_MAX scans wait: the stored count, at most one second old, plus
   * the scans this process added since.
   */
  isFull(): Promise<boolean>;
  /** Records that this process accepted a scan. */
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

/**
 * Maximum age of the count of waiting scans, milliseconds: a fresh count for
 * each upload would cost too much.
 */
export const DEPTH_KNOWN_MS = 1000;
