import { overlapX, placeOf, type Row, type Span } from '../layout.js';
import type { Label } from './find-labels.js';

/** A value below its label starts within so many heights of the label's line. */
const BELOW_HEIGHTS_MAX = 2.5;
const BELOW_ROWS_MAX = 3;

/** The document as the readers of labelled values see it. */
export interface LabelledRows {
  rows: readonly Row[];
  labels: ReadonlyMap<Row, Label[]>;
}

/** What stands behind a label on its row, up to the next label: the rest of its cell, then further cells. */
export function spansAfter(label: Label, { labels }: LabelledRows): Span[] {
  const { cell } = label;
  const { row } = cell;
  const others = (labels.get(row) ?? []).filter((other) => !isEnclosed(other));
  const spans: Span[] = [];
  for (let index = cell.index; index < row.cells.length; index++) {
    const here = row.cells[index];
    if (!here) break;
    const start = here === cell ? label.end : 0;
    const next = others.find((other) => other.cell === here && other.start >= start);
    const end = next?.start ?? here.text.length;
    const span = trimmed({ cell: here, start, end });
    if (span) spans.push(span);
    if (next) break;
  }
  return spans;
}

/**
 * The value of a label as `read` understands it: beside the label, else below
 * it. In the head of a table what stands beside is another heading.
 */
export function valueOf<T>(
  label: Label,
  document: LabelledRows,
  read: (span: Span) => T | null,
): T | null {
  const [beside] = headsColumn(label) ? [] : spansAfter(label, document);
  const value = beside ? read(beside) : null;
  if (value !== null) return value;
  const below = introducesValue(label) ? spanBelow(label, document) : null;
  return below ? read(below) : null;
}

/** A row of three cells or more without a number or colon: headings side by side. */
function headsColumn({ cell: { row } }: Label): boolean {
  return row.cells.length >= 3 && row.cells.every(({ text }) => !/[\d:]/.test(text));
}

/** What stands in front of a label on its row, when nothing else claims it. */
export function spansBefore(label: Label, { labels }: LabelledRows): Span[] {
  const { cell } = label;
  const others = labels.get(cell.row) ?? [];
  if (others.length > 1 || label.start > 0) return [];
  return cell.row.cells
    .slice(0, cell.index)
    .map((before) => ({ cell: before, start: 0, end: before.text.length }));
}

/** The cell under a label, when it carries no label itself. */
export function spanBelow(label: Label, { rows, labels }: LabelledRows): Span | null {
  const { row } = label.cell;
  const place = placeOf(label).rect;
  const reach = row.rect.y + row.rect.h * (1 + BELOW_HEIGHTS_MAX);
  for (let index = row.index + 1; index <= row.index + BELOW_ROWS_MAX; index++) {
    const below = rows[index];
    if (!below || below.page !== row.page || below.rect.y > reach) return null;
    const under = below.cells
      .map((cell) => ({ cell, overlap: overlapX(cell.rect, place) }))
      .filter(({ overlap }) => overlap > 0)
      .sort((a, b) => b.overlap - a.overlap)[0]?.cell;
    if (!under) continue;
    if ((labels.get(below) ?? []).some((other) => other.cell === under)) return null;
    return { cell: under, start: 0, end: under.text.length };
  }
  return null;
}

/** Whether a label ends its cell or is marked as one by a colon or dash behind it. */
export function introducesValue(label: Label): boolean {
  const rest = label.cell.folded.slice(label.end);
  return /^[\s)]*$/.test(rest) || /^\s?\)?\s?[:：]/.test(rest) || /^\s-\s/.test(rest);
}

/** "Total (VAT included): 117.00": what stands in brackets does not end the label's reach. */
export const isEnclosed = (label: Label): boolean =>
  /\([^)]*$/.test(label.cell.text.slice(0, label.start)) &&
  /^[^(]*\)/.test(label.cell.text.slice(label.end));

function trimmed({ cell, start, end }: Span): Span | null {
  const lead = /^[\s:：.)\]|=]*/.exec(cell.text.slice(start, end))?.[0].length ?? 0;
  const from = start + lead;
  const to = from + cell.text.slice(from, end).trimEnd().length;
  return to > from ? { cell, start: from, end: to } : null;
}
