import type { Line, Word } from '../evidence/page.js';
import type { Rect } from '../evidence/geometry.js';
import { orderClassOf } from '../text/characters.js';
import { type Direction, logicalOrder } from '../text/logical-order.js';
import type { OcrWord } from './place-words.js';
import type { OcrCell } from './recognition.js';

/**
 * Arranges the cells of a page into lines, top to bottom. A line holds all cells
 * that lie side by side, in reading order. `size` is the picture's size in pixels;
 * `pageDirection`, where it is not known, is that of most words.
 */
export function arrangeLines(
  cells: readonly OcrCell[],
  size: { width: number; height: number },
  pageDirection: Direction = directionOf(cells.flat()) ?? 'ltr',
): Line[] {
  return rowsOf(cells)
    .map((row) => toLine(row, pageDirection, size))
    .sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
}

interface Placed {
  cell: OcrCell;
  left: number;
  right: number;
  middle: number;
  height: number;
}

/** Cells whose middles differ by more than this share of the smaller letter height are on different lines. */
const OFFSET_MAX = 0.6;

/**
 * Joins neighbouring cells into rows, best aligned pairs first. Each cell is compared
 * with its neighbour and not with the whole row, so a curved page keeps its rows.
 * Two cells above each other never share a row.
 */
function rowsOf(cells: readonly OcrCell[]): OcrCell[][] {
  const placed = cells.map(placeOf).sort((a, b) => a.left - b.left);
  const rows = new Map<Placed, Placed[]>(placed.map((one) => [one, [one]]));
  const pairs = placed
    .flatMap((left, index) =>
      placed.slice(index + 1).flatMap((right) => {
        const apart = Math.abs(left.middle - right.middle);
        const height = Math.min(left.height, right.height);
        if (apart > height * OFFSET_MAX || right.left < left.right - height) return [];
        const gap = Math.max(0, right.left - left.right);
        return [{ left, right, cost: (apart + gap / GAP_PER_OFFSET) / height }];
      }),
    )
    .sort((a, b) => a.cost - b.cost);
  for (const { left, right } of pairs) {
    const [a, b] = [rows.get(left), rows.get(right)];
    if (a === undefined || b === undefined || a === b || overlap(a, b)) continue;
    a.push(...b);
    for (const one of b) rows.set(one, a);
  }
  return [...new Set(rows.values())].map((row) =>
    row.sort((x, y) => x.left - y.left).map(({ cell }) => cell),
  );
}

/** Pixels of horizontal gap that cost as much as one pixel of vertical offset: tables have wide gaps, curved pages drift. */
const GAP_PER_OFFSET = 45;

const overlap = (a: readonly Placed[], b: readonly Placed[]): boolean =>
  a.some((one) =>
    b.some(
      (other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) >
        0.5 * Math.min(one.height, other.height),
    ),
  );

function placeOf(cell: OcrCell): Placed {
  // Descenders, quotes and commas shift boxes off the line; tall words locate it best.
  const height = cell[0]?.letterHeight ?? 1;
  const tall = cell.filter((word) => word.bottom - word.top >= height * 0.7);
  const middles = (tall.length > 0 ? tall : cell)
    .map((word) => (word.top + word.bottom) / 2 - word.drift)
    .sort((a, b) => a - b);
  return {
    cell,
    left: Math.min(...cell.map((word) => word.left)),
    right: Math.max(...cell.map((word) => word.right)),
    middle: middles[Math.floor(middles.length / 2)] ?? 0,
    height,
  };
}

function toLine(
  cells: readonly OcrCell[],
  pageDirection: Direction,
  size: { width: number; height: number },
): Line {
  const direction = rowDirection(cells, pageDirection);
  const inOrder = direction === 'rtl' ? [...cells].reverse() : cells;
  const words = inOrder
    .flatMap((cell) => readingOrder(cell, cellDirection(cell, direction)))
    .map((word) => toWord(word, size));
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    rect: around(words.map((word) => word.rect)),
    direction,
  };
}

/** Characters within a word are already in order; this orders the words. */
function readingOrder(cell: OcrCell, direction: Direction): OcrWord[] {
  const units = cell.flatMap((word, index) => [
    ...(index > 0 ? [{ text: ' ', word: null }] : []),
    { text: representative(word.text), word },
  ]);
  return logicalOrder(units, direction).flatMap(({ word }) => (word === null ? [] : [word]));
}

/** One character with the same bidirectional class as the word. */
function representative(text: string): string {
  const kinds = Array.from(text, orderClassOf);
  if (kinds.includes('right')) return 'א';
  if (kinds.includes('left')) return 'a';
  return kinds.includes('digit') ? '1' : (text[0] ?? '-');
}

/** Same rule as for text layers: on a Hebrew page, any Hebrew makes the row right-to-left. */
function rowDirection(cells: readonly OcrCell[], pageDirection: Direction): Direction {
  const words = cells.flat();
  if (pageDirection === 'rtl' && (hasHebrew(words) || cells.length > 1)) return 'rtl';
  return directionOf(words) ?? pageDirection;
}

const cellDirection = (cell: OcrCell, row: Direction): Direction =>
  row === 'rtl' && hasHebrew(cell) ? 'rtl' : (directionOf(cell) ?? row);

const hasHebrew = (words: readonly OcrWord[]): boolean =>
  words.some((word) => Array.from(word.text).some((char) => orderClassOf(char) === 'right'));

function directionOf(words: readonly OcrWord[]): Direction | null {
  let balance = 0;
  let any = false;
  for (const char of words.flatMap((word) => Array.from(word.text))) {
    const kind = orderClassOf(char);
    if (kind !== 'left' && kind !== 'right') continue;
    any = true;
    balance += kind === 'right' ? 1 : -1;
  }
  return any ? (balance >= 0 ? 'rtl' : 'ltr') : null;
}

function toWord(word: OcrWord, size: { width: number; height: number }): Word {
  const percent = (value: number, whole: number): number =>
    Math.min(100, Math.max(0, (value / whole) * 100));
  const [x, y] = [percent(word.left, size.width), percent(word.top, size.height)];
  return {
    text: word.text,
    rect: {
      x,
      y,
      w: percent(word.right, size.width) - x,
      h: percent(word.bottom, size.height) - y,
    },
    confidence: word.confidence,
  };
}

function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((rect) => rect.x + rect.w)) - x,
    h: Math.max(...rects.map((rect) => rect.y + rect.h)) - y,
  };
}
