import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { documentCheck } from '../document-check.js';
import type { DocumentData, Money, ExtractedValue } from '../../evidence/document-data.js';
import { folioLines } from '../../extraction/settle-folio.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';
import { followBalances } from '../arithmetic/balances.js';
import { explains } from '../arithmetic/solve.js';

type Verdict = CheckVerdict<keyof typeof en.words.says, keyof typeof FINDINGS>;

/**
 * Compares the stated totals of credits and debits with the movements. If only one
 * differs, over a complete table, that one is wrong. If both differ, the totals more
 * often cover another period, or only a part of the table was read.
 */
export const statementTotals = documentCheck({
  id: 'statement_totals',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, classification }): Verdict[] {
    if (classification.documentType === 'card_statement') return ofCharges(data);
    if (classification.documentType === 'invoice' && isFolio(data)) return ofFolio(data);
    const { total_credits: credits, total_debits: debits } = data.fields;
    const amounts = data.transactions.flatMap(({ amount }) => amount ?? []);
    const balances = followBalances(data);
    // With several statements in a file, the one a total belongs to is unknown.
    if (data.transactions.some(({ newStatement }) => newStatement)) return [];
    // A break of the running balance is already reported at its place.
    if ((!credits && !debits) || amounts.length === 0 || !balances || balances.breaks.length > 0) {
      return [];
    }
    const paidIn = totalOf(amounts.filter(({ value }) => value.minor > 0));
    const paidOut = -totalOf(amounts.filter(({ value }) => value.minor < 0));
    const stated = [
      { say: 'credits' as const, extracted: credits, expected: paidIn },
      { say: 'debits' as const, extracted: debits, expected: paidOut },
    ].flatMap(({ extracted, ...rest }) => (extracted ? [{ ...rest, extracted }] : []));
    const differing = stated.filter(
      ({ extracted, expected }) => Math.abs(extracted.value.minor) !== expected,
    );
    const [one] = differing;
    if (!one) return [verdict('pass', 'holds')];
    if (differing.length === stated.length || !balances.closed) return [verdict('warn', 'differs')];
    return [
      {
        status: 'fail',
        say: one.say,
        values: {
          sum: 'statement',
          part: one.say,
          printed: decimal(Math.abs(one.extracted.value.minor)),
          expected: decimal(one.expected),
        },
        place: one.extracted.place,
        certainty: one.extracted.certainty,
        finding: 'total_mismatch',
        evidence: one.extracted.raw,
      },
    ];
  },
});

/** A bill that is kept like an account: its lines are movements, and its sums what they come to. */
const isFolio = ({ fields, transactions }: DocumentData): boolean =>
  fields.total !== undefined &&
  fields.amount_paid !== undefined &&
  fields.amount_due !== undefined &&
  fields.opening_balance === undefined &&
  transactions.length >= CHARGES_MIN &&
  transactions.every(({ amount, balance }) => amount && !balance);

/**
 * The sums of a hotel's folio against its lines, where these come to what is due: the sum is wrong that
 * is not what its lines come to, while the other one is.
 */
function ofFolio(data: DocumentData): Verdict[] {
  const { total, amount_paid: paid, amount_due: due } = data.fields;
  if (!total || !paid || !due) return [];
  const lines = folioLines(data);
  const lessTotal = lines.charges - total.value.minor;
  const lessPaid = lines.credits - Math.abs(paid.value.minor);
  const [isOfTotal, isOfPaid] = [lessTotal, lessPaid].map((less) => lines.adjustments.has(less));
  if (lessTotal === lessPaid && isOfTotal) return [verdict('pass', 'holds')];
  if (lines.charges - lines.credits !== due.value.minor || isOfTotal === isOfPaid)
    return [verdict('warn', 'differs')];
  const [odd, expected, part] = isOfPaid
    ? [total, lines.charges - lessPaid, 'total' as const]
    : [paid, lines.credits - lessTotal, 'amount_paid' as const];
  const printed = Math.abs(odd.value.minor);
  return [
    {
      status: 'fail',
      say: part,
      values: {
        sum: 'statement',
        part,
        printed: decimal(printed),
        expected: decimal(expected),
      },
      place: odd.place,
      certainty: odd.certainty,
      finding: 'total_mismatch',
      evidence: odd.raw,
    },
  ];
}

/** Fewer rows are often a part of the table. */
const CHARGES_MIN = 3;

/**
 * The total of a card's month against its charges. A difference only warns: cards differ in what
 * they add (instalments, credits, a second card), and no balance shows that every row was read.
 * Where another printed amount accounts for it, nothing is said.
 */
function ofCharges(data: DocumentData): Verdict[] {
  const { transactions, fields, amounts } = data;
  const { total } = fields;
  const charges = transactions.flatMap(({ amount }) => amount ?? []);
  const isWhole =
    charges.length === transactions.length &&
    transactions.every(({ balance, newStatement }) => !balance && !newStatement);
  if (!total || charges.length < CHARGES_MIN || !isWhole) return [];
  const expected = -totalOf(charges);
  const difference = total.value.minor - expected;
  if (difference === 0) return [verdict('pass', 'holds')];
  const read = new Set([total, ...charges].map(({ value }) => Math.abs(value.minor)));
  const others = amounts.map(({ value }) => value.minor).filter((one) => !read.has(Math.abs(one)));
  if (explains(others, difference)) return [];
  return [
    {
      status: 'warn',
      say: 'charges',
      values: { printed: decimal(total.value.minor), expected: decimal(expected) },
      place: total.place,
      certainty: leastCertain(total, ...charges),
      finding: null,
    },
  ];
}

const totalOf = (amounts: readonly ExtractedValue<Money>[]): number =>
  amounts.reduce((sum, { value }) => sum + value.minor, 0);

const verdict = (status: 'pass' | 'warn', say: 'holds' | 'differs'): Verdict => ({
  status,
  say,
  values: {},
  place: null,
  certainty: 'exact',
  finding: null,
});
