import { currencyOf } from './currencies.js';
import type { DocumentData, Money, Reading } from '../evidence/document-data.js';
import type { Label } from './labels/find-labels.js';
import type { LabelledRows } from './labels/value-of.js';
import { readingAt, type Cell, type Row } from './layout.js';

type Structured = Pick<
  DocumentData,
  'fields' | 'transactions' | 'lineItems' | 'payments' | 'deductions'
>;

/** Every amount printed as money, in reading order, with the sign as printed. */
export function readAllAmounts(
  { rows, labels }: LabelledRows,
  structured: Structured,
): Reading<Money>[] {
  const known = byPrint(structuredAmounts(structured));
  return rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      const lonely = loneCurrencyBeside(row, cell.index);
      return cell.amounts.flatMap((found) => {
        const place = { cell, start: found.start, end: found.end };
        const currency = found.currency ?? lonely;
        const reading = readingAt(place, { minor: found.minor, currency });
        if (currency === null && counts(labels.get(row) ?? [], cell, found.start)) return [];
        const isMoney = found.marked || lonely !== null || known.has(printOf(reading));
        return isMoney ? [reading] : [];
      });
    }),
  );
}

/** "Credit points: 2.25": the nearest label in front says that the number counts something. */
function counts(labels: readonly Label[], cell: Cell, at: number): boolean {
  const before = labels.filter(
    (label) => label.cell.index < cell.index || (label.cell === cell && label.end <= at),
  );
  return before.at(-1)?.meaning.kind === 'count';
}

/** An amount that a labelled value or a table holds too is as certain there as here. */
export function shareCertainty(amounts: readonly Reading<Money>[], structured: Structured): void {
  const known = byPrint(structuredAmounts(structured));
  for (const amount of amounts) {
    const twin = known.get(printOf(amount));
    if (twin) amount.certainty = twin.certainty;
  }
}

/** Amounts that stand neither behind a label nor in a table. */
export function looseAmounts(data: DocumentData): Reading<Money>[] {
  const known = byPrint(structuredAmounts(data));
  return data.amounts.filter((amount) => !known.has(printOf(amount)));
}

/** What is printed where; a column's sign is no part of it. */
const printOf = ({ value, place: { page, rect } }: Reading<Money>): string =>
  [page, rect.x, rect.y, Math.abs(value.minor)].join();

/** The first reading of each amount. */
const byPrint = (readings: readonly Reading<Money>[]): Map<string, Reading<Money>> =>
  new Map([...readings].reverse().map((reading) => [printOf(reading), reading]));

/** "₪" in a cell of its own, beside a cell that holds nothing but a number. */
function loneCurrencyBeside(row: Row, index: number): string | null {
  if (!/^[-\d.,() ]+$/.test(row.cells[index]?.text ?? '')) return null;
  return (
    currencyOf(row.cells[index - 1]?.text ?? '') ?? currencyOf(row.cells[index + 1]?.text ?? '')
  );
}

function structuredAmounts(data: Structured): Reading<Money>[] {
  const all = [
    ...Object.values(data.fields),
    ...data.transactions.flatMap(({ amount, balance }) => [amount, balance]),
    ...data.lineItems.flatMap(({ unitPrice, amount }) => [unitPrice, amount]),
    ...data.payments.map(({ amount }) => amount),
    ...data.deductions.map(({ amount }) => amount),
  ];
  return [...new Set(all.filter((reading) => reading !== null))];
}
