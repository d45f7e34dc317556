import type { Rect } from '../../evidence.js';
import type { Money, Reading } from '../document-data.js';
import { overlapX } from '../layout.js';

/** Amounts above each other: what a column of a table prints, as far as it is filled. */
export interface Lane {
  /** Only its stretch from left to right has a meaning. */
  rect: Rect;
  amounts: number;
}

/** A table row's amounts, hundredths as printed, each at the index of its lane. */
export type LaneRow = (number | undefined)[];

/** The lanes of a table from left to right; null when one row has two amounts in one of them. */
export function lanesOf(
  rows: readonly (readonly Reading<Money>[])[],
): { lanes: Lane[]; rows: LaneRow[] } | null {
  const lanes: Lane[] = [];
  const rects = rows.flatMap((amounts) => amounts.map(({ place }) => place.rect));
  for (const rect of rects.sort((a, b) => a.x - b.x)) {
    const last = lanes.at(-1);
    if (last && overlapX(last.rect, rect) > 0) {
      last.amounts++;
      last.rect.w = Math.max(last.rect.x + last.rect.w, rect.x + rect.w) - last.rect.x;
    } else {
      lanes.push({ rect: { ...rect }, amounts: 1 });
    }
  }
  const byLane = rows.map((amounts) => {
    const row: LaneRow = [];
    for (const { value, place } of amounts) {
      const at = lanes.findIndex(({ rect }) => overlapX(rect, place.rect) > 0);
      if (row[at] !== undefined) return null;
      row[at] = value.minor;
    }
    return row;
  });
  return byLane.every((row) => row !== null) ? { lanes, rows: byLane } : null;
}
