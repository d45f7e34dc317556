import type { DocumentData, Money, ExtractedValue } from '../../evidence/document-data.js';
import type { Quantity, Equation } from './solve.js';
import { explains, holds } from './solve.js';
import { isSamePlace } from '../../evidence/geometry.js';

/** A printed amount as a quantity of equations. */
export const quantity = (name: string, extracted: ExtractedValue<Money>): Quantity => ({
  name,
  minor: extracted.value.minor,
  raw: extracted.raw,
  place: extracted.place,
  certainty: extracted.certainty,
  ...(extracted.isTiny && { isTiny: true }),
});

export type Term = Equation['terms'][number];

export const term = (one: Quantity, times: number): Term => ({ quantity: one, times });

/**
 * The first equation that holds; if none holds, the first one with the others as its other forms.
 * Empty for an empty list.
 */
export function firstThatHolds(equations: readonly Equation[]): Equation[] {
  const [first, ...alternatives] = equations;
  const chosen = equations.find(holds) ?? (first && { ...first, alternatives });
  return chosen ? [chosen] : [];
}

/** Every combination of optional terms, the full one first. Each list offers alternatives for one term. */
export function optionalCombinations(optional: readonly (readonly Term[])[]): Term[][] {
  return optional.reduce<Term[][]>(
    (found, terms) => [
      ...terms.flatMap((one) => found.map((chosen) => [...chosen, one])),
      ...found,
    ],
    [[]],
  );
}

/**
 * Whether an amount printed outside these quantities accounts for the difference. One of the same
 * value as a quantity is mostly that quantity printed again, and explains nothing together with
 * others; alone it does: change may be as much as a service charge.
 */
export function isExplained(
  data: DocumentData,
  claimed: readonly Quantity[],
  difference: number,
): boolean {
  const taken = new Set(claimed.map(({ minor }) => Math.abs(minor)));
  const others = data.amounts
    .map(({ value }) => value.minor)
    .filter((minor) => !taken.has(Math.abs(minor)));
  const isElsewhere = data.amounts.some(
    ({ value, place }) =>
      Math.abs(value.minor) === Math.abs(difference) &&
      !claimed.some((one) => isSamePlace(one.place, place)),
  );
  return isElsewhere || explains(others, difference);
}

/** Whether an amount of this size is printed anywhere in the document. */
export const isPrinted = ({ amounts }: Pick<DocumentData, 'amounts'>, minor: number): boolean =>
  amounts.some(({ value }) => Math.abs(value.minor) === Math.abs(minor));

/** An equation that need not hold: it confirms where it does, and else only tells corrections. */
export const tentative = (equations: readonly Equation[]): Equation[] =>
  firstThatHolds(equations).map((one) =>
    holds(one) ? one : { ...one, soft: true, tentative: true },
  );
