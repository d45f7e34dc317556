import type { Raster } from '../evidence/page.js';
import { areaAverage, toGrey } from './grey.js';
import { upperMedian } from '../statistics.js';

const SIDE = 32;
const BITS = 64;

/**
 * Minimum contrast, in grey levels, between the 32 x 32 means of the page. A single short
 * line of text on an A4 page gives about 8; paper and sensor noise below 2.
 */
const CONTRAST_MIN = 4;

/**
 * Perceptual hash of a page: its 64 lowest cosine coefficients compared with their upper
 * median, as 16 hexadecimal digits. Robust to re-encoding, scaling and brightness. Pages
 * of one template have equal hashes, so equality means similar appearance, not equal
 * content. null for a nearly blank page.
 */
export function pageHash(raster: Raster): string | null {
  const cells = areaAverage(toGrey(raster), SIDE, SIDE);
  if (Math.max(...cells) - Math.min(...cells) < CONTRAST_MIN) return null;
  const frequencies = lowFrequencies(cells);
  const middle = upperMedian(frequencies) ?? 0;
  let hash = 0n;
  for (const value of frequencies) hash = (hash << 1n) | (value > middle ? 1n : 0n);
  return hash.toString(16).padStart(BITS / 4, '0');
}

/** Hamming distance of two hashes, 0-64. */
export function hashDistance(a: string, b: string): number {
  let different = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; different > 0n; different &= different - 1n) count++;
  return count;
}

/** The 64 lowest coefficients of the two-dimensional cosine transform, without the mean. */
function lowFrequencies(cells: Float64Array): number[] {
  return ORDER.map(([u, v]) => {
    let sum = 0;
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++)
        sum += cells[y * SIDE + x]! * COSINES[u * SIDE + x]! * COSINES[v * SIDE + y]!;
    return sum * (u === 0 ? Math.SQRT1_2 : 1) * (v === 0 ? Math.SQRT1_2 : 1);
  });
}

const COSINES = Float64Array.from({ length: SIDE * SIDE }, (_, index) => {
  const frequency = Math.floor(index / SIDE);
  return Math.cos(((2 * (index % SIDE) + 1) * frequency * Math.PI) / (2 * SIDE));
});

/** Frequency pairs by distance from the origin; ties in a fixed order. */
const ORDER = Array.from({ length: SIDE * SIDE }, (_, index): [number, number] => [
  index % SIDE,
  Math.floor(index / SIDE),
])
  .slice(1)
  .sort(([a, b], [c, d]) => a * a + b * b - (c * c + d * d) || a - c)
  .slice(0, BITS);
