import { overlapX, placeOf, type Cell, type Row, type Span } from '../layout.js';
import type { Label } from '../labels/label.js';
import { belowCaption, overlapInColumn } from './boxes.js';
import { introducesValue, spansAfter, type LabelledRows } from '../labels/value-of.js';

/** Where a value stands, seen from its label; forward is the direction of reading. */
export type Direction = 'same_cell' | 'forward' | 'below' | 'backward' | 'above';

export interface Neighbour {
  span: Span;
  direction: Direction;
  /** How likely the place of a value is, 0-1. Only comparable between neighbours of one label. */
  likelihood: number;
}

/** Habits of forms: most values follow their label, then stand below it. */
const LIKELIHOOD: Record<Direction, number> = {
  same_cell: 1,
  forward: 0.9,
  below: 0.8,
  backward: 0.45,
  above: 0.35,
};

/** Rows searched above and below; a form sets a value within three line heights. */
const ROWS_MAX = 4;
const HEIGHTS_MAX = 3;
/** In a table of headings and one row of values there is more room. */
const TABLE_HEIGHTS_MAX = 5;
const COLUMNS_MIN = 3;
/** Share of the likelihood lost over the whole width of a page. */
const LOSS_ACROSS = 0.4;
/** Share lost with each line height between label and value. */
const LOSS_PER_HEIGHT = 0.1;
/** Two columns are one under the other when their left, right or middle edges are this near, percent. */
const ALIGNED_PERCENT = 1.2;
const ALIGNED_GAIN = 1.1;

/**
 * The text around a label where its value may stand, the likeliest first. Text that is a
 * label itself, and text beyond another label, is left out.
 */
export function neighboursOf(label: Label, document: LabelledRows): Neighbour[] {
  const found = [...besideOf(label, document), ...stackedWith(label, document)];
  return found.sort((a, b) => b.likelihood - a.likelihood);
}

/**
 * The likeliest neighbour that `read` can parse as the label's kind of value; null when
 * there is none.
 */
export function bestNeighbour<T>(
  label: Label,
  document: LabelledRows,
  read: (span: Span) => T | null,
  directions: readonly Direction[] = ['same_cell', 'forward', 'below', 'backward', 'above'],
): T | null {
  for (const { span, direction } of neighboursOf(label, document)) {
    if (!directions.includes(direction)) continue;
    const value = read(span);
    if (value !== null) return value;
  }
  return null;
}

function besideOf(label: Label, document: LabelledRows): Neighbour[] {
  const { cell } = label;
  const labels = document.labels.get(cell.row) ?? [];
  const isCaption = belowCaption(cell, document.rows) !== null;
  const after = spansAfter(label, document).map((span): Neighbour => {
    const direction = span.cell === cell ? 'same_cell' : 'forward';
    return { span, direction, likelihood: LIKELIHOOD[direction] * nearness(label, span.cell) };
  });
  if (isCaption) return after;
  const level = cellOnOtherRow(label, document);
  if (level && after.length === 0)
    after.push({
      span: { cell: level, start: 0, end: level.text.length },
      direction: 'forward',
      likelihood: LIKELIHOOD.forward * nearness(label, level),
    });
  const before = cell.row.cells[cell.index - 1];
  if (!before || label.start > 0 || labels.some((other) => other.cell === before)) return after;
  const backward = {
    span: { cell: before, start: 0, end: before.text.length },
    direction: 'backward',
    likelihood: LIKELIHOOD.backward * nearness(label, before),
  } as const;
  return [...after, backward];
}

/** Rows before and after that may hold the value: columns set a little higher or lower. */
const LEVEL_ROWS_MAX = 3;
const LEVEL_OVERLAP_MIN = 0.5;

/**
 * The next cell forward at the height of a label that ends its row: a value set a little
 * higher or lower is on a row of its own. null when that cell is a label.
 */
