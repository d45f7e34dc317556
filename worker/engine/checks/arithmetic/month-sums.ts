import type {
  DocumentData,
  ExtractedValue,
  Money,
  MonthsOfYear,
} from '../../evidence/document-data.js';
import { areAlikeInDigits } from './altered-digits.js';

/** Half a unit, hundredths, by which the number of each month may be rounded where all are whole; else the last digit. */
const ROUNDING_WHOLE = 50;
const ROUNDING = 1;
/** Lines whose months make their total, from which a table adds up. */
const HOLDING_MIN = 2;

export interface MonthSums {
  /** Totals of months that the months confirm. */
  held: ExtractedValue<Money>[];
  /** Totals that are so like the sum of their months, and yet differ, as one digit changed makes them. */
  odd: { total: ExtractedValue<Money>; expected: number }[];
}

/**
 * The lines of tables by months against their totals. Where lines of a table add up, one that does not
 * was changed in its total or in a month, if the total is like the sum: lines of rates and of what is
 * carried on have totals of another kind.
 */
export function monthSums({ monthTables = [] }: DocumentData): MonthSums {
  const sums: MonthSums = { held: [], odd: [] };
  for (const { rows } of monthTables) {
    const holding = rows.filter((row) => holds(row) && row.total.value.minor !== 0);
    if (holding.length < HOLDING_MIN) continue;
    sums.held.push(...holding.map(({ total }) => total));
    for (const row of rows) {
      const expected = sumOf(row);
      if (!holds(row) && areAlikeInDigits(row.total.value.minor, expected, 1))
        sums.odd.push({ total: row.total, expected });
    }
  }
  return sums;
}

const sumOf = ({ months }: MonthsOfYear): number =>
  months.reduce((sum, { value }) => sum + value.minor, 0);

const holds = (row: MonthsOfYear): boolean => {
  const rounding = row.isWhole ? ROUNDING_WHOLE : ROUNDING;
  return Math.abs(sumOf(row) - row.total.value.minor) <= rounding * row.months.length;
};
