import { BIAS, CALIBRATION, WEIGHTS } from './weights.js';
import { WORD_FEATURES } from './word-features.js';

/**
 * Limit of features, which are asinh of robust distances (as in
 * scripts/train/text_lines/fit.py).
 */
const CLIP = 6;

for (const [index, [input]] of WEIGHTS.entries()) {
  const name = WORD_FEATURES[index % WORD_FEATURES.length];
  if (input !== (index < WORD_FEATURES.length ? name : `|${name}|`))
    throw new Error(`The weights of text-lines are for other features: ${input} at ${index}.`);
}

/** Log-odds that each word was changed, for a prior of one half. */
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
 * Probability, 0-1, that a page is forged, given the log-odds of its most conspicuous
 * word and a prior of one half. The number of words is a penalty, because of many words
 * one stands out by chance.
 */
export const pageProbability = (odds: number, words: number): number =>
  1 / (1 + Math.exp(-(CALIBRATION.slope * (odds - Math.log(words)) + CALIBRATION.offset)));
