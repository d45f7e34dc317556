import type { DocumentData, ExtractedValue, Money, Payslip } from '../../evidence/document-data.js';
import { numberWeb } from './number-web.js';
import { firstThatHolds, quantity, term } from './quantity.js';
import { type Equation, holds, type Quantity } from './solve.js';

/** Before the number of an amount without a name in the name of its quantity. */
export const UNNAMED = 'unnamed:';

/** Amounts of a payslip that have no name here, of which some are sums of others. */
export interface Unnamed {
  all: Quantity[];
  sums: Quantity[];
}

export function unnamedAmounts(data: DocumentData, { page, totals }: Payslip): Unnamed {
  const named = new Set(Object.values(totals).map(({ value }) => Math.abs(value.minor)));
  const of = (amounts: readonly ExtractedValue<Money>[]): Quantity[] =>
    amounts
      .filter(({ place, value }) => place.page === page && !named.has(Math.abs(value.minor)))
      .map((one, index) => quantity(`${UNNAMED}${index}`, one));
  return {
    all: of(data.amounts),
    sums: of(numberWeb(data).sums.flatMap(({ amount }) => amount ?? [])),
  };
}

/**
 * A sum that may have one part more than those with a name: a third block of deductions. Any amount
 * that completes it is taken for that part; where none does, only one that is itself a sum may be.
 */
export function withUnnamedPart(
  equations: readonly Equation[],
  unnamed: Unnamed,
  plain: Equation | undefined = equations.at(-1),
): Equation[] {
  if (!plain || equations.some(holds)) return firstThatHolds(equations);
  const completedBy =
    (times: 1 | -1) =>
    (part: Quantity): Equation => ({ ...plain, terms: [...plain.terms, term(part, times)] });
  // The sum itself comes first where it is what the parts add up to, and else what they are taken off.
  const times = plain.terms[0]?.times === 1 ? -1 : 1;
  const complete = [times, -times]
    .flatMap((sign) => unnamed.all.map(completedBy(sign as 1 | -1)))
    .find(holds);
  return complete
    ? [complete]
    : firstThatHolds([...equations, ...unnamed.sums.map(completedBy(times))]);
}
