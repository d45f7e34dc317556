import type { Digit, NumberWord } from './number-words.js';
import { likeness, roughLikeness } from './shapes.js';

/** How much a digit resembles its likest fellows in other words, -1 to 1. */
export interface Likest {
  /** Those read as the same digit; null with fewer than FELLOWS of them. */
  same: number | null;
  /** Any digits: a misread one has its fellows here. */
  any: number | null;
}

/** So many of the likest are averaged: one alone may be a copy of the same forged digit. */
export const FELLOWS = 2;
/** So many of the likest as they lie are compared over shifts. */
const COMPARED = 6;

/** For each word, for each of its digits. */
export function likestOf(words: readonly NumberWord[]): Likest[][] {
  const all = words.flatMap((word, index) => word.digits.map((digit) => ({ digit, word: index })));
  return words.map((word, index) => {
    const others = all.filter((other) => other.word !== index).map(({ digit }) => digit);
    return word.digits.map((digit) => {
      const rough = others.map((other) => ({
        other,
        value: roughLikeness(digit.shape, other.shape),
      }));
      rough.sort((a, b) => b.value - a.value);
      const same = rough.filter(({ other }) => other.character === digit.character);
      return { same: meanOfLikest(digit, same), any: meanOfLikest(digit, rough) };
    });
  });
}

function meanOfLikest(digit: Digit, sorted: readonly { other: Digit }[]): number | null {
  if (sorted.length < FELLOWS) return null;
  const values = sorted
    .slice(0, COMPARED)
    .map(({ other }) => likeness(digit.shape, other.shape))
    .sort((a, b) => b - a)
    .slice(0, FELLOWS);
  return values.reduce((sum, value) => sum + value, 0) / FELLOWS;
}
