/** A letter that touches an amount, before or behind it. */
const LETTER_AND_AMOUNT = /^(\p{L}?)(-?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2})(\p{L}?)$/u;

/**
 * An amount of a Hebrew page with the sign of the shekel where a model, which does not know the
 * sign, read a letter in its place: "D9,800.00" for "₪9,800.00". Whole signs are known by their ink;
 * of faint ones the pieces are not. No currency and no unit is one letter that touches an amount.
 */
export function withShekelSign(text: string): string {
  const [, before = '', amount = '', behind = ''] = LETTER_AND_AMOUNT.exec(text) ?? [];
  if (before !== '' && behind === '') return `₪${amount}`;
  return before === '' && behind !== '' ? `${amount}₪` : text;
}
