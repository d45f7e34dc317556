import { currencyOf } from './currencies.js';
import type { DocumentData, Money, ExtractedValue } from '../evidence/document-data.js';
import type { Label } from './labels/label.js';
import type { LabelledRows } from './labels/value-of.js';
import { extractedAt, type Cell, type Row } from './layout.js';

type Structured = Pick<
  DocumentData,
  'fields' | 'transactions' | 'lineItems' | 'payments' | 'deductions'
>;

/** Extracts every amount printed as money, in reading order, with the printed sign. */
export function extractAllAmounts(
  { rows, labels }: LabelledRows,
  structured: Structured,
): ExtractedValue<Money>[] {
  const known = byPrintedPlace(structuredAmounts(structured));
  return rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      const adjacentCurrency = adjacentCurrencyOf(row, cell.index);
      return cell.amounts.flatMap((found) => {
        const place = { cell, start: found.start, end: found.end };
        const currency = found.currency ?? adjacentCurrency;
        const extracted = extractedAt(place, { minor: found.minor, currency });
        if (currency === null && isCount(labels.get(row) ?? [], cell, found.start)) return [];
        const isMoney =
          found.isMoney ||
          (adjacentCurrency !== null && !found.isPart) ||
          known.has(printedPlaceKey(extracted));
        return isMoney ? [extracted] : [];
      });
    }),
  );
}

/** "Credit points: 2.25": whether the nearest preceding label marks a count. */
function isCount(labels: readonly Label[], cell: Cell, at: number): boolean {
  const before = labels.filter(
    (label) => label.cell.index < cell.index || (label.cell === cell && label.end <= at),
  );
  return before.at(-1)?.meaning.kind === 'count';
}

/** Gives each amount the certainty, and the other reading, of the labelled value or table value at the same place. */
export function shareCertainty(
  amounts: readonly ExtractedValue<Money>[],
  structured: Structured,
): void {
  const known = byPrintedPlace(structuredAmounts(structured));
  for (const amount of amounts) {
    const counterpart = known.get(printedPlaceKey(amount));
    if (!counterpart) continue;
    amount.certainty = counterpart.certainty;
    if (counterpart.otherReading !== undefined) amount.otherReading = counterpart.otherReading;
  }
}

/** Amounts that are neither labelled nor in a table. */
export function unlabelledAmounts(data: DocumentData): ExtractedValue<Money>[] {
  const known = byPrintedPlace(structuredAmounts(data));
  return data.amounts.filter((amount) => !known.has(printedPlaceKey(amount)));
}

/** Key of an amount by its place and absolute value; a table column may change the sign. */
const printedPlaceKey = ({ value, place: { page, rect } }: ExtractedValue<Money>): string =>
  [page, rect.x, rect.y, Math.abs(value.minor)].join();

/** The first value at each printed place. */
const byPrintedPlace = (
  values: readonly ExtractedValue<Money>[],
): Map<string, ExtractedValue<Money>> =>
  new Map([...values].reverse().map((extracted) => [printedPlaceKey(extracted), extracted]));

/** Currency in a separate cell beside a cell with only a number. */
function adjacentCurrencyOf(row: Row, index: number): string | null {
  if (!/^[-\d.,() ]+$/.test(row.cells[index]?.text ?? '')) return null;
  return (
    currencyOf(row.cells[index - 1]?.text ?? '') ?? currencyOf(row.cells[index + 1]?.text ?? '')
  );
}

export function structuredAmounts(data: Structured): ExtractedValue<Money>[] {
  const all = [
    ...Object.values(data.fields),
    ...data.transactions.flatMap(({ amount, balance }) => [amount, balance]),
    ...data.lineItems.flatMap(({ unitPrice, amount }) => [unitPrice, amount]),
    ...data.payments.map(({ amount }) => amount),
    ...data.deductions.map(({ amount }) => amount),
  ];
  return [...new Set(all.filter((extracted) => extracted !== null))];
}
