import { MONTH } from '../text/month-names.js';
import { findDates } from './dates.js';

/** Replaces each character of a number that is not money; neither digit, letter, sign nor space. */
const MASK = '\u0001';

/** Numbers that can be mistaken for amounts or parts of them. */
const NON_AMOUNTS = [
  // times
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?!\d)/g,
  // days of a month without a year: "through Mar 24, thank you", "24 במרץ"
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?(?![\p{L}\p{N}]|[.,:/-]\p{N})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,:/-])\d{1,2}(?:st|nd|rd|th)? (?:of |ב)?${MONTH}(?![\p{L}\p{N}])`,
    'gu',
  ),
  // percentages, the sign on either side (right-to-left text)
  /(?<![\d.,])\d+(?:[.,]\d+)?\s?%/g,
  /%\s?\d+(?:[.,]\d+)?(?![\d.,])/g,
  // phone numbers
  /(?:\+|00)\d{1,3}[- ]?\(?\d{1,3}\)?(?:[- ]?\d{2,4}){2,3}(?!\d)/g,
  /(?<!\d)0\d{1,2}[- ]\d{3}[- ]?\d{4}(?!\d)/g,
  /(?<!\d)1[- ]?[5789]00[- ]?\d{2,3}[- ]?\d{2,4}(?!\d)/g,
  // card numbers with hidden digits
  /(?<![*x•●])[*x•●]{2,}[- ]?\d{4}(?!\d)/g,
  // IBANs
  /(?<![a-z])[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?(?![a-z0-9])/g,
  // IP addresses, versions
  /(?<![\d.])\d+(?:\.\d+){2,}(?!\d)/g,
];

/** Masks dates, times, percentages, phone and card numbers in folded text; the length is kept. */
export function maskOtherNumbers(folded: string): string {
  if (!/\d/.test(folded)) return folded;
  let masked = folded;
  for (const date of findDates(folded)) masked = blank(masked, date.start, date.end);
  for (const other of NON_AMOUNTS) {
    masked = masked.replace(other, (match) =>
      isGrouped(match) ? match : MASK.repeat(match.length),
    );
  }
  return masked;
}

const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + MASK.repeat(end - start) + text.slice(end);

/** "1.250.000", "1.250.000,00" and "1.250.00" are amounts, not versions. */
const isGrouped = (number: string): boolean =>
  /^\d{1,3}(?:(?:\.\d{3})+|\.\d{3}\.\d{2})$/.test(number);
