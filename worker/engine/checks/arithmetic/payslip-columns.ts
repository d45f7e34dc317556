import type { Place } from '../../evidence/geometry.js';
import type {
  DocumentData,
  ExtractedValue,
  Money,
  Payslip,
  PayslipTotal,
} from '../../evidence/document-data.js';
import { runsAbove } from './column-runs.js';
import { quantity, term } from './quantity.js';
import {
  type Equation,
  explainsAltogether,
  holds,
  isMendedBy,
  type Inconsistency,
  type Quantity,
} from './solve.js';

/** Agorot. */
const TOLERANCE = 2;
/** Before the name of a list in the name of an equation, and of an amount in that of a quantity. */
const COLUMN = 'column:';
/** The name of an equation that decides which total is wrong. */
const DECIDING = 'column';

/**
 * The column of amounts above a total: it confirms the total that it adds up to. Where it adds up
 * to what the rest of the payslip demands instead, it decides that the total is wrong.
 */
export function columnEquations(
  data: DocumentData,
  { totals }: Payslip,
  nets: readonly Equation[],
): Equation[] {
  const {
    gross,
    total_payments: paid,
    total_deductions: all,
    mandatory_deductions: mandatory,
  } = totals;
  const net = nets.find(({ name }) => name === 'net');
  const of = (
    list: 'payments' | 'deductions_listed',
    name: PayslipTotal,
    times: 1 | -1,
  ): Equation[] => {
    const total = totals[name];
    if (!total) return [];
    const goal = quantity(name, total);
    const missed = net
      ? net.terms.reduce((sum, one) => sum + one.quantity.minor * one.times, 0)
      : 0;
    const runs = runsAbove(total, data.amounts);
    const sumOf = (run: readonly ExtractedValue<Money>[]): Equation => ({
      name: COLUMN + list,
      terms: [
        term(goal, -1),
        ...run.map((one, index) => {
          const { minor } = one.value;
          const sized = { ...quantity(`${COLUMN}${name}:${index}`, one), minor: Math.abs(minor) };
          return term(sized, 1);
        }),
      ],
      tolerance: TOLERANCE,
      soft: true,
    });
    const sums = runs.map(sumOf);
    const confirmed = sums.find(holds);
    if (confirmed) return [confirmed];
    if (!net || holds(net)) return [];
    const wanted = goal.minor - missed * times;
    const deciding = sums.find(
      ({ terms }) =>
        Math.abs(terms.slice(1).reduce((sum, one) => sum + one.quantity.minor, 0) - wanted) <=
        TOLERANCE,
    );
    if (!deciding) return [];
    // A total of some of the lines, "statutory deductions" below all of them, is none of the column.
    const lines = deciding.terms.slice(1).map((one) => one.quantity.minor);
    return explainsAltogether(lines, goal.minor)
      ? []
      : [{ ...deciding, name: DECIDING, decides: true }];
  };
  return [
    ...(paid ? of('payments', 'total_payments', 1) : gross ? of('payments', 'gross', 1) : []),
    ...(all
      ? of('deductions_listed', 'total_deductions', -1)
      : mandatory
        ? of('deductions_listed', 'mandatory_deductions', -1)
        : []),
  ];
}

/** Whether an equation confirms the total of a list by the column above it. */
export const confirmsByColumn = (equation: Equation, list: string): boolean =>
  equation.name === COLUMN + list && holds(equation);

/** Whether the column above a total demands another value of it. */
export const isDecidedByColumn = (equations: readonly Equation[]): boolean =>
  equations.some(({ name }) => name === DECIDING);

/** Whether the column above a total demands the corrected value. */
export const agreesWithColumn = (
  inconsistency: Inconsistency,
  equations: readonly Equation[],
): boolean => equations.some((one) => one.name === DECIDING && isMendedBy(inconsistency, one));

/** Whether a place is in a line of which a column counts another amount: a rate, a base, a share. */
export const isInCountedLine = ({ page, rect }: Place, quantities: readonly Quantity[]): boolean =>
  quantities.some(
    ({ name, place }) =>
      name.startsWith(COLUMN) &&
      place.page === page &&
      Math.abs(place.rect.y - rect.y) < Math.min(place.rect.h, rect.h) / 2,
  );
