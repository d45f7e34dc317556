/** What a value is. */
export type Kind = 'amount' | 'date' | 'account' | 'name';

const AMOUNT =
  /^(?:[$€£₪]|EUR|USD|ILS|Rs\.?)?\s?-?\d{1,3}(?:[,.'\u00a0 ]?\d{3})*[.,]\d\d-?\s?[€₪]?$/;

const DATE = /^\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d\d)$|^\d{4}-\d\d-\d\d$/;

const ACCOUNT = /^[A-Z]{0,2}\d{6,}$/;

const NAME = /^[A-Z](?:[a-z]{2,}|[A-Z]{2,})$/;

const NAME_LABEL =
  /^(?:name|customer|holder|employee|client|attn|bill|kunde|herr|frau|mr|mrs|ms|nom)\W*$/i;

/**
 * The kind of a word; null if it is no value.
 *
 * @param before the words before it in its line
 */
export function kindOf(text: string, before: readonly { text: string }[]): Kind | null {
  if (AMOUNT.test(text) && /[1-9]/.test(text)) return 'amount';
  if (DATE.test(text)) return 'date';
  if (ACCOUNT.test(text)) return 'account';
  if (NAME.test(text) && before.some((word) => NAME_LABEL.test(word.text))) return 'name';
  return null;
}

/** What a forger writes instead; null if nothing else of the kind comes of it. */
export function changeOf(kind: Kind, text: string, random: () => number): string | null {
  const pick = (count: number): number => Math.floor(random() * count);
  if (kind === 'name') {
    const name = NAMES[pick(NAMES.length)] ?? '';
    const written = text === text.toUpperCase() ? name.toUpperCase() : name;
    return written === text ? null : written;
  }
  const digits = [...text].flatMap((letter, at) => (/\d/.test(letter) ? [at] : []));
  if (kind === 'date') {
    // The last digit of the day or month, so that it stays a date.
    const at = digits[/^\d{4}-/.test(text) ? 7 : text.search(/\D/) - 1] ?? 0;
    return withDigit(text, at, 1 + ((Number(text[at]) + pick(7)) % 8));
  }
  const at =
    digits[kind === 'amount' ? pick(Math.min(2, digits.length)) : digits.length - 1 - pick(4)];
  if (at === undefined) return null;
  return withDigit(text, at, (Number(text[at]) + 1 + pick(8)) % 10 || 1);
}

function withDigit(text: string, at: number, digit: number): string | null {
  const changed = text.slice(0, at) + String(digit) + text.slice(at + 1);
  return changed === text ? null : changed;
}

const NAMES = ['Miller', 'Parker', 'Turner', 'Cooper', 'Walker', 'Foster', 'Hughes', 'Bennett'];
