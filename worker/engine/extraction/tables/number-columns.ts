import type { Rect } from '../../evidence/geometry.js';
import { overlapX } from '../layout.js';

/** A number printed in a table. */
export interface TableNumber {
  /** Hundredths, as printed. */
  minor: number;
  rect: Rect;
  /** Printed as money; a bare number may be anything. */
  isMoney: boolean;
}

/** Vertically aligned numbers: the filled part of a table column. */
export interface NumberColumn {
  /** Only its horizontal extent is meaningful. */
  rect: Rect;
  /** Count of numbers printed as money. */
  amounts: number;
}

/** The numbers of a table row, hundredths, each at the index of its number column. */
export type NumberRow = (number | undefined)[];

/** The number columns of a table, left to right; null when a row has two numbers in one column. */
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
