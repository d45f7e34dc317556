import type {
  DocumentData,
  ExtractedValue,
  Money,
  NamedText,
} from '../../evidence/document-data.js';
import { minorOf } from '../../extraction/amounts.js';
import { areAlikeInDigits } from './altered-digits.js';

/** Each payment is rounded to a hundredth, and the last one takes what is left. */
const ROUNDING_PER_PAYMENT = 1;
/** Below this share of the loan its payments repay less than was lent. */
const REPAID_SHARE_MIN = 0.98;
/** A payment within this share of a month's interest repays nothing: the loan is due at its end. */
const INTEREST_ONLY_SHARE = 0.03;
const MONTHS_MIN = 2;
const MONTHS_MAX = 480;

/** What the terms of a loan say of each other. */
export type LoanTerms =
  /** Its payments come to a total that is printed. */
  | { kind: 'holds'; total: ExtractedValue<Money> }
  /** The printed total, or a payment, differs from that by a digit. */
  | { kind: 'odd'; total: ExtractedValue<Money>; expected: number; payment: NamedText }
  /** They come to less than the loan, and nothing else is to be repaid. */
  | { kind: 'too_little'; loan: NamedText; payments: number; count: number; payment: NamedText };

/**
 * Number of payments times payment, against the total that a letter of a loan prints and against the
 * loan: whoever repays by equal payments alone repays no less than was lent. A loan that pays
 * interest alone, or the rest at its end, is none. null where a term is not printed or not known.
 */
export function loanTerms(data: DocumentData): LoanTerms | null {
  const [months, payment, loan] = [
    onlyOf(data, 'loan_months'),
    onlyOf(data, 'monthly_payment'),
    onlyOf(data, 'loan_amount'),
  ];
  const count = Number(months?.value);
  const each = payment === null ? null : minorOf(payment.value);
  if (payment === null || each === null || each === 0) return null;
  if (!Number.isInteger(count) || count < MONTHS_MIN || count > MONTHS_MAX) return null;
  const payments = count * each;
  const isTotal = (minor: number): boolean =>
    Math.abs(Math.abs(minor) - payments) <= count * ROUNDING_PER_PAYMENT;
  const total = data.amounts.find(({ value }) => isTotal(value.minor));
  const lent = loan === null ? null : minorOf(loan.value);
  // What is due at the end besides would be in the printed total.
  const isWhole = total !== undefined;
  if (loan !== null && lent !== null && repaysTooLittle(data, { lent, each, payments, isWhole }))
    return { kind: 'too_little', loan, payments, count, payment };
  if (total) return { kind: 'holds', total };
  const choices = 2 * data.amounts.length;
  const odd = data.amounts.filter(
    ({ value: { minor } }) =>
      minor > each &&
      minor !== lent &&
      (areAlikeInDigits(minor, payments, choices) ||
        areAlikeInDigits(each, Math.round(minor / count), choices)),
  );
  const [only, ...others] = odd;
  return only && others.every(({ value }) => value.minor === only.value.minor)
    ? { kind: 'odd', total: only, expected: payments, payment }
    : null;
}

function repaysTooLittle(
  data: DocumentData,
  terms: { lent: number; each: number; payments: number; isWhole: boolean },
): boolean {
  const { lent, each, payments, isWhole } = terms;
  if (payments >= lent * REPAID_SHARE_MIN) return false;
  const rate = Number(onlyOf(data, 'interest_rate')?.value);
  const interest = (lent * rate) / 1200;
  // Without a rate an instalment may be interest alone.
  if (!(interest > 0) || Math.abs(each - interest) <= interest * INTEREST_ONLY_SHARE) return false;
  if (isWhole) return true;
  // What is due at the end, or repaid already, is printed.
  const left = lent - payments;
  return !data.amounts.some(
    ({ value }) => value.minor !== lent && value.minor >= left && value.minor < lent,
  );
}

/** The value of a name, where the document has one such value only. */
function onlyOf({ named = [] }: DocumentData, name: string): NamedText | null {
  const found = named.filter((one) => one.name === name);
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}
