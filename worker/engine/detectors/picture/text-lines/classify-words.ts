import { BIAS, CALIBRATION, WEIGHTS } from './weights.js';
import { WORD_FEATURES } from './word-features.js';

/** Features are asinh of robust distances; beyond this they say no more (as in scripts/train/text_lines/fit.py). */
const CLIP = 6;

for (const [index, [input]] of WEIGHTS.entries()) {
  const name = WORD_FEATURES[index % WORD_FEATURES.length];
  if (input !== (index < WORD_FEATURES.length ? name : `|${name}|`))
    throw new Error(`The weights of text-lines are for other features: ${input} at ${index}.`);
}

/** Log-odds of each word that it was changed, as if half of all words were. */
export function wordOdds(features: readonly Float32Array[]): Float64Array {
  return Float64Array.from(features, (own) => {
    let odds = BIAS;
    for (const [index, [, mean, scale, weight]] of WEIGHTS.entries()) {
      const value = own[index % own.length]!;
      const clipped = Number.isFinite(value) ? Math.min(CLIP, Math.max(-CLIP, value)) : 0;
      const input = index < own.length ? clipped : Math.abs(clipped);
      odds += ((input - mean) / scale) * weight;
    }
    return odds;
  });
}

/**
 * How likely a page is forged if this is its oddest word, 0-1, where half of
 * the pages are: of many words one is odd by chance, so their number counts against it.
 */
export const pageProbability = (odds: number, words: number): number =>
  1 / (1 + Math.exp(-(CALIBRATION.slope * (odds - Math.log(words)) + CALIBRATION.offset)));
