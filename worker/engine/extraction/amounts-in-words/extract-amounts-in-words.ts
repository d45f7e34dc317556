import type { DocumentData, ExtractedValue, Money } from '../../evidence/document-data.js';
import { type Cell, extractedAt, moneyAt, overlapX, type Row } from '../layout.js';
import { type AmountInWords, findAmountsInWords, mayGoOn } from './find-amounts-in-words.js';

/** Rows above and below that may print the digits of an amount in words. */
const ROWS_AROUND = 2;

/** "$68 million": digits that are not the whole amount. */
const SCALED =
  /^\s?(?:thousands?|millions?|billions?|trillions?|lakhs?|crores?|k|mn?|bn|אלף|אלפים|אלפי|מיליון|מיליארד)(?!\p{L})/iu;

/**
 * Every amount written in words, with the amount in digits printed nearest to it: in its
 * own row, else at most two rows away.
 */
export function extractAmountsInWords(rows: readonly Row[]): DocumentData['amountsInWords'] {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell) =>
      amountsFrom(linesBefore(rows, cell), cell.text).map((found) => {
        const { start, end, minor, statesHundredths } = found;
        const beside = digitsBeside(cell, start, end);
        return {
          words: extractedAt<Money>({ cell, start, end }, { minor, currency: null }),
          statesHundredths,
          digits: beside ?? nearestDigits(rows, index, cell),
          ...(beside && { isBeside: true }),
        };
      }),
    ),
  );
}

/** Between two lines of one sentence, line heights. */
const LINE_STEP_MAX = 2.5;

/** Lines over which an amount in words goes on in a narrow column. */
const LINES_MAX = 5;

/**
 * The lines above in the same column as far as each ends within a number: "two lakh ninety-one |
 * thousand nine hundred twenty-six | only". Rows of other columns may lie between them.
 */
function linesBefore(rows: readonly Row[], cell: Cell): string {
  let before = '';
  let last = cell;
  for (let count = 0; count < LINES_MAX; count++) {
    const above = lineAbove(rows, last);
    if (!above || !mayGoOn(above.text)) break;
    before = `${above.text} ${before}`;
    last = above;
  }
  return before;
}

function lineAbove(rows: readonly Row[], { row, rect }: Cell): Cell | null {
  for (let at = row.index - 1; at >= 0; at--) {
    const above = rows[at];
    if (above?.page !== row.page || rect.y - above.rect.y > rect.h * LINE_STEP_MAX) return null;
    const found = above.cells.find((one) => overlapX(one.rect, rect) > 0);
    if (found) return found;
  }
  return null;
}

/** The amounts in words that a line ends, with their places in it. */
const amountsFrom = (before: string, text: string): AmountInWords[] =>
  findAmountsInWords(before + text)
    .filter(({ end }) => end > before.length)
    .map((found) => ({
      ...found,
      start: Math.max(0, found.start - before.length),
      end: found.end - before.length,
    }));

/** "2,000.00 (two thousand)": digits with no more than brackets and signs between them and the words. */
function digitsBeside(cell: Cell, start: number, end: number): ExtractedValue<Money> | null {
  const isNothing = (text: string): boolean => /^[^\p{L}\d]{1,4}$/u.test(text);
  const found = cell.amounts.find(
    (one) =>
      one.isMoney &&
      (isNothing(cell.text.slice(one.end, start)) || isNothing(cell.text.slice(end, one.start))),
  );
  return found ? moneyAt(cell, found) : null;
}

function nearestDigits(
  rows: readonly Row[],
  index: number,
  cell: Cell,
): ExtractedValue<Money> | null {
  const page = cell.row.page;
  const around = Array.from({ length: 2 * ROWS_AROUND + 1 }, (_, at) => index - ROWS_AROUND + at)
    .flatMap((at) => rows[at] ?? [])
    .filter((row) => row.page === page)
    .sort((a, b) => Math.abs(a.index - cell.row.index) - Math.abs(b.index - cell.row.index));
  for (const row of around) {
    const [first] = [cell, ...row.cells]
      .filter((one) => one.row === row)
      .flatMap((one) =>
        one.amounts
          .filter(({ isMoney, end }) => isMoney && !SCALED.test(one.text.slice(end)))
          .map((found) => moneyAt(one, found)),
      );
    if (first) return first;
  }
  return null;
}
