import type {
  DocumentData,
  ExtractedValue,
  Instalment,
  Money,
} from '../../evidence/document-data.js';
import { minorOf } from '../../extraction/amounts.js';

export type InstalmentPart = 'principal' | 'interest' | 'instalment' | 'loan_balance';

export interface OddInstalment {
  part: InstalmentPart;
  printed: ExtractedValue<Money>;
  expected: number;
  /** Counted from 1. */
  line: number;
}

export interface LoanSchedule {
  /** Lines whose parts add up and lead to the balance. */
  holding: number;
  /** Lines of which something does not hold. */
  broken: number;
  /** The one value whose change makes everything hold. */
  odd: OddInstalment | null;
}

/** Deviation by rounding, in hundredths. */
const ROUNDING = 2;
/** Lines with equations below which nothing is said. */
const LINES_MIN = 3;

/**
 * Follows a loan's schedule: principal and interest are the instalment, and each balance is the
 * one before less the principal. null where it prints too little.
 */
export function loanSchedule(data: DocumentData): LoanSchedule | null {
  const { instalments = [] } = data;
  const monthly = monthlyPayment(data);
  const lines = instalments.map((one, at) => lineOf(one, instalments[at - 1] ?? null, monthly));
  const [first] = lines;
  const opening = minorNamed(data, 'loan_amount');
  if (first && opening !== null) first.chain = chainOf(instalments[0], opening);
  const checked = lines.filter(({ sum, chain }) => sum !== null || chain !== null);
  if (checked.length < LINES_MIN) return null;
  const broken = lines.flatMap((line, at) => (isBroken(line) ? [at] : []));
  return {
    holding: checked.length - broken.length,
    broken: broken.length,
    odd: oddOf(instalments, lines, broken, monthly),
  };
}

function minorNamed({ named = [] }: DocumentData, wanted: string): number | null {
  const found = named.find(({ name }) => name === wanted);
  return found ? minorOf(found.value) : null;
}

/** The instalment where no column prints it, and all lines but one at most agree with it. */
function monthlyPayment(data: DocumentData): number | null {
  const { instalments = [] } = data;
  const monthly = minorNamed(data, 'monthly_payment');
  if (monthly === null || instalments.some(({ payment }) => payment !== null)) return null;
  const missed = instalments.filter((one) => misses(lineOf(one, null, monthly).sum));
  return missed.length <= 1 ? monthly : null;
}

/** What a line's equations miss, in hundredths; null where a part is not printed. */
interface Line {
  /** Instalment less principal and interest. */
  sum: number | null;
  /** Balance less what the one before and the principal lead to. */
  chain: number | null;
}

function lineOf(one: Instalment, before: Instalment | null, monthly: number | null): Line {
  const payment = one.payment ? minor(one.payment) : monthly;
  return {
    sum:
      one.interest && payment !== null
        ? payment - minor(one.principal) - minor(one.interest)
        : null,
    chain: before?.balance ? chainOf(one, minor(before.balance)) : null,
  };
}

const chainOf = (one: Instalment | undefined, before: number): number | null =>
  one?.balance ? minor(one.balance) - (before - minor(one.principal)) : null;

const minor = ({ value }: ExtractedValue<Money>): number => value.minor;

const misses = (difference: number | null): boolean =>
  difference !== null && Math.abs(difference) > ROUNDING;

const isBroken = ({ sum, chain }: Line): boolean => misses(sum) || misses(chain);

/** The only value that explains all that does not hold. */
function oddOf(
  instalments: readonly Instalment[],
  lines: readonly Line[],
  broken: readonly number[],
  monthly: number | null,
): OddInstalment | null {
  const [at, next, ...others] = broken;
  const one = at === undefined ? undefined : instalments[at];
  const line = at === undefined ? undefined : lines[at];
  if (at === undefined || !one || !line || others.length > 0) return null;
  const { sum, chain } = line;
  if (next !== undefined) {
    // A balance stands in two links.
    const after = lines[next]?.chain ?? null;
    const isBalance = next === at + 1 && !misses(sum) && !misses(lines[next]?.sum ?? null);
    return isBalance && one.balance && chain !== null && chain === -(after ?? Number.NaN)
      ? odd('loan_balance', one.balance, -chain, at)
      : null;
  }
  if (misses(sum) && misses(chain))
    return sum !== null && sum === -(chain ?? Number.NaN)
      ? odd('principal', one.principal, sum, at)
      : null;
  if (misses(chain)) return lastBalance(instalments, lines, at);
  return sum === null ? null : ofSum(instalments, line, { sum, at, monthly });
}

/** Nothing follows the last balance; its principal is confirmed by the instalment. */
function lastBalance(
  instalments: readonly Instalment[],
  lines: readonly Line[],
  at: number,
): OddInstalment | null {
  const { balance } = instalments[at] ?? {};
  const { sum = null, chain = null } = lines[at] ?? {};
  const isLast = at === instalments.length - 1;
  return isLast && balance && sum !== null && chain !== null
    ? odd('loan_balance', balance, -chain, at)
    : null;
}

/** Where the balances confirm the principal, equal instalments tell which of the other two is wrong. */
function ofSum(
  instalments: readonly Instalment[],
  { chain }: Line,
  { sum, at, monthly }: { sum: number; at: number; monthly: number | null },
): OddInstalment | null {
  const { payment, interest } = instalments[at] ?? {};
  if (chain === null || !interest) return null;
  if (!payment) return monthly === null ? null : odd('interest', interest, sum, at);
  const others = instalments.flatMap((one, index) =>
    index !== at && one.payment ? [minor(one.payment)] : [],
  );
  const [usual] = others;
  const isConstant = others.length >= LINES_MIN - 1 && others.every((other) => other === usual);
  if (!isConstant || usual === undefined) return null;
  if (minor(payment) === usual) return odd('interest', interest, sum, at);
  return Math.abs(minor(payment) - sum - usual) <= ROUNDING
    ? odd('instalment', payment, -sum, at)
    : null;
}

const odd = (
  part: InstalmentPart,
  printed: ExtractedValue<Money>,
  change: number,
  at: number,
): OddInstalment => ({ part, printed, expected: minor(printed) + change, line: at + 1 });
