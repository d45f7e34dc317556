import { ScanFailure } from '../core/errors.js';
import type { LayerRun } from '../core/report.js';

/** Keeps the record of every layer of one scan: what ran, for how long, and what did not and why. */
export interface Layers {
  /**
   * Runs a layer the report can do without: a fault or a timeout is recorded
   * and answered with null. ScanFailure and an aborted scan go through.
   */
  attempt<T>(
    layer: string,
    timeoutMs: number,
    run: (signal: AbortSignal) => Promise<T> | T,
  ): Promise<T | null>;
  /** Runs a layer without which there is no report: whatever it throws goes through. */
  require<T>(layer: string, run: () => Promise<T> | T): Promise<T>;
  skip(layer: string, reason: string): void;
  /** Records a layer that was timed and judged by its caller. */
  note(run: LayerRun): void;
  readonly runs: readonly LayerRun[];
}

export function openLayers(scanSignal: AbortSignal): Layers {
  const runs: LayerRun[] = [];

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
      const timeout = new AbortController();
      // Cleared at the end: a timer that runs on would keep what the layer answered in memory.
      const timer = setTimeout(() => timeout.abort(new Error('over its time')), timeoutMs).unref();
      const signal = AbortSignal.any([scanSignal, timeout.signal]);
      try {
        const result = await Promise.race([run(signal), rejectWhenAborted(signal)]);
        record(layer, startedMs, 'ran');
        return result;
      } catch (error) {
        scanSignal.throwIfAborted();
        if (error instanceof ScanFailure) throw error;
        if (timeout.signal.aborted) {
          record(layer, startedMs, 'timed_out', `over ${timeoutMs} ms`);
        } else {
          // The kind of fault only: a message may quote the document.
          record(layer, startedMs, 'failed', error instanceof Error ? error.name : 'unknown fault');
        }
        return null;
      } finally {
        clearTimeout(timer);
      }
    },

    skip(layer, reason) {
      runs.push({ layer, status: 'skipped', reason, duration_ms: 0 });
    },

    note(run) {
      runs.push({ ...run, duration_ms: Math.round(run.duration_ms) });
    },
  };
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
