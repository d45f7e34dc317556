import type { Logger } from 'pino';
import { WORKER_SILENCE_MAX_MS } from '../core/dispatch.js';
import { PlatformFault } from '../core/errors.js';
import { holdAnswer, PROBE_HELD_MS } from '../core/hold-answer.js';
import type { Platform } from '../core/ports.js';

/** Why no scan would be taken on now; empty when one would. Asked of the stores once a second at most. */
export type Readiness = () => Promise<string[]>;

/** A probe treats a slower store as not answering. */
const STORE_TIMEOUT_MS = 3_000;

export const watchReadiness = (platform: Platform, logger: Logger): Readiness =>
  holdAnswer(PROBE_HELD_MS, async () => {
    // The same question as before a scan is accepted: a worker that replaces its child is not gone.
    const [stores, worker] = await Promise.allSettled([
      within(platform.ping()),
      within(platform.workers.anyRecentlyReady(WORKER_SILENCE_MAX_MS)),
    ]);
    const reasons: string[] = [];
    if (stores.status === 'rejected') reasons.push(faultOf(stores.reason));
    else if (worker.status === 'rejected') reasons.push('the workers cannot be asked for');
    else if (!worker.value) reasons.push('no worker is ready');
    for (const outcome of [stores, worker]) {
      if (outcome.status === 'rejected') {
        logger.warn({ err: outcome.reason as unknown }, 'not ready');
      }
    }
    return reasons;
  });

const faultOf = (reason: unknown): string =>
  reason instanceof PlatformFault ? reason.message : 'the stores do not answer';

async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), STORE_TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
