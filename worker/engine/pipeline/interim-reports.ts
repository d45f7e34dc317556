import type { LayerRun } from '../../../core/report.js';
import type { AnalysisJob, ScanHooks } from '../job.js';
import { analysisOf, type Gathered, resultInAll } from './analysis.js';
import type { Detectors } from './detectors.js';
import { cutShort } from './layer-order.js';

/** Writing a report takes some milliseconds; within a step it is worth that only so often. */
const PAUSE_MS = 2_000;
/**
 * The pause is also so many times what the last one took, up to a limit: extracting all pages read
 * so far after each of ten took a sixth of the time of its child.
 */
const PAUSE_SHARE = 20;
const PAUSE_MAX_MS = 15_000;

export interface InterimReports {
  /** After a step of the scan. */
  send(gathered: Gathered): Promise<void>;
  /** Within a step, after a page or a picture; does nothing shortly after the last one. */
  sendIfDue(
    gathered: () => Gathered | Promise<Gathered>,
    runs?: readonly LayerRun[],
  ): Promise<void>;
}

/**
 * Writes the report of a scan as if it ended now and hands it out (`hooks.interim`): a scan
 * that is then ended from outside, at a limit, still has a report of what it had found. A
 * report that cannot be written is left out, and the scan goes on.
 *
 * @param runs the coverage so far
 */
export function openInterimReports(
  { interim }: Pick<ScanHooks, 'interim'>,
  scan: {
    job: Pick<AnalysisJob, 'lang'>;
    detectors: Detectors;
    runs: readonly LayerRun[];
    hasPictures: boolean;
    strict: boolean;
  },
): InterimReports {
  const startedMs = performance.now();
  let lastMs = startedMs;
  let tookMs = 0;

  return {
    send: (gathered) => guarded(() => write(gathered, [])),
    async sendIfDue(gathered, runs = []) {
      const nowMs = performance.now();
      const pauseMs = Math.min(PAUSE_MAX_MS, Math.max(PAUSE_MS, PAUSE_SHARE * tookMs));
      if (interim === undefined || nowMs - lastMs < pauseMs) return;
      await guarded(async () => write(await gathered(), runs));
      tookMs = performance.now() - nowMs;
    },
  };

  async function write(gathered: Gathered, extra: readonly LayerRun[]): Promise<void> {
    if (interim === undefined) return;
    const durationMs = performance.now() - startedMs;
    const coverage = cutShort([...scan.runs, ...extra], scan.detectors, { ...scan, durationMs });
    const analysis = await analysisOf(gathered, coverage, scan.detectors);
    interim(resultInAll(analysis, { lang: scan.job.lang, durationMs: Math.round(durationMs) }));
    lastMs = performance.now();
  }

  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (scan.strict) throw error;
    }
  }
}
