import type { Digit, NumberWord } from './number-words.js';
import { coarseOf, correlation, likeness } from './shapes.js';

/** How much a digit resembles its likest fellows in other words, -1 to 1. */
export interface Likest {
  /** Those read as the same digit; null with fewer than FELLOWS of them. */
  sameDigit: number | null;
  /** Any digits: a misread one has its fellows here. */
  anyDigit: number | null;
}

/** So many of the likest are averaged: one alone may be a copy of the same forged digit. */
const FELLOWS = 2;
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
export function likestOf(words: readonly NumberWord[]): Likest[][] {
  const all = words.map(({ digits }, word) =>
    digits.map((digit): Placed => ({ digit, word, coarse: coarseOf(digit.shape) })),
  );
  const step = Math.ceil(all.flat().length / OTHERS_MAX);
  const others = all.filter((_, word) => word % step === 0).flat();
  return all.map((digits) =>
    digits.map(({ digit, word, coarse }) => {
      const sameDigit = new Nearest();
      const anyDigit = new Nearest();
      for (const other of others) {
        if (other.word === word) continue;
        const alike = correlation(coarse, other.coarse);
        anyDigit.offer(other.digit, alike);
        if (other.digit.character === digit.character) sameDigit.offer(other.digit, alike);
      }
      const known = new Map<Digit, number>();
      return {
        sameDigit: sameDigit.likeness(digit, known),
        anyDigit: anyDigit.likeness(digit, known),
      };
    }),
  );
}

/** The COMPARED likest of the digits it is offered. */
class Nearest {
  private readonly digits: Digit[] = [];
  private readonly alike: number[] = [];

  offer(digit: Digit, alike: number): void {
    const { length } = this.alike;
    if (length === COMPARED && alike <= this.alike[length - 1]!) return;
    let at = Math.min(length, COMPARED - 1);
    for (; at > 0 && this.alike[at - 1]! < alike; at--) {
      this.alike[at] = this.alike[at - 1]!;
      this.digits[at] = this.digits[at - 1]!;
    }
    this.alike[at] = alike;
    this.digits[at] = digit;
  }

  /**
   * Mean of the FELLOWS highest likenesses in full; null with fewer.
   *
   * @param known what was compared with this digit before
   */
  likeness({ shape }: Digit, known: Map<Digit, number>): number | null {
    if (this.digits.length < FELLOWS) return null;
    const values = this.digits.map((other) => {
      const value = known.get(other) ?? likeness(shape, other.shape);
      known.set(other, value);
      return value;
    });
    values.sort((a, b) => b - a);
    return values.slice(0, FELLOWS).reduce((sum, value) => sum + value, 0) / FELLOWS;
  }
}
