import { currencyOf } from './currencies.js';
import type { DocumentData, Money, Reading } from './document-data.js';
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
  const known = structuredAmounts(structured);
  return rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      const lonely = loneCurrencyBeside(row, cell.index);
      return cell.amounts.flatMap((found) => {
        const place = { cell, start: found.start, end: found.end };
        const currency = found.currency ?? lonely;
        const reading = readingAt(place, { minor: found.minor, currency });
        if (currency === null && counts(labels.get(row) ?? [], cell, found.start)) return [];
        const isMoney =
          found.marked || lonely !== null || known.some((other) => isSame(other, reading));
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
  const known = structuredAmounts(structured);
  for (const amount of amounts) {
    const twin = known.find((other) => isSame(other, amount));
    if (twin) amount.certainty = twin.certainty;
  }
}

/** Amounts that stand neither behind a label nor in a table. */
export function looseAmounts(data: DocumentData): Reading<Money>[] {
  const known = structuredAmounts(data);
  return data.amounts.filter((amount) => !known.some((other) => isSame(other, amount)));
}

/** A column's sign is no part of what is printed: amounts compare by size. */
const isSame = (a: Reading<Money>, b: Reading<Money>): boolean =>
  a.place.page === b.place.page &&
  a.place.rect.x === b.place.rect.x &&
  a.place.rect.y === b.place.rect.y &&
  Math.abs(a.value.minor) === Math.abs(b.value.minor);

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
