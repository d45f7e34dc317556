import { overlapX, type Cell, type Row } from '../layout.js';
import { headingOf } from './heading.js';

/** Lines of an address below a name, and how many line heights apart they stand. */
export const LINES_BELOW = 7;
export const LEADING_MAX = 2.4;

/** A cell's text and the lines below that it overlaps, as far as they follow each other closely. */
export function linesBelow(cell: Cell, rows: readonly Row[]): string[] {
  const lines = [cell.folded];
  let last = cell.rect;
  for (const row of rows) {
    if (row.index <= cell.row.index || lines.length > LINES_BELOW) continue;
    if (row.rect.y - last.y > Math.max(last.h, row.rect.h) * LEADING_MAX) break;
    const under = row.cells.filter(({ rect }) => overlapX(rect, cell.rect) > 0);
    if (under.length === 0) continue;
    // A title, or the heading of another block.
    if (under.some(({ text }) => headingOf(text) !== null)) break;
    lines.push(under.map(({ folded }) => folded).join(' '));
    last = row.rect;
  }
  return lines;
}
