import type { ScanResult } from '../core/ports.js';
import { BOUNDS_LAYER } from '../core/slowing.js';

const coverageOf = ({ report }: ScanResult) => report.engine.coverage;

/**
 * Whether a part of the scan ran out of its time, or the scan was ended at a limit: its
 * report counts as late, however soon it was there, and is told apart from other reviews.
 */
export const isCutShort = (result: ScanResult): boolean =>
  coverageOf(result).some(({ status }) => status === 'timed_out');

/** Of two results of one document the one that is not cut short, or in which more layers ran. */
export function moreComplete(result: ScanResult, other: ScanResult | null): ScanResult {
  if (other === null) return result;
  const [a, b] = [result, other].map(
    (one) => (isCutShort(one) ? 0 : 1e6) + one.report.engine.layers.length,
  );
  return a! >= b! ? result : other;
}

/** Whether a document exceeded the bounds on what a page may take, and was examined in part only. */
export const exceededBounds = (result: ScanResult): boolean =>
  coverageOf(result).some(({ layer, status }) => layer === BOUNDS_LAYER && status === 'failed');
