import { ScanFailure } from '../../../core/errors.js';

/** Outcome of an optional part of a scan. */
export type Attempt<T> =
  | { status: 'ran'; result: T }
  /** `reason` for an engineer: only the kind of fault, since a message may quote the document. */
  | { status: 'failed' | 'timed_out'; reason: string };

/**
 * Runs a part of a scan for at most `timeoutMs`; with no time it does not begin. Returns a
 * fault or timeout as the outcome; throws ScanFailure and the abort of the scan.
 */
export async function withinTime<T>(
  scanSignal: AbortSignal,
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<T> | T,
): Promise<Attempt<T>> {
  scanSignal.throwIfAborted();
  if (timeoutMs <= 0) return { status: 'timed_out', reason: 'no time left' };
  const timeout = new AbortController();
  // Cleared at the end: a running timer would keep the result in memory.
  const timer = setTimeout(() => timeout.abort(new Error('over its time')), timeoutMs).unref();
  const signal = AbortSignal.any([scanSignal, timeout.signal]);
  try {
    return { status: 'ran', result: await Promise.race([run(signal), rejectWhenAborted(signal)]) };
  } catch (error) {
    scanSignal.throwIfAborted();
    if (error instanceof ScanFailure) throw error;
    if (timeout.signal.aborted)
      return { status: 'timed_out', reason: `over ${Math.round(timeoutMs)} ms` };
    return { status: 'failed', reason: error instanceof Error ? error.name : 'unknown fault' };
  } finally {
    clearTimeout(timer);
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
