import type { Heatmap } from '../../../worker/engine/index.js';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type CellCounts, VALUE_BINS } from './curves.js';

/** Ground-truth mask of a picture, one byte per pixel: not 0 where it was changed. */
export interface TrueMask {
  width: number;
  height: number;
  changed: Uint8Array;
}

/** The union of the masks; null without masks, or if one cannot be read or has another size. */
export async function readTrueMask(paths: readonly string[]): Promise<TrueMask | null> {
  let mask: TrueMask | null = null;
  for (const path of paths) {
    // This program's libvips only allows reading from memory.
    const one = await sharp(await readFile(path))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => null);
    if (one === null) return null;
    const { width, height } = one.info;
    mask ??= { width, height, changed: new Uint8Array(width * height) };
    if (mask.width !== width || mask.height !== height) return null;
    for (let pixel = 0; pixel < width * height; pixel++)
      if (one.data[pixel * one.info.channels]! > 127) mask.changed[pixel] = 1;
  }
  return mask;
}

/** Minimum share of changed pixels for a cell to count as changed. */
const CHANGED_SHARE_MIN = 0.4;

/**
 * Counts a heatmap's cells by value, separated by ground truth; without a
 * heatmap every cell of 8 pixels has the value 0.
 */
export function countCells(heatmap: Heatmap | null, mask: TrueMask): CellCounts {
  const cellPx = heatmap?.cellPx ?? 8;
  const columns = heatmap?.columns ?? Math.ceil(mask.width / cellPx);
  const rows = heatmap?.rows ?? Math.ceil(mask.height / cellPx);
  const counts = { changed: new Float64Array(VALUE_BINS), unchanged: new Float64Array(VALUE_BINS) };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const share = changedShare(mask, column * cellPx, row * cellPx, cellPx);
      if (share === null) continue;
      const value = heatmap?.values[row * columns + column] ?? 0;
      const bin = Math.min(VALUE_BINS - 1, Math.max(0, Math.floor(value * VALUE_BINS)));
      (share >= CHANGED_SHARE_MIN ? counts.changed : counts.unchanged)[bin]!++;
    }
  return counts;
}

/** Share of a cell's pixels that changed, 0-1; null outside the picture. */
function changedShare(mask: TrueMask, left: number, top: number, sidePx: number): number | null {
  const right = Math.min(mask.width, left + sidePx);
  const bottom = Math.min(mask.height, top + sidePx);
  if (right <= left || bottom <= top) return null;
  let changed = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) changed += mask.changed[y * mask.width + x]!;
  return changed / ((right - left) * (bottom - top));
}
