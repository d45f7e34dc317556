import type { AmountField, DocumentData, LedgerRow } from '../../evidence/document-data.js';
import { TAX_OF_NET_MAX } from './invoice-parts.js';
import { optionalCombinations, quantity, term, type Term } from './quantity.js';
import { holds, type Equation, type Quantity } from './solve.js';

/** What a row does in the column; a `part` has no label that says more. */
type Role = 'part' | 'sum' | 'tax' | 'rounding' | 'discount' | 'paid' | 'change';

const ROLES: Partial<Record<AmountField, Role>> = {
  total: 'sum',
  subtotal: 'sum',
  amount_due: 'sum',
  gross: 'sum',
  vat: 'tax',
  vat_exempt: 'tax',
  rounding: 'rounding',
  discount: 'discount',
  cash: 'paid',
  amount_paid: 'paid',
  change: 'change',
};

/** A row of the column in which a receipt adds up. */
export interface Rung extends Quantity {
  role: Role;
  /** What its label says. */
  field: AmountField | null;
  gapBefore: boolean;
  /** What a second reading made of it, where that is another value. */
  otherReading: string | undefined;
}

/** What one sum of the column must be: any one of these equations holds in a genuine receipt. */
export interface Constraint {
  goal: Rung;
  /** The most usual one first. */
  alternatives: Equation[];
  /** Says nothing where it does not hold: an item may have been missed, or stand elsewhere. */
  soft: boolean;
}

/** Rounding of totals paid in cash, hundredths. */
const TOLERANCE = 5;

/** More rows between two sums leave too many ways to add up. */
const BETWEEN_MAX = 5;

/** Longer columns of items equal a sum by chance. */
const ITEMS_MAX = 60;

const CHANGES_SUM: ReadonlySet<Role> = new Set(['part', 'tax', 'rounding', 'discount']);

/** The rows of the column; those that repeat or complete the sums above them are sums, whatever their label. */
export function rungsOf({ ledger = [] }: DocumentData): Rung[] {
  const rungs = ledger.map(({ amount, field, gapBefore }: LedgerRow, index): Rung => ({
    ...quantity(`row:${index}`, amount),
    role: (field && ROLES[field]) ?? 'part',
    field,
    gapBefore,
    otherReading: amount.otherReading,
  }));
  const summed = rungs.map((rung, index) =>
    rung.role === 'part' && isUnlabelledSum(rung, rungs.slice(0, index), rungs.slice(index + 1))
      ? { ...rung, role: 'sum' as const }
      : rung,
  );
  return summed.map((rung, index) =>
    rung.role === 'sum' && isTotalOfTaxes(rung, summed.slice(0, index), summed.slice(index + 1))
      ? { ...rung, role: 'tax' }
      : rung,
  );
}

/** Whether a row labelled as a total of something is what the sum below adds to the sum above. */
function isTotalOfTaxes({ minor }: Rung, above: readonly Rung[], below: readonly Rung[]): boolean {
  const before = above.findLast(({ role }) => role === 'sum');
  const after = below.find(({ role }) => role === 'sum');
  return (
    before !== undefined &&
    after !== undefined &&
    before.minor + minor === after.minor &&
    Math.sign(minor) === Math.sign(before.minor) &&
    Math.abs(minor) <= TAX_OF_NET_MAX * Math.abs(before.minor)
  );
}

/** Whether a row without a label repeats the nearest sum above or below it, is all that stands above it, or cash less change. */
function isUnlabelledSum({ minor }: Rung, above: readonly Rung[], below: readonly Rung[]): boolean {
  const sums = above.filter(({ role }) => role === 'sum');
  const next = below.find(({ role }) => role !== 'part' && role !== 'paid');
  if (sums.at(-1)?.minor === minor) return true;
  const items = above.filter(({ role }) => role === 'part');
  if (below[0]?.role === 'sum' && below[0].minor === minor && items.length >= ITEMS_MIN)
    return true;
  const change = below.find(({ role }) => role === 'change');
  const cash = [...above, ...below].find(({ role }) => role === 'paid');
  if (sums.length > 0 && cash && change && change.minor !== 0)
    return cash.minor - Math.abs(change.minor) === minor;
  const adds = items.reduce((sum, item) => sum + item.minor, 0) === minor;
  return sums.length === 0 && items.length >= ITEMS_MIN && adds && next !== undefined;
}

/** A sum of one item repeats it. */
const ITEMS_MIN = 2;

/** What each sum and payment of the column must satisfy. */
export function constraintsOf(rungs: readonly Rung[]): Constraint[] {
  const constraints: Constraint[] = [];
  for (const [index, goal] of rungs.entries()) {
    if (goal.role !== 'sum' || goal.minor === 0) continue;
    const above = rungs.slice(0, index);
    const sums = fromSums(goal, above);
    const alternatives = [...sums, ...fromItems(goal, above), ...fromSection(goal, above)];
    // What is left to pay may differ from the total for reasons that stand elsewhere.
    const soft = sums.length === 0 || goal.field === 'amount_due';
    if (alternatives.length > 0) constraints.push({ goal, alternatives, soft });
  }
  return [...constraints, ...paymentsOf(rungs)];
}

