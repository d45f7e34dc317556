import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  altered,
  ALTERATIONS,
  amountOf,
  withDigits,
} from '../../../../scripts/evaluate/sums/alter-amount.js';

describe('an amount in a word', () => {
  it('is read with any separators and signs around it, and is none without two decimals', () => {
    expect(['1,234.50', '₪1.234,50', "1'234.50-", '(1234.50)'].map(amountOf)).toEqual([
      123_450, 123_450, 123_450, 123_450,
    ]);
    expect(['1,234', '12.345', '31.12.2026', 'A12.50', '12:30'].map(amountOf)).toEqual([
      null,
      null,
      null,
      1250,
      null,
    ]);
  });

  it('is changed in its digits alone, the same way for the same key', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 99_999_999 }),
        fc.constantFrom(...ALTERATIONS),
        fc.string(),
        (minor, how, key) => {
          const digits = String(minor);
          const changed = altered(digits, how, key);
          expect(changed).toBe(altered(digits, how, key));
          expect(changed).toMatch(/^[1-9]\d*$/);
          if (how === 'added_digit') {
            expect(changed).toHaveLength(digits.length + 1);
            expect(changed.slice(1)).toBe(digits);
            return;
          }
          expect(changed).toHaveLength(digits.length);
          const differing = [...changed].filter((digit, at) => digit !== digits[at]).length;
          const whole = digits.length - 2;
          expect(differing).toBe(
            {
              one_digit: 1,
              leading_digits: Math.max(1, Math.ceil(whole / 2)),
              all_digits: digits.length,
            }[how],
          );
        },
      ),
    );
    expect(withDigits('₪1,234.50', '923450')).toBe('₪9,234.50');
    expect(withDigits('₪1,234.50', '7123450')).toBe('₪71,234.50');
  });
});
