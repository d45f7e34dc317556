import { expect, it } from 'vitest';
import { withShekelSign } from '../../../../worker/engine/ocr/misread-shekels.js';
import type { RawWord } from '../../../../worker/engine/ocr/tesseract.js';

/** A word whose letters were read with a confidence of 0.2, its digits and marks with 0.9. */
const read = (text: string): RawWord => ({
  ...{ text, left: 0, right: 100, top: 0, bottom: 20 },
  ...{ confidence: 0.4, language: 'eng' },
  chars: [...text].map((char, x) => ({
    text: char,
    x,
    confidence: /\p{L}/u.test(char) ? 0.2 : 0.9,
  })),
});

it.each([
  ['D9,800.00', '₪9,800.00'],
  ['v420.00', '₪420.00'],
  ['R-612.00', '₪-612.00'],
  ['850.00D', '850.00₪'],
])('reads %s as an amount in shekels, as sure as its digits', (text, printed) => {
  expect(withShekelSign(read(text))).toMatchObject({ text: printed, confidence: 0.9 });
});

it.each(['9,800.00', 'D9800', 'US1,234.00', 'A4.5', 'N12.345', 'x1.20y', 'ABC'])(
  'leaves %s as it is',
  (text) => expect(withShekelSign(read(text))).toEqual(read(text)),
);
