import type { LayerRun } from '../../../core/report.js';
import { type Attempt, withinTime } from './within-time.js';

/** Records every layer of one scan: what ran, for how long, and what did not run and why. */
export interface Layers {
  /**
   * Runs a layer that the report can do without: a fault or timeout is recorded and returns
   * null. ScanFailure and the abort of the scan are rethrown.
   */
  attempt<T>(
    layer: string,
    timeoutMs: number,
    run: (signal: AbortSignal) => Promise<T> | T,
  ): Promise<T | null>;
  /** Runs a layer that the report needs: any error is rethrown. */
  require<T>(layer: string, run: () => Promise<T> | T): Promise<T>;
  /** Reads evidence that detectors can do without. Recorded only if it fails; then returns null. */
  read<T>(
    layer: string,
    timeoutMs: number,
    run: (signal: AbortSignal) => Promise<T> | T,
  ): Promise<{ value: T } | null>;
  skip(layer: string, reason: string): void;
  /** Records a layer that its caller timed and judged. */
  note(run: LayerRun): void;
  readonly runs: readonly LayerRun[];
}

/**
 * @param strict rethrows the fault of a layer instead of recording it, for tools that look for faults
 * @param leftMs time left for the scan: no layer gets more, and none begins without any
 */
export function openLayers(
  scanSignal: AbortSignal,
  { strict = false, leftMs = () => Infinity }: { strict?: boolean; leftMs?: () => number } = {},
): Layers {
  const runs: LayerRun[] = [];

  const guard = async <T>(
    timeoutMs: number,
    run: (signal: AbortSignal) => Promise<T> | T,
  ): Promise<Attempt<T>> =>
    strict
      ? { status: 'ran', result: await run(scanSignal) }
      : withinTime(scanSignal, Math.min(timeoutMs, leftMs()), run);

  const record = (
    layer: string,
    startedMs: number,
    status: LayerRun['status'],
    reason?: string,
  ) => {
    const duration_ms = Math.round(performance.now() - startedMs);
    runs.push({ layer, status, duration_ms, ...(reason !== undefined && { reason }) });
  };

  return {
    runs,

    async require(layer, run) {
      const startedMs = performance.now();
      const result = await run();
      record(layer, startedMs, 'ran');
      return result;
    },

    async attempt(layer, timeoutMs, run) {
      const startedMs = performance.now();
      const attempt = await guard(timeoutMs, run);
      if (attempt.status === 'ran') {
        record(layer, startedMs, 'ran');
        return attempt.result;
      }
      record(layer, startedMs, attempt.status, attempt.reason);
      return null;
    },

    async read(layer, timeoutMs, run) {
      const startedMs = performance.now();
      const attempt = await guard(timeoutMs, run);
      if (attempt.status === 'ran') return { value: attempt.result };
      record(layer, startedMs, attempt.status, attempt.reason);
      return null;
    },

    skip(layer, reason) {
      runs.push({ layer, status: 'skipped', reason, duration_ms: 0 });
    },

    note(run) {
      runs.push({ ...run, duration_ms: Math.round(run.duration_ms) });
    },
  };
}
