import type { ExtractedValue } from '../../evidence/document-data.js';
import { wordsIn } from '../../text/words-in.js';
import { dateAt } from '../date-at.js';
import { type DateOrder, findDates } from '../dates.js';
import { decimal } from '../decimal.js';
import { type Cell, extractedAt, overlapX, type Row } from '../layout.js';

export type CandidateKind = 'amount' | 'date' | 'number';

/** An amount, a date or another number of a document, and the words that may say what it is. */
export interface Candidate {
  kind: CandidateKind;
  /** Decimal, ISO date, or a number as printed. */
  extracted: ExtractedValue<string>;
  /** Hundredths, without a sign; null for what is no amount. */
  size: number | null;
  hasDecimals: boolean;
  /** Before it in its cell, or all of the nearest cell before it in which no number stands. */
  before: string[];
  /** Of the cells of its row between it and that one. */
  between: string[];
  /** Behind it in its cell. */
  after: string[];
  /** Of the nearest text above it: at most two rows above, and as far as a table goes. */
  above: string[];
  heading: string[];
  /** The nearest row above that is one text without a number. */
  section: string[];
  row: Row;
  /** How many numbers of its kind end where it does in the rows around it. */
  inColumn: number;
}

const PAGES_MAX = 3;
const CANDIDATES_MAX = 3_000;
const CELLS_BEFORE_MAX = 6;
const ROWS_ABOVE_MAX = 2;
const HEADING_ROWS_MAX = 29;
const SECTION_ROWS_MAX = 24;
const COLUMN_ROWS_MAX = 11;
/** Percent of the page's width. */
const COLUMN_TOLERANCE = 1.2;
const WORDS_MAX = 8;
const WORDS_AFTER_MAX = 4;

interface Found {
  start: number;
  end: number;
  kind: CandidateKind;
  hasDecimals: boolean;
  size: number | null;
  read: () => ExtractedValue<string>;
}

/** All amounts, dates and further numbers of the first pages, in reading order. */
export function candidatesOf(rows: readonly Row[], order: DateOrder): Candidate[] {
  const first = rows.filter(({ page }) => page.number <= PAGES_MAX);
  const found = new Map<Cell, Found[]>();
  for (const { cells } of first) for (const cell of cells) found.set(cell, numbersIn(cell, order));
  const of = (cell: Cell): readonly Found[] => found.get(cell) ?? [];
  const candidates = first.flatMap((row, at) =>
    row.cells.flatMap((cell) =>
      of(cell).map((number) => candidateAt({ first, of, at, cell, number })),
    ),
  );
  return candidates.slice(0, CANDIDATES_MAX);
}

/** Letters, digits and the signs within numbers. */
const TOKEN = /[\p{L}\d/.*#-]+/gu;
/** A further group of digits. */
const GROUP = /^\d[\d/*-]*$/;
const GROUPS_MAX = 6;

/** Where numbers stand that have letters or groups of digits: "A-7C41E9D2", "1 0447 2816". */
function groupedNumbers(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number; groups: number }[] = [];
  for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
    const last = found.at(-1);
    const end = start + token.length;
    const isNext = last?.end === start - 1 && text[start - 1] === ' ';
    if (last && isNext && GROUP.test(token) && last.groups < GROUPS_MAX) {
      last.end = end;
      last.groups++;
    } else if (/\d/.test(token)) found.push({ start, end, groups: 0 });
  }
  return found;
}

/** Amounts, dates and further numbers of a cell from left to right. A whole number may be an amount as well. */
function numbersIn(cell: Cell, order: DateOrder): Found[] {
  const amounts = cell.amounts.map(({ start, end, minor, decimals }): Found => ({
    ...{ start, end, kind: 'amount', hasDecimals: decimals, size: Math.abs(minor) },
    read: () => extractedAt({ cell, start, end }, decimal(minor)),
  }));
  const dates = findDates(cell.text, order)
    .filter(({ possible }) => possible)
    .map((date): Found => ({
      ...{ start: date.start, end: date.end, kind: 'date', hasDecimals: false, size: null },
      read: () => dateAt(cell, date),
    }));
  const known = [...amounts.filter(({ hasDecimals }) => hasDecimals), ...dates];
  const others = groupedNumbers(cell.text)
    .map(({ start, end }): Found => {
      const read = (): ExtractedValue<string> =>
        extractedAt({ cell, start, end }, cell.text.slice(start, end));
      return { start, end, kind: 'number', hasDecimals: false, size: null, read };
    })
    .filter((one) => !known.some(({ start, end }) => start < one.end && one.start < end));
  return [...amounts, ...dates, ...others].sort((a, b) => a.start - b.start || b.end - a.end);
}

