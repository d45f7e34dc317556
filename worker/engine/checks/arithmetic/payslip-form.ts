import type {
  DocumentData,
  Payslip,
  PayslipLine,
  PayslipTotal,
} from '../../evidence/document-data.js';
import type { PayslipArithmetic } from './payslip.js';
import {
  agreesWithColumn,
  columnEquations,
  confirmsByColumn,
  isDecidedByColumn,
  isInCountedLine,
} from './payslip-columns.js';
import { LEDGER, ledgerEquations } from './payslip-ledger.js';
import {
  listEquations,
  looseListEquations,
  rateEquation,
  refundEquation,
  yearEquation,
} from './payslip-lists.js';
import { netEquations } from './payslip-net.js';
import { unnamedAmounts } from './payslip-unnamed.js';
import { isExplained, isPrinted } from './quantity.js';
import {
  type Equation,
  explains,
  explainsAltogether,
  holds,
  type Inconsistency,
  type Quantity,
  solveEquations,
  type Solution,
} from './solve.js';
import { unmadeTotal } from './unmade-total.js';

/**
 * Solves the sums that one payslip prints: the lines of a table and its total, the chain
 * from the gross to what is paid out, quantity times rate, and in January the sums of the
 * month and of the year. null when it prints none.
 */
export function payslipFormArithmetic(
  data: DocumentData,
  payslip: Payslip,
): PayslipArithmetic | null {
  const nets = netEquations(payslip, unnamedAmounts(data, payslip));
  const equations = withUnderstoodNet(data, payslip, [
    ...nets,
    ...listEquations(payslip),
    ...looseListEquations(data, payslip),
    ...columnEquations(data, payslip, nets),
    ...payslip.payments.flatMap(rateEquation),
    ...yearEquation(payslip),
    ...ledgerEquations(data, payslip),
    ...refundEquation(data, payslip),
  ]);
  if (equations.length === 0) return null;
  const solution = withContradictedNet(solveEquations(equations));
  const claimed = equations
    .filter(({ name }) => name !== LEDGER)
    .flatMap(({ terms }) => terms.map((one) => one.quantity));
  const lines = linesOfAll(payslip).map(({ amount }) => amount.value.minor);
  const page = { ...data, amounts: amountsBesideLines(data, payslip, claimed) };
  const isDifferenceExplained = ({ quantity, expected }: Inconsistency): boolean =>
    isExplained(page, claimed, expected - quantity.minor) ||
    explains(lines, expected - quantity.minor);
  const inconsistency =
    solution.inconsistency ??
    unmadeTotal(
      data,
      payslip,
      solution,
      (one) => !isDifferenceExplained(one) && !isPrinted(data, one.expected),
    );
  if (!inconsistency) return { ...solution, explained: false };
  // Two sums that agree on a correction leave nothing to explain.
  const explained =
    !agreesWithColumn(inconsistency, equations) &&
    (isDifferenceExplained(inconsistency) ||
      // Where another amount is what the sum demands, that one may be the value.
      (inconsistency.orParts === true && isPrinted(data, inconsistency.expected)));
  // Sums that need not hold tell nothing where the difference has a reason.
  const isIdle = explained && inconsistency.equations.every(({ tentative: need }) => need === true);
  return isIdle
    ? { ...solution, inconsistency: null, explained: false }
    : { ...solution, inconsistency, explained };
}

/** What is taxed: beside the gross and what is exempt it looks like their sum. */
const BASES: ReadonlySet<string> = new Set<PayslipTotal>(['taxable_income', 'insurable_income']);

/** The sizes of the totals that the sums of the payslips of a document confirm, and of what is taxed, hundredths. */
export function heldTotals(data: DocumentData): Set<number> {
  const sizes = (data.payslips ?? []).flatMap((payslip) => {
    const held = payslipFormArithmetic(data, payslip)?.holding ?? [];
    const names = new Set(held.flatMap(({ terms }) => terms.map((one) => one.quantity.name)));
    return Object.entries(payslip.totals).flatMap(([name, { value }]) =>
      names.has(name) || BASES.has(name) ? [Math.abs(value.minor)] : [],
    );
  });
  return new Set(sizes);
}

const linesOfAll = ({ payments, mandatory, voluntary }: Payslip): PayslipLine[] => [
  ...payments,
  ...mandatory,
  ...voluntary,
];

/**
 * The amounts of the page that are no hours and no rates of its lines, nor stand in a line of
 * which a column counts another one.
 */
function amountsBesideLines(
  data: DocumentData,
  payslip: Payslip,
  claimed: readonly Quantity[],
): DocumentData['amounts'] {
  const counts = new Set(
    linesOfAll(payslip).flatMap((line) => [line.quantity?.value ?? 0, line.rate?.value.minor ?? 0]),
  );
  return data.amounts.filter(
    ({ place, value }) =>
      place.page === payslip.page && !counts.has(value.minor) && !isInCountedLine(place, claimed),
  );
}

/**
 * "Gross less mandatory deductions" may miss further deductions. Where the lists of both hold, no
 * other list is there and nothing else that is printed adds up to the difference, it must hold.
 */
function withUnderstoodNet(
  data: DocumentData,
  payslip: Payslip,
  equations: Equation[],
): Equation[] {
  const at = equations.findIndex(({ name, soft }) => name === 'net' && soft === true);
  const net = equations[at];
  if (!net || holds(net) || payslip.voluntary.length > 0) return equations;
  const isListed = (name: string): boolean =>
    equations.some(
      (one) =>
        confirmsByColumn(one, name) || (one.name === name && one.decides !== true && holds(one)),
    );
  // A column that adds up to what the other two values demand says which one is wrong.
  const isDecided = isDecidedByColumn(equations);
  const known = LISTS.filter((name) => isListed(name)).length + (isDecided ? 1 : 0);
  if (known < LISTS.length) return equations;
  const quantities = equations.flatMap(({ terms }) => terms.map((one) => one.quantity));
  const claimed = new Set(quantities.map(({ minor }) => Math.abs(minor)));
  const others = amountsBesideLines(data, payslip, quantities)
    .map(({ value }) => value.minor)
    .filter((minor) => !claimed.has(Math.abs(minor)));
  const difference = net.terms.reduce((sum, one) => sum + one.quantity.minor * one.times, 0);
  if (!isDecided && explainsAltogether(others, difference)) return equations;
  const { soft: _, ...hard } = net;
  return equations.with(at, hard);
}

/**
 * A net pay that was changed together with what is paid out is confirmed by the sum below
 * it, as gross and deductions are by their lists. Where the one equation that breaks joins
 * them, every value of the chain is understood, and the net contradicts all above it.
 */
function withContradictedNet(solution: Solution): Solution {
  const [broken, ...others] = solution.broken;
  if (solution.inconsistency || others.length > 0 || broken?.name !== 'net') return solution;
  const held = new Set(
    solution.holding.flatMap(({ terms }) => terms.map((one) => one.quantity.name)),
  );
  const net = broken.terms.find(({ times, quantity: { name } }) => times < 0 && name === 'net');
  if (!net || !broken.terms.every(({ quantity: { name } }) => held.has(name))) return solution;
  const residual = broken.terms.reduce((sum, one) => sum + one.quantity.minor * one.times, 0);
  const expected = net.quantity.minor + residual;
  return { ...solution, inconsistency: { quantity: net.quantity, expected, equations: [broken] } };
}

/** What must be understood before a net pay is held against gross and deductions. */
const LISTS = ['payments', 'deductions_listed'] as const;
