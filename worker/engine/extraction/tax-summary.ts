import type { ExtractedValue, Money, VatRow, VatSums } from '../evidence/document-data.js';
import { isSamePlace, type Rect } from '../evidence/geometry.js';
import { type Cell, moneyIn, type Row } from './layout.js';
import { type Column, columnAt } from './tables/columns.js';
import { isTaxHeading, type TaxColumn, taxColumns } from './tables/tax-columns.js';
import { RATES_MAX, rateIn } from './vat-by-rate.js';

type Amount = ExtractedValue<Money>;

export interface VatSummary {
  rows: VatRow[];
  /** Its last row, where it is the sum of the others, all of which were read. */
  total: VatSums | null;
}

/** Rows of one summary stand within so many lines of each other: a rate may take two. */
export const REACH_ROWS = 6;

/** "GST Summary", "Tax analysis". */
const TITLE =
  /(?<!\p{L})(?:gst|vat|tax|sst|mwst|מע"?מ) ?(?:s\p{L}{3,7}y|analysis|breakdown)(?!\p{L})/u;
const TOTAL = /^\W*(?:total|סה"?כ)(?!\p{L})/u;
/** Codes of goods taxed at the usual rate. */
const STANDARD = /^\W*(?:sr|s|sst|tx)(?![\p{L}\p{N}])/u;

/** The columns of the heading of a summary that has a title, in its row or one of the two above. */
function taxHeading(row: Row, rows: readonly Row[]): Column<TaxColumn>[] | null {
  const columns = taxColumns(row);
  if (!isTaxHeading(columns)) return null;
  const isTitled = rows.some(
    ({ page, index, cells }) =>
      page === row.page &&
      index <= row.index &&
      index >= row.index - TITLE_ROWS &&
      cells.some(({ folded }) => TITLE.test(folded)),
  );
  return isTitled ? columns : null;
}

const TITLE_ROWS = 2;

/**
 * The summary of taxes below a receipt: lines of codes with their bases and taxes, and mostly a
 * line of totals. A code stands for its rate: that of the tax in the heading or elsewhere in the
 * row, or the only one that the receipt names for it. null where there is none, or one that is not
 * understood.
 */
export function titledSummary(rows: readonly Row[], amounts: readonly Amount[]): VatSummary | null {
  const heading = rows.find((row) => taxHeading(row, rows) !== null);
  if (!heading) return null;
  const columns = taxHeading(heading, rows) ?? [];
  const kindAt = (rect: Rect) => columnAt(rect, columns)?.kind;
  const usual = onlyOf([...new Set(rows.flatMap(({ cells }) => cells.flatMap(ratesOfTax)))]);
  const found: VatRow[] = [];
  for (const row of rows.slice(rows.indexOf(heading) + 1)) {
    if (row.page !== heading.page || row.index > heading.index + REACH_ROWS) break;
    const own = amountsIn(row, amounts).filter(({ place }) => kindAt(place.rect) !== 'rate');
    const under = (kind: 'net' | 'vat') =>
      onlyOf(own.filter(({ place }) => kindAt(place.rect) === kind));
    const [net, vat] = [under('net'), under('vat')];
    const text = row.cells.map(({ folded }) => folded).join(' ');
    if (!net || !vat) {
      // What is not read may be a line of it.
      if (own.length > 0) break;
      continue;
    }
    if (TOTAL.test(text)) return found.length > 0 ? { rows: found, total: { net, vat } } : null;
    const printed = onlyOf(
      row.cells.flatMap((cell) => rateIn(cell, { orBare: kindAt(cell.rect) === 'rate' }) ?? []),
    );
    const rate = printed ?? (vat.value.minor === 0 ? 0 : STANDARD.test(text) ? usual : null);
    if (rate === null) return null;
    found.push({ rate, net, vat });
  }
  return found.length > 0 && found.length <= RATES_MAX ? { rows: found, total: null } : null;
}

/** "GST 6%", "6% GST": the rates that a text names for a tax, percent. */
const ratesOfTax = ({ folded }: Cell): number[] =>
  [...folded.matchAll(RATE_OF_TAX)].map(([, after, before]) =>
    Number((after ?? before ?? '').replace(',', '.')),
  );
const RATE_OF_TAX =
  /(?<!\p{L})(?:gst|sst|vat|tax)(?!\p{L})[ @(:=]{0,4}(\d{1,2}(?:[.,]\d{1,2})?) ?%|(?<![\p{N}.,])(\d{1,2}(?:[.,]\d{1,2})?) ?% ?(?:gst|sst|vat|tax)(?!\p{L})/gu;

/** Those of the document that a row prints. */
export const amountsIn = (row: Row, amounts: readonly Amount[]): Amount[] =>
  moneyIn(row).flatMap(({ place }) => amounts.find((one) => isSamePlace(one.place, place)) ?? []);

export const onlyOf = <Item>([only, ...others]: readonly Item[]): Item | null =>
  others.length === 0 ? (only ?? null) : null;
