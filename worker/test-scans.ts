import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { FailureReason } from '../core/errors.js';
import type { Claim, Platform, ScanResult, StoredScan } from '../core/ports.js';
import type { Settings } from '../core/settings.js';
import { outcomesByHash, testOutcome } from '../core/test-outcomes.js';
import { loadSampleResult } from './engine/index.js';
import { aboutScan } from './about-scan.js';
import { holdLease } from './hold-lease.js';
import type { StoreOutage } from './store-outage.js';
import { storeOutcome } from './store-outcome.js';

/**
 * Scans of test data: nothing is analysed, the outcome is the one asked for. They take
 * no place of a scan, so that a key that costs nothing holds nobody up, and they are in
 * no metric of scans.
 */
export interface TestScans {
  /** Takes on a claimed scan, which ends later by itself. */
  begin(claim: Claim): void;
  /** Stops all; each is queued again. Resolves when they are. */
  releaseAll(): Promise<void>;
}

const BY_HASH = outcomesByHash((bytes) => createHash('sha256').update(bytes).digest('hex'));

export function openTestScans(service: {
  platform: Pick<Platform, 'scans'>;
  settings: Settings;
  logger: Logger;
  outage: StoreOutage;
}): TestScans {
  const { settings, outage } = service;
  const { scans } = service.platform;
  const leaseMs = settings.leaseS * 1000;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  return {
    begin(claim) {
      const run = work(claim).finally(() => underWay.delete(run));
      underWay.add(run);
    },
    async releaseAll() {
      stopping.abort();
      await Promise.all(underWay);
    },
  };

  async function work({ scan, fence }: Claim): Promise<void> {
    const logger = service.logger.child({ ...aboutScan(scan), livemode: false });
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    const lease = holdLease({
      renew: (stage) => scans.progress(scan.id, fence, stage, leaseMs),
      leaseMs,
      outage,
      onLost: () => lost.abort(),
      onStageDone: () => {},
    });
    try {
      const { outcome, durationMs } = await outcomeOf(scan);
      lease.note('inspecting');
      await wait(durationMs, undefined, { signal });
      await storeOutcome(scans, { id: scan.id, fence }, outcome, { outage, signal });
      logger.info('Scan of test data ended');
    } catch (error) {
      if (lost.signal.aborted) return;
      if (!stopping.signal.aborted) logger.error({ err: error }, 'Scan of test data interrupted');
      // If the store does not answer, the lease ends by itself.
      await scans.releaseClaim(scan.id, fence).catch((failure: unknown) => outage.failed(failure));
    } finally {
      lease.end();
    }
  }
}

async function outcomeOf(
  scan: StoredScan,
): Promise<{ outcome: ScanResult | FailureReason; durationMs: number }> {
  const { sha256 } = scan.file;
  const asked = testOutcome(scan.clientReference, BY_HASH.get(sha256) ?? null);
  // The API refused such a request; a backup of another version may hold one.
  if (asked.kind === 'refused') return { outcome: 'internal_error', durationMs: 0 };
  const { durationMs } = asked;
  if (asked.kind === 'failed') return { outcome: asked.reason, durationMs };
  const sampleResult = await loadSampleResult();
  const documentType = asked.documentType ?? scan.context.document_type ?? 'other';
  const { verdict } = asked;
  return { outcome: sampleResult({ verdict, documentType, lang: scan.lang, sha256 }), durationMs };
}
