import type { Place } from '../../evidence/geometry.js';
import type { Certainty } from '../../evidence/document-data.js';

/**
 * Sums a document has to keep, and which of its values is the odd one when they
 * do not hold. A value is only called wrong when it is the one value whose
 * change mends every broken sum while all the others are held by sums that
 * stand: two facts against one.
 */
export interface Quantity {
  /** Unique within one document, e.g. `total`, `item:3`. */
  name: string;
  /** Hundredths. */
  minor: number;
  raw: string;
  place: Place;
  certainty: Certainty;
  /** Computed from printed values, itself not printed: never the place to point at. */
  derived?: boolean;
}

export interface Equation {
  /** Which sum it is, e.g. `subtotal_vat_total`. */
  name: string;
  /** The coefficients times the quantities add up to zero. */
  terms: { quantity: Quantity; times: number }[];
  /** Hundredths by which a genuine document may miss. */
  tolerance: number;
  /** Supports the others when it holds, accuses nobody when it does not. */
  soft?: boolean;
}

export interface Inconsistency {
  quantity: Quantity;
  /** What the quantity should be, hundredths. */
  expected: number;
  /** The broken sums that it would mend. */
  equations: Equation[];
}

export interface Solution {
  holding: Equation[];
  broken: Equation[];
  /** The one value that explains all broken sums, if there is exactly one. */
  inconsistency: Inconsistency | null;
}

export function solveEquations(equations: readonly Equation[]): Solution {
  const holding = equations.filter(holds);
  const broken = equations.filter((equation) => !equation.soft && !holds(equation));
  const held = new Set(holding.flatMap(({ terms }) => terms.map(({ quantity }) => quantity.name)));
  const first = broken[0];
  const suspects = (first?.terms ?? [])
    .filter(({ quantity }) => !held.has(quantity.name))
    .flatMap(({ quantity }) => {
      const expected = correctedValue(quantity, broken);
      return expected === null ? [] : [{ quantity, expected, equations: broken }];
    });
  return { holding, broken, inconsistency: suspects.length === 1 ? (suspects[0] ?? null) : null };
}

const residual = ({ terms }: Equation): number =>
  terms.reduce((total, { quantity, times }) => total + quantity.minor * times, 0);

export const holds = (equation: Equation): boolean =>
  Math.abs(residual(equation)) <= equation.tolerance + ROUNDING;

/** Coefficients such as 0.18 leave fractions of an agora. */
const ROUNDING = 0.501;

/** The value that mends every broken sum, or null when no single one does. */
function correctedValue(quantity: Quantity, broken: readonly Equation[]): number | null {
  const wanted: number[] = [];
  for (const equation of broken) {
    const own = equation.terms.find((term) => term.quantity.name === quantity.name);
    if (!own) return null;
    wanted.push(quantity.minor - residual(equation) / own.times);
  }
  const [first = quantity.minor] = wanted;
  const restoresAll = broken.every((equation) => {
    const changed = equation.terms.map((term) =>
      term.quantity.name === quantity.name
        ? { ...term, quantity: { ...quantity, minor: first } }
        : term,
    );
    return holds({ ...equation, terms: changed });
  });
  return restoresAll ? Math.round(first) : null;
}

/**
 * Whether an amount printed elsewhere accounts for the difference (a tip, a
 * deposit, a line that was not understood): alone, or two of them together.
 */
export function explains(amountsMinor: readonly number[], difference: number): boolean {
  const gap = Math.abs(Math.round(difference));
  const sizes = [...new Set(amountsMinor.map(Math.abs))].filter((size) => size > 0);
  const known = new Set(sizes);
  return sizes.some((size) => size === gap || known.has(Math.abs(gap - size)));
}
