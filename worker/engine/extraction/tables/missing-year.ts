import { findDates, isCalendarDate, type DateOrder } from '../dates.js';
import { MONTH, monthOf } from '../../text/month-names.js';
import type { Row } from '../layout.js';

/** The date of a month and day printed without a year; null when the year is ambiguous. */
export type YearOf = (month: number, day: number) => DatedYear | null;

export interface DatedYear {
  iso: string;
  /** Whether the days that the document prints in full enclose it. */
  isWithin: boolean;
}

/**
 * Statements print "05/03" below a period "01/02/2026 - 30/04/2026". The year is the only
 * one that places the day within the range of the full dates.
 */
export function yearFinder(rows: readonly Row[], order: DateOrder): YearOf {
  const full = rows
    .flatMap((row) => row.cells.flatMap((cell) => findDates(cell.text, order)))
    .filter(({ possible }) => possible)
    .map(({ iso }) => iso)
    .concat(rows.flatMap(daysOfMonths))
    .sort();
  const years = [...new Set(full.map((iso) => Number(iso.slice(0, 4))))];
  const [first = '', last = ''] = [full[0], full.at(-1)];
  return (month, day) => {
    const candidates = years
      .filter((year) => isCalendarDate(year, month, day))
      .map((year) => [String(year), pad(month), pad(day)].join('-'));
    const within = candidates.filter((iso) => first <= iso && iso <= last);
    const fitting = years.length === 1 ? candidates : within;
    const [iso, ...others] = fitting;
    return iso === undefined || others.length > 0 ? null : { iso, isWithin: within.length > 0 };
  };
}

/** "June 2025" */
const MONTH_YEAR = new RegExp(
  `(?<!\\p{L}|[\\p{N}.] ?)(?<name>${MONTH})[ ,.]{1,2}(?<year>(?:19|20)\\d{2})(?![\\p{N}/.-])`,
  'gu',
);

/** The first and the last day of the months that a row names. */
const daysOfMonths = ({ cells }: Row): string[] =>
  cells.flatMap(({ folded }) =>
    [...folded.matchAll(MONTH_YEAR)].flatMap(({ groups }) => {
      const month = monthOf(groups?.name ?? '');
      if (month === null) return [];
      const start = `${groups?.year ?? ''}-${pad(month)}`;
      const last = [31, 30, 29, 28].find((day) => isCalendarDate(Number(groups?.year), month, day));
      return [`${start}-01`, `${start}-${pad(last ?? 28)}`];
    }),
  );

const pad = (number: number): string => String(number).padStart(2, '0');
