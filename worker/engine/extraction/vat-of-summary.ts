import type { DocumentData, ExtractedValue, Money, NamedText } from '../evidence/document-data.js';
import { decimal } from './decimal.js';
import { moneyAt, type Row } from './layout.js';

/** "GST @6% included in total 0.70", "total includes 6% GST 1.60": a sentence that states the tax. */
const STATES_TAX =
  /(?<!\p{L})(?:gst|vat|sst|tax)(?!\p{L})[^\p{L}]*includ(?:ed|es)(?!\p{L})|(?<!\p{L})includ(?:es|ing|ed)[^\p{L}]*(?:gst|vat|sst|tax)(?!\p{L})/u;
const HEADS_SUMMARY = /(?<!\p{L})(?:gst|vat|tax|sst) ?s\p{L}{3,7}y(?!\p{L})/u;
const NO_TAX = /(?<![\d.,])0(?:[.,]00?)?\s?%/;
/** A tax is a smaller share of a total than this; a larger amount is the total that includes it. */
const SHARE_MAX = 0.25;

/**
 * The tax that a receipt prints apart from its sums: in a summary of one rate, in a
 * sentence, or as 0.00 beside the only rate, 0 %. It is in the total already, so that no
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
  const [only] = stated.length === 1 ? stated : withoutTax(rows);
  return only ? { ...only, name: 'vat', value: decimal(only.value.minor) } : null;
}

/** The tax of 0.00 in the only row of a summary. */
function withoutTax(rows: readonly Row[]): ExtractedValue<Money>[] {
  const head = rows.findIndex(({ cells }) =>
    cells.some(({ folded }) => HEADS_SUMMARY.test(folded)),
  );
  const page = rows[head]?.page;
  if (!page) return [];
  const listed = rows
    .slice(head + 1)
    .filter((row) => row.page === page && moneyIn(row).length >= 2)
    .map((row) => ({ amounts: moneyIn(row), text: row.cells.map(({ text }) => text).join(' ') }));
  const [first, ...others] = listed;
  const tax = first?.amounts.at(-1);
  const isOnly = others.every(({ amounts }) => amounts.at(-1)?.value.minor === 0);
  return first && tax?.value.minor === 0 && isOnly && NO_TAX.test(first.text) ? [tax] : [];
}

const moneyIn = ({ cells }: Row): ExtractedValue<Money>[] =>
  cells.flatMap((cell) =>
    cell.amounts.filter(({ isMoney }) => isMoney).map((amount) => moneyAt(cell, amount)),
  );
