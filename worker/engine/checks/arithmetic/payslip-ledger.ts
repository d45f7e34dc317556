import type {
  DocumentData,
  Payslip,
  PayslipTotal,
  RowNumber,
} from '../../evidence/document-data.js';
import { isAmount, isInOneColumn } from './number-relations.js';
import { quantity, tentative, term, type Term } from './quantity.js';
import type { Equation } from './solve.js';

/** The name of these equations. */
export const LEDGER = 'net:ledger';
/** Agorot. */
const TOLERANCE = 2;
/** More lines between two totals are those of a page of several tables. */
const LINES_MAX = 24;
/** Columns of amounts beside that of the totals. */
const COLUMNS_MAX = 4;
/** From which total another follows further down the page. */
const STEPS: readonly (readonly [PayslipTotal, PayslipTotal])[] = [
  ['total_payments', 'net'],
  ['total_payments', 'net_to_pay'],
  ['gross', 'net'],
  ['gross', 'net_to_pay'],
  ['net', 'net_to_pay'],
];

/**
 * The way from the gross to the net pay as a form prints it downwards, whatever its lines are called:
 * all amounts between the two in the column of the net pay are taken off, or count as they are signed,
 * or the last of them is added again; or they are added and those of one other column taken off. A
 * line that prints what has been reached so far counts for nothing. Where none of these ways leads to
 * the net pay they only tell corrections: other tables may stand between.
 *
 * @returns at most one for each pair of totals
 */
export function ledgerEquations({ numberRows = [] }: DocumentData, payslip: Payslip): Equation[] {
  const { taxable_income: taxable, insurable_income: insurable } = payslip.totals;
  // What is taxed stands among the sums of a summary and is none of them.
  const bases = new Set([taxable, insurable].flatMap((one) => one?.value.minor ?? []));
  for (const { value } of [payslip.totals.gross, payslip.totals.net].flatMap((one) => one ?? []))
    bases.delete(value.minor);
  const amounts = numberRows
    .flatMap(({ numbers }) => numbers.filter(isAmount))
    .filter(({ place, minor }) => place.page === payslip.page && !bases.has(minor));
  return STEPS.flatMap(([from, to]) => {
    const [start, goal] = [payslip.totals[from], payslip.totals[to]];
    if (!start || !goal || start.value.minor === goal.value.minor) return [];
    // What is refunded counts in what is paid, and the gross has no part in the sum.
    if (from === 'gross' && payslip.totals.total_payments) return [];
    const ends = [term(quantity(from, start), 1), term(quantity(to, goal), -1)];
    const ways = printsOf(amounts, goal.value.minor).flatMap((end) => {
      const above = printsOf(amounts, start.value.minor)
        .filter((one) => isAbove(one, end))
        .at(-1);
      return above ? waysBetween(above, end, amounts) : [];
    });
    return tentative(
      ways.map((lines) => ({
        name: LEDGER,
        terms: [...ends, ...lines],
        tolerance: TOLERANCE + lines.length,
      })),
    );
  });
}

/** Where an amount of this size is printed, from the top. */
const printsOf = (amounts: readonly RowNumber[], minor: number): RowNumber[] =>
  amounts
    .filter((one) => Math.abs(one.minor) === Math.abs(minor))
    .sort((a, b) => a.place.rect.y - b.place.rect.y);

const isAbove = ({ place: { rect: a } }: RowNumber, { place: { rect: b } }: RowNumber): boolean =>
  a.y + a.h / 2 < b.y;

function waysBetween(start: RowNumber, end: RowNumber, amounts: readonly RowNumber[]): Term[][] {
  const between = amounts
    .filter((one) => isAbove(start, one) && isAbove(one, end))
    .sort((a, b) => a.place.rect.y - b.place.rect.y);
  const own = between.filter((one) => isInOneColumn(one, end));
  const others = columnsOf(between.filter((one) => !isInOneColumn(one, end)));
  const isSigned = own.some(({ minor }) => minor < 0);
  const last = own.at(-1);
  const ways: Signed[][] = [
    ...(isSigned ? [own.map((one) => ({ one, sign: 1 as const }))] : []),
    own.map((one) => ({ one, sign: -1, size: true })),
    ...(own.length > 1 && last
      ? [own.map((one) => ({ one, sign: one === last ? (1 as const) : (-1 as const), size: true }))]
      : []),
    ...others
      .slice(0, COLUMNS_MAX)
      .map((column) =>
        between
          .filter((one) => own.includes(one) || column.includes(one))
          .map((one): Signed => ({ one, sign: own.includes(one) ? 1 : -1, size: true })),
      ),
  ];
  return ways
    .map((way) => linesOf(start, way))
    .filter(({ length }) => length > 0 && length <= LINES_MAX);
}

interface Signed {
  one: RowNumber;
  sign: 1 | -1;
  /** Whether it counts without the sign that it is printed with. */
  size?: boolean;
}

/** The lines that change the sum, without those that print what it has come to. */
function linesOf(start: RowNumber, way: readonly Signed[]): Term[] {
  const lines: Term[] = [];
  let sum = Math.abs(start.minor);
  for (const { one, sign, size } of way) {
    if (one.amount === null || (lines.length > 0 && Math.abs(one.minor - sum) <= TOLERANCE))
      continue;
    const counted = { ...quantity(`ledger:${placeOf(one)}`, one.amount), minor: one.minor };
    const value = size === true ? Math.abs(one.minor) : one.minor;
    lines.push(term({ ...counted, minor: value }, sign));
    sum += value * sign;
  }
  return lines;
}

const placeOf = ({ place: { rect } }: RowNumber): string =>
  `${rect.x.toFixed(2)},${rect.y.toFixed(2)}`;

/** Amounts that stand above each other. */
function columnsOf(amounts: readonly RowNumber[]): RowNumber[][] {
  const columns: RowNumber[][] = [];
  for (const one of amounts) {
    const column = columns.find(([first]) => first !== undefined && isInOneColumn(first, one));
    if (column) column.push(one);
    else columns.push([one]);
  }
  return columns.sort((a, b) => b.length - a.length);
}
