import type { FoundAmount } from '../amounts.js';
import type { LineItem, Money, ExtractedValue } from '../../evidence/document-data.js';
import type { Label } from '../labels/label.js';
import type { LabelledRows } from '../labels/value-of.js';
import { hasMoney, moneyAt, type Row } from '../layout.js';
import { countedIn } from './counted.js';
import { nearestColumn, type Column } from './columns.js';
import { isItemHeading, itemColumns, type ItemColumn } from './item-columns.js';
import { areAllItems, descriptionOf, itemsByShape } from './items-by-shape.js';
import { upperMedian } from '../../statistics.js';
import { alignItemColumns } from './align-item-columns.js';

export interface Items {
  items: LineItem[];
  /** Whether every row between heading and totals was read as an item or has no number. */
  complete: boolean;
  /** Rows that belong to the table. */
  claimed: Set<Row>;
}

/** Consecutive rows without an amount at most: long descriptions, group headings. */
const EMPTY_ROWS_MAX = 6;
/** A row distance of this many median distances has room for a row that OCR missed. */
const ROOM_FOR_ROW = 1.7;

/** Extracts the items of an invoice or receipt: below their heading up to the first total, else by their shape. */
export function extractLineItems(document: LabelledRows): Items {
  let tried = 0;
  for (const [index, row] of document.rows.entries()) {
    const columns = headingAt(document.rows, index);
    if (!columns) continue;
    if (++tried > HEADINGS_MAX) break;
    const aligned = alignItemColumns(columns, bodyBelow(document, index));
    const found = itemsUnder(document, index, aligned);
    if (found.items.length > 0) return { ...found, claimed: found.claimed.add(row) };
  }
  const items = itemsByShape(document.rows);
  return {
    items,
    complete: areAllItems(items, document.rows, endOf(items, document)),
    claimed: new Set(),
  };
}

/** Index of the first row of totals below the last of some items. */
function endOf(items: readonly LineItem[], { rows, labels }: LabelledRows): number {
  const last = rows.findIndex(({ rect }) => rect === items.at(-1)?.place.rect);
  const end = rows.findIndex(
    (row, index) => index > last && isSummaryRow(row, labels.get(row) ?? []),
  );
  return last < 0 || end < 0 ? 0 : end;
}

/** The columns of a heading, which may take two lines. */
function headingAt(rows: readonly Row[], index: number): Column<ItemColumn>[] | null {
  const row = rows[index];
  if (!row || hasMoney(row)) return null;
  const one = itemColumns(row);
  if (one.length === 0) return null;
  const next = rows[index + 1];
  const more =
    next && next.page === row.page && !hasMoney(next) && row.rect.h * 2 > next.rect.y - row.rect.y
      ? itemColumns(next)
      : [];
  const both = [...one, ...more];
  return isItemHeading(one)
    ? isItemHeading(more)
      ? one
      : both
    : isItemHeading(both)
      ? both
      : null;
}

/** The rows below a heading, without what later pages repeat down to a heading of the same columns. */
function* rowsBelow(rows: readonly Row[], heading: number): Generator<Row> {
  const kindsOf = (at: number): string | undefined =>
    headingAt(rows, at)
      ?.map(({ kind }) => kind)
      .join();
  const kinds = kindsOf(heading);
  let skippedTo = heading;
  for (const [at, row] of rows.entries()) {
    if (at <= skippedTo) continue;
    if (row.page !== rows[at - 1]?.page) {
      const top = rows.slice(at, at + HEAD_ROWS_MAX).filter(({ page }) => page === row.page);
      const repeated = top.findIndex((_, index) => kindsOf(at + index) === kinds);
      if (repeated >= 0) {
        skippedTo = at + repeated;
        continue;
      }
    }
    yield row;
  }
}

/** Rows above the heading of a further page at most. */
const HEAD_ROWS_MAX = 30;

/** Headings tried at most; an invoice does not have more without items below them. */
const HEADINGS_MAX = 40;
/** Rows used to align the columns of a table. */
const BODY_ROWS_MAX = 100;

/** The rows from a heading to the first total; empty when no total follows. */
function bodyBelow({ rows, labels }: LabelledRows, heading: number): readonly Row[] {
  const below = [...rowsBelow(rows.slice(0, heading + 1 + BODY_ROWS_MAX), heading)];
  const sum = below.findIndex((row) => isSummaryRow(row, labels.get(row) ?? []));
  return sum < 0 ? [] : below.slice(0, sum);
}

