import type { DocumentData, ExtractedValue, Money, NamedText } from '../evidence/document-data.js';
import { decimal } from './decimal.js';
import { moneyIn, type Row } from './layout.js';

/** "GST @6% included in total 0.70", "total includes 6% GST 1.60": a sentence that states the tax. */
const STATES_TAX =
  /(?<!\p{L})(?:gst|vat|sst|tax)(?!\p{L})[^\p{L}]*includ(?:ed|es)(?!\p{L})|(?<!\p{L})includ(?:es|ing|ed)[^\p{L}]*(?:gst|vat|sst|tax)(?!\p{L})/u;
const HEADS_SUMMARY = /(?<!\p{L})(?:gst|vat|tax|sst) ?s\p{L}{3,7}y(?!\p{L})/u;
/** A tax is a smaller share of a total than this; a larger amount is the total that includes it. */
const SHARE_MAX = 0.25;

/**
 * The tax that a receipt prints apart from its sums: in a summary of one rate, in a
 * sentence, or beside bases with which it makes the total. It is in the total already, so that no
 * sum may take it for a tax that is added: only the report names it. null where none or
 * several are printed.
 */
export function vatOfSummary(
  rows: readonly Row[],
  { total }: DocumentData['fields'],
  byRate: readonly NamedText[],
): NamedText | null {
  const rates = byRate.filter(({ name }) => name.startsWith('vat_at_'));
  const [ofRate] = rates;
  if (ofRate) return rates.length === 1 ? { ...ofRate, name: 'vat' } : null;
  const stated = rows.flatMap((row) => {
    const isStated = row.cells.some(({ folded }) => STATES_TAX.test(folded));
    const amounts = isStated ? moneyIn(row) : [];
    const most = total ? total.value.minor * SHARE_MAX : 0;
    return amounts.length === 1 ? amounts.filter(({ value }) => value.minor <= most) : [];
  });
  const [only] = stated.length === 1 ? stated : summedTax(rows, total);
  return only ? { ...only, name: 'vat', value: decimal(only.value.minor) } : null;
}

/**
 * The tax in a summary of bases and taxes that together are the total: the only one that is
 * not 0.00, or 0.00 where all are.
 */
function summedTax(
  rows: readonly Row[],
  total: ExtractedValue<Money> | undefined,
): ExtractedValue<Money>[] {
  const head = rows.findIndex(({ cells }) =>
    cells.some(({ folded }) => HEADS_SUMMARY.test(folded)),
  );
  const page = rows[head]?.page;
  if (!page || !total) return [];
  const amounts = rows
    .slice(head + 1, head + 1 + SUMMARY_ROWS_MAX)
    .filter((row) => row.page === page)
    .map(moneyIn)
    .filter(({ length }) => length === 2);
  const end = amounts.findIndex((_, at) => isTotal(amounts.slice(0, at + 1), total));
  const taxes = amounts.slice(0, end + 1).map(([, tax]) => tax as ExtractedValue<Money>);
  const charged = taxes.filter(({ value }) => value.minor !== 0);
  return charged.length > 0 ? charged.slice(0, charged.length === 1 ? 1 : 0) : taxes.slice(0, 1);
}

/** Rates of one receipt, and lines that OCR puts between them. */
const SUMMARY_ROWS_MAX = 6;
/** Cash is rounded to a twentieth; hundredths. */
const ROUNDING = 5;

const isTotal = (
  amounts: readonly ExtractedValue<Money>[][],
  { value: total }: ExtractedValue<Money>,
): boolean => {
  const sum = amounts.flat().reduce((all, { value }) => all + value.minor, 0);
  return Math.abs(sum - total.minor) <= ROUNDING;
};
