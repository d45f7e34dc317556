import type { Line, Page, Word } from '../evidence/page.js';
import type { Place, Rect } from '../evidence/geometry.js';
import { findAmounts, type FoundAmount } from './amounts.js';
import type { Certainty, Money, ExtractedValue } from '../evidence/document-data.js';
import { leastCertain } from './certainty.js';
import { continuedNumbers } from './spaced-numbers.js';
import { joinSpacedThousands } from './spaced-thousands.js';
import { isDivided } from './page-model/rules.js';
import { fold, stripMarks } from '../text/fold.js';
import { upperMedian } from '../statistics.js';

/** Words side by side without a column gap between them. */
export interface Cell {
  text: string;
  /** `fold(text)`: the same length. */
  folded: string;
  rect: Rect;
  words: PlacedWord[];
  amounts: FoundAmount[];
  row: Row;
  /** In the row's reading order. */
  index: number;
}

/** One line of a page, split into cells. */
export interface Row {
  page: Page;
  line: Line;
  cells: Cell[];
  rect: Rect;
  /** Counted over the whole document. */
  index: number;
}

interface PlacedWord {
  start: number;
  end: number;
  word: Word;
}

/** Part of a cell's text, end exclusive. */
export interface Span {
  cell: Cell;
  start: number;
  end: number;
}

/** A gap of this many line heights ends a cell; word spaces are below 0.6. */
const CELL_GAP_HEIGHTS = 0.95;

/** Receipt printers use a fixed pitch, so a gap must also exceed this many letter widths. */
const CELL_GAP_PITCHES = 2;

/** Far above any document of 50 pages; a page of noise must not stall the scan. */
const WORDS_MAX = 60_000;

/** Every line of the document as rows of cells, in reading order. */
export function rowsOf(pages: readonly Page[]): Row[] {
  const rows: Row[] = [];
  let words = 0;
  for (const page of pages) {
    for (const line of page.lines) {
      words += line.words.length;
      if (words > WORDS_MAX) return rows;
      if (line.words.length === 0) continue;
      rows.push(rowOf(page, line, rows.length));
    }
  }
  joinSpacedThousands(rows);
  distrustWithoutDecimals(rows);
  return rows;
}

/** If OCR reads some amounts with decimals, an amount without them has lost its point and is not money. */
function distrustWithoutDecimals(rows: readonly Row[]): void {
  const cells = rows.filter(({ page }) => page.textSource === 'ocr').flatMap((row) => row.cells);
  const read = cells.flatMap(({ folded, amounts }) =>
    amounts.map((amount) => ({ amount, text: folded.slice(amount.start, amount.end) })),
  );
  if (!read.some(({ amount }) => amount.decimals)) return;
  for (const { amount, text } of read) {
    if (amount.decimals || (amount.currency !== null && GROUPED.test(text))) continue;
    amount.isMoney = false;
    amount.isPart = true;
  }
}

/** "1,750" beside its currency is whole: a lost point leaves no group of three digits. */
const GROUPED = /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/u;

function rowOf(page: Page, line: Line, index: number): Row {
  const row: Row = { page, line, cells: [], rect: line.rect, index };
  row.cells = groupByGaps(page, { ...line, words: line.words.flatMap(withoutGlue) }).map(
    (words, at) => cellOf(row, words, at),
  );
  return row;
}

/** An amount with decimals and Hebrew letters without a space between them, in either order. */
const GLUED =
  /^([-₪]?\d[\d,]{0,12}\.\d{2})([א-ת][^\s\d]{1,40})$|^([א-ת][^\s\d]{1,40})(\d[\d,]{0,12}\.\d{2})$/u;

/**
 * "13,557.80סה"כ": two columns of a form that touch are one word of its text layer. Its parts
 * lie from right to left, as wide as they have characters.
 */
function withoutGlue(word: Word): Word[] {
  const match = GLUED.exec(word.text);
  const [first, second] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]];
  if (first === undefined || second === undefined) return [word];
  const { x, w } = word.rect;
  const share = (second.length / word.text.length) * w;
  return [
    { ...word, text: first, rect: { ...word.rect, x: x + share, w: w - share } },
    { ...word, text: second, rect: { ...word.rect, w: share } },
  ];
}

