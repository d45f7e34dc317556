import type { ExtractedValue } from '../../evidence/document-data.js';
import { extractedAt, type Span } from '../layout.js';

/** Groups of digits that are all there is: "0418 2271 6630". */
const GROUPS = /^[\s:：#]*(?<number>\d{2,6}(?: \d{2,6}){1,5})\s*$/u;
/** Shorter ones may be a day and a year, or two numbers. */
const DIGITS_MIN = 8;

/** The number in groups that a span holds and nothing else, without its spaces; null for other text. */
export function numberInGroups(span: Span): ExtractedValue<string> | null {
  const text = span.cell.text.slice(span.start, span.end);
  const printed = GROUPS.exec(text)?.groups?.number;
  const digits = printed?.replace(/ /g, '') ?? '';
  return printed === undefined || digits.length < DIGITS_MIN
    ? null
    : extractedPrint(span, text.indexOf(printed), printed);
}

/** Groups of digits at a place of a span as one number. */
export function extractedPrint(
  { cell, start: from }: Span,
  at: number,
  printed: string,
): ExtractedValue<string> {
  const start = from + at;
  return extractedAt({ cell, start, end: start + printed.length }, printed.replace(/ /g, ''));
}
