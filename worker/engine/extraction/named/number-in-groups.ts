import { findAmounts } from '../amounts.js';
import { findDates } from '../dates.js';
import type { ExtractedValue } from '../../evidence/document-data.js';
import { extractedAt, type Span } from '../layout.js';

/** What may stand between a label and its number. */
const FILLER = /^(?:[\s:：#.]|n(?:[ro°º]|um)(?![\p{L}\d]))*/iu;
/** Digits, one or two capitals, a Hebrew letter, digits with letters and signs. */
const GROUP =
  /^(?:\d{1,8}|\p{Lu}{1,2}|\p{Script=Hebrew}|(?=\D{0,20}\d)[\p{L}\d]{1,20}(?:[-./–][\p{L}\d]{1,20}){0,4}[-/–]?)$/u;
const SIGN = /^[-/–]$/;
/** More capitals begin a number, "UMS/TI 26 03 0417"; behind one they are a word. */
const FIRST_GROUP = /^\p{Lu}{1,6}(?:[/-]\p{Lu}{1,4})?$/u;
const GROUPS_MAX = 12;
/** With fewer it may be a day and a year, or two numbers; with more it is no number of a document. */
const DIGITS_MIN = 5;
const DIGITS_MAX = 30;
/** A group with so many digits is a number by itself, which only plain groups continue: "14 0688213". */
const WHOLE_DIGITS = 6;
const PLAIN_GROUP = /^(?:\d{1,5}|\p{Lu}{1,2})$/u;

/**
 * The number in groups that a span holds and nothing else, without its spaces: "0418 2271 6630",
 * "2602 0004 1877 5 B1", "26 044 17 882 / 3". In a Hebrew line its groups are read from left to right, too.
 * null for other text, an amount, a date.
 */
export function numberInGroups(span: Span): ExtractedValue<string> | null {
  const text = span.cell.text.slice(span.start, span.end);
  const at = FILLER.exec(text)?.[0].length ?? 0;
  const printed = text.slice(at).trimEnd();
  if (!areOneNumber(printed.split(' '))) return null;
  if (findDates(printed).length > 0 || findAmounts(printed).some(({ decimals }) => decimals))
    return null;
  return extractedPrint(span, at, printed);
}

function areOneNumber(groups: readonly string[]): boolean {
  if (groups.length < 2 || groups.length > GROUPS_MAX) return false;
  const isGroup = (group: string, index: number): boolean => {
    if (GROUP.test(group)) return true;
    return index === 0 ? FIRST_GROUP.test(group) : index < groups.length - 1 && SIGN.test(group);
  };
  if (!groups.every(isGroup)) return false;
  const sum = digitsIn(groups.join(''));
  if (sum < DIGITS_MIN || sum > DIGITS_MAX) return false;
  const whole = groups.filter((group) => digitsIn(group) >= WHOLE_DIGITS);
  const others = groups.filter((group) => !whole.includes(group));
  return (
    whole.length === 0 || (whole.length === 1 && others.every((group) => PLAIN_GROUP.test(group)))
  );
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Groups at a place of a span as one number; in a Hebrew line the last one is read first. */
export function extractedPrint(
  { cell, start: from }: Span,
  at: number,
  printed: string,
): ExtractedValue<string> {
  const start = from + at;
  const groups = printed.split(' ');
  if (cell.row.line.direction === 'rtl') groups.reverse();
  return extractedAt({ cell, start, end: start + printed.length }, groups.join(''));
}
