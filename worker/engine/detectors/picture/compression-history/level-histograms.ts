import { ZIGZAG } from '../../../image/jpeg/zigzag.js';
import type { LumaPlane } from '../../../image/jpeg/luma-plane.js';
import { BlockReader, CLIPPED_MAX } from './block-reader.js';

/** Width of a bin, in units of grey level (the DCT is orthonormal). */
export const BIN = 0.25;
/** Number of bins: magnitudes up to 160; documents have too few beyond. */
export const BINS = 640;
/** AC frequencies, in zigzag order. */
export const FREQUENCIES = 63;

/** Offset of an 8 x 8 grid, 0-7 each. */
export interface Phase {
  x: number;
  y: number;
}

export const shifted = (phase: Phase, x: number, y: number): Phase => ({
  x: (phase.x + x) & 7,
  y: (phase.y + y) & 7,
});

/**
 * Offsets of the top left samples of textured blocks, spread over the plane, those with
 * the fewest clipped samples first. One more block fits to their right and below, so that
 * they can be read at any phase.
 */
export function texturedBlocks(plane: LumaPlane, max: number): Int32Array {
  const { width, height } = plane;
  const columns = (width >> 3) - 1;
  const rows = (height >> 3) - 1;
  const found: number[][] = [[], [], []];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * 8 * width + column * 8;
      const clipped = clippedIfTextured(plane, at);
      if (clipped >= 0) found[clipped === 0 ? 0 : clipped <= 8 ? 1 : 2]!.push(at);
    }
  }
  const picked: number[] = [];
  for (const group of found) {
    const room = Math.min(group.length, max - picked.length);
    for (let index = 0; index < room; index++)
      picked.push(group[Math.floor((index * group.length) / room)]!);
  }
  return Int32Array.from(picked);
}

/** Minimum variance; below it is paper with coefficients near zero. */
const VARIANCE_MIN = 25;

/** Clipped samples among 16 of the block, times four; -1 when it is flat. */
function clippedIfTextured({ samples, clipped, width }: LumaPlane, at: number): number {
  let sum = 0;
  let squares = 0;
  let cut = 0;
  for (let y = 0; y < 8; y += 2) {
    for (let x = 0; x < 8; x += 2) {
      const value = samples[at + y * width + x]!;
      sum += value;
      squares += value * value;
      if (clipped[at + y * width + x] !== 0) cut++;
    }
  }
  return squares / 16 - (sum / 16) ** 2 > VARIANCE_MIN ? cut * 4 : -1;
}

/**
 * Histograms of magnitudes of the first AC frequencies at a phase, `BINS` per frequency.
 *
 * @param steps where known, clipped samples are restored first
 */
export function countLevels(
  plane: LumaPlane,
  blocks: Int32Array,
  phase: Phase,
  frequencies = FREQUENCIES,
  steps: Float32Array | null = null,
): Float32Array {
  const counts = new Float32Array(frequencies * BINS);
  const reader = new BlockReader(plane);
  const offset = phase.y * plane.width + phase.x;
  for (const block of blocks) {
    const at = block + offset;
    reader.read(at);
    if (steps !== null) {
      const clipped = reader.clippedAt(at);
      if (clipped > CLIPPED_MAX) continue;
      if (clipped > 0) reader.restoreClipped(at, steps);
    }
    for (let k = 0; k < frequencies; k++) {
      const bin = (Math.abs(reader.frequencies[ZIGZAG[k + 1]!]!) / BIN + 0.5) | 0;
      if (bin < BINS) counts[k * BINS + bin]!++;
    }
  }
  return counts;
}