function cellOnOtherRow(label: Label, { rows, labels }: LabelledRows): Cell | null {
  const { row, rect, index, text } = label.cell;
  if (index < row.cells.length - 1 || /[\p{L}\p{N}]/u.test(text.slice(label.end))) return null;
  const sign = row.line.direction === 'rtl' ? -1 : 1;
  const near = rows
    .slice(Math.max(0, row.index - LEVEL_ROWS_MAX), row.index + LEVEL_ROWS_MAX + 1)
    .filter((other) => other !== row && other.page === row.page)
    .flatMap(({ cells }) => cells)
    .filter(
      (cell) =>
        sign * (cell.rect.x - rect.x) > 0 &&
        overlapX(cell.rect, rect) <= 0 &&
        overlapY(cell.rect, rect) >= LEVEL_OVERLAP_MIN * Math.min(cell.rect.h, rect.h),
    )
    .sort((a, b) => sign * (a.rect.x - b.rect.x))[0];
  const isLabel = near && (labels.get(near.row) ?? []).some(({ cell }) => cell === near);
  return near && !isLabel ? near : null;
}

const overlapY = (a: Cell['rect'], b: Cell['rect']): number =>
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);

/** Falls with the gap between the label and a cell beside it. */
const nearness = ({ cell }: Label, other: Cell): number =>
  cell === other ? 1 : 1 - (LOSS_ACROSS * Math.max(0, -overlapX(cell.rect, other.rect))) / 100;

function stackedWith(label: Label, document: LabelledRows): Neighbour[] {
  // "Invoice of our company ..." is a sentence, no heading of a box.
  if (!introducesValue(label)) return [];
  const isLabel = (cell: Cell): boolean =>
    (document.labels.get(cell.row) ?? []).some((other) => other.cell === cell);
  return stackedCells(label, document).flatMap(({ cell, direction }) => {
    if (isLabel(cell)) return [];
    const place = placeOf(label).rect;
    const heights = Math.abs(cell.rect.y - place.y) / Math.max(place.h, 0.1);
    const likelihood =
      LIKELIHOOD[direction] *
      (1 - LOSS_PER_HEIGHT * Math.max(0, heights - 1)) *
      (isAligned(place, cell.rect) ? ALIGNED_GAIN : 1);
    return [{ span: { cell, start: 0, end: cell.text.length }, direction, likelihood }];
  });
}

interface StackedCell {
  cell: Cell;
  direction: 'below' | 'above';
}

/** What stands below a caption in its ruled box; of another label the nearest cells below and above. */
function stackedCells(label: Label, document: LabelledRows): StackedCell[] {
  const boxed = belowCaption(label.cell, document.rows);
  if (boxed !== null) return boxed.map((cell) => ({ cell, direction: 'below' }));
  return (['below', 'above'] as const).flatMap((direction) => {
    const cell = cellStacked(label, document, direction === 'below' ? 1 : -1);
    return cell === null ? [] : [{ cell, direction }];
  });
}

/** The nearest cell straight below (1) or above (-1) a label. */
function cellStacked(label: Label, { rows }: LabelledRows, step: 1 | -1): Cell | null {
  const { row } = label.cell;
  const place = placeOf(label).rect;
  for (let distance = 1; distance <= ROWS_MAX; distance++) {
    const other: Row | undefined = rows[row.index + step * distance];
    if (!other || other.page !== row.page) return null;
    const isTable = distance === 1 && Math.min(row.cells.length, other.cells.length) >= COLUMNS_MIN;
    const heights = isTable ? TABLE_HEIGHTS_MAX : HEIGHTS_MAX;
    if (Math.abs(other.rect.y - place.y) > place.h * (heights + 1)) return null;
    const under = other.cells
      .map((cell) => ({ cell, overlap: overlapInColumn(cell, label.cell, place) }))
      .filter(({ overlap }) => overlap > 0)
      .sort((a, b) => b.overlap - a.overlap)[0]?.cell;
    if (under) return under;
  }
  return null;
}

const isAligned = (a: Cell['rect'], b: Cell['rect']): boolean =>
  [a.x - b.x, a.x + a.w - b.x - b.w, a.x + a.w / 2 - b.x - b.w / 2].some(
    (distance) => Math.abs(distance) <= ALIGNED_PERCENT,
  );
