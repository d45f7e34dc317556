import type { DocumentData } from '../../evidence/document-data.js';
import { quantity, term } from './quantity.js';
import { isSamePlace } from '../../evidence/geometry.js';
import {
  correctedBy,
  type Equation,
  holds,
  isMendedBy,
  type Solution,
  solveEquations,
} from './solve.js';

/** Rounding of a tax that is computed line by line: hundredths, and a share of the tax. */
const ROUNDING_MINOR = 10;
const ROUNDING_SHARE = 0.001;
/** Rounding of sums, hundredths, and of a base that follows from its tax: half a one by the rate. */
const SUM_TOLERANCE = 5;
const BASE_ROUNDING_PERCENT = 50;

export interface VatRowsArithmetic extends Solution {
  explained: false;
  /** Whether a row of the summary holds, so that its columns are what they seem. */
  isAnchored: boolean;
}

/**
 * Each tax of the summary is its rate of its base, or of its base with the tax, and its totals are
 * the sums of its rows. Of a row that does not hold, base or tax is wrong where its correction makes
 * the bases add up to the subtotal or to their total, the taxes to the VAT or to theirs, or both to
 * the total of the document. null without a summary.
 */
export function vatRowsArithmetic({
  vatRows = [],
  vatSums,
  fields,
}: DocumentData): VatRowsArithmetic | null {
  if (vatRows.length === 0) return null;
  const nets = vatRows.map(({ net }, at) => quantity(`net_at_rate:${at}`, net));
  const taxes = vatRows.map(({ vat }, at) => quantity(`vat_at_rate:${at}`, vat));
  const rowsBy = (shareOf: (rate: number) => number): Equation[] =>
    vatRows.map(({ rate, vat }, at) => ({
      name: `rate:${at}`,
      terms: [term(taxes[at]!, -1), term(nets[at]!, shareOf(rate))],
      tolerance: ROUNDING_MINOR + ROUNDING_SHARE * Math.abs(vat.value.minor),
    }));
  const without = rowsBy((rate) => rate / 100);
  const within = rowsBy((rate) => rate / (100 + rate));
  const isWithin = within.filter(holds).length > without.filter(holds).length;
  const rows = isWithin ? within : without;
  const lowest = Math.min(...vatRows.map(({ rate }) => rate).filter((rate) => rate > 0));
  const tolerance = SUM_TOLERANCE + BASE_ROUNDING_PERCENT / lowest;
  const printed = vatSums
    ? [
        { goal: quantity('net_of_rates', vatSums.net), parts: nets },
        { goal: quantity('vat_of_rates', vatSums.vat), parts: taxes },
      ].map(({ goal, parts }): Equation => ({
        name: 'rates_sum',
        terms: [term(goal, -1), ...parts.map((one) => term(one, 1))],
        tolerance: SUM_TOLERANCE,
      }))
    : [];
  const { subtotal, vat, total, discount, rounding } = fields;
  const less = discount ? [term(quantity('discount', discount), 1)] : null;
  const rounded = rounding ? [term(quantity('rounding', rounding), -1)] : null;
  const sumIs = (
    name: 'subtotal' | 'vat' | 'total',
    parts: readonly (typeof nets)[number][],
    more: Equation['terms'] = [],
  ): Equation[] => {
    const goal = fields[name];
    // A row that is also the one place where the amount stands says nothing of it.
    if (!goal || parts.some(({ place }) => isSamePlace(place, goal.place))) return [];
    const terms = [term(quantity(name, goal), -1), ...parts.map((one) => term(one, 1)), ...more];
    return [{ name: 'rates', terms, tolerance, soft: true, decides: true }];
  };
  const sums = [
    ...(subtotal ? sumIs('subtotal', nets) : []),
    ...(subtotal && less ? sumIs('subtotal', nets, less) : []),
    ...(vat ? sumIs('vat', taxes) : []),
    ...(total ? sumIs('total', [...nets, ...taxes]) : []),
    ...(total && rounded ? sumIs('total', [...nets, ...taxes], rounded) : []),
  ];
  const solution = solveEquations([...rows, ...printed, ...sums]);
  const { inconsistency } = solution;
  const telling = [...printed, ...sums].find(
    (one) => inconsistency !== null && !holds(one) && isMendedBy(inconsistency, one),
  );
  return {
    ...solution,
    // A base that follows from its tax is rounded; one that follows from a sum is exact.
    inconsistency:
      inconsistency && telling
        ? { ...inconsistency, expected: correctedBy(inconsistency.quantity, telling) }
        : null,
    isAnchored: rows.some(holds),
    explained: false,
  };
}