function itemsUnder(
  { rows, labels }: LabelledRows,
  heading: number,
  columns: Column<ItemColumn>[],
): Items {
  const found: Items = { items: [], complete: true, claimed: new Set() };
  const between: Row[] = [];
  let empty = 0;
  for (const row of rowsBelow(rows, heading)) {
    if (isSummaryRow(row, labels.get(row) ?? [])) {
      return { ...found, complete: found.complete && !mayMissRow(between) };
    }
    between.push(row);
    const item = itemIn(row, columns);
    if (item) {
      empty = 0;
      found.items.push(item);
      found.claimed.add(row);
      if (namesDiscount(row) && item.amount.value.minor > 0) found.complete = false;
    } else if (hasMoney(row) || hasLostNumber(row)) {
      found.complete = false;
    } else if (++empty > EMPTY_ROWS_MAX) {
      break;
    }
  }
  return { ...found, complete: false };
}

/** "Sibling discount 450.00": what is taken off without a minus; the items do not add up to the total. */
const namesDiscount = ({ cells }: Row): boolean =>
  cells.some(({ folded }) =>
    /(?<!\p{L})(?:discounts?|rebates?|concessions?|scholarships?|waivers?|הנחה|הנחות|הנחת|מלגה|rabatt|remise)(?!\p{L})/u.test(
      folded,
    ),
  );

/** Whether OCR read a number that is not an amount, as when its point was lost. */
const hasLostNumber = ({ page, cells }: Row): boolean =>
  page.textSource === 'ocr' && cells.some(({ text }) => /\d/.test(text) && !/\p{L}{2}/u.test(text));

function mayMissRow(rows: readonly Row[]): boolean {
  if (rows[0]?.page.textSource !== 'ocr') return false;
  const steps = rows.slice(1).map((row, index) => row.rect.y - (rows[index]?.rect.y ?? row.rect.y));
  const usual = upperMedian(steps) ?? Infinity;
  return steps.some((step) => step > usual * ROOM_FOR_ROW);
}

/** Whether a row begins with an amount label and has an amount, or begins the totals below the items. */
const isSummaryRow = (row: Row, labels: readonly Label[]): boolean =>
  labels.some(({ meaning, cell, start }) => {
    if (meaning.kind === 'count') return cell.index === 0 && start === 0;
    // Delivery is listed among the goods, too.
    if (meaning.kind !== 'amount' || meaning.field === 'service_charge') return false;
    const wordsBefore = cell.text.slice(0, start).match(/\p{L}{2,}/gu) ?? [];
    const total = meaning.field === 'total' || meaning.field === 'subtotal';
    return wordsBefore.length <= (total && hasMoney(row) ? 2 : 0) && (total || hasMoney(row));
  });

function itemIn(row: Row, columns: Column<ItemColumn>[]): LineItem | null {
  const numeric = columns.filter(({ kind }) => kind !== 'description');
  const found = row.cells.flatMap((cell) => {
    const counted = countedIn(cell);
    if (counted)
      return [
        {
          extracted: counted,
          isMoney: false,
          fit: nearestColumn(counted.place.rect, columns),
        },
      ];
    return cell.amounts.map((amount) => {
      const extracted = moneyAt(cell, amount);
      const eligible = amount.isMoney ? priced(numeric, amount) : columns;
      return {
        extracted,
        isMoney: amount.isMoney,
        fit: nearestColumn(extracted.place.rect, eligible),
      };
    });
  });
  const best = (kind: ItemColumn) =>
    found
      .filter(({ fit }) => fit?.column.kind === kind)
      .sort((a, b) => (b.fit?.nearness ?? 0) - (a.fit?.nearness ?? 0))[0];
  const amount = best('amount');
  if (!amount?.isMoney) return null;
  const quantity = best('quantity');
  const price = best('unit_price');
  // A number with two decimals is a quantity only directly below its heading.
  const counts = quantity && (!quantity.isMoney || (quantity.fit?.nearness ?? 0) > 0);
  const isPrice = price?.isMoney === true;
  return {
    description: descriptionOf(row.cells),
    quantity: counts ? quantityOf(quantity.extracted) : null,
    unitPrice: isPrice ? price.extracted : null,
    amount: amount.extracted,
    place: { page: row.page.number, rect: row.rect },
  };
}

/** Columns an amount may belong to; an amount with a currency is not a quantity. */
const priced = (columns: Column<ItemColumn>[], { currency }: FoundAmount): Column<ItemColumn>[] =>
  currency === null ? columns : columns.filter(({ kind }) => kind !== 'quantity');

/** A quantity from its amount, which was parsed in hundredths. */
const quantityOf = (extracted: ExtractedValue<Money>): ExtractedValue<number> => ({
  ...extracted,
  value: extracted.value.minor / 100,
});
