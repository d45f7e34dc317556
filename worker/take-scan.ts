import type { Logger } from 'pino';
import type { FailureReason } from '../core/errors.js';
import type { JobPayload } from '../core/jobs.js';
import { isCutShort, exceededBounds } from './cut-short.js';
import type { Claim, Clock, Platform, ScanResult, StoredScan } from '../core/ports.js';
import type { Settings } from '../core/settings.js';
import { tracePlatform } from '../core/trace-platform.js';
import { endWith, exemplarOf, type Span, type Tracing } from '../core/tracing.js';
import { aboutScan } from './about-scan.js';
import { analyseScan } from './analyse-scan.js';
import { type AnalysisPool, AnalysisUnavailable } from './isolation/pool.js';
import { holdLease } from './hold-lease.js';
import type { InferenceService } from './inference/inference-service.js';
import type { Interruption, WorkerMetrics } from './metrics.js';
import type { StoreOutage } from './store-outage.js';
import { storeOutcome } from './store-outcome.js';
import type { TestScans } from './test-scans.js';
import { retryWhileStoreDown } from './retry-while-store-down.js';

export interface ScanTaker {
  /** Handles one `scan` job. Rejects when the job is to be run again. */
  take(payload: JobPayload<'scan'>): Promise<void>;
  /** Stops every running scan; each goes back to the queue. */
  releaseAll(): void;
}

/** Cancels a run of a scan without making the scan final. */
class RunCancelled extends Error {
  readonly why: 'lost' | 'stopping';

  constructor(why: RunCancelled['why']) {
    super(why === 'lost' ? 'deleted or taken over' : 'the worker stops');
    this.name = 'CalledOff';
    this.why = why;
  }
}

