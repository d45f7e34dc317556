import { moneyAt, type Row } from '../layout.js';
import type { Column } from './columns.js';
import { countedIn } from './counted.js';
import type { ItemColumn } from './item-columns.js';
import type { NumberRow, TableNumber } from './number-columns.js';
import { alignColumns } from './align-columns.js';

/** Deviation of a price rounded to the agora, agorot per piece. */
const ROUNDING = 0.5;

/** Aligns the columns of invoice items with their numbers, by the number of rows that multiply. */
export function alignItemColumns(
  columns: Column<ItemColumn>[],
  body: readonly Row[],
): Column<ItemColumn>[] {
  const priced = body.filter(({ cells }) =>
    cells.some(({ amounts }) => amounts.some(({ isMoney }) => isMoney)),
  );
  const amidText = priced.map(wholeNumbersAmidText);
  return alignColumns(columns, {
    rows: priced.map(numbersOf),
    mayHold: (kind) => kind !== 'description',
    unassigned: 'other',
    support: (rows, kinds) => [
      rows.filter((row, index) => multiplies(row, kinds, amidText[index] ?? [])).length,
    ],
  });
}

/** Amounts, bare numbers in cells without letters, and numbers with a unit. */
const numbersOf = (row: Row): TableNumber[] =>
  row.cells.flatMap((cell) => {
    const counted = countedIn(cell);
    if (counted) return [{ minor: counted.value.minor, rect: counted.place.rect, isMoney: false }];
    return cell.amounts
      .filter(({ isMoney }) => isMoney || !/\p{L}/u.test(cell.text))
      .map((found) => ({
        minor: found.minor,
        rect: moneyAt(cell, found).place.rect,
        isMoney: found.isMoney,
      }));
  });

/** Quantities in a cell with a word: "3 pcs", "2Installation". */
const wholeNumbersAmidText = (row: Row): number[] =>
  row.cells.flatMap(({ text, amounts }) =>
    /\p{L}/u.test(text) ? amounts.filter(({ isMoney }) => !isMoney).map(({ minor }) => minor) : [],
  );

function multiplies(
  row: NumberRow,
  kinds: readonly (ItemColumn | undefined)[],
  amidText: readonly number[],
): boolean {
  const [pieces, price, amount] = (['quantity', 'unit_price', 'amount'] as const).map(
    (kind) => row[kinds.indexOf(kind)],
  );
  if (price === undefined || amount === undefined) return false;
  return (pieces === undefined ? amidText : [pieces]).some(
    (count) => Math.abs((count / 100) * price - amount) <= 1 + Math.abs(count / 100) * ROUNDING,
  );
}