function candidateAt({
  first,
  of,
  at,
  cell,
  number,
}: {
  first: readonly Row[];
  of: (cell: Cell) => readonly Found[];
  at: number;
  cell: Cell;
  number: Found;
}): Candidate {
  const { row } = cell;
  const numbers = of(cell);
  const { kind, hasDecimals, size } = number;
  const endBefore = Math.max(
    0,
    ...numbers.map(({ end }) => end).filter((end) => end <= number.start),
  );
  const own = wordsIn(cell.folded.slice(endBefore, number.start));
  const startBehind = numbers.find(({ start }) => start >= number.end)?.start;
  const { before, between } = wordsBefore(cell, own, of);
  const rowsAbove = first.slice(Math.max(0, at - HEADING_ROWS_MAX), at).reverse();
  const onPage = rowsAbove.filter(({ page }) => page === row.page);
  const textAbove = onPage.findIndex((other) => textsOver(other, cell, of).length > 0);
  const heading = textAbove < 0 ? [] : wordsOfAll(textsOver(onPage[textAbove]!, cell, of));
  const section = onPage
    .slice(0, SECTION_ROWS_MAX)
    .find(({ cells: [only, ...others] }) => only && others.length === 0 && of(only).length === 0);
  return {
    ...{ kind, hasDecimals, size, row, extracted: number.read() },
    before: before.slice(-WORDS_MAX),
    between: between.slice(0, WORDS_MAX),
    after: wordsIn(cell.folded.slice(number.end, startBehind)).slice(0, WORDS_AFTER_MAX),
    above: textAbove >= 0 && textAbove < ROWS_ABOVE_MAX ? heading.slice(0, WORDS_MAX) : [],
    heading: heading.slice(0, WORDS_MAX),
    section: wordsOfAll(section?.cells ?? []).slice(0, WORDS_MAX),
    inColumn: countInColumn(first, at, cell, of, kind),
  };
}

/** What is printed before a number, if nothing is in its own cell: in the nearest cell without a number. */
function wordsBefore(
  { row, index }: Cell,
  own: readonly string[],
  of: (cell: Cell) => readonly Found[],
): { before: string[]; between: string[] } {
  const between: string[] = [];
  for (let at = index - 1; at >= Math.max(0, index - CELLS_BEFORE_MAX); at--) {
    const other = row.cells[at]!;
    const words = wordsIn(other.folded);
    if (of(other).length > 0) between.push(...words);
    else
      return own.length === 0
        ? { before: words, between }
        : { before: [...own], between: [...between, ...words] };
  }
  return { before: [...own], between };
}

const textsOver = (
  { cells }: Row,
  cell: Cell,
  of: (cell: Cell) => readonly Found[],
): readonly Cell[] =>
  cells.filter((other) => of(other).length === 0 && overlapX(other.rect, cell.rect) > 0);

const wordsOfAll = (cells: readonly Cell[]): string[] =>
  cells.flatMap(({ folded }) => wordsIn(folded));

function countInColumn(
  rows: readonly Row[],
  at: number,
  cell: Cell,
  of: (cell: Cell) => readonly Found[],
  kind: CandidateKind,
): number {
  const right = ({ rect }: Cell): number => rect.x + rect.w;
  return rows
    .slice(Math.max(0, at - COLUMN_ROWS_MAX), at + COLUMN_ROWS_MAX + 1)
    .filter(({ page }) => page === cell.row.page)
    .flatMap(({ cells }) => cells)
    .filter(
      (other) =>
        other !== cell &&
        Math.abs(right(other) - right(cell)) < COLUMN_TOLERANCE &&
        of(other).some((one) => one.kind === kind),
    ).length;
}