export function openScanTaker(service: {
  platform: Platform;
  settings: Settings;
  pool: AnalysisPool;
  testScans: TestScans;
  inference: InferenceService;
  logger: Logger;
  metrics: WorkerMetrics;
  outage: StoreOutage;
  clock: Clock;
  isBusy: () => boolean;
  tracing: Tracing;
}): ScanTaker {
  const { settings, metrics, outage, clock, tracing } = service;
  const { scans } = service.platform;
  const leaseMs = settings.leaseS * 1000;
  const attemptsMax = settings.scanAttemptsMax;
  const underWay = new Set<AbortController>();
  const stopping = new AbortController();
  let lastAttempts = Promise.resolve();

  return {
    async take({ scanId }) {
      const claim = attemptsMax === 1 ? 'exhausted' : await claimScan(scanId, attemptsMax - 1);
      if (claim === null) return;
      if (claim !== 'exhausted') return work(claim.scan, claim.fence);
      await endLost(scanId);
      await (attemptsMax === 1
        ? takeLastAttempt(scanId)
        : runExclusively(() => takeLastAttempt(scanId)));
    },
    releaseAll() {
      stopping.abort(new RunCancelled('stopping'));
      for (const aborter of underWay) aborter.abort(new RunCancelled('stopping'));
    },
  };

  function claimScan(scanId: string, attempts: number): Promise<Claim | 'exhausted' | null> {
    return retryWhileStoreDown(
      async () => {
        // A wrong clock would end leases too soon or never.
        await service.platform.ping();
        return scans.claim(scanId, { leaseMs, attemptsMax: attempts });
      },
      { ...service, signal: stopping.signal },
    );
  }

  /**
   * Runs last attempts one at a time. A document that kills its worker also ends
   * the scans beside it; of two with one attempt left, only that document's scan
   * should fail.
   */
  function runExclusively(run: () => Promise<void>): Promise<void> {
    const turn = lastAttempts.then(run);
    lastAttempts = turn.catch(() => {});
    return turn;
  }

  async function takeLastAttempt(scanId: string): Promise<void> {
    const claim = await claimScan(scanId, attemptsMax);
    if (claim !== null && claim !== 'exhausted') await work(claim.scan, claim.fence);
  }

  async function work(scan: StoredScan, fence: number): Promise<void> {
    if (!scan.livemode) return service.testScans.begin({ scan, fence });
    const parent = scan.origin?.traceparent ?? null;
    if (scan.attempt === 1) noteWait(scan, parent);
    const attributes = { 'emet.scanId': scan.id, 'emet.attempt': scan.attempt };
    const span = tracing.begin('scan', { kind: 'consumer', parent, attributes });
    await endWith(span, () => analyse(scan, fence, span));
  }

  /** The wait for a worker, from acceptance to the first claim. */
  function noteWait(scan: StoredScan, parent: string | null): void {
    metrics.stageDurationS.observe({ stage: 'queued' }, ageS(scan));
    tracing.begin('queued', { parent, startMs: scan.createdAt.getTime() }).end(clock().getTime());
  }

  async function analyse(scan: StoredScan, fence: number, span: Span): Promise<void> {
    const { traceId } = span;
    const platform = tracePlatform(service.platform, span);
    const logger = service.logger.child({
      ...aboutScan(scan),
      ...(traceId !== null && { traceId }),
    });
    const aborter = new AbortController();
    const { signal } = aborter;
    underWay.add(aborter);
    if (stopping.signal.aborted) aborter.abort(new RunCancelled('stopping'));
    const lease = holdLease({
      renew: (stage) => scans.progress(scan.id, fence, stage, leaseMs),
      leaseMs,
      outage,
      onLost: () => aborter.abort(new RunCancelled('lost')),
      onStageDone: (stage, ms) => {
        metrics.stageDurationS.observe({ stage }, ms / 1000);
        const endMs = Date.now();
        span.begin(stage, { startMs: endMs - ms }).end(endMs);
      },
    });
    logger.info({ type: scan.file.type }, 'Scan begins');
    try {
      const hooks = { stage: lease.note, signal };
      const outcome = await analyseScan(scan, hooks, { ...service, platform, logger, span });
      const claim = { id: scan.id, fence };
      const stored = await storeOutcome(platform.scans, claim, outcome, { outage, signal });
      if (stored === null) throw new RunCancelled('lost');
      recordOutcome(scan, stored, logger, span);
    } catch (error) {
      await endUnfinished(scan.id, fence, signal.aborted ? signal.reason : error, logger);
    } finally {
      lease.end();
      underWay.delete(aborter);
    }
  }

  /** Ends a run that did not make its scan final. Rejects when the job is to be run again. */
  async function endUnfinished(
    id: string,
    fence: number,
    why: unknown,
    logger: Logger,
  ): Promise<void> {
    if (why instanceof RunCancelled && why.why === 'lost') {
      metrics.interruptions.inc({ reason: 'lost' });
      return logger.info('Scan stopped: deleted or taken over');
    }
    // The scan did not cause these two, so the attempt is not counted.
    const isNotScanFault = why instanceof RunCancelled || why instanceof AnalysisUnavailable;
    const reason: Interruption =
      why instanceof RunCancelled ? 'stopping' : isNotScanFault ? 'unavailable' : 'fault';
    metrics.interruptions.inc({ reason });
    logger.warn({ err: why, reason }, 'Scan interrupted; it will be taken up again');
    if (isNotScanFault) await scans.releaseClaim(id, fence);
    throw why;
  }

  async function endLost(scanId: string): Promise<void> {
    if (!(await scans.failLost(scanId, attemptsMax))) return;
    metrics.scans.inc({ status: 'failed', verdict: 'none', reason: 'worker_lost' });
    service.logger.error({ scanId }, 'Scan failed: every worker that took it on died');
  }

  /** Expensive documents delay their own organisation only, not the others. */
  function noteBounds(scan: StoredScan, result: ScanResult, logger: Logger): void {
    if (!exceededBounds(result)) return;
    metrics.boundsExceeded.inc();
    scans.noteExceededBounds(scan.organisationId).then(
      (isSlowed) => {
        if (isSlowed)
          logger.warn('Its documents keep exceeding the bounds: the organisation gets one place');
      },
      (error: unknown) => outage.failed(error),
    );
  }

  function recordOutcome(
    scan: StoredScan,
    outcome: ScanResult | FailureReason,
    logger: Logger,
    span: Span,
  ): void {
    const durationS = ageS(scan);
    if (typeof outcome === 'string') {
      metrics.scans.inc({ status: 'failed', verdict: 'none', reason: outcome });
      span.set({ 'emet.status': 'failed', 'emet.reason': outcome });
      return logger.info({ reason: outcome, durationS }, 'Scan failed');
    }
    noteBounds(scan, outcome, logger);
    const { verdict, riskScore } = outcome;
    const cutShort = isCutShort(outcome);
    metrics.scans.inc({ status: 'completed', verdict, reason: cutShort ? 'cut_short' : 'none' });
    span.set({ 'emet.status': 'completed', 'emet.verdict': verdict });
    if (!cutShort) {
      metrics.scanDurationS.observe({ value: durationS, exemplarLabels: exemplarOf(span) });
    }
    logger.info({ verdict, riskScore, durationS, cutShort }, 'Scan completed');
  }

  function ageS(scan: StoredScan): number {
    return Math.max(0, (clock().getTime() - scan.createdAt.getTime()) / 1000);
  }
}
