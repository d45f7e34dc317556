import type { Grey } from '../grey.js';
import { integralImageOf, sumOver } from './integral-image.js';

/** What is darker than its surroundings: print, handwriting, rules. */
export interface InkMap {
  width: number;
  height: number;
  /** 1 for ink, 0 for ground. */
  ink: Uint8Array;
  /** Grey levels by which ink is darker than the mean around it. */
  threshold: number;
}

/** Half the side of the square whose mean is the ground: wider than a stroke, narrower than a shadow. */
const AROUND_PX = 16;
/** Share of the page's strong contrast from which a pixel is ink. */
const CONTRAST_SHARE = 0.3;
/** Which of the darkest pixels tells the page's contrast. */
const STRONG_SHARE = 0.003;
/** Below this is paper and noise, in grey levels; above the other, even faint print is missed. */
const THRESHOLD_MIN = 14;
const THRESHOLD_MAX = 48;

/** Pixels darker than the mean of their surroundings by a share of the page's contrast (after Bradley and Roth 2007). */
export function inkMapOf(grey: Grey): InkMap {
  const { width, height, data } = grey;
  const depth = contrastToSurroundings(grey);
  const counts = new Uint32Array(256);
  for (const value of depth) counts[value]!++;
  let strong = 255;
  for (let seen = 0; strong > 0; strong--) {
    seen += counts[strong]!;
    if (seen >= data.length * STRONG_SHARE) break;
  }
  const threshold = Math.min(THRESHOLD_MAX, Math.max(THRESHOLD_MIN, strong * CONTRAST_SHARE));
  const ink = depth;
  for (let at = 0; at < ink.length; at++) ink[at] = ink[at]! > threshold ? 1 : 0;
  return { width, height, ink, threshold };
}

/** By how much each pixel is darker than the mean around it, 0 where it is not. */
function contrastToSurroundings(grey: Grey): Uint8Array {
  const { width, height, data } = grey;
  const integral = integralImageOf(grey);
  const depth = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - AROUND_PX);
    const bottom = Math.min(height, y + AROUND_PX + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - AROUND_PX);
      const right = Math.min(width, x + AROUND_PX + 1);
      const mean = sumOver(integral, left, top, right, bottom) / ((right - left) * (bottom - top));
      const below = mean - data[y * width + x]!;
      depth[y * width + x] = below > 0 ? below : 0;
    }
  }
  return depth;
}
