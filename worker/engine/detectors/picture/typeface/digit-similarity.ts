import type { Digit, NumberWord } from './number-words.js';
import { coarseOf, correlation, similarity } from './shapes.js';

/** How much a digit resembles its likest fellows in other words, -1 to 1. */
export interface DigitSimilarity {
  /** Those read as the same digit; null with fewer than FELLOWS of them. */
  sameDigit: number | null;
  /** Any digits: a misread one has its fellows here. */
  anyDigit: number | null;
}

/** So many of the likest are averaged: one alone may be a copy of the same forged digit. */
const AVERAGED = 2;
/** So many of the likest by their coarse shapes are compared in full. */
const COMPARED = 6;

/** Digits that each one is compared with; of more, every second word's or fewer. */
const OTHERS_MAX = 400;

interface Placed {
  digit: Digit;
  word: number;
  coarse: Float32Array;
}

/** For each word, for each of its digits. */
export function digitSimilaritiesOf(words: readonly NumberWord[]): DigitSimilarity[][] {
  const all = words.map(({ digits }, word) =>
    digits.map((digit): Placed => ({ digit, word, coarse: coarseOf(digit.shape) })),
  );
  const step = Math.ceil(all.flat().length / OTHERS_MAX);
  const others = all.filter((_, word) => word % step === 0).flat();
  return all.map((digits) =>
    digits.map(({ digit, word, coarse }) => {
      const sameDigit = new MostSimilar();
      const anyDigit = new MostSimilar();
      for (const other of others) {
        if (other.word === word) continue;
        const similarity = correlation(coarse, other.coarse);
        anyDigit.offer(other.digit, similarity);
        if (other.digit.character === digit.character) sameDigit.offer(other.digit, similarity);
      }
      const known = new Map<Digit, number>();
      return {
        sameDigit: sameDigit.meanSimilarity(digit, known),
        anyDigit: anyDigit.meanSimilarity(digit, known),
      };
    }),
  );
}

/** The COMPARED likest of the digits it is offered. */
class MostSimilar {
  private readonly digits: Digit[] = [];
  private readonly similarities: number[] = [];

  offer(digit: Digit, similarity: number): void {
    const { length } = this.similarities;
    if (length === COMPARED && similarity <= this.similarities[length - 1]!) return;
    let at = Math.min(length, COMPARED - 1);
    for (; at > 0 && this.similarities[at - 1]! < similarity; at--) {
      this.similarities[at] = this.similarities[at - 1]!;
      this.digits[at] = this.digits[at - 1]!;
    }
    this.similarities[at] = similarity;
    this.digits[at] = digit;
  }

  /**
   * Mean of the FELLOWS highest likenesses in full; null with fewer.
   *
   * @param known what was compared with this digit before
   */
  meanSimilarity({ shape }: Digit, known: Map<Digit, number>): number | null {
    if (this.digits.length < AVERAGED) return null;
    const values = this.digits.map((other) => {
      const value = known.get(other) ?? similarity(shape, other.shape);
      known.set(other, value);
      return value;
    });
    values.sort((a, b) => b - a);
    return values.slice(0, AVERAGED).reduce((sum, value) => sum + value, 0) / AVERAGED;
  }
}
