import type { Raster } from '../evidence/page.js';

/** One channel, eight bits, rows from the top. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Luma 0-255 (ITU-R BT.601), in fixed point with 8 bits. */
export const lumaOf = (red: number, green: number, blue: number): number =>
  (77 * red + 150 * green + 29 * blue + 128) >> 8;

/** The luma of each pixel. */
export function toGrey({ width, height, data }: Raster): Grey {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 3)
    grey[pixel] = lumaOf(data[at]!, data[at + 1]!, data[at + 2]!);
  return { width, height, data: grey };
}

/** Number of pixels per grey level. */
export function histogram(levels: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const level of levels) counts[level]!++;
  return counts;
}

/** The grey level at which the cumulative share of pixels reaches `share` (0-1). */
export function percentile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let level = 0; level < 256; level++) {
    seen += counts[level]!;
    if (seen >= total * share && seen > 0) return level;
  }
  return 255;
}

/** Means over cells of equal size; both sizes must be at most those of the picture. */
export function areaAverage(grey: Grey, columns: number, rows: number): Float64Array {
  const cells = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const top = Math.floor((row * grey.height) / rows);
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * grey.height) / rows));
    for (let column = 0; column < columns; column++) {
      const left = Math.floor((column * grey.width) / columns);
      const right = Math.max(left + 1, Math.floor(((column + 1) * grey.width) / columns));
      let sum = 0;
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) sum += grey.data[y * grey.width + x] ?? 0;
      cells[row * columns + column] = sum / ((bottom - top) * (right - left));
    }
  }
  return cells;
}
