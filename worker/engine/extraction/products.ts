import type { ExtractedValue, Money, Product } from '../evidence/document-data.js';
import { extractedAt, type Row, type Span } from './layout.js';

const CURRENCY = String.raw`(?:rm|rs\.?|[$€£₪])?\s?`;

/** "2 x 6.50 13.00", "1X 2.30 2.30": a quantity, a sign of multiplication, a price and an amount. */
const SIGNED = new RegExp(
  String.raw`(?<![\d.,])(?<quantity>\d{1,3})(?:\.0{1,3})?\s?[x×*@]\s?${CURRENCY}(?<price>\d{1,5}\.\d{2})\s+${CURRENCY}(?<amount>\d{1,6}\.\d{2})(?![\d.,%])`,
  'gu',
);

/** "2 Burger @ 1.89 3.78", "Coffee (2 @2.95) 5.90": the goods stand between, or in front. */
const NAMED = new RegExp(
  String.raw`^\W{0,2}(?<quantity>\d{1,2})\s\p{L}[^@]{1,40}@\s?${CURRENCY}(?<price>\d{1,5}\.\d{2})\)?\s+${CURRENCY}(?<amount>\d{1,6}\.\d{2})(?![\d.,%])`,
  'gu',
);

/** Rows that print a quantity, a price and their product with a sign of multiplication. */
export function extractProducts(
  rows: readonly Row[],
  amounts: readonly ExtractedValue<Money>[],
): Product[] {
  return rows.flatMap((row) => productOf(row, amounts) ?? []);
}

function productOf(row: Row, amounts: readonly ExtractedValue<Money>[]): Product | null {
  const text = row.cells.map(({ folded }) => folded).join(' ');
  const matches = [...text.matchAll(SIGNED), ...text.matchAll(NAMED)];
  const [match, ...others] = matches;
  if (!match || others.length > 0) return null;
  const { quantity = '', price = '', amount = '' } = match.groups ?? {};
  const end = match.index + match[0].length;
  const amountAt = end - amount.length;
  const priceAt = text.lastIndexOf(price, amountAt - 1);
  const quantityAt = text.indexOf(quantity, match.index);
  const moneyAt = (start: number, printed: string): ExtractedValue<Money> | undefined => {
    const span = spanAt(row, start, printed.length);
    const place = span && extractedAt(span, null).place.rect;
    return amounts.find(
      ({ place: other, value }) =>
        place !== undefined &&
        place !== null &&
        other.page === row.page.number &&
        other.rect.y === place.y &&
        other.rect.x <= place.x + place.w &&
        other.rect.x + other.rect.w >= place.x &&
        value.minor === Math.round(Number(printed) * 100),
    );
  };
  const span = spanAt(row, quantityAt, quantity.length);
  const unitPrice = moneyAt(priceAt, price);
  const total = moneyAt(amountAt, amount);
  if (!span || !unitPrice || !total || unitPrice === total) return null;
  return { quantity: extractedAt(span, Number(quantity)), unitPrice, amount: total };
}

/** A part of the cells' texts, joined by spaces, as a span of one cell. */
function spanAt({ cells }: Row, start: number, length: number): Span | null {
  let offset = 0;
  for (const cell of cells) {
    if (start >= offset && start + length <= offset + cell.text.length)
      return { cell, start: start - offset, end: start - offset + length };
    offset += cell.text.length + 1;
  }
  return null;
}
