import { constraintsOf, isMet, type Constraint, type Rung } from './ledger-constraints.js';
import { correctedBy, holds, type Equation } from './solve.js';

/** One value whose correction lets the whole column add up. */
export interface Repair {
  rung: Rung;
  expected: number;
  /** The equation that gives the expected value. */
  by: Equation;
  /** Facts that agree with it: sums that then hold, and whether a lower sum then builds on it. */
  mends: number;
}

export interface LedgerReading {
  met: Constraint[];
  broken: Constraint[];
  /** Sums that are not those of the items above them, of which some may be unread. */
  loose: Constraint[];
  repairs: Repair[];
}

/**
 * Where a column does not add up, every value whose correction alone would mend all of it. A sum
 * that is not that of the items above it, and on which no other is built, does not add up either,
 * where both would be if it were another.
 */
export function readLedger(rungs: readonly Rung[]): LedgerReading {
  const constraints = constraintsOf(rungs);
  const met = constraints.filter(isMet);
  const broken = constraints.filter((one) => !one.soft && !isMet(one));
  const [first] = broken;
  const unmet = constraints.filter((one) => one.soft && !isMet(one));
  if (first) return { met, broken, loose: unmet, repairs: repairsOf(first, constraints, rungs) };
  const loose = constraints.filter(
    (one) => one.goal.field !== 'amount_due' && !isMet(one) && !isUsed(one.goal, constraints),
  );
  const repairs = loose.flatMap((one) =>
    repairsOf(one, constraints, rungs).filter(
      ({ rung, mends }) => rung.name === one.goal.name && mends > 1,
    ),
  );
  return { met, broken, loose: unmet, repairs };
}

function repairsOf(
  { alternatives }: Constraint,
  constraints: readonly Constraint[],
  rungs: readonly Rung[],
): Repair[] {
  const met = constraints.filter(isMet);
  const repairs = new Map<string, Repair>();
  for (const by of alternatives.filter(({ soft }) => !soft))
    for (const { quantity: suspect } of by.terms) {
      const rung = rungs.find(({ name }) => name === suspect.name);
      if (!rung) continue;
      const expected = correctedBy(suspect, by);
      const key = `${rung.name}=${expected}`;
      if (repairs.has(key) || !isPlausible(rung, expected, by)) continue;
      const after = constraints.map((one) => withValue(one, rung, expected));
      const fails = after.some((one, at) => {
        const before = constraints[at];
        return !isMet(one) && (!one.soft || (before !== undefined && isMet(before)));
      });
      if (fails) continue;
      const isNewlyUsed = rung.role === 'sum' && !isUsed(rung, constraints) && isUsed(rung, after);
      const mends = after.filter(isMet).length - met.length + Number(isNewlyUsed);
      repairs.set(key, { rung, expected, by, mends });
    }
  return [...repairs.values()];
}

/** Whether another sum or the payment builds on a sum. */
export const isUsed = ({ name }: Rung, constraints: readonly Constraint[]): boolean =>
  constraints.some(
    ({ goal, alternatives }) =>
      goal.name !== name &&
      alternatives.some(
        (one) => one.terms.some(({ quantity: used }) => used.name === name) && holds(one),
      ),
  );

/** A sum stays positive, and so does what was paid; a tax is a part of its sum. */
function isPlausible({ role, minor }: Rung, expected: number, { terms }: Equation): boolean {
  if (minor === 0 && MAY_BE_ZERO.has(role)) return false;
  if (role === 'rounding') return Math.abs(expected) <= ROUNDING_MAX;
  if (role === 'discount' || role === 'change') return true;
  const sum = Math.abs(terms[0]?.quantity.minor ?? 0);
  if (role === 'tax') return expected >= 0 && expected <= TAX_SHARE_MAX * sum;
  return Math.sign(expected) === Math.sign(minor) && expected !== 0;
}

/** Printed as zero they say that there was none; nobody forges that, and the total may be unread. */
const MAY_BE_ZERO: ReadonlySet<Rung['role']> = new Set(['discount', 'rounding', 'change']);

/** No country's tax of sales is a larger part of a price. */
const TAX_SHARE_MAX = 0.25;

/** Prices are rounded to the smallest coin, hundredths. */
const ROUNDING_MAX = 100;

const withValue = (one: Constraint, { name }: Rung, minor: number): Constraint => ({
  ...one,
  alternatives: one.alternatives.map((alternative) => ({
    ...alternative,
    terms: alternative.terms.map((part) =>
      part.quantity.name === name ? { ...part, quantity: { ...part.quantity, minor } } : part,
    ),
  })),
});
