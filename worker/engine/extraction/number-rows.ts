import type { DocumentData, NumberRow, RowNumber } from '../evidence/document-data.js';
import { placeKey } from '../evidence/geometry.js';
import { extractedAt, moneyAt, type Row } from './layout.js';
import { percentagesIn } from './percentages.js';

/** A price or quantity with three or four decimals: "3,3333", "0.650". "1.250" may be thousands. */
const FINE = /^-?(?:\d{1,7}[.,]\d{4}|0[.,]\d{3})$/;

/**
 * The numbers of each line that has any, left to right, with the percentages beside them:
 * what quantity, price and amount, or the columns of a table, are made of.
 */
export function extractNumberRows(
  rows: readonly Row[],
  amounts: DocumentData['amounts'],
): NumberRow[] {
  const byPlace = new Map(amounts.map((amount) => [placeKey(amount.place), amount]));
  return rows.flatMap((row) => {
    const numbers = row.cells
      .flatMap((cell): RowNumber[] => [
        ...cell.amounts.map((found): RowNumber => {
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
    return numbers.length === 0 ? [] : [{ numbers, percentages }];
  });
}
