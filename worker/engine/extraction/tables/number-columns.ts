import type { Rect } from '../../evidence/geometry.js';
import { overlapX } from '../layout.js';

/** A number printed in a table. */
export interface TableNumber {
  /** Hundredths, as printed. */
  minor: number;
  rect: Rect;
  /** Printed as money. A bare number may be of anything. */
  isMoney: boolean;
}

/** Numbers above each other: what a column of a table prints, as far as it is filled. */
export interface NumberColumn {
  /** Only its stretch from left to right has a meaning. */
  rect: Rect;
  /** How many of them are printed as money. */
  amounts: number;
}

/** The numbers of a row of a table, hundredths, each at the index of its lane. */
export type NumberRow = (number | undefined)[];

/** The lanes of a table from left to right; null when one row has two numbers in one of them. */
export function numberColumnsOf(
  rows: readonly (readonly TableNumber[])[],
): { numberColumns: NumberColumn[]; rows: NumberRow[] } | null {
  const numberColumns: NumberColumn[] = [];
  for (const { rect, isMoney } of rows.flat().sort((a, b) => a.rect.x - b.rect.x)) {
    const amounts = isMoney ? 1 : 0;
    const last = numberColumns.at(-1);
    if (last && overlapX(last.rect, rect) > 0) {
      last.amounts += amounts;
      last.rect.w = Math.max(last.rect.x + last.rect.w, rect.x + rect.w) - last.rect.x;
    } else {
      numberColumns.push({ rect: { ...rect }, amounts });
    }
  }
  const byColumn = rows.map((numbers) => {
    const row: NumberRow = [];
    for (const { minor, rect } of numbers) {
      const at = numberColumns.findIndex((numberColumn) => overlapX(numberColumn.rect, rect) > 0);
      if (row[at] !== undefined) return null;
      row[at] = minor;
    }
    return row;
  });
  return byColumn.every((row) => row !== null) ? { numberColumns, rows: byColumn } : null;
}
