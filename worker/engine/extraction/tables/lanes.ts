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
export interface Lane {
  /** Only its stretch from left to right has a meaning. */
  rect: Rect;
  /** How many of them are printed as money. */
  amounts: number;
}

/** The numbers of a row of a table, hundredths, each at the index of its lane. */
export type LaneRow = (number | undefined)[];

/** The lanes of a table from left to right; null when one row has two numbers in one of them. */
export function lanesOf(
  rows: readonly (readonly TableNumber[])[],
): { lanes: Lane[]; rows: LaneRow[] } | null {
  const lanes: Lane[] = [];
  for (const { rect, isMoney } of rows.flat().sort((a, b) => a.rect.x - b.rect.x)) {
    const amounts = isMoney ? 1 : 0;
    const last = lanes.at(-1);
    if (last && overlapX(last.rect, rect) > 0) {
      last.amounts += amounts;
      last.rect.w = Math.max(last.rect.x + last.rect.w, rect.x + rect.w) - last.rect.x;
    } else {
      lanes.push({ rect: { ...rect }, amounts });
    }
  }
  const byLane = rows.map((numbers) => {
    const row: LaneRow = [];
    for (const { minor, rect } of numbers) {
      const at = lanes.findIndex((lane) => overlapX(lane.rect, rect) > 0);
      if (row[at] !== undefined) return null;
      row[at] = minor;
    }
    return row;
  });
  return byLane.every((row) => row !== null) ? { lanes, rows: byLane } : null;
}
