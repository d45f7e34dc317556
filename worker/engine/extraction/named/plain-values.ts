import type { ExtractedValue } from '../../evidence/document-data.js';
import { decimal } from '../decimal.js';
import { amountsIn, extractedAt, moneyAt, type Span } from '../layout.js';

/** Signs and short words allowed between a label and its value: ": ", "of ", "- ". */
const FILLER_CHARS_MAX = 12;

/** "Average daily balance - current cycle: ": a few words more and a colon. */
const QUALIFIED = /^[^\d:]{0,48}[:：]\s{0,3}\S{0,3}$/u;

/** Thousands set apart by commas are no number of a form, a year or a section. */
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;

/** The amount of money that begins a span, as a decimal; a bare number only with its thousands apart. */
export function moneyIn(span: Span): ExtractedValue<string> | null {
  const [found] = amountsIn(span);
  if (!found) return null;
  const before = span.cell.text.slice(span.start, found.start);
  if (before.length > FILLER_CHARS_MAX && !QUALIFIED.test(before)) return null;
  const printed = span.cell.text.slice(found.start, found.end).trim();
  if (!found.isMoney && !GROUPED.test(printed)) return null;
  return { ...moneyAt(span.cell, found), value: decimal(found.minor) };
}

const PERCENT =
  /(?<![\p{L}\p{N}.,])(?:(\d{1,2}(?:[.,]\d{1,4})?)\s?%|%\s?(\d{1,2}(?:[.,]\d{1,4})?))(?![\p{N}])/u;

/** "4.25 %" as "4.25". */
export const percentIn = (span: Span): ExtractedValue<string> | null =>
  matched(span, PERCENT, (printed) => String(Number(printed.replace(',', '.'))));

const YEAR = /(?<![\p{L}\p{N}./-])((?:19|20)\d{2})(?![\p{L}\p{N}/-]|\.\d)/u;

export const yearIn = (span: Span): ExtractedValue<string> | null => matched(span, YEAR);

const COUNT = /^[\s:：(-]*(\d{1,3})(?![\p{N}.,/:%-])/u;

/** A whole number of days, months or payments. */
export const countIn = (span: Span): ExtractedValue<string> | null =>
  matched(span, COUNT, (printed) => String(Number(printed)));

const YEARS = /(?<!\p{L})(?:years?|yrs?|jahre?|ans?|années?|años?|שנימ|שנה|שנ)(?!\p{L})/u;
const SHORTER =
  /(?<!\p{L})(?:days?|weeks?|tage?|wochen?|jours?|semaines?|días?|ימימ|שבועות)(?!\p{L})/u;
const MONTHS = /(?<!\p{L})(?:months?|mths?|monate?|mois|mes(?:es)?|חודשימ|חודש)(?!\p{L})/u;
const BARE = /^\W*(?:term|duration|tenure|tenor|period)\W*\d?/u;
const MONTHS_PER_YEAR = 12;

/** The term of a loan in months: "36", "36 months", "3 years"; the label may name the unit, "tenure (years)". */
export function monthsIn(span: Span, label: string): ExtractedValue<string> | null {
  // "Tenure (years): 2"
  const unitLead = /^\s*\([^)\d]{0,20}\)/u.exec(span.cell.text.slice(span.start, span.end));
  const count = countIn({ ...span, start: span.start + (unitLead?.[0].length ?? 0) });
  if (!count) return null;
  const behind = span.cell.folded.slice(span.start, span.end).replace(/^\D{0,14}\d+/u, '');
  const unit = /^[\s(]*\p{L}/u.test(behind) ? behind.slice(0, UNIT_CHARS_MAX) : label;
  if (SHORTER.test(unit)) return null;
  // "Term" alone is also a word of terms and conditions.
  if (BARE.test(label) && !YEARS.test(unit) && !MONTHS.test(unit)) return null;
  if (!YEARS.test(unit)) return count;
  return { ...count, value: String(Number(count.value) * MONTHS_PER_YEAR) };
}

/** A unit stands within this many characters behind its number. */
const UNIT_CHARS_MAX = 12;

const CARD = /(?<![\p{L}\p{N}.,/-])(?:[\dx*•#]{4}[ -]?){0,3}[x*•# -]{0,30}(\d{4})(?![\p{N}.,/-])/u;

/** American Express shows the last five digits behind the one before them: "3-41008". */
const CARD_OF_FIVE = /(?<![\p{L}\p{N}.,/-])\d-\d(\d{4})(?![\p{N}.,/-])/u;

/** The last four digits of a card: "XXXX-XXXX-XXXX-1234", "**** 1234", "1234", "3-41008". */
export const cardNumberIn = (span: Span): ExtractedValue<string> | null =>
  matched(span, CARD_OF_FIVE) ?? matched(span, CARD);

/** The first group of a pattern near the start of a span, in folded text. */
function matched(
  span: Span,
  pattern: RegExp,
  written: (printed: string) => string = String,
): ExtractedValue<string> | null {
  const match = pattern.exec(span.cell.folded.slice(span.start, span.end));
  const printed = match?.[1] ?? match?.[2];
  if (!match || printed === undefined || match.index > FILLER_CHARS_MAX) return null;
  const start = span.start + match.index;
  return extractedAt({ cell: span.cell, start, end: start + match[0].length }, written(printed));
}
