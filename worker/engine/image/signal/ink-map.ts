import type { Grey } from '../grey.js';
import { integralImageOf } from './integral-image.js';

/** Binarised picture: ink (print, handwriting, rules) is darker than its surroundings. */
export interface InkMap {
  width: number;
  height: number;
  /** 1 for ink, 0 for background. */
  ink: Uint8Array;
  /** Minimum difference of ink from the local mean, in grey levels. */
  threshold: number;
}

/**
 * Half the side of the square whose mean is the background: wider than a stroke, narrower
 * than a shadow.
 */
const AROUND_PX = 16;
/** Share of the strong contrast of the page from which a pixel is ink. */
const CONTRAST_SHARE = 0.3;
/** Share of pixels whose contrast exceeds the strong contrast of the page. */
const STRONG_SHARE = 0.003;
/**
 * Limits of the threshold, in grey levels: lower ones catch paper and noise, higher ones
 * miss faint print.
 */
const THRESHOLD_MIN = 14;
const THRESHOLD_MAX = 48;

/**
 * Binarises a picture by adaptive thresholding: a pixel is ink when it is darker than its
 * surroundings by a share of the contrast of the page (after Bradley and Roth 2007).
 */
export function inkMapOf(grey: Grey): InkMap {
  const { width, height, data } = grey;
  const depth = contrastToSurroundings(grey);
  const counts = new Uint32Array(256);
  for (let at = 0; at < depth.length; at++) counts[depth[at]!]!++;
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

/** Difference of each pixel to the mean of its surroundings, 0 where it is not darker. */
function contrastToSurroundings(grey: Grey): Uint8Array {
  const { width, height, data } = grey;
  const integral = integralImageOf(grey);
  const depth = new Uint8Array(data.length);
  const { stride, sums } = integral;
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - AROUND_PX);
    const bottom = Math.min(height, y + AROUND_PX + 1);
    const upper = top * stride;
    const lower = bottom * stride;
    for (let x = 0; x < width; x++) {
      const left = x > AROUND_PX ? x - AROUND_PX : 0;
      const right = x + AROUND_PX + 1 < width ? x + AROUND_PX + 1 : width;
      // As `sumOver`, with what a row shares taken out of it.
      const sum =
        (sums[lower + right]! -
          sums[lower + left]! -
          sums[upper + right]! +
          sums[upper + left]!) >>>
        0;
      const below = sum / ((right - left) * (bottom - top)) - data[y * width + x]!;
      depth[y * width + x] = below > 0 ? below : 0;
    }
  }
  return depth;
}
