import { setTimeout as wait } from 'node:timers/promises';
import type { FailureReason } from '../core/errors.js';
import type { ScanResult, ScanStore } from '../core/ports.js';
import type { StoreOutage } from './store-outage.js';

/** Pauses between tries; the last one repeats. */
const PAUSES_MS: readonly number[] = [200, 500, 1_000, 2_000, 4_000];
/** After about a minute, a result the store refuses while it takes the failure is what is wrong. */
const RESULT_TRIES_MAX = 18;

/**
 * Stores how a scan ended, however long the store is away: an analysis that is
 * done is not thrown away. A result that alone is refused ends as a failure.
 * Answers what was stored, or null when the scan is gone or another worker's;
 * rejects when `signal` calls it off.
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
