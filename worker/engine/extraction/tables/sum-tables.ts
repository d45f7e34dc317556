import type { AmountField, ExtractedValue, Money } from '../../evidence/document-data.js';
import { hasMoney, moneyAt, type Row } from '../layout.js';
import { rateIn } from '../vat-by-rate.js';
import { columnAt, type Column } from './columns.js';
import { itemColumns } from './item-columns.js';
import { isSumHeading, sumColumns, type SumColumn } from './sum-columns.js';

type Sums = Partial<Record<SumColumn, ExtractedValue<Money>>>;

export interface SumTables {
  /** What the rows of totals say, where their parts add up. */
  fields: Partial<Record<AmountField, ExtractedValue<Money>>>;
  /** Headings and rows of the tables. */
  claimed: Set<Row>;
}

const ROWS_MAX = 12;
/** A row this many heights below the one before is of the next table. */
const STEP_HEIGHTS_MAX = 4;
/** Rounding of each rate, hundredths. */
const TOLERANCE = 2;
/** Letters of a row of sums: "Total facture", "Lieferungen und Leistungen". */
const LETTERS_MAX = 44;
const TWIN_GAP_PERCENT = 3;

/**
 * The sums of tables whose heading names the tax and its base or the amount with tax: one
 * row of totals, or a row for each rate with their totals below. Only totals that their
 * own row or the rows above confirm are taken.
 */
export function extractSumTables(rows: readonly Row[], claimed: ReadonlySet<Row>): SumTables {
  const found: SumTables = { fields: {}, claimed: new Set() };
  for (const [index, heading] of rows.entries()) {
    if (claimed.has(heading) || found.claimed.has(heading)) continue;
    const columns = headingColumns(heading);
    if (!columns) continue;
    const body = bodyBelow(rows, index, claimed);
    const read = body.map((row) => sumsOf(row, columns));
    // "Payable by 20.03. with 2 % discount = 30,44 EUR" below it is a line of its own.
    const end = read.findIndex((sums) => kindsIn(sums) < 2);
    const sums = end < 0 ? read : read.slice(0, end);
    const total = totalAmong(sums, onlyRateIn(body.slice(0, sums.length)));
    if (!total) continue;
    for (const row of [heading, ...body.slice(0, sums.length)]) found.claimed.add(row);
    const { net, vat, gross } = total;
    found.fields = {
      ...(net && { subtotal: net }),
      ...(vat && { vat }),
      ...(gross && { total: gross }),
      ...found.fields,
    };
  }
  return found;
}

function headingColumns(row: Row): Column<SumColumn>[] | null {
  if (hasMoney(row) || row.cells.length < 2) return null;
  const columns = withoutRates(withoutTwins(sumColumns(row)));
  if (!isSumHeading(columns)) return null;
  const isOfItems = itemColumns(row).some(
    ({ kind }) => kind === 'quantity' || kind === 'unit_price' || kind === 'description',
  );
  return isOfItems ? null : columns;
}

/** "Net / Netto": the heading of one column in two languages. */
const withoutTwins = (columns: readonly Column<SumColumn>[]): Column<SumColumn>[] =>
  columns.filter(({ kind, rect }, at) => {
    const before = columns[at - 1];
    return before?.kind !== kind || rect.x - before.rect.x - before.rect.w > TWIN_GAP_PERCENT;
  });

/** "VAT | net | VAT | gross": the first column is that of the rates. */
function withoutRates(columns: readonly Column<SumColumn>[]): Column<SumColumn>[] {
  const [first, ...others] = columns;
  const isOfRates = first?.kind === 'vat' && others.some(({ kind }) => kind === 'vat');
  return first && isOfRates ? [{ ...first, kind: 'other' }, ...others] : [...columns];
}

function bodyBelow(rows: readonly Row[], heading: number, claimed: ReadonlySet<Row>): Row[] {
  const body: Row[] = [];
  let above = rows[heading];
  for (const row of rows.slice(heading + 1, heading + 1 + ROWS_MAX)) {
    if (!above || row.page !== above.page || claimed.has(row)) break;
    if (row.rect.y - above.rect.y > Math.max(row.rect.h, above.rect.h) * STEP_HEIGHTS_MAX) break;
    const letters =
      row.cells
        .map(({ text }) => text)
        .join('')
        .match(/\p{L}/gu)?.length ?? 0;
    if (letters > LETTERS_MAX || !hasMoney(row)) break;
    body.push(row);
    above = row;
  }
  return body;
}

function sumsOf(row: Row, columns: readonly Column<SumColumn>[]): Sums {
  const sums: Sums = {};
  for (const cell of row.cells) {
    for (const amount of cell.amounts.filter(({ isMoney }) => isMoney)) {
      const extracted = moneyAt(cell, amount);
      const kind = columnAt(extracted.place.rect, columns)?.kind;
      if (kind !== undefined) sums[kind] ??= extracted;
    }
  }
  return sums;
}

const kindsIn = ({ net, vat, gross }: Sums): number =>
  [net, vat, gross].filter((sum) => sum !== undefined).length;

/**
 * The last row that is the sum of the rows above it, or the only row, where its parts add up, or where
 * all but one of them agree with the rate of tax: then that one is what a check is to call wrong.
 */
function totalAmong(rows: readonly Sums[], rate: number | null): Sums | null {
  const [only] = rows;
  if (rows.length === 1) return only && (addsUp(only) || agreesWith(rate, only)) ? only : null;
  for (let at = rows.length - 1; at > 0; at--) {
    const row = rows[at];
    if (row && isSumOf(row, rows.slice(0, at))) return row;
  }
  return null;
}

const addsUp = ({ net, vat, gross }: Sums): boolean =>
  net !== undefined &&
  vat !== undefined &&
  gross !== undefined &&
  Math.abs(net.value.minor + vat.value.minor - gross.value.minor) <= TOLERANCE;

/** Whether two of the base, the tax and the amount with it agree with a rate, percent. */
function agreesWith(rate: number | null, { net, vat, gross }: Sums): boolean {
  if (rate === null || rate === 0 || !net || !vat || !gross) return false;
  const [base, tax, whole] = [net, vat, gross].map(({ value }) => value.minor) as [
    number,
    number,
    number,
  ];
  return [
    tax - (base * rate) / 100,
    whole - (base * (100 + rate)) / 100,
    tax - (whole * rate) / (100 + rate),
  ].some((difference) => Math.abs(difference) <= TOLERANCE);
}

/** The only percentage that rows print; null where they print none or several. */
function onlyRateIn(rows: readonly Row[]): number | null {
  const rates = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => rateIn(cell, { orBare: false }) ?? []),
  );
  return new Set(rates).size === 1 ? (rates[0] ?? null) : null;
}

function isSumOf(total: Sums, parts: readonly Sums[]): boolean {
  if (!total.vat || !(total.net ?? total.gross)) return false;
  const kinds = (['net', 'vat', 'gross'] as const).filter((kind) => total[kind]);
  return kinds.every((kind) => {
    const sum = parts.reduce((value, part) => value + (part[kind]?.value.minor ?? 0), 0);
    return Math.abs(sum - (total[kind]?.value.minor ?? 0)) <= TOLERANCE * parts.length;
  });
}
