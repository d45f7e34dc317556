import type { DocumentData, ExtractedValue, VatRow } from '../evidence/document-data.js';
import type { Rect } from '../evidence/geometry.js';
import { extractedAt, type Row, wholeCell } from './layout.js';
import { rateIn } from './vat-by-rate.js';

const RATE = String.raw`(?<rate>\d{1,2}(?:[.,]\d{1,3})?)`;
const TAX = String.raw`(?:מע["']{0,2}מ|vat|gst|sst|tax|מעמ|ust|umsatzsteuer|mwst|mehrwertsteuer|tva|iva|btw|moms)`;
const PRINTED = [
  new RegExp(
    String.raw`(?<![\p{L}])${TAX}(?![\p{L}])[^\d%]{0,14}(?:${RATE}\s?%|%\s?(?<rate2>\d{1,2}(?:[.,]\d{1,3})?))`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\d.,])(?:${RATE}\s?%|%\s?(?<rate2>\d{1,2}(?:[.,]\d{1,3})?))[^\d%]{0,6}(?<![\p{L}])${TAX}(?![\p{L}])`,
    'gu',
  ),
];

/** Extracts the VAT rate, percent, printed beside a word for VAT; null for none or several. */
export function extractVatRate(rows: readonly Row[]): ExtractedValue<number> | null {
  const found: ExtractedValue<number>[] = [];
  for (const row of rows) {
    for (const cell of row.cells) {
      for (const pattern of PRINTED) {
        for (const match of cell.folded.matchAll(pattern)) {
          const printed = match.groups?.rate ?? match.groups?.rate2 ?? '';
          const value = Number(printed.replace(',', '.'));
          if (value > 30) continue;
          const end = match.index + match[0].length;
          found.push(extractedAt({ cell, start: match.index, end }, value));
        }
      }
    }
  }
  const rates = new Set(found.map((extracted) => extracted.value).filter((rate) => rate !== 0));
  return rates.size > 1
    ? null
    : (found.find((extracted) => extracted.value !== 0) ?? found[0] ?? null);
}

/** Rates of the world are multiples of a half, percent. */
const RATE_STEP = 0.5;
const RATE_MAX = 30;

/**
 * Makes the rate of a picture unsure where the printed tax, against what it is levied on, is exactly
 * that of another rate: "8%" beside amounts at 18 % has lost a digit, to both readers where the
 * cut between two digits was wrong.
 */
export function doubtMisreadRate({ vatRate, fields }: DocumentData): void {
  if (vatRate === null || vatRate.certainty === 'exact') return;
  const { vat, subtotal, total } = fields;
  if (vat === undefined || vat.value.minor <= 0) return;
  const bases = [subtotal?.value.minor, total && total.value.minor - vat.value.minor];
  for (const base of bases) {
    if (base === undefined || base <= 0 || isTaxOf(base, vat.value.minor, vatRate.value)) continue;
    const implied = Math.round((100 * vat.value.minor) / base / RATE_STEP) * RATE_STEP;
    if (implied > RATE_MAX || !isTaxOf(base, vat.value.minor, implied)) continue;
    vatRate.certainty = 'unsure';
  }
}

/** Whether a tax is the rate of its base, both in minor units, rounded once. */
const isTaxOf = (base: number, tax: number, rate: number): boolean =>
  rate > 0 && Math.abs(tax - (base * rate) / 100) <= 1;

/**
 * The rate that the only row of a summary of tax prints, in a cell that names no tax: "1,278.90 | 19.00 % |
 * 242.99". null where the summary has several rates, or none.
 */
export function rateOfSummary(
  summary: readonly VatRow[],
  rows: readonly Row[],
): ExtractedValue<number> | null {
  const [only, ...others] = summary;
  if (!only || others.length > 0) return null;
  const { page, rect } = only.vat.place;
  for (const row of rows) {
    const isOwn = row.page.number === page && overlapY(row.rect, rect) > rect.h / 2;
    if (!isOwn) continue;
    const cell = row.cells.find((one) => rateIn(one, { orBare: true }) === only.rate);
    if (cell) return extractedAt(wholeCell(cell), only.rate);
  }
  return null;
}

const overlapY = (a: Rect, b: Rect): number => Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
