import type { PagePicture } from '../../../image/page-picture.js';

/** A horizontal line along which one exact colour meets another that differs by a few levels. */
export interface Seam {
  /** Row above the line, and its columns [left, right). */
  y: number;
  left: number;
  right: number;
  /** Colours 0xRRGGBB. */
  above: number;
  below: number;
}

/** Maximum difference per channel, in levels, that is not visible as an edge. */
export const DELTA_MAX = 4;
const LENGTH_MIN_PX = 12;
/** Maximum gap in the line, pixels: letters may interrupt it. */
const GAP_MAX_PX = 40;
const FOLLOWED_SHARE_MIN = 0.5;
/** Limit for pictures full of ripple. */
const SEAMS_MAX = 20_000;

export function seamsOf({ width, height, rgb }: PagePicture): Seam[] {
  const seams: Seam[] = [];
  const row = width * 3;
  for (let y = 0; y + 1 < height && seams.length < SEAMS_MAX; y++) {
    let [left, last, pixels, above, below] = [0, -1, 0, -1, -1];
    const close = (): void => {
      if (pixels >= LENGTH_MIN_PX && pixels >= FOLLOWED_SHARE_MIN * (last + 1 - left))
        seams.push({ y, left, right: last + 1, above, below });
      pixels = 0;
    };
    for (let x = 0, at = y * row; x < width; x++, at += 3) {
      const red = rgb[at]! - rgb[at + row]!;
      const green = rgb[at + 1]! - rgb[at + row + 1]!;
      const blue = rgb[at + 2]! - rgb[at + row + 2]!;
      if (red === 0 && green === 0 && blue === 0) continue;
      if (Math.abs(red) > DELTA_MAX || Math.abs(green) > DELTA_MAX || Math.abs(blue) > DELTA_MAX)
        continue;
      const upper = (rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!;
      const lower = (rgb[at + row]! << 16) | (rgb[at + row + 1]! << 8) | rgb[at + row + 2]!;
      if (pixels > 0 && (upper !== above || lower !== below || x - last > GAP_MAX_PX)) close();
      if (pixels === 0) [left, above, below] = [x, upper, lower];
      last = x;
      pixels++;
    }
    if (pixels > 0) close();
  }
  return seams;
}