/** A sum is an earlier one and what stands between them; or it may be two earlier ones, of kinds of goods. */
function fromSums(goal: Rung, above: readonly Rung[]): Equation[] {
  const bases = above.flatMap((base, at) =>
    base.role === 'sum' && base.minor !== 0 ? [{ base, at }] : [],
  );
  const single = [...bases].reverse().flatMap(({ base, at }): Equation[] => {
    const between = above.slice(at + 1).filter(({ role }) => CHANGES_SUM.has(role));
    if (between.length > BETWEEN_MAX) return [];
    return waysToAdd(between).map((terms) => equation(goal, [term(base, 1), ...terms]));
  });
  const pairs = bases.flatMap(({ base }, index) =>
    bases.slice(index + 1).map(({ base: other }) => ({
      ...equation(goal, [term(base, 1), term(other, 1)]),
      soft: true,
    })),
  );
  return [...single, ...pairs];
}

/** A sum is that of all items above it, with taxes and discounts between them or without. */
function fromItems(goal: Rung, above: readonly Rung[]): Equation[] {
  const items = above.filter(({ role }) => role === 'part');
  const others = above.filter(({ role }) => role !== 'part' && CHANGES_SUM.has(role));
  if (items.length === 0 || items.length > ITEMS_MAX || others.length > BETWEEN_MAX) return [];
  const all = items.map((item) => term(item, 1));
  // A name of goods may read as a label of what was paid.
  const paid = above.filter(({ role }) => role === 'paid').map((one) => term(one, 1));
  return waysToAdd(others).flatMap((terms) => [
    equation(goal, [...all, ...terms]),
    ...(paid.length > 0 ? [{ ...equation(goal, [...all, ...terms, ...paid]), soft: true }] : []),
  ]);
}

/** A subtotal may be that of the items since the last one: of a kind of goods, or of a section of a bill. */
function fromSection(goal: Rung, above: readonly Rung[]): Equation[] {
  if (goal.field !== 'subtotal') return [];
  const last = above.findLastIndex(({ role }) => role === 'sum');
  const items = above.slice(last + 1).filter(({ role }) => role === 'part');
  if (last < 0 || items.length === 0 || items.length > ITEMS_MAX) return [];
  return [
    equation(
      goal,
      items.map((item) => term(item, 1)),
    ),
  ];
}

/** Every way in which rows between two sums may count; all of them first. */
const waysToAdd = (rows: readonly Rung[]): Term[][] =>
  optionalCombinations(
    rows.map((row) => {
      if (row.role === 'rounding') return [term(row, 1), term(row, -1)];
      // A tax is added, or taken out of a price that includes it.
      if (row.role === 'tax') return [term(row, 1), term(row, -1)];
      // A discount is subtracted, whatever its printed sign.
      if (row.role === 'discount') return [term(row, row.minor < 0 ? 1 : -1)];
      return [term(row, 1)];
    }),
  );

/** Cash less change is one of the sums. A dash before an amount may be read as its sign. */
function paymentsOf(rungs: readonly Rung[]): Constraint[] {
  const change = rungs.findIndex(({ role }) => role === 'change');
  const given = rungs[change];
  if (!given) return paidExactly(rungs);
  const above = rungs.slice(0, Math.max(0, change));
  const cash = above.filter(({ role }) => role === 'paid').at(-1);
  const sums = above.filter(({ role, minor }) => role === 'sum' && minor !== 0).reverse();
  if (!cash || sums.length === 0) return [];
  const alternatives = sums.map((sum) =>
    equation(sum, [term(cash, cash.minor < 0 ? -1 : 1), term(given, given.minor < 0 ? 1 : -1)]),
  );
  return [{ goal: cash, alternatives, soft: false }];
}

/** What was paid is a sum, unless change was given and is not printed. */
function paidExactly(rungs: readonly Rung[]): Constraint[] {
  const paid = rungs.filter(({ role }) => role === 'paid').at(-1);
  const sums = rungs.filter(({ role, minor }) => role === 'sum' && minor !== 0);
  return paid === undefined
    ? []
    : sums.map((goal) => ({ goal, alternatives: [equation(goal, [term(paid, 1)])], soft: true }));
}

const equation = (goal: Quantity, terms: Term[]): Equation => ({
  name: 'ledger',
  terms: [term(goal, -1), ...terms],
  tolerance: TOLERANCE,
});

export const isMet = ({ alternatives }: Constraint): boolean => alternatives.some(holds);
