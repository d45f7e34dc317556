import { createHash } from 'node:crypto';

/** How somebody changes an amount: one digit, one more before it, half of the whole part, or all digits. */
export const ALTERATIONS = ['one_digit', 'added_digit', 'leading_digits', 'all_digits'] as const;
export type Alteration = (typeof ALTERATIONS)[number];

/** An amount with two decimals, as money is printed; groups of three by any sign. */
const AMOUNT = /^[^\d]{0,3}((?:\d{1,3}(?:[.,'’]?\d{3})*|\d+)[.,]\d{2})[^\d]{0,3}$/u;

/** The amount that a word prints, in hundredths without its sign; null for any other word. */
export function amountOf(word: string): number | null {
  const [, printed] = AMOUNT.exec(word) ?? [];
  return printed === undefined ? null : Number(printed.replace(/\D/g, ''));
}

/**
 * The digits of an amount changed; the same for the same key.
 *
 * @param digits of the amount, without signs and separators
 * @returns others than before: one more where one is added, else as many
 */
export function altered(digits: string, how: Alteration, key: string): string {
  const random = (at: number, below: number): number =>
    createHash('sha256').update(`${key}|${how}|${at}`).digest().readUInt32BE(0) % below;
  const other = (at: number): string => {
    const choices = (at <= 0 ? '123456789' : '0123456789').replace(digits[at] ?? '', '');
    return choices[random(at, choices.length)] ?? '';
  };
  if (how === 'added_digit') return other(-1) + digits;
  const whole = digits.length - 2;
  const changed = {
    one_digit: [whole > 1 ? random(-1, 2) : 0],
    leading_digits: Array.from({ length: Math.max(1, Math.ceil(whole / 2)) }, (_, at) => at),
    all_digits: Array.from(digits, (_, at) => at),
  }[how];
  return Array.from(digits, (digit, at) => (changed.includes(at) ? other(at) : digit)).join('');
}

/** A word with other digits in the place of its own; those of a longer amount stand before its first. */
export function withDigits(word: string, digits: string): string {
  let at = 0;
  let more = digits.length - word.replace(/\D/g, '').length;
  const next = (): string => digits[at++] ?? '';
  return word.replace(/\d/g, () => {
    let text = next();
    for (; more > 0; more--) text += next();
    return text;
  });
}

/** An order of values that their document chooses, so that some of many are a sample. */
export const orderIn = (file: string, value: number): number =>
  createHash('sha256').update(`${file}|${value}`).digest().readUInt32BE(0);
