import { findAmounts } from '../amounts.js';
import type { LineItem, Money, Reading } from '../document-data.js';
import type { Label } from '../labels/find-labels.js';
import type { LabelledRows } from '../labels/value-of.js';
import { readingAt, type Cell, type Row } from '../layout.js';
import { columnAt, columnFinder, type Column } from './columns.js';

type Kind = 'description' | 'quantity' | 'unit_price' | 'amount' | 'other';

const columnsIn = columnFinder<Kind>({
  description: [
    'תיאור',
    'תאור',
    'פירוט',
    'פריט',
    'שם (ה)פריט',
    'תיאור (ה)פריט',
    'תיאור (ה)מוצר',
    'תיאור השירות',
    'מוצר',
    'שירות',
    'description',
    'item',
    'items',
    'product',
    'service',
    'item description',
    'details',
    'particulars',
  ],
  quantity: ['כמות', 'יחידות', "יח'", 'שעות', 'qty', 'quantity', 'hours', 'units'],
  unit_price: [
    'מחיר',
    'מחיר ליחידה',
    "מחיר יח'",
    'מחיר יחידה',
    'תעריף',
    'unit price',
    'price',
    'rate',
    'u. price',
    'price per unit',
    'unit cost',
  ],
  amount: [
    'סה"כ',
    'סכום',
    'סה"כ שורה',
    'סה"כ לפני מע"מ',
    'סה"כ בש"ח',
    'סכום בש"ח',
    'amount',
    'total',
    'line total',
    'total price',
    'net amount',
  ],
  other: [
    'מק"ט',
    'קוד',
    'קוד פריט',
    "מס'",
    'הנחה',
    'אחוז הנחה',
    'מע"מ',
    'מטבע',
    'code',
    'no.',
    'tax',
    'vat',
    'gst',
    'discount',
    'disc.',
    'unit',
    'sku',
    'currency',
  ],
});

export interface Items {
  items: LineItem[];
  complete: boolean;
  claimed: Set<Row>;
}

/** Rows without an amount of their own that may follow one another: long descriptions, headings of groups. */
const EMPTY_ROWS_MAX = 6;

/** The items of an invoice or receipt under their heading, up to the first total. */
export function readLineItems(document: LabelledRows): Items {
  const found: Items = { items: [], complete: false, claimed: new Set() };
  for (const [index, row] of document.rows.entries()) {
    const columns = columnsIn(row);
    if (!isHeading(columns) || hasMoney(row)) continue;
    readUnder(document, index, columns, found);
    if (found.items.length > 0) return found;
    found.claimed.clear();
  }
  return { ...found, items: itemsByShape(document.rows) };
}

function isHeading(columns: Column<Kind>[]): boolean {
  const kinds = new Set(columns.map((column) => column.kind));
  return (
    kinds.has('amount') &&
    (kinds.has('quantity') || kinds.has('unit_price') || kinds.has('description'))
  );
}

const hasMoney = (row: Row): boolean =>
  row.cells.some((cell) => findAmounts(cell.text).some((amount) => amount.marked));

function readUnder(
  document: LabelledRows,
  heading: number,
  columns: Column<Kind>[],
  found: Items,
): void {
  const { rows, labels } = document;
  const head = rows[heading];
  if (!head) return;
  found.claimed.add(head);
  found.complete = true;
  let empty = 0;
  for (const row of rows.slice(heading + 1)) {
    if (isSum(row, labels.get(row) ?? [])) return;
    const item = itemIn(row, columns);
    if (item) {
      empty = 0;
      found.items.push(item);
      found.claimed.add(row);
    } else if (hasMoney(row)) {
      found.complete = false;
    } else if (++empty > EMPTY_ROWS_MAX) {
      found.complete = false;
      return;
    }
  }
  found.complete = false;
}

/** A row that begins with the label of an amount and has one, or that begins the sums below the items. */
const isSum = (row: Row, labels: readonly Label[]): boolean =>
  labels.some(
    ({ meaning, cell, start }) =>
      meaning.kind === 'amount' &&
      !/\p{L}/u.test(cell.text.slice(0, start)) &&
      (hasMoney(row) || meaning.field === 'total' || meaning.field === 'subtotal'),
  );

function itemIn(row: Row, columns: Column<Kind>[]): LineItem | null {
  const numeric = columns.filter(({ kind }) => kind !== 'description');
  const by: Partial<Record<Kind, { reading: Reading<Money>; marked: boolean }>> = {};
  for (const cell of row.cells) {
    for (const found of findAmounts(cell.text)) {
      const place = { cell, start: found.start, end: found.end };
      const reading = readingAt(place, { minor: found.minor, currency: found.currency });
      const column = columnAt(reading.place.rect, found.marked ? numeric : columns);
      if (column && by[column.kind] === undefined)
        by[column.kind] = { reading, marked: found.marked };
    }
  }
  const amount = by.amount;
  if (!amount?.marked) return null;
  const quantity = by.quantity && quantityOf(by.quantity.reading);
  return {
    description: descriptionOf(row.cells),
    quantity: quantity ?? null,
    unitPrice: by.unit_price?.reading ?? null,
    amount: amount.reading,
    place: { page: row.page.number, rect: row.rect },
  };
}

/** A quantity was parsed as money: hundredths of a piece. */
const quantityOf = (reading: Reading<Money>): Reading<number> => ({
  ...reading,
  value: reading.value.minor / 100,
});

const descriptionOf = (cells: readonly Cell[]): string =>
  cells
    .map((cell) => cell.text)
    .filter((text) => /\p{L}{2}/u.test(text))
    .join(' ');

/** "2 x 15.50 31.00": without a heading only what says of itself that it multiplies. */
const SHAPE =
  /(?<![\d.,])(?<quantity>\d{1,4}(?:\.\d{1,3})?)\s?[x×*@]\s?(?<price>[₪$€£]?\s?[\d,]+\.\d{2})/gu;

function itemsByShape(rows: readonly Row[]): LineItem[] {
  return rows.flatMap((row) => {
    for (const cell of row.cells) {
      const [shape] = [...cell.folded.matchAll(SHAPE)];
      if (!shape?.groups) continue;
      const end = shape.index + shape[0].length;
      const price = findAmounts(shape.groups.price ?? '')[0];
      const after = amountAfter(row, cell, end);
      if (!price || !after) continue;
      const quantityEnd = shape.index + (shape.groups.quantity ?? '').length;
      return [
        {
          description: descriptionOf(row.cells),
          quantity: readingAt(
            { cell, start: shape.index, end: quantityEnd },
            Number(shape.groups.quantity),
          ),
          unitPrice: readingAt(
            { cell, start: end - (shape.groups.price ?? '').length, end },
            { minor: price.minor, currency: price.currency },
          ),
          amount: after,
          place: { page: row.page.number, rect: row.rect },
        },
      ];
    }
    return [];
  });
}

/** The last amount of the row behind the multiplication. */
function amountAfter(row: Row, cell: Cell, from: number): Reading<Money> | null {
  const readings = row.cells.slice(cell.index).flatMap((here) =>
    findAmounts(here.text)
      .filter((amount) => amount.marked && (here !== cell || amount.start >= from))
      .map((amount) =>
        readingAt(
          { cell: here, start: amount.start, end: amount.end },
          { minor: amount.minor, currency: amount.currency },
        ),
      ),
  );
  return readings.at(-1) ?? null;
}
