import { findAmounts } from './amounts.js';
import { findDates } from './dates.js';
import type { ExtractedValue } from '../evidence/document-data.js';
import type { Label } from './labels/label.js';
import { valueOf, type LabelledRows } from './labels/value-of.js';
import { extractedAt, type Span } from './layout.js';
import { extractedPrint, numberInGroups } from './named/number-in-groups.js';

/** A token of letters, digits and separators with at least three digits. */
const TOKEN =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])(?=(?:[^\s\d]{0,100}\d){3})[\p{L}\p{N}][\p{L}\p{N}_/.-]{1,38}[\p{L}\p{N}]/gu;
const FILLER_CHARS_MAX = 12;

/** Extracts reference, transaction, invoice and similar numbers by their labels. */
export function extractReferences(document: LabelledRows): ExtractedValue<string>[] {
  const found: ExtractedValue<string>[] = [];
  for (const labels of document.labels.values()) {
    for (const label of labels) {
      if (!NUMBERS.has(label.meaning.kind) && !isDocumentNumber(label)) continue;
      const extracted = joined(label) ?? valueOf(label, document, referenceIn);
      if (extracted && !found.some((other) => other.value === extracted.value))
        found.push(extracted);
    }
  }
  return found;
}

/** "REF-2025-55102": a label that a dash joins to a number is part of it. */
const joined = ({ cell, start, end }: Label): ExtractedValue<string> | null =>
  /^[-/][\p{L}\p{N}]/u.test(cell.text.slice(end))
    ? referenceIn({ cell, start, end: cell.text.length })
    : null;

const NUMBERS: ReadonlySet<string> = new Set(['reference', 'allocation']);

const isDocumentNumber = ({ meaning }: Label): boolean =>
  meaning.kind === 'named' &&
  (meaning.field === 'invoice_number' || meaning.field === 'order_number');

/**
 * Extracts the allocation number of an invoice, its last nine digits; null when none is
 * printed.
 */
export function extractAllocationNumber(document: LabelledRows): ExtractedValue<string> | null {
  for (const labels of document.labels.values()) {
    for (const label of labels) {
      if (label.meaning.kind !== 'allocation') continue;
      const extracted = valueOf(label, document, (span) => inGroups(span) ?? referenceIn(span));
      if (extracted && /^\d{9,}$/.test(extracted.value)) {
        return { ...extracted, value: extracted.value.slice(-9) };
      }
    }
  }
  return null;
}

/** "418 730 265", whatever stands behind it. */
const GROUPS = /^[\s:：]*(?<number>\d{3} \d{3} \d{3})(?!\s?\d)/u;

/** An allocation number in three groups, which the eye reads from left to right in a Hebrew line, too. */
function inGroups(span: Span): ExtractedValue<string> | null {
  const text = span.cell.text.slice(span.start, span.end);
  const number = GROUPS.exec(text)?.groups?.number;
  return number === undefined ? null : extractedPrint(span, text.indexOf(number), number);
}

/** Words by which a number is announced, and short codes before it: "No. CS 10090". */
const ANNOUNCED =
  /^[^\p{L}]*(?:(?:receipt|invoice|bill|order|num(?:ber)?|מספר|\p{L}{1,3}['.]?)(?!\p{L})[^\p{L}]*)*$/iu;
/** A number within words is of a text: "INV 3307 UNIT 12". */
const WORD = /\p{L}{3}/u;

/**
 * The first token after the label, or digits in groups that fill the span; null for a date, an
 * amount, and a number within words.
 */
export function referenceIn(span: Span): ExtractedValue<string> | null {
  const text = span.cell.text.slice(span.start, span.end);
  const grouped = numberInGroups(span);
  if (grouped) return grouped;
  const others = [...findDates(text), ...findAmounts(text).filter((amount) => amount.isMoney)];
  for (const match of text.matchAll(TOKEN)) {
    const end = match.index + match[0].length;
    const before = text.slice(0, match.index);
    if (match.index > FILLER_CHARS_MAX || !ANNOUNCED.test(before)) return null;
    if (WORD.test(before) && WORD.test(text.slice(end))) return null;
    if (others.some((other) => match.index < other.end && other.start < end)) return null;
    const start = span.start + match.index;
    return extractedAt({ cell: span.cell, start, end: span.start + end }, match[0]);
  }
  return null;
}
