import type { DocumentData, ExtractedValue } from '../evidence/document-data.js';
import { findDates } from './dates.js';
import type { Label } from './labels/label.js';
import { valueOf, type LabelledRows } from './labels/value-of.js';
import { extractedAt, type Row, type Span } from './layout.js';

type IdentityNumber = DocumentData['identityNumbers'][number];

/** Eight or nine digits, dashes between them allowed: "51-123456-7". */
const NUMBER = /(?<![\p{L}\p{N}./,-])\d(?:-?\d){7,8}(?![\p{L}\p{N}]|[./,-]\d)/gu;
/** Characters allowed between a label and its number. */
const FILLER_CHARS_MAX = 14;

/** Israeli identity and company numbers, each by its label. */
export function extractIdentityNumbers(document: LabelledRows): IdentityNumber[] {
  if (!isIsraeli(document.rows)) return [];
  const found: IdentityNumber[] = [];
  for (const labels of document.labels.values()) {
    for (const label of labels) {
      if (label.meaning.kind !== 'identity') continue;
      const extracted = valueOf(label, document, numberIn);
      if (!extracted) continue;
      if (found.some((other) => isSame(other, extracted))) continue;
      found.push({ ...extracted, kind: kindOf(label, extracted.value) });
    }
  }
  return found;
}

function numberIn(span: Span): ExtractedValue<string> | null {
  const text = span.cell.folded.slice(span.start, span.end);
  const dates = findDates(text);
  for (const match of text.matchAll(NUMBER)) {
    if (match.index > FILLER_CHARS_MAX) return null;
    // Two years: "2025-2026".
    if (/^(?:19|20)\d{2}-(?:19|20)\d{2}$/.test(match[0])) continue;
    if (dates.some((date) => match.index < date.end && date.start < match.index + match[0].length))
      continue;
    const start = span.start + match.index;
    const digits = match[0].replace(/\D/g, '').padStart(9, '0');
    return extractedAt({ cell: span.cell, start, end: start + match[0].length }, digits);
  }
  return null;
}

/** A dealer number is the owner's identity number or the company number, which begins with 5. */
function kindOf(label: Label, digits: string): IdentityNumber['kind'] {
  const { meaning } = label;
  if (meaning.kind !== 'identity') return 'unknown';
  if (meaning.of === 'person') return 'person';
  if (meaning.of === 'company' || digits.startsWith('5')) return 'company';
  return 'unknown';
}

const isSame = (a: ExtractedValue<string>, b: ExtractedValue<string>): boolean =>
  a.place.page === b.place.page &&
  a.place.rect.x === b.place.rect.x &&
  a.place.rect.y === b.place.rect.y;

/** Numbers of other countries follow other rules; a label alone does not make a number Israeli. */
const isIsraeli = (rows: readonly Row[]): boolean =>
  rows.some((row) =>
    row.cells.some((cell) =>
      /[א-ת]{2}|₪|\b(?:nis|ils|israel)\b|\+972|\bil\d{2}/u.test(cell.folded),
    ),
  );
