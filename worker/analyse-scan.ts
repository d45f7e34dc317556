import type { AnalysisJob } from './engine/index.js';
import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { type FailureReason, ScanFailure } from '../core/errors.js';
import type { Fingerprint, Platform, ScanResult, SeenBefore, StoredScan } from '../core/ports.js';
import type { Stage } from '../core/scan.js';
import type { Settings } from '../core/settings.js';
import type { Span } from '../core/tracing.js';
import { traceModels } from './trace-models.js';
import { ChildDied } from './isolation/analysis-child.js';
import { isCutShort, moreComplete } from './cut-short.js';
import type { AnalysisPool } from './isolation/pool.js';
import type { InferenceService } from './inference/inference-service.js';
import type { WorkerMetrics } from './metrics.js';
import type { StoreOutage } from './store-outage.js';
import { retryWhileStoreDown } from './retry-while-store-down.js';

/**
 * The largest distance the store can search, in bits; the detector of
 * duplicates decides what counts.
 */
const SIMILAR_DISTANCE_MAX_BITS = 7;

/** Monthly documents of one issuer are similar, so the relevant one may be far down the list. */
const SIMILAR_SCANS_MAX = 200;

/**
 * A document gets one more try after a child's death, which may have been chance, and after
 * a scan that ran out of time while the machine was busy.
 */
const TRIES_MAX = 2;

/** A store that is down for longer must not use up the scan's time. */
const HISTORY_WAIT_MS = 45_000;

/**
 * Analyses a stored scan. Returns its result, which is of what had arrived where the scan
 * was cut short, or, where nothing had, the reason for its failure.
 */
export async function analyseScan(
  scan: StoredScan,
  hooks: { stage: (stage: Stage) => void; signal: AbortSignal },
  service: {
    platform: Platform;
    settings: Settings;
    pool: AnalysisPool;
    inference: InferenceService;
    logger: Logger;
    metrics: WorkerMetrics;
    outage: StoreOutage;
    /** Whether the machine is too busy for a scan's time limit. */
    isBusy: () => boolean;
    /** Of the scan. */
    span: Span;
  },
): Promise<ScanResult | FailureReason> {
  const { platform, pool, inference, logger, metrics, isBusy, span } = service;
  const bytes = await retryWhileStoreDown(() => readOriginal(platform, scan), {
    ...service,
    signal: hooks.signal,
  });
  if (bytes === null) {
    logger.error('The original file is missing');
    return 'internal_error';
  }
  const job = jobOf(scan, bytes, service.settings);
  // Inference requests of an ended scan are cancelled.
  const ended = new AbortController();
  const waits = AbortSignal.any([hooks.signal, ended.signal]);
  const history = (fingerprint: Fingerprint) =>
    earlierScans(scan, fingerprint, { ...service, signal: waits });
  const models = traceModels(inference.until(waits), span);
  let best: ScanResult | null = null;
  try {
    for (let child = 1; ; child += 1) {
      const isLast = child >= TRIES_MAX;
      try {
        best = moreComplete(await pool.analyse(job, { ...hooks, ...models, history }), best);
        if (isLast || !isCutShort(best) || !isBusy()) return best;
        logger.warn('The scan ran out of time on a busy machine; it gets one more try');
        metrics.interruptions.inc({ reason: 'busy' });
      } catch (error) {
        if (error instanceof ScanFailure) {
          logger.info({ reason: error.reason, detail: error.message }, 'Analysis failed');
          return best ?? error.reason;
        }
        if (!(error instanceof ChildDied)) throw error;
        logger.warn({ err: error, child }, 'The analysis child died');
        metrics.interruptions.inc({ reason: 'child_died' });
        best = error.soFar === null ? best : moreComplete(error.soFar, best);
        if (isLast) return best ?? reasonOfDeath(error);
      }
    }
  } finally {
    ended.abort(new Error('the scan has ended'));
  }
}

/** The child is handed the document itself: it reaches no file of the store. */
async function readOriginal(
  platform: Platform,
  scan: StoredScan,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await platform.files.open(scan.file.fileId);
  if (file === null) return null;
  try {
    return new Uint8Array(await readFile(file.path));
  } finally {
    await file.release();
  }
}

function jobOf(scan: StoredScan, bytes: AnalysisJob['bytes'], settings: Settings): AnalysisJob {
  return {
    bytes,
    fileName: scan.file.name,
    type: scan.file.type,
    size: scan.file.size,
    sha256: scan.file.sha256,
    lang: scan.lang,
    context: Object.keys(scan.context).length === 0 ? null : scan.context,
    pagesMax: settings.pagesMax,
    megapixelsMax: settings.megapixelsMax,
    timeoutMs: settings.scanTimeoutS * 1000,
    pageImages: settings.pageImages,
  };
}

/** Rejects when the store stays down; the report then states that this was not checked. */
function earlierScans(
  scan: StoredScan,
  fingerprint: Fingerprint,
  service: { platform: Platform; outage: StoreOutage; signal: AbortSignal },
): Promise<SeenBefore[]> {
  const query = {
    organisationId: scan.organisationId,
    excludeScanId: scan.id,
    fingerprint,
    distanceMax: SIMILAR_DISTANCE_MAX_BITS,
    limit: SIMILAR_SCANS_MAX,
  };
  const signal = AbortSignal.any([service.signal, AbortSignal.timeout(HISTORY_WAIT_MS)]);
  return retryWhileStoreDown(() => service.platform.scans.findSimilar(query), {
    ...service,
    signal,
  });
}

/**
 * The failure reason that the last child's death implies. An engine that runs
 * out of memory aborts, the kernel kills, a misled decoder crashes.
 */
function reasonOfDeath({ exit }: ChildDied): FailureReason {
  if (exit.signal === 'SIGABRT' || exit.signal === 'SIGKILL') return 'resource_limit';
  return exit.signal === null ? 'internal_error' : 'corrupt_file';
}