/** Groups words by position, not by reading order: an English name in a Hebrew line runs the other way. */
function groupByGaps(page: Page, line: Line): Word[][] {
  const aspect = page.width > 0 ? page.height / page.width : 1;
  const gapMax = Math.max(
    medianHeight(line.words) * aspect * CELL_GAP_HEIGHTS,
    letterPitch(line.words) * CELL_GAP_PITCHES,
  );
  const order = new Map(line.words.map((word, at) => [word, at]));
  const groups: Word[][] = [];
  let reach = -Infinity;
  for (const word of [...line.words].sort((a, b) => a.rect.x - b.rect.x)) {
    const current = groups.at(-1);
    const goesOn = word.rect.x - reach <= gapMax && !isOverRule(current?.at(-1), word, page);
    if (current && goesOn) current.push(word);
    else groups.push([word]);
    reach = Math.max(reach, word.rect.x + word.rect.w);
  }
  const place = (word: Word): number => order.get(word) ?? 0;
  for (const group of groups) group.sort((a, b) => place(a) - place(b));
  return line.direction === 'rtl' ? groups.reverse() : groups;
}

/** Whether a rule divides two words. The places of a number, one digit each, are no columns. */
const isOverRule = (before: Word | undefined, word: Word, page: Page): boolean =>
  before !== undefined &&
  !(isLone(before) && isLone(word)) &&
  isDivided(before.rect, word.rect, page);

const isLone = ({ text }: Word): boolean => text.length === 1;

function cellOf(row: Row, words: Word[], index: number): Cell {
  let text = '';
  const placed: PlacedWord[] = [];
  const continued = row.page.textSource === 'ocr' ? continuedNumbers(words, row.line.words) : null;
  for (const word of words) {
    const plain = stripMarks(word.text).trim();
    if (plain === '') continue;
    if (text !== '' && !continued?.has(word)) text += ' ';
    placed.push({ start: text.length, end: text.length + plain.length, word });
    text += plain;
  }
  const rect = union(words.map((word) => word.rect)) ?? row.rect;
  const amounts = findAmounts(row.page.textSource === 'ocr' ? withPlainAmounts(text) : text);
  return { text, folded: fold(text), rect, words: placed, amounts, row, index };
}

/**
 * OCR reads a dollar sign as S, "S8.20", and what stands behind an amount together with it: the
 * code of its tax, "4.50ZRL", or a stain, "18.00_". The text keeps its length.
 */
export const withPlainAmounts = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])S(?=\d{1,3}(?:,\d{3})*\.\d{2}(?!\d))/gu, '$')
    .replace(/(?<=\d\.\d{2})(?:(?:[STZENF]|SR|ZR|ZRL|TX)(?![\p{L}\p{N}])|_)/gu, (code) =>
      ' '.repeat(code.length),
    );

const letterPitch = (words: readonly Word[]): number =>
  upperMedian(words.map(({ rect, text }) => rect.w / Math.max(1, text.length))) ?? 0;

const medianHeight = (words: readonly Word[]): number =>
  upperMedian(words.map((word) => word.rect.h)) ?? 1;

export function union(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.w));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The place of the words that a span touches. */
export function placeOf({ cell, start, end }: Span): Place {
  const touched = cell.words.filter((placed) => placed.start < end && placed.end > start);
  const rect = union(touched.map((placed) => placed.word.rect)) ?? cell.rect;
  return { page: cell.row.page.number, rect };
}

/** A value extracted at a span. OCR is `unsure` until a second pass agrees. */
export function extractedAt<T>(span: Span, value: T): ExtractedValue<T> {
  return {
    value,
    raw: span.cell.text.slice(span.start, span.end).trim(),
    place: placeOf(span),
    certainty: certaintyAt(span),
  };
}

function certaintyAt({ cell, start, end }: Span): Certainty {
  if (cell.row.page.textSource !== 'text_layer') return 'unsure';
  const touched = cell.words.filter((placed) => placed.start < end && placed.end > start);
  return leastCertain(
    ...touched.map(({ word }) => ({ certainty: word.certainty ?? ('exact' as const) })),
  );
}

/** Horizontal overlap of two rectangles, percent of the page; a negative value is the gap. */
export const overlapX = (a: Rect, b: Rect): number =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);

export const wholeCell = (cell: Cell): Span => ({ cell, start: 0, end: cell.text.length });

/** The amounts inside a span. */
export const amountsIn = ({ cell, start, end }: Span): FoundAmount[] =>
  cell.amounts.filter((amount) => amount.end > start && amount.end <= end);

export const moneyAt = (cell: Cell, found: FoundAmount): ExtractedValue<Money> =>
  extractedAt(
    { cell, start: found.start, end: found.end },
    { minor: found.minor, currency: found.currency },
  );

/** Whether a row prints any amount as money. */
/** The amounts of money of a row, in its reading order. */
export const moneyIn = ({ cells }: Row): ExtractedValue<Money>[] =>
  cells.flatMap((cell) =>
    cell.amounts.filter(({ isMoney }) => isMoney).map((amount) => moneyAt(cell, amount)),
  );

export const hasMoney = ({ cells }: Row): boolean =>
  cells.some(({ amounts }) => amounts.some(({ isMoney }) => isMoney));
