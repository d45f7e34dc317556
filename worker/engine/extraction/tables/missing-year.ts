import { findDates, isCalendarDate, type DateOrder } from '../dates.js';
import type { Row } from '../layout.js';

/** The ISO date of a month and day printed without a year; null when the year is ambiguous. */
export type YearOf = (month: number, day: number) => string | null;

/**
 * Statements print "05/03" below a period "01/02/2026 - 30/04/2026". The year is the only
 * one that places the day within the range of the full dates.
 */
export function yearFinder(rows: readonly Row[], order: DateOrder): YearOf {
  const full = rows
    .flatMap((row) => row.cells.flatMap((cell) => findDates(cell.text, order)))
    .filter(({ possible }) => possible)
    .map(({ iso }) => iso)
    .sort();
  const years = [...new Set(full.map((iso) => Number(iso.slice(0, 4))))];
  const [first = '', last = ''] = [full[0], full.at(-1)];
  return (month, day) => {
    const candidates = years
      .filter((year) => isCalendarDate(year, month, day))
      .map((year) => [String(year), pad(month), pad(day)].join('-'));
    const within = candidates.filter((iso) => first <= iso && iso <= last);
    const fitting = years.length === 1 ? candidates : within;
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  };
}

const pad = (number: number): string => String(number).padStart(2, '0');
