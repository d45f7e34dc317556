import type { LumaPlane } from '../../../image/jpeg/luma-plane.js';
import { BlockReader, CLIPPED_MAX } from './block-reader.js';
import type { EarlierStep } from './estimate-steps.js';
import { stepTable } from './estimate-steps.js';
import type { Phase } from './level-histograms.js';

/**
 * Minimum number of informative coefficients of a block. Coefficients of pure rows or
 * columns do not count: along a smooth gradient whole rows are rounded alike, which
 * resembles a foreign level.
 */
const INFORMATIVE_MIN = 4;

/**
 * For each whole block of the grid: evidence against sharing the compression history of
 * the page.
 */
export interface BlockEvidence {
  phase: Phase;
  columns: number;
  rows: number;
  /** log(foreign / shared) in nats; NaN for an uninformative block. */
  values: Float32Array;
  /** Number of possibly clipped samples of each block, 0-64; 0 for an uninformative block. */
  clipped: Uint8Array;
}

/** Evaluates every block of a plane against the quantisation steps of its earlier compression. */
export function blockEvidence(
  plane: LumaPlane,
  phase: Phase,
  steps: readonly EarlierStep[],
): BlockEvidence {
  const columns = Math.max(0, (plane.width - phase.x) >> 3);
  const rows = Math.max(0, (plane.height - phase.y) >> 3);
  const values = new Float32Array(columns * rows);
  const clippedCounts = new Uint8Array(columns * rows);
  const reader = new BlockReader(plane);
  const table = stepTable(steps);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (row * 8 + phase.y) * plane.width + column * 8 + phase.x;
      if (isFlat(plane, at)) {
        values[row * columns + column] = Number.NaN;
        continue;
      }
      reader.read(at);
      let value = evidenceOf(reader.frequencies, steps);
      const clipped = Number.isNaN(value) ? 0 : reader.clippedAt(at);
      clippedCounts[row * columns + column] = clipped;
      if (clipped > CLIPPED_MAX) value = Number.NaN;
      else if (clipped > 0 && value > 0) {
        reader.restoreClipped(at, table);
        // Restored samples may only reduce the evidence.
        value = Math.min(value, evidenceOf(reader.frequencies, steps));
      }
      values[row * columns + column] = value;
    }
  }
  return { phase, columns, rows, values, clipped: clippedCounts };
}

/** Whether the samples of a block, every fourth one, are nearly equal. */
function isFlat({ samples, width }: LumaPlane, at: number): boolean {
  let low = samples[at]!;
  let high = low;
  for (let y = 0; y < 8; y += 2) {
    for (let x = y & 2 ? 1 : 0; x < 8; x += 2) {
      const sample = samples[at + y * width + x]!;
      if (sample < low) low = sample;
      if (sample > high) high = sample;
    }
  }
  return high - low <= FLAT_MAX;
}

/** In grey levels; at least the width of a step. */
const FLAT_MAX = 3;

function evidenceOf(frequencies: Float32Array, steps: readonly EarlierStep[]): number {
  let sum = 0;
  let informative = 0;
  for (const { frequency, width, first, evidence } of steps) {
    const bin = Math.round(Math.abs(frequencies[frequency]!) / width);
    if (bin < first || bin >= evidence.length) continue;
    sum += evidence[bin]!;
    if (frequency > 7 && (frequency & 7) > 0) informative++;
  }
  return informative < INFORMATIVE_MIN ? Number.NaN : sum;
}
