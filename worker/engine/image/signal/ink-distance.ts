import type { InkMap } from './ink-map.js';

/** Maximum distance, in pixels; greater ones are clipped to it. */
export const FAR_PX = 20;

/**
 * Chessboard distance of each pixel from the nearest ink, in pixels: 0 on ink, at most
 * `FAR_PX` (two-pass algorithm, Rosenfeld and Pfaltz 1968).
 */
export function inkDistance({ width, height, ink }: InkMap): Uint8Array {
  const distance = Uint8Array.from(ink, (is) => (is === 1 ? 0 : FAR_PX));
  for (let y = 0; y < height; y++)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      let near = distance[at]!;
      if (near === 0) continue;
      if (x > 0) near = Math.min(near, distance[at - 1]! + 1);
      if (y > 0) {
        near = Math.min(near, distance[at - width]! + 1);
        if (x > 0) near = Math.min(near, distance[at - width - 1]! + 1);
        if (x < width - 1) near = Math.min(near, distance[at - width + 1]! + 1);
      }
      distance[at] = near;
    }
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1, at = y * width + x; x >= 0; x--, at--) {
      let near = distance[at]!;
      if (near === 0) continue;
      if (x < width - 1) near = Math.min(near, distance[at + 1]! + 1);
      if (y < height - 1) {
        near = Math.min(near, distance[at + width]! + 1);
        if (x > 0) near = Math.min(near, distance[at + width - 1]! + 1);
        if (x < width - 1) near = Math.min(near, distance[at + width + 1]! + 1);
      }
      distance[at] = near;
    }
  return distance;
}
