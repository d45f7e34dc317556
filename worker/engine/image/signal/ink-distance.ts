import type { InkMap } from './ink-map.js';

/** Maximum distance, in pixels; greater ones are clipped to it. */
export const FAR_PX = 20;

/**
 * Chessboard distance of each pixel from the nearest ink, in pixels: 0 on ink, at most
 * `FAR_PX` (two-pass algorithm, Rosenfeld and Pfaltz 1968).
 */
export function inkDistance({ width, height, ink }: InkMap): Uint8Array {
  const distance = new Uint8Array(ink.length);
  for (let y = 0; y < height; y++) sweep(distance, ink, y * width, y === 0 ? 0 : -width, 1, width);
  for (let y = height - 1; y >= 0; y--)
    sweep(distance, ink, y * width + width - 1, y === height - 1 ? 0 : width, -1, width);
  return distance;
}

/**
 * One row of one pass, from `from` in steps of 1 or -1. `before` leads to the row that was
 * swept before, 0 for the first; the second pass starts from the values of the first.
 * Comparisons instead of Math.min, and neighbours carried along: half of the time of all
 * ink measures was spent here.
 */
function sweep(
  distance: Uint8Array,
  ink: Uint8Array,
  from: number,
  before: number,
  step: 1 | -1,
  width: number,
): void {
  const isFirstPass = step === 1;
  const hasBefore = before !== 0;
  // Distances of the pixel left behind and of the three in the row before.
  let beside = FAR_PX;
  let behind = FAR_PX;
  let above = hasBefore ? distance[from + before]! : FAR_PX;
  for (let count = 1, at = from; count <= width; count++, at += step) {
    const ahead = hasBefore && count < width ? distance[at + before + step]! : FAR_PX;
    let near = 0;
    if (ink[at] !== 1) {
      near = beside < behind ? beside : behind;
      if (above < near) near = above;
      if (ahead < near) near = ahead;
      near = near >= FAR_PX ? FAR_PX : near + 1;
      if (!isFirstPass && distance[at]! < near) near = distance[at]!;
    }
    distance[at] = near;
    beside = near;
    behind = above;
    above = ahead;
  }
}
