import { MostSimilar } from './most-similar.js';
import type { Digit, NumberWord } from './number-words.js';
import { coarseOf, correlations, similarity } from './shapes.js';

/** Similarity of a digit to the most similar digits in other words, -1 to 1. */
export interface DigitSimilarity {
  /** To digits recognised as the same; null with fewer than AVERAGED. */
  sameDigit: number | null;
  /** To any digits, so that a misrecognised one is covered; null with fewer than AVERAGED. */
  anyDigit: number | null;
}

/**
 * Number of most similar digits that are averaged: one alone may be a copy of the same
 * forged digit.
 */
const AVERAGED = 2;
/** Number of digits compared in full, the most similar by coarse shape. */
const COMPARED = 6;

/**
 * Maximum number of digits that each one is compared with; of more, every second word or
 * fewer is used.
 */
const OTHERS_MAX = 400;

interface Placed {
  digit: Digit;
  word: number;
  coarse: Float32Array;
}

/** The similarities of each digit of each word. */
export function digitSimilaritiesOf(words: readonly NumberWord[]): DigitSimilarity[][] {
  const all = words.map(({ digits }, word) =>
    digits.map((digit): Placed => ({ digit, word, coarse: coarseOf(digit.shape) })),
  );
  const step = Math.ceil(all.flat().length / OTHERS_MAX);
  const others = all.filter((_, word) => word % step === 0).flat();
  const shapes = joined(others.map(({ coarse }) => coarse));
  const similarities = new Float64Array(others.length);
  return all.map((digits) =>
    digits.map(({ digit, word, coarse }) => {
      const sameDigit = new MostSimilar<Digit>(COMPARED);
      const anyDigit = new MostSimilar<Digit>(COMPARED);
      correlations(coarse, shapes, similarities);
      for (const [at, other] of others.entries()) {
        if (other.word === word) continue;
        const similarity = similarities[at]!;
        anyDigit.offer(other.digit, similarity);
        if (other.digit.character === digit.character) sameDigit.offer(other.digit, similarity);
      }
      const known = new Map<Digit, number>();
      return {
        sameDigit: meanSimilarity(digit, sameDigit.ranked, known),
        anyDigit: meanSimilarity(digit, anyDigit.ranked, known),
      };
    }),
  );
}

/** Arrays of one length, one after the other. */
function joined(parts: readonly Float32Array[]): Float32Array {
  const length = parts[0]?.length ?? 0;
  const whole = new Float32Array(parts.length * length);
  parts.forEach((part, at) => whole.set(part, at * length));
  return whole;
}

/**
 * Mean of the AVERAGED highest full similarities to these digits; null with fewer.
 *
 * @param known cache of comparisons with this digit
 */
function meanSimilarity(
  { shape }: Digit,
  nearest: readonly Digit[],
  known: Map<Digit, number>,
): number | null {
  if (nearest.length < AVERAGED) return null;
  const values = nearest.map((other) => {
    const value = known.get(other) ?? similarity(shape, other.shape);
    known.set(other, value);
    return value;
  });
  values.sort((a, b) => b - a);
  return values.slice(0, AVERAGED).reduce((sum, value) => sum + value, 0) / AVERAGED;
}
