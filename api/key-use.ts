import type { Logger } from 'pino';
import type { AccountStore, Clock } from '../core/ports.js';

/**
 * When keys were used, collected in this process and stored in one batch a minute, so that
 * no request waits for it or fails by it.
 */
export interface KeyUse {
  note(keyId: string): void;
  /** Stores what is left, in a bounded time. */
  close(): Promise<void>;
}

const EVERY_MS = 60_000;
const CLOSE_MAX_MS = 2_000;
/** Further keys of a minute are left out: their next use is noted again. */
const KEYS_MAX = 10_000;

export function openKeyUse(
  accounts: Pick<AccountStore, 'noteKeysUsed'>,
  logger: Pick<Logger, 'warn'>,
  { clock, everyMs = EVERY_MS }: { clock: Clock; everyMs?: number },
): KeyUse {
  let uses = new Map<string, Date>();
  let writing: Promise<void> | null = null;

  const keep = (keyId: string, at: Date): void => {
    if (uses.has(keyId) || uses.size < KEYS_MAX) uses.set(keyId, at);
  };

  const write = async (): Promise<void> => {
    const batch = uses;
    uses = new Map();
    try {
      await accounts.noteKeysUsed(batch);
    } catch (error) {
      logger.warn({ err: error }, 'The last use of keys was not stored; it is tried again');
      for (const [keyId, at] of batch) if (!uses.has(keyId)) keep(keyId, at);
    }
  };
  /** Never two at once: a store that hangs is not given more to do. */
  const writeSoon = (): Promise<void> => {
    if (uses.size > 0) writing ??= write().finally(() => (writing = null));
    return writing ?? Promise.resolve();
  };

  const timer = setInterval(() => void writeSoon(), everyMs);
  timer.unref();
  return {
    note: (keyId) => keep(keyId, clock()),
    close: async () => {
      clearInterval(timer);
      let giveUp: NodeJS.Timeout | undefined;
      await Promise.race([
        // What came during a write that is under way takes another.
        writeSoon().then(writeSoon),
        new Promise((resolve) => (giveUp = setTimeout(resolve, CLOSE_MAX_MS))),
      ]);
      clearTimeout(giveUp);
    },
  };
}
