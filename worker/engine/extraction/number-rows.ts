import type { DocumentData, NumberRow, RowNumber } from '../evidence/document-data.js';
import { placeKey } from '../evidence/geometry.js';
import { extractedAt, moneyAt, type Row } from './layout.js';
import { lineRoleOf } from './line-roles.js';
import { percentagesIn } from './percentages.js';

/** A price or quantity with three or four decimals: "3,3333", "0.650". "1.250" may be thousands. */
const FINE = /^-?(?:\d{1,7}[.,]\d{4}|0[.,]\d{3})$/;

/** Words between two numbers of one text from which they are parts of a sentence, not of a calculation. */
const WORDS_BETWEEN_MAX = 2;

/**
 * The numbers of each line that has any, left to right, with the percentages beside them:
 * what quantity, price and amount, or the columns of a table, are made of. "105.00 (before 96.00),
 * due on the 1st of each month" are two lines, as a sentence lies between their numbers.
 */
export function extractNumberRows(
  rows: readonly Row[],
  amounts: DocumentData['amounts'],
): NumberRow[] {
  const byPlace = new Map(amounts.map((amount) => [placeKey(amount.place), amount]));
  return rows.flatMap((row) => {
    const numbers = row.cells
      .flatMap((cell): RowNumber[] => [
        ...cell.amounts
          .filter((found) => !isKey(cell.text, found))
          .map((found): RowNumber => {
            const { value, place } = moneyAt(cell, found);
            const amount = found.decimals ? byPlace.get(placeKey(place)) : undefined;
            return { minor: value.minor, place, amount: amount ?? null };
          }),
        ...cell.words
          .filter(({ word }) => FINE.test(word.text))
          .map(({ start, end, word }): RowNumber => ({
            minor: Number(word.text.replace(',', '.')) * 100,
            place: extractedAt({ cell, start, end }, null).place,
            amount: null,
          })),
      ])
      .sort((a, b) => a.place.rect.x - b.place.rect.x);
    const percentages = row.cells.flatMap(({ folded }) => percentagesIn(folded));
    const isRtl = row.line.direction === 'rtl';
    const role =
      numbers.length === 0 ? null : lineRoleOf(row.cells.map(({ text }) => text).join(' '));
    return apart(numbers, row).map((own) => ({
      numbers: own,
      percentages,
      ...(isRtl && { isRtl: true as const }),
      ...(role && { role }),
    }));
  });
}

/** "0001", "RP0001": nobody counts or pays with zeros before a number. */
const isKey = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /^\D*0\d*$/.test(text.slice(start, end)) && end - start > 1;

/** Runs of numbers between which no sentence lies. */
function apart(numbers: readonly RowNumber[], row: Row): RowNumber[][] {
  const runs: RowNumber[][] = [];
  for (const [at, number] of numbers.entries()) {
    const before = numbers[at - 1];
    const last = runs.at(-1);
    if (last && before && wordsBetween(before, number, row) <= WORDS_BETWEEN_MAX) last.push(number);
    else runs.push([number]);
  }
  return runs;
}

/** Number of words of letters between two numbers of one cell; 0 where they stand in two. */
function wordsBetween({ place: from }: RowNumber, { place: to }: RowNumber, row: Row): number {
  const left = from.rect.x + from.rect.w;
  const cell = row.cells.find(
    ({ rect }) => rect.x <= left && rect.x + rect.w >= to.rect.x + to.rect.w,
  );
  if (cell === undefined) return 0;
  return cell.words.filter(
    ({ word: { rect, text } }) =>
      rect.x >= left - SLACK && rect.x + rect.w <= to.rect.x + SLACK && /\p{L}{2}/u.test(text),
  ).length;
}

/** Boxes of neighbouring words overlap a little, percent of the page's width. */
const SLACK = 0.2;
