import type { Grey } from '../../../image/grey.js';
import type { InkWord } from '../../../image/signal/ink-words.js';
import type { PageInk } from '../../../image/signal/page-ink.js';

/** Noise of the paper close to the letters of a word. */
export interface HaloNoise {
  word: InkWord;
  /** Mean absolute Laplacian, grey levels. */
  noise: number;
  /** Share of the pixels whose Laplacian is 0, 0-1. */
  flat: number;
}

/**
 * Range of the halo in pixels from the ink: from the end of blurred edges to the
 * beginning of bare paper.
 */
const NEAR_PX = 3;
const FAR_PX = 6;
/** Margin around the word's box that belongs to its halo, pixels. */
const AROUND_PX = 4;
const PIXELS_MIN = 60;
const WORD_MIN_PX = 8;
/** Limit of the Laplacian; a stronger one is a stroke below the ink threshold. */
const LAPLACIAN_MAX = 40;

/**
 * Measures the noise around every word with enough visible paper. Compression or
 * sharpening by a scanner leaves ringing around letters; text typed in afterwards has
 * none, or a different one.
 */
export function haloNoiseOf({ width, height, data }: Grey, ink: PageInk): HaloNoise[] {
  const { distance } = ink;
  const found: HaloNoise[] = [];
  for (const word of ink.words) {
    if (word.w < WORD_MIN_PX || word.h < WORD_MIN_PX) continue;
    const left = Math.max(1, word.x - AROUND_PX);
    const right = Math.min(width - 1, word.x + word.w + AROUND_PX);
    const bottom = Math.min(height - 1, word.y + word.h + AROUND_PX);
    let [pixels, sum, flat] = [0, 0, 0];
    for (let y = Math.max(1, word.y - AROUND_PX); y < bottom; y++)
      for (let at = y * width + left; at < y * width + right; at++) {
        const far = distance[at]!;
        if (far < NEAR_PX || far > FAR_PX) continue;
        const bend = Math.abs(
          4 * data[at]! - data[at - 1]! - data[at + 1]! - data[at - width]! - data[at + width]!,
        );
        pixels++;
        sum += Math.min(LAPLACIAN_MAX, bend);
        if (bend === 0) flat++;
      }
    if (pixels >= PIXELS_MIN) found.push({ word, noise: sum / pixels, flat: flat / pixels });
  }
  return found;
}
