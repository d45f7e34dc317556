import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areAlikeInDigits,
  chanceOfLikeness,
} from '../../../../../worker/engine/checks/arithmetic/altered-digits.js';

describe('the chance that an amount is as like another', () => {
  it('is the share of values of its length that differ in as few digits', () => {
    // 54 of 900,000 values of six digits differ from one in a single digit.
    expect(chanceOfLikeness(923_456, 123_456)).toBeCloseTo(54 / 900_000, 9);
    // Another 15 x 81 in two.
    expect(chanceOfLikeness(993_456, 123_456)).toBeCloseTo((54 + 1215) / 900_000, 9);
    expect(chanceOfLikeness(12_123_456, 123_456)).toBe(1);
  });

  it('counts a digit more or less as one that was changed, but no point that was moved', () => {
    // 63 of 9,000,000 values become 123,456 without one of their digits.
    const alike = Array.from({ length: 7 }, (_, at) => at).flatMap((at) =>
      Array.from(
        { length: 10 },
        (__, digit) => `${'123456'.slice(0, at)}${digit}${'123456'.slice(at)}`,
      ),
    );
    expect(new Set(alike.filter((one) => !one.startsWith('0'))).size).toBe(63);
    for (const printed of [1_123_456, 1_234_756, 1_234_569])
      expect(chanceOfLikeness(printed, 123_456)).toBeCloseTo(63 / 9_000_000, 12);
    expect(chanceOfLikeness(12_346, 123_456)).toBeCloseTo(6 / 90_000, 12);
    expect(chanceOfLikeness(1_234_560, 123_456)).toBe(1);
    expect(chanceOfLikeness(654_321, 12_345)).toBe(1);
  });

  it('counts the zeros of round prices for nothing', () => {
    expect(chanceOfLikeness(704_000, 304_000)).toBeCloseTo(27 / 900, 9);
  });

  it('is what drawing amounts shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_001, max: 999_999 }), (printed) => {
        fc.pre(printed % 10 !== 0);
        const count = Array.from({ length: 6 }, (_, at) => 10 ** at).reduce((sum, power) => {
          const digit = Math.floor(printed / power) % 10;
          const others = Array.from(
            { length: 10 },
            (__, other) => printed + (other - digit) * power,
          );
          return sum + others.filter((one) => one !== printed && one >= 100_000).length;
        }, 0);
        // The first digit is no zero: one value fewer than of 54.
        expect(count).toBe(53);
      }),
      { numRuns: 20 },
    );
  });

  it('allows fewer changed digits the more values were compared, and the shorter the amount is', () => {
    expect(areAlikeInDigits(923_456, 123_456, 3)).toBe(true);
    expect(areAlikeInDigits(993_456, 123_456, 3)).toBe(true);
    expect(areAlikeInDigits(993_456, 123_456, 30)).toBe(false);
    expect(areAlikeInDigits(9_345, 1_345, 3)).toBe(false);
    expect(areAlikeInDigits(704_000, 304_000, 1)).toBe(false);
  });
});
