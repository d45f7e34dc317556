import type { Money, ExtractedValue } from '../../../evidence/document-data.js';
import { decimal } from '../../../extraction/decimal.js';
import type { Compared, Comparison } from './comparison.js';
import { isMisreadOf } from './misread.js';

/** Any amount in the document may be the expected one: the client does not say which is meant. */
export function compareAmount(expected: string, { data }: Compared): Comparison {
  const wanted = parseAmount(expected);
  if (!wanted) return { kind: 'not_checked', why: 'no_value' };
  const printed = [
    ...Object.values(data.fields),
    ...data.amounts,
    ...data.transactions.flatMap(({ amount, balance }) => [amount, balance]),
    ...data.lineItems.map(({ amount }) => amount),
  ].filter((reading) => reading !== null);
  if (printed.length === 0) return { kind: 'not_checked', why: 'unreadable' };
  if (printed.some(({ value }) => sameMoney(value, wanted))) return { kind: 'met' };
  const near = printed.some(
    ({ value, certainty }) =>
      certainty === 'unsure' &&
      isMisreadOf(String(Math.abs(value.minor)), String(Math.abs(wanted.minor))),
  );
  if (near) return { kind: 'not_checked', why: 'near' };
  const main = mainAmount(data.fields) ?? null;
  return {
    kind: 'mismatch',
    found: main && decimal(main.value.minor),
    place: main?.place ?? null,
    certain: main?.certainty !== 'unsure',
  };
}

/** The amount the document is about, by its labels. */
const mainAmount = (fields: Compared['data']['fields']): ExtractedValue<Money> | undefined =>
  fields.transfer_amount ??
  fields.total ??
  fields.amount_due ??
  fields.net ??
  fields.closing_balance;

const sameMoney = (one: Money, other: Money): boolean =>
  Math.abs(one.minor) === Math.abs(other.minor) &&
  (one.currency === null || other.currency === null || one.currency === other.currency);

const SIGNS: readonly [RegExp, string][] = [
  [/₪|ש["״']?ח|שקל|\b(ils|nis)\b/i, 'ILS'],
  [/€|\beur\b|יורו|אירו/i, 'EUR'],
  [/£|\bgbp\b/i, 'GBP'],
  [/\busd\b|\bus\$|דולר|(^|[\d\s])\$/i, 'USD'],
];

/** "1,250.00 ₪", "1.250,50", "1250", "ILS 1 250"; null if it is not an amount. */
export function parseAmount(text: string): Money | null {
  const currency = SIGNS.find(([finding]) => finding.test(text))?.[1] ?? null;
  const digits = text.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');
  if (!/\d/.test(digits)) return null;
  // The last separator is the decimal point when one or two digits follow it.
  const decimals = /^(.*)[.,](\d{1,2})$/.exec(digits);
  const whole = (decimals?.[1] ?? digits).replace(/[.,]/g, '');
  const fraction = (decimals?.[2] ?? '').padEnd(2, '0');
  if (whole.length > 13) return null;
  return { minor: Number(whole || '0') * 100 + Number(fraction), currency };
}
