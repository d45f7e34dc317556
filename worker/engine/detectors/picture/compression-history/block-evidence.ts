import type { LumaPlane } from '../../../image/jpeg/luma-plane.js';
import { BlockReader, CLIPPED_MAX } from './block-reader.js';
import type { EarlierStep } from './estimate-steps.js';
import { stepTable } from './estimate-steps.js';
import type { Phase } from './level-histograms.js';

/**
 * A block of fewer telling coefficients than this says nothing. Those of rows or columns
 * alone do not count: along a smooth gradient whole rows are rounded alike, which looks
 * like a foreign level.
 */
const INFORMATIVE_MIN = 4;

/** For each whole block of the page's grid, whether it shares the page's history. */
export interface BlockEvidence {
  phase: Phase;
  columns: number;
  rows: number;
  /** log(foreign / shared), nats; NaN where a block says nothing. */
  values: Float32Array;
  /** How many of each block's 64 samples may have been cut off; 0 where it says nothing. */
  clipped: Uint8Array;
}

/** Reads every block of a plane against the steps of its earlier compression. */
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
        // What was given back can only excuse a block.
        value = Math.min(value, evidenceOf(reader.frequencies, steps));
      }
      values[row * columns + column] = value;
    }
  }
  return { phase, columns, rows, values, clipped: clippedCounts };
}

/** Whether a block's samples, one in four looked at, are all about the same. */
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

/** Grey levels; a step's width at the least. */
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
