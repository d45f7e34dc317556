import type { Rect } from '../../evidence/geometry.js';
import { type Cell, cutRow, type Letter } from './cells.js';
import { orderClassOf } from '../../text/characters.js';
import type { DrawnLine, DrawnWord, Glyph } from '../../evidence/drawn-page.js';
import { fromFrame } from './glyph.js';
import { type Direction, logicalOrder } from '../../text/logical-order.js';
import { groupRows } from './rows.js';

export interface PageSize {
  width: number;
  height: number;
}

/**
 * Forms the lines of a page from its glyphs, top to bottom. A line is everything on one
 * baseline; its cells and words are in reading order.
 */
export function readLines(glyphs: readonly Glyph[], page: PageSize): DrawnLine[] {
  const rows = groupRows(glyphs)
    .map(cutRow)
    .filter((cells) => cells.length > 0);
  const lines = readRows(rows, page, logicalOrder);
  if (isBackwards(lines)) return readRows(rows, page, visualOrder);
  if (strayBrackets(lines) === 0) return lines;
  const others = readRows(rows, page, (units, base) => logicalOrder(units, base, false));
  return strayBrackets(others) < strayBrackets(lines) ? others : lines;
}

/** Number of words that begin with a closing bracket or end with an opening one. */
const strayBrackets = (lines: readonly DrawnLine[]): number =>
  lines.flatMap((line) => line.words).filter(({ text }) => /^[)\]}]|[([{]$/.test(text)).length;

type Reordering = (units: readonly TextUnit[], base: Direction) => readonly TextUnit[];

/**
 * Keeps the visual order, for pages whose producer drew Hebrew from the left, letter by
 * letter, like Latin.
 */
const visualOrder: Reordering = (units) => units;

function readRows(rows: readonly Cell[][], page: PageSize, order: Reordering): DrawnLine[] {
  const pageDirection = directionOf(rows.flat(3)) ?? 'ltr';
  return rows
    .map((cells) => readRow(cells, { pageDirection, page, order }))
    .sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
}

/** Minimum number of such words for a decision about a page. */
const FINAL_LETTER_WORDS_MIN = 3;

/**
 * Whether the text of a page is stored backwards. Five Hebrew letters have a final form
 * for the end of a word; here it begins words instead.
 */
function isBackwards(lines: readonly DrawnLine[]): boolean {
  let begins = 0;
  let ends = 0;
  for (const { text } of lines.flatMap((line) => line.words)) {
    if (/^[ךםןףץ][א-ת]/.test(text)) begins++;
    if (/[א-ת][ךםןףץ]$/.test(text)) ends++;
  }
  return begins >= FINAL_LETTER_WORDS_MIN && begins > 3 * ends;
}

interface RowContext {
  pageDirection: Direction;
  page: PageSize;
  order: Reordering;
}

function readRow(cells: readonly Cell[], context: RowContext): DrawnLine {
  const direction = rowDirection(cells, context.pageDirection);
  const ordered = direction === 'rtl' ? [...cells].reverse() : cells;
  const words = ordered.flatMap((cell) => readCell(cell, cellDirection(cell, direction), context));
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    rect: around(words.map((word) => word.rect)),
    direction,
  };
}

interface TextUnit {
  text: string;
  letter: Letter | null;
}

function readCell(cell: Cell, direction: Direction, { page, order }: RowContext): DrawnWord[] {
  const units: TextUnit[] = cell.flatMap((letters, index) => [
    ...(index > 0 ? [{ text: ' ', letter: null }] : []),
    ...letters.map((letter) => ({ text: letter.text, letter })),
  ]);
  const words: { text: string; letters: Letter[] }[] = [{ text: '', letters: [] }];
  for (const { text, letter } of order(units, direction)) {
    const word = words.at(-1);
    if (letter === null) words.push({ text: '', letters: [] });
    else if (word !== undefined) {
      word.text += text;
      word.letters.push(letter);
    }
  }
  return words.map((word) => ({
    text: word.text.normalize('NFC'),
    rect: rectOf(
      word.letters.map((letter) => letter.glyph),
      page,
    ),
    confidence: 1,
    ...certaintyOf(word.letters),
    glyphs: word.letters.map((letter) => letter.glyph),
  }));
}

function certaintyOf(letters: readonly Letter[]): Pick<DrawnWord, 'certainty'> {
  const supplied = letters.flatMap(({ glyph }) => glyph.readAs ?? []);
  if (supplied.length === 0) return {};
  return { certainty: supplied.includes('unsure') ? 'unsure' : 'confirmed' };
}

/**
 * A row with any right-to-left letter on a right-to-left page is right-to-left; a row of
 * one Latin cell is always left-to-right.
 */
function rowDirection(cells: readonly Cell[], pageDirection: Direction): Direction {
  const letters = cells.flat(2);
  if (pageDirection === 'rtl' && letters.some(({ text }) => orderClassOf(text) === 'right'))
    return 'rtl';
  if (cells.length > 1 && pageDirection === 'rtl') return 'rtl';
  return directionOf(letters) ?? pageDirection;
}

function cellDirection(cell: Cell, rowDirection: Direction): Direction {
  const letters = cell.flat();
  const hasRight = letters.some(({ text }) => orderClassOf(text) === 'right');
  if (hasRight && rowDirection === 'rtl') return 'rtl';
  return directionOf(letters) ?? rowDirection;
}

/** The direction of most letters; null when there are none. */
function directionOf(letters: readonly Letter[]): Direction | null {
  let balance = 0;
  let any = false;
  for (const { text } of letters) {
    const kind = orderClassOf(text);
    if (kind !== 'left' && kind !== 'right') continue;
    any = true;
    balance += kind === 'right' ? 1 : -1;
  }
  return any ? (balance >= 0 ? 'rtl' : 'ltr') : null;
}

/** Bounding box of glyphs in percent of the page, clipped to it. */
export function rectOf(glyphs: readonly Glyph[], page: PageSize): Rect {
  const percent = (value: number, whole: number): number =>
    Math.min(100, Math.max(0, (value / whole) * 100));
  return around(
    glyphs.map(({ left, right, top, bottom, angleDeg }) => {
      const corners = [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ].map((corner) => fromFrame(corner, angleDeg));
      const xs = corners.map((corner) => percent(corner.x, page.width));
      const ys = corners.map((corner) => percent(corner.y, page.height));
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
    }),
  );
}

function around(rects: readonly Rect[]): Rect {
  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y, w, h } of rects) {
    edges.left = Math.min(edges.left, x);
    edges.top = Math.min(edges.top, y);
    edges.right = Math.max(edges.right, x + w);
    edges.bottom = Math.max(edges.bottom, y + h);
  }
  const { left, top, right, bottom } = edges;
  return { x: left, y: top, w: right - left, h: bottom - top };
}
