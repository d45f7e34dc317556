import { setTimeout as wait } from 'node:timers/promises';
import type { FailureReason } from '../core/errors.js';
import type { ScanResult, ScanStore } from '../core/ports.js';
import type { StoreOutage } from './store-outage.js';

/** Pauses between tries; the last value repeats. */
const PAUSES_MS: readonly number[] = [200, 500, 1_000, 2_000, 4_000];

/**
 * After about a minute: if the store rejects the result but accepts a failure,
 * the result is the problem.
 */
const RESULT_TRIES_MAX = 18;

/**
 * Stores the outcome of a scan, however long the store is down: a finished
 * analysis is not discarded. A result that alone is refused is stored as a
 * failure. Returns what was stored, or null when the scan is gone or another
 * worker's; rejects when `signal` is aborted.
 */
export async function storeOutcome(
  scans: ScanStore,
  claim: { id: string; fence: number },
  outcome: ScanResult | FailureReason,
  options: { outage: StoreOutage; signal: AbortSignal; pausesMs?: readonly number[] },
): Promise<ScanResult | FailureReason | null> {
  const { id, fence } = claim;
  const { outage, signal, pausesMs = PAUSES_MS } = options;
  const fail = (reason: FailureReason) => scans.fail(id, fence, reason);

  for (let tries = 1; ; tries += 1) {
    try {
      const isStored =
        typeof outcome === 'string'
          ? await fail(outcome)
          : await scans.complete(id, fence, outcome);
      outage.answered();
      return isStored ? outcome : null;
    } catch (error) {
      outage.failed(error);
      if (typeof outcome !== 'string' && tries >= RESULT_TRIES_MAX) {
        const isFailed = await fail('internal_error').catch(() => undefined);
        if (isFailed !== undefined) return isFailed ? 'internal_error' : null;
      }
      await wait(pausesMs[Math.min(tries, pausesMs.length) - 1], undefined, { signal });
    }
  }
}
