import { confidenceOf } from './printed-words.js';
import type { RawWord } from './tesseract.js';

/** A letter that touches an amount, before or behind it. */
const LETTER_AND_AMOUNT = /^(\p{L}?)(-?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2})(\p{L}?)$/u;

/**
 * An amount of a Hebrew page with the sign of the shekel where a model, which does not know the
 * sign, read a letter in its place: "D9,800.00" for "₪9,800.00". Whole signs are known by their ink;
 * of faint ones the pieces are not. No currency and no unit is one letter that touches an amount.
 * The word is as sure as its digits.
 */
export function withShekelSign(word: RawWord): RawWord {
  const [, before = '', amount = '', behind = ''] = LETTER_AND_AMOUNT.exec(word.text) ?? [];
  if ((before === '') === (behind === '')) return word;
  const text = before === '' ? `${amount}₪` : `₪${amount}`;
  const chars = word.chars?.filter(({ text: char }) => !/\p{L}/u.test(char));
  return { ...word, text, ...(chars?.length && { confidence: confidenceOf(chars) }) };
}
