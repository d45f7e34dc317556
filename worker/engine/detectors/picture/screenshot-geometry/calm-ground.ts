import type { Grey } from '../../../image/grey.js';
import {
  type IntegralImage,
  integralImageOf,
  sumOver,
} from '../../../image/signal/integral-image.js';
import type { PixelRect } from '../../../evidence/geometry.js';

/**
 * Smooth areas of a picture, and ripple in them. A drawn background is one exact level or
 * an exact gradient. JPEG, scaling and cameras leave ripple of a few levels, JPEG only in
 * blocks with ink.
 */
export interface CalmGround {
  width: number;
  height: number;
  calm: IntegralImage;
  rough: IntegralImage;
  /** Share of pixels exactly equal to their right and lower neighbour, 0-1. */
  flatShare: number;
}

/**
 * Maximum range of neighbours of a smooth pixel, in levels; beyond it is ink, its
 * smoothed edge or an image.
 */
const CALM_RANGE_MAX = 20;

/** Minimum second difference of ripple, in levels; dithered gradients stay at 2. */
const RIPPLE_MIN = 3;

/** Takes two bytes and eight bytes of sums per pixel. */
export function calmGroundOf({ width, height, data }: Grey): CalmGround {
  const calm = new Uint8Array(data.length);
  const rough = new Uint8Array(data.length);
  let flat = 0;
  for (let y = 1; y + 1 < height; y++)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const value = data[at]!;
      const [left, right, up, down] = [
        data[at - 1]!,
        data[at + 1]!,
        data[at - width]!,
        data[at + width]!,
      ];
      if (value === right && value === down) {
        flat++;
        if (value === left && value === up) {
          calm[at] = 1;
          continue;
        }
      }
      const low = Math.min(value, left, right, up, down);
      if (Math.max(value, left, right, up, down) - low > CALM_RANGE_MAX) continue;
      calm[at] = 1;
      const along = Math.abs(2 * value - left - right);
      const across = Math.abs(2 * value - up - down);
      if (along > 0 && across > 0 && along + across > RIPPLE_MIN) rough[at] = 1;
    }
  return {
    width,
    height,
    calm: integralImageOf({ width, height, data: calm }),
    rough: integralImageOf({ width, height, data: rough }),
    flatShare: flat / Math.max(1, (width - 2) * (height - 2)),
  };
}

/**
 * Number of smooth pixels of an area, and of those with ripple; `area` may extend beyond
 * the picture.
 */
export function rippleIn(ground: CalmGround, area: PixelRect): { calm: number; rough: number } {
  const left = Math.max(0, area.x);
  const top = Math.max(0, area.y);
  const right = Math.min(ground.width, area.x + area.w);
  const bottom = Math.min(ground.height, area.y + area.h);
  if (right <= left || bottom <= top) return { calm: 0, rough: 0 };
  return {
    calm: sumOver(ground.calm, left, top, right, bottom),
    rough: sumOver(ground.rough, left, top, right, bottom),
  };
}

export const widened = ({ x, y, w, h }: PixelRect, by: number): PixelRect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
