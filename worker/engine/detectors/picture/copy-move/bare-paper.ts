import type { Grey } from '../../../image/grey.js';

/** Minimum distance of bare paper from print, pixels: beyond the ringing of JPEG. */
const BARE_PX = 9;

/**
 * Share of the bare paper on which each pixel equals its four neighbours, 0-1. Drawn
 * pages have .93 and more, even after repeated compression; so have some scans clipped to
 * white.
 *
 * @param distance of each pixel from the nearest ink
 */
export function flatPaperShare({ width, height, data }: Grey, distance: Uint8Array): number {
  let [bare, flat] = [0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      if (distance[at]! < BARE_PX) continue;
      bare++;
      if (equalsNeighbours(data, at, width)) flat++;
    }
  return bare === 0 ? 0 : flat / bare;
}

/** Whether a pixel that is not at the edge of its picture equals the four around it. */
export const equalsNeighbours = (data: Grey['data'], at: number, width: number): boolean => {
  const level = data[at]!;
  return (
    level === data[at - 1] &&
    level === data[at + 1] &&
    level === data[at - width] &&
    level === data[at + width]
  );
};
