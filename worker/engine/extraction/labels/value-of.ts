import { type Cell, placeOf, type Row, type Span, wholeCell } from '../layout.js';
import { belowCaption, overlapInColumn } from '../page-model/boxes.js';
import type { Label } from './label.js';

/** A value below its label starts within this many heights of the label's line. */
const BELOW_HEIGHTS_MAX = 2.5;
const BELOW_ROWS_MAX = 3;

/** The rows of a document with their labels. */
export interface LabelledRows {
  rows: readonly Row[];
  labels: ReadonlyMap<Row, Label[]>;
}

/** The text after a label on its row, up to the next label: the rest of its cell, then further cells. */
export function spansAfter(label: Label, { rows, labels }: LabelledRows): Span[] {
  const { cell } = label;
  const { row } = cell;
  const isCaption = belowCaption(cell, rows) !== null;
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
    // What stands beside the box of a caption is another box.
    if (next || isCaption) break;
  }
  return spans;
}

/**
 * The value of a label as parsed by `read`: beside the label, else below it. In a table
 * heading the text beside is another heading and is skipped.
 */
export function valueOf<T>(
  label: Label,
  document: LabelledRows,
  read: (span: Span) => T | null,
): T | null {
  const [beside] = headsColumn(label, document) ? [] : spansAfter(label, document);
  const value = beside ? read(beside) : null;
  if (value !== null) return value;
  return introducesValue(label) ? readBelow(label, document, read) : null;
}

/** The first value below a label: in its ruled box, after further lines of its caption, or in the cell below it. */
export function readBelow<T>(
  label: Label,
  document: LabelledRows,
  read: (span: Span) => T | null,
): T | null {
  for (const span of spansBelow(label, document)) {
    const value = read(span);
    if (value !== null) return value;
  }
  return null;
}

/** Whether the row is a table heading: three cells or more without a digit or colon. */
function headsColumn({ cell }: Label, document: LabelledRows): boolean {
  const { cells } = cell.row;
  const isPlain = cells.length >= 3 && cells.every(({ text }) => !/[\d:]/.test(text));
  return isPlain && !isInPairs(cell, document);
}

/** "Name | Dana | Employer | Muster": labels at every other cell, and another one below or above in the column of one. */
function isInPairs({ row }: Cell, { rows, labels }: LabelledRows): boolean {
  const own = new Set((labels.get(row) ?? []).map((label) => label.cell));
  if (row.cells.length % 2 !== 0) return false;
  if (row.cells.some((cell, index) => own.has(cell) !== (index % 2 === 0))) return false;
  const near = [rows[row.index - 1], rows[row.index + 1]].flatMap((other) =>
    other?.page === row.page ? [other] : [],
  );
  return near.some((other) =>
    (labels.get(other) ?? []).some((label) =>
      row.cells.some(
        (cell, index) => index % 2 === 0 && overlapInColumn(label.cell, cell, cell.rect) > 0,
      ),
    ),
  );
}

/** The cells before a label on its row, if no other label is on the row. */
export function spansBefore(label: Label, { labels }: LabelledRows): Span[] {
  const { cell } = label;
  const others = labels.get(cell.row) ?? [];
  // "VAT 18% / מע"מ 18%" is one label in two languages.
  const isTwin = others.every((other) => other.cell === cell) && /\s\/\s/.test(cell.text);
  if (!isTwin && (others.length > 1 || label.start > 0)) return [];
  return cell.row.cells
    .slice(0, cell.index)
    .map((before) => ({ cell: before, start: 0, end: before.text.length }));
}

/** The cells below a label in its ruled box, up to another label; else the one below it, as `cellBelow`. */
function spansBelow(label: Label, document: LabelledRows): Span[] {
  const boxed = belowCaption(label.cell, document.rows);
  if (boxed === null) return [cellBelow(label, document)].flatMap((span) => span ?? []);
  const end = boxed.findIndex((cell) => holdsLabel(cell, document.labels));
  return boxed.slice(0, end < 0 ? boxed.length : end).map(wholeCell);
}

/** The cell below a label; null when it contains a label itself. */
function cellBelow(label: Label, { rows, labels }: LabelledRows): Span | null {
  const { row } = label.cell;
  const place = placeOf(label).rect;
  const reach = row.rect.y + row.rect.h * (1 + BELOW_HEIGHTS_MAX);
  for (let index = row.index + 1; index <= row.index + BELOW_ROWS_MAX; index++) {
    const below = rows[index];
    if (!below || below.page !== row.page || below.rect.y > reach) return null;
    const under = below.cells
      .map((cell) => ({ cell, overlap: overlapInColumn(cell, label.cell, place) }))
      .filter(({ overlap }) => overlap > 0)
      .sort((a, b) => b.overlap - a.overlap)[0]?.cell;
    if (!under) continue;
    return isLabelled(under, labels) ? null : wholeCell(under);
  }
  return null;
}

const isLabelled = (cell: Cell, labels: LabelledRows['labels']): boolean =>
  (labels.get(cell.row) ?? []).some((other) => other.cell === cell);

/** Whether a cell holds a label outside brackets: "College of Hills (reg. assoc.)" is a name. */
const holdsLabel = (cell: Cell, labels: LabelledRows['labels']): boolean =>
  (labels.get(cell.row) ?? []).some((other) => other.cell === cell && !isEnclosed(other));

/** Whether a label ends its cell or is followed by a colon or dash. */
export function introducesValue(label: Label): boolean {
  const rest = label.cell.folded.slice(label.end);
  return /^[\s)]*$/.test(rest) || /^\s?\)?\s?[:：]/.test(rest) || /^\s-\s/.test(rest);
}

/** "Total (VAT included): 117.00": whether a label is in brackets; it does not end the value of the label before. */
export const isEnclosed = (label: Label): boolean =>
  /\([^)]*$/.test(label.cell.text.slice(0, label.start)) &&
  /^[^(]*\)/.test(label.cell.text.slice(label.end));

function trimmed({ cell, start, end }: Span): Span | null {
  const lead = /^[\s:：.)\]|=]*/.exec(cell.text.slice(start, end))?.[0].length ?? 0;
  const from = start + lead;
  const to = from + cell.text.slice(from, end).trimEnd().length;
  return to > from ? { cell, start: from, end: to } : null;
}
