import type { DocumentData } from '../evidence/document-data.js';
import { findHebrewDates } from '../text/hebrew-calendar.js';
import { type DateOrder, findDates } from './dates.js';
import { extractedAt, overlapX, type Row } from './layout.js';

/**
 * Hebrew dates with the one Gregorian date printed beside them: in the same row, or alone
 * in the row directly above or below. Others cannot be told to be the same day.
 */
export function extractHebrewDates(
  rows: readonly Row[],
  order: DateOrder,
): NonNullable<DocumentData['hebrewDates']> {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell) =>
      findHebrewDates(cell.text).flatMap(({ start, end, date: hebrew }) => {
        const near = [[row], neighbour(rows, index, 1), neighbour(rows, index, -1)];
        const dates = near
          .map((some) => some.flatMap((one) => datesOf(one, order)))
          .find((found) => found.length > 0);
        const [date, ...others] = dates ?? [];
        if (!date || others.length > 0) return [];
        if (date.row !== row && overlapX(date.cell.rect, cell.rect) <= 0) return [];
        const { cell: at, start: from, end: to, iso } = date;
        return [
          {
            hebrew: extractedAt({ cell, start, end }, hebrew),
            date: extractedAt({ cell: at, start: from, end: to }, iso),
          },
        ];
      }),
    ),
  );
}

function neighbour(rows: readonly Row[], index: number, step: 1 | -1): Row[] {
  const other = rows[index + step];
  return other && other.page === rows[index]?.page ? [other] : [];
}

const datesOf = (row: Row, order: DateOrder) =>
  row.cells.flatMap((cell) =>
    findDates(cell.text, order)
      .filter(({ possible }) => possible)
      .map((date) => ({ ...date, cell, row })),
  );
