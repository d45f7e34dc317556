import { isSamePlace } from '../../evidence/geometry.js';
import type { DocumentData, ExtractedValue, Money } from '../../evidence/document-data.js';
import { quantity, term } from './quantity.js';
import type { Equation, Quantity } from './solve.js';

type Amount = ExtractedValue<Money>;

/** Right edges of one column differ by less than this, percent of the page width: skew and serifs. */
const COLUMN_WIDTH_PERCENT = 1.2;

/** A run of one amount is a copy of the total, not a sum. */
const RUN_MIN = 2;

/** Longer columns offer so many sums that one equals the total by chance. */
const RUN_MAX = 40;

/** Percentages that taxes of sales have in the countries whose documents are common here. */
export const TAX_PERCENT = [5, 5.5, 6, 7, 8, 9, 10, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25];

/**
 * Equations that the numbers of a document suggest without labels, all soft: the amounts
 * in the total's column above it, or in the lowest other column, add up to it; the base and the tax of a tax summary,
 * beside each other in one row, add up to it. A single one may be chance: they only
 * support or contradict labelled sums.
 */
export function printedNumberEquations(data: DocumentData, total: Quantity): Equation[] {
  return [...columnEquations(data, total), ...taxRowEquations(data, total)];
}

function columnEquations({ amounts, fields }: DocumentData, total: Quantity): Equation[] {
  const labelled = Object.values(fields).map(({ place }) => place);
  const above = amounts
    .filter(
      ({ place }) =>
        place.page === total.place.page &&
        place.rect.y + place.rect.h <= total.place.rect.y + total.place.rect.h / 2,
    )
    .sort((a, b) => b.place.rect.y - a.place.rect.y);
  // Subtotal, tax and discount stand between the items and the total.
  const itemsOf = (column: readonly Amount[]): readonly Amount[] =>
    column.slice(column.findIndex(({ place }) => !labelled.some((one) => isSamePlace(one, place))));
  const own = above.filter(({ place }) => isOneColumn(place, total.place));
  // Items may be set in a column of their own, left of the total.
  const [lowest] = itemsOf(above.filter((one) => !own.includes(one)));
  const others = lowest ? above.filter(({ place }) => isOneColumn(place, lowest.place)) : [];
  return [
    ...runsOf(itemsOf(own), total),
    ...runsOf(itemsOf(others), total).map((run) => ({
      ...run,
      tolerance: ROUNDED_MINOR,
      decides: true,
    })),
  ];
}

/** The lowest amounts of a column, two and more of them, as the parts of the total. */
const runsOf = (column: readonly Amount[], total: Quantity): Equation[] =>
  column.slice(0, RUN_MAX).flatMap((_, index) =>
    index + 1 < RUN_MIN
      ? []
      : {
          name: 'column',
          terms: [
            term(total, -1),
            ...column.slice(0, index + 1).map((one, at) => term(quantity(`column:${at}`, one), 1)),
          ],
          tolerance: 0,
          soft: true,
        },
  );

/** A base and its tax, beside each other in one row. */
export interface TaxRow {
  base: Amount;
  tax: Amount;
}

export const taxRows = ({ amounts }: DocumentData): TaxRow[] =>
  amounts.flatMap((base, index) => {
    const tax = amounts[index + 1];
    if (!tax || !isBeside(base, tax) || !isTaxOf(tax.value.minor, base.value.minor)) return [];
    return [{ base, tax }];
  });

const taxRowEquations = (data: DocumentData, total: Quantity): Equation[] =>
  taxRows(data).map(({ base, tax }, index) => ({
    name: 'tax_row',
    terms: [
      term(total, -1),
      term(quantity(`base:${index}`, base), 1),
      term(quantity(`tax:${index}`, tax), 1),
    ],
    tolerance: ROUNDED_MINOR,
    soft: true,
  }));

/** Totals in cash are rounded to five or ten hundredths; the summary of taxes is not. */
const ROUNDED_MINOR = 5;

const isOneColumn = (one: Amount['place'], other: Amount['place']): boolean =>
  Math.abs(rightOf(one) - rightOf(other)) < COLUMN_WIDTH_PERCENT;

const rightOf = ({ rect }: Amount['place']): number => rect.x + rect.w;

const isBeside = ({ place: a }: Amount, { place: b }: Amount): boolean =>
  a.page === b.page && Math.abs(a.rect.y - b.rect.y) < Math.min(a.rect.h, b.rect.h) / 2;

const isTaxOf = (tax: number, base: number): boolean =>
  tax > 0 &&
  TAX_PERCENT.some((percent) => Math.abs((base * percent) / 100 - tax) <= TAX_ROUNDING_MINOR);

/** One hundredth of rounding by a program that rounds each item. */
const TAX_ROUNDING_MINOR = 1.5;
