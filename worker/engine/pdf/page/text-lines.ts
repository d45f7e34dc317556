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
 * The lines of a page from its glyphs, top to bottom: a line is all that stands
 * on one baseline, its cells and words in the order they are read.
 */
export function readLines(glyphs: readonly Glyph[], page: PageSize): DrawnLine[] {
  const rows = groupRows(glyphs)
    .map(cutRow)
    .filter((cells) => cells.length > 0);
  const lines = readRows(rows, page, logicalOrder);
  if (isBackwards(lines)) return readRows(rows, page, asItStands);
  if (strayBrackets(lines) === 0) return lines;
  const others = readRows(rows, page, (signs, base) => logicalOrder(signs, base, false));
  return strayBrackets(others) < strayBrackets(lines) ? others : lines;
}

/** Words that begin with a closing bracket or end with an opening one. */
const strayBrackets = (lines: readonly DrawnLine[]): number =>
  lines.flatMap((line) => line.words).filter(({ text }) => /^[)\]}]|[([{]$/.test(text)).length;

type Order = (signs: readonly Reading[], base: Direction) => readonly Reading[];

/** For pages whose producer drew Hebrew from the left, letter by letter, as if it were Latin. */
const asItStands: Order = (signs) => signs;

function readRows(rows: readonly Cell[][], page: PageSize, order: Order): DrawnLine[] {
  const pageDirection = directionOf(rows.flat(3)) ?? 'ltr';
  return rows
    .map((cells) => readRow(cells, { pageDirection, page, order }))
    .sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
}

/** Fewer words than this say nothing about a page. */
const FINAL_LETTER_WORDS_MIN = 3;

/**
 * Five Hebrew letters have a form of their own at the end of a word. A page on
 * which that form begins words instead shows its text backwards.
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

interface Setting {
  pageDirection: Direction;
  page: PageSize;
  order: Order;
}

function readRow(cells: readonly Cell[], setting: Setting): DrawnLine {
  const direction = rowDirection(cells, setting.pageDirection);
  const ordered = direction === 'rtl' ? [...cells].reverse() : cells;
  const words = ordered.flatMap((cell) => readCell(cell, cellDirection(cell, direction), setting));
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    rect: around(words.map((word) => word.rect)),
    direction,
  };
}

interface Reading {
  text: string;
  letter: Letter | null;
}

function readCell(cell: Cell, direction: Direction, { page, order }: Setting): DrawnWord[] {
  const seen: Reading[] = cell.flatMap((letters, index) => [
    ...(index > 0 ? [{ text: ' ', letter: null }] : []),
    ...letters.map((letter) => ({ text: letter.text, letter })),
  ]);
  const words: { text: string; letters: Letter[] }[] = [{ text: '', letters: [] }];
  for (const { text, letter } of order(seen, direction)) {
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
    glyphs: word.letters.map((letter) => letter.glyph),
  }));
}

/**
 * Any right-to-left letter on a right-to-left page makes the row one of it;
 * a row of one Latin cell is left-to-right anywhere.
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

/** Which letters are more; null when there are none at all. */
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

/** The box around glyphs in percent of the page, kept inside it. */
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
