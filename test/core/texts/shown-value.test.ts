import { expect, test } from 'vitest';
import { shownValue } from '../../../core/texts/shown-value.js';

test.each([
  ['16385.18', '16,385.18'],
  ['-1234567.00', '-1,234,567.00'],
  ['900.00', '900.00'],
  // As printed, a number without decimals, or no number at all.
  ['8,666.70', '8,666.70'],
  ['123456782', '123456782'],
  ['2026-06-02', '2026-06-02'],
  ['12-571-041116', '12-571-041116'],
])('%s is shown as %s', (value, shown) => {
  expect(shownValue(value)).toBe(shown);
});
