import type { LineItem, Money, ExtractedValue } from '../../evidence/document-data.js';
import { amountsIn, hasMoney, moneyAt, extractedAt, type Cell, type Row } from '../layout.js';

/** Rows that end in a whole number and two amounts are items if most of them multiply. */
const ROWS_MIN = 2;
const FITTING_SHARE_MIN = 0.6;
/** Largest quantity of a line; larger numbers are codes. */
const QUANTITY_MAX = 9999;

/** Items without a readable heading: rows whose numbers multiply, or with a multiplication sign. */
export function itemsByShape(rows: readonly Row[]): LineItem[] {
  const columns = rows.flatMap((row) => itemOfThree(row) ?? []);
  const fitting = columns.filter(multiplies).length;
  if (columns.length >= ROWS_MIN && fitting >= columns.length * FITTING_SHARE_MIN) return columns;
  return rows.flatMap((row) => itemWithSign(row) ?? []);
}

/** "Desk lamp 6 129.50 777.00": the last three numbers of the row. */
function itemOfThree(row: Row): LineItem | null {
  const numbers = row.cells.flatMap((cell) =>
    cell.amounts.map((found) => ({ found, extracted: moneyAt(cell, found) })),
  );
  const [quantity, price, amount] = numbers.slice(-3);
  if (!quantity || !price?.found.isMoney || !amount?.found.isMoney || quantity.found.decimals) {
    return null;
  }
  const pieces = quantity.found.minor / 100;
  if (quantity.found.currency !== null || pieces < 1 || pieces > QUANTITY_MAX) return null;
  return itemOf(row, { ...quantity.extracted, value: pieces }, price.extracted, amount.extracted);
}

const multiplies = ({ quantity, unitPrice, amount }: LineItem): boolean =>
  quantity !== null &&
  unitPrice !== null &&
  Math.abs(quantity.value * unitPrice.value.minor - amount.value.minor) <= 1;

const SIGN =
  /(?<![\d.,])(?<quantity>\d{1,4}(?:\.\d{1,3})?)\s?[x×*@]\s?(?<price>[₪$€£]?\s?[\d,]+\.\d{2})/u;

/** "2 x 15.50 31.00": a row with a multiplication sign, the price perhaps in a cell of its own. */
function itemWithSign(row: Row): LineItem | null {
  for (const cell of row.cells) {
    const apart = itemWithPriceApart(row, cell);
    if (apart) return apart;
    const match = SIGN.exec(cell.folded);
    const { quantity = '', price = '' } = match?.groups ?? {};
    if (!match) continue;
    const end = match.index + match[0].length;
    const priced = amountsIn({ cell, start: end - price.length, end })[0];
    const unitPrice = priced ? moneyAt(cell, priced) : null;
    const amount = lastAmountAfter(row, cell, end);
    if (!unitPrice || !amount) continue;
    const pieces = { cell, start: match.index, end: match.index + quantity.length };
    return itemOf(row, extractedAt(pieces, Number(quantity)), unitPrice, amount);
  }
  return null;
}

const SIGN_AT_END = /(?<![\d.,])(?<quantity>\d{1,4})\s?[x×*@]$/u;

/** "1X | 2.30 | 2.30": only a line that multiplies, because a sign may end a description. */
function itemWithPriceApart(row: Row, cell: Cell): LineItem | null {
  const match = SIGN_AT_END.exec(cell.folded.trimEnd());
  const next = row.cells[cell.index + 1];
  const [priced] = next?.amounts.filter(({ isMoney }) => isMoney) ?? [];
  if (!match || !next || !priced) return null;
  const amount = lastAmountAfter(row, next, priced.end);
  if (!amount) return null;
  const quantity = match.groups?.quantity ?? '';
  const pieces = { cell, start: match.index, end: match.index + quantity.length };
  const item = itemOf(row, extractedAt(pieces, Number(quantity)), moneyAt(next, priced), amount);
  return multiplies(item) ? item : null;
}

function lastAmountAfter(row: Row, cell: Cell, from: number): ExtractedValue<Money> | null {
  const amounts = row.cells
    .slice(cell.index)
    .flatMap((here) =>
      here.amounts
        .filter(({ isMoney, start }) => isMoney && (here !== cell || start >= from))
        .map((found) => moneyAt(here, found)),
    );
  return amounts.at(-1) ?? null;
}

const itemOf = (
  row: Row,
  quantity: ExtractedValue<number>,
  unitPrice: ExtractedValue<Money>,
  amount: ExtractedValue<Money>,
): LineItem => ({
  description: descriptionOf(row.cells),
  quantity,
  unitPrice,
  amount,
  place: { page: row.page.number, rect: row.rect },
});

/** "Item(s): 3", "Total Qty 3", "מספר פריטים 3": how many lines or pieces were sold. */
const COUNT =
  /(?<!\p{L})(?:items?(?:\(s\))?(?: count| sold)?|q(?:ua)?n?ti?t?y(?:\(s\))?|pieces|pcs|פריטימ|יחידות|כמות)\s?[:=.]*\s?(\d{1,3})(?![\d.,:%])/gu;

/**
 * Whether items found by their shape are all there are: a printed count of lines or pieces
 * agrees, and from the first to `end`, the first row of the totals, no other row has money.
 */
export function areAllItems(
  items: readonly LineItem[],
  rows: readonly Row[],
  end: number,
): boolean {
  const [first] = items;
  const places = new Set(items.map(({ place }) => place.rect));
  const start = rows.findIndex(({ rect }) => rect === first?.place.rect);
  const between = rows.slice(start, end);
  if (!first || start < 0 || between.some((row) => hasMoney(row) && !places.has(row.rect)))
    return false;
  if (between.filter(({ rect }) => places.has(rect)).length !== items.length) return false;
  const pieces = items.reduce((sum, { quantity }) => sum + (quantity?.value ?? 0), 0);
  const counts = rows
    .slice(start)
    .flatMap(({ cells }) => [
      ...cells
        .map(({ folded }) => folded)
        .join(' ')
        .matchAll(COUNT),
    ])
    .map((match) => Number(match[1]));
  return counts.some((count) => count === items.length || count === pieces);
}

/** The cells with words, joined. */
export const descriptionOf = (cells: readonly Cell[]): string =>
  cells
    .map((cell) => cell.text)
    .filter((text) => /\p{L}{2}/u.test(text))
    .join(' ');
