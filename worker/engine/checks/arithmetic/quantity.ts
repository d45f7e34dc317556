import type { DocumentData, Money, ExtractedValue } from '../../evidence/document-data.js';
import type { Quantity, Equation } from './solve.js';
import { explains, holds } from './solve.js';

/** A printed amount as a term of sums. */
export const quantity = (name: string, extracted: ExtractedValue<Money>): Quantity => ({
  name,
  minor: extracted.value.minor,
  raw: extracted.raw,
  place: extracted.place,
  certainty: extracted.certainty,
});

export type Term = Equation['terms'][number];

export const term = (one: Quantity, times: number): Term => ({ quantity: one, times });

/** The first sum that holds; when none does, the first of all. */
export function firstThatHolds(equations: readonly Equation[]): Equation[] {
  const chosen = equations.find(holds) ?? equations[0];
  return chosen ? [chosen] : [];
}

/** Every choice of leaving optional terms out or taking them in; everything taken in comes first. */
export function optionalCombinations(optional: readonly (readonly Term[])[]): Term[][] {
  return optional.reduce<Term[][]>(
    (found, terms) => [
      ...terms.flatMap((one) => found.map((chosen) => [...chosen, one])),
      ...found,
    ],
    [[]],
  );
}

/** Whether an amount printed outside these quantities accounts for the difference. */
export function isExplained(
  data: DocumentData,
  claimed: readonly Quantity[],
  difference: number,
): boolean {
  const taken = new Set(claimed.map(({ minor }) => Math.abs(minor)));
  const others = data.amounts
    .map(({ value }) => value.minor)
    .filter((minor) => !taken.has(Math.abs(minor)));
  return explains(others, difference);
}
