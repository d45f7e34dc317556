import { findAmounts } from '../amounts.js';
import { findDates } from '../dates.js';
import type { ExtractedValue } from '../../evidence/document-data.js';
import { extractedAt, type Row, type Span } from '../layout.js';
import { extractedPrint, numberInGroups } from './number-in-groups.js';

/** A number with letters and separators: "RE-20170509/505", "9314110911/00/M", "6DC1AEAF-0023". */
const TOKEN =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])(?=[^\s]{0,100}\d)[\p{L}\p{N}](?:[\p{L}\p{N}_/.-]{0,38}[\p{L}\p{N}])?(?![\p{L}\p{N}])/gu;
/** A number in groups before other text: "6 018 447 215", "8 4471 0926 SILVER", "6620 1184 57 du 27/11/2025". */
const IN_GROUPS = /(?<![\p{L}\p{N}])\d{1,6}(?: \d{2,5}){2,6}(?: \d{1,2})?(?! ?\p{N}|\p{L}|[.,]\d)/u;
const IN_GROUPS_DIGITS_MIN = 7;
/** Words and signs allowed between a label and its number: "(380) Nr. 471102", "# :". */
const FILLER =
  /^(?:[\s:：#.()\-–—/]|receipt|invoice|nr|no|n[°ºo]|num(?:ber)?|מס'?|מספר|\(\d{1,4}\))*$/u;
/** Shops also number orders with capitals alone: "XKJTQWDNE". */
const CAPITALS = /^[\s:#]*(?<number>[A-Z]{8,12})\s*$/;
const DIGITS_MAX = 30;

/** A number of this many digits may stand below its label with words behind it. */
const LONG_DIGITS = 5;

/**
 * The number at the start of a span; null where a date, an amount, a word or another label
 * stands. Below its label (`isBelow`) a short number stands alone: "No. 1 Example Street"
 * is an address.
 */
export function documentNumberIn(span: Span, isBelow = false): ExtractedValue<string> | null {
  const text = span.cell.text.slice(span.start, span.end);
  const folded = span.cell.folded.slice(span.start, span.end);
  const others = [...findDates(text), ...findAmounts(text).filter(({ decimals }) => decimals)];
  const whole = numberInGroups(span);
  if (whole) return whole;
  const grouped = IN_GROUPS.exec(folded);
  if (
    grouped &&
    grouped[0].replace(/ /g, '').length >= IN_GROUPS_DIGITS_MIN &&
    FILLER.test(folded.slice(0, grouped.index)) &&
    !others.some(
      ({ start, end }) => grouped.index < end && start < grouped.index + grouped[0].length,
    )
  )
    return extractedPrint(span, grouped.index, grouped[0]);
  for (const match of folded.matchAll(TOKEN)) {
    const end = match.index + match[0].length;
    if (!FILLER.test(folded.slice(0, match.index))) return null;
    if (/^\(\d{1,4}\)$/.test(folded.slice(match.index - 1, end + 1))) continue;
    // The number of a house: "No7, Example Street".
    if (/^no\.?\d{1,4}$/.test(match[0])) return null;
    if (others.some((other) => match.index < other.end && other.start < end)) return null;
    const digits = match[0].replace(/\D/g, '');
    if (digits.length > DIGITS_MAX || folded.charAt(end) === '@') return null;
    // A word with a digit before a colon is a key.
    if (/\p{L}/u.test(match[0]) && /^\s?[:：]/.test(folded.slice(end))) return null;
    // "D0UBLE", "Tab1e": a word whose O or l was read as a digit.
    if (/^\p{L}+(?:0+|1)\p{L}+$/u.test(match[0])) return null;
    if (isBelow && digits.length < LONG_DIGITS && /\p{L}{3}/u.test(folded.slice(end))) return null;
    return extractedAt(
      { cell: span.cell, start: span.start + match.index, end: span.start + end },
      // Non-breaking and long dashes are dashes.
      text.slice(match.index, end).replace(/[‐‑‒–—−]/g, '-'),
    );
  }
  return null;
}

/** The number of an order, which may be of capitals that fill the span. */
export function orderNumberIn(span: Span, isBelow = false): ExtractedValue<string> | null {
  const number = documentNumberIn(span, isBelow);
  if (number) return number;
  const text = span.cell.text.slice(span.start, span.end);
  const capitals = CAPITALS.exec(text)?.groups?.number;
  if (capitals === undefined) return null;
  const start = span.start + text.indexOf(capitals);
  return extractedAt({ cell: span.cell, start, end: start + capitals.length }, capitals);
}

/** "#CN-2026-0007" or "No: OR-00417" alone in its part of a line in the upper part of the first page, below a title in large letters. */
const HASHED =
  /^(?:#|n[°º]|n(?:[or°º]|um(?:ber|éro)?)\.?\s?[:：]|מס(?:'|פר)\s?[:：])\s?(?=\S{0,60}\d)/u;
const HEAD_PERCENT = 35;

/** The number that a document prints behind a number sign or the word and nothing else; null where several are. */
export function hashedNumber(rows: readonly Row[]): ExtractedValue<string> | null {
  const cells = rows
    .filter(({ page, rect }) => page.number === 1 && rect.y < HEAD_PERCENT)
    .flatMap((row) => row.cells.filter(({ folded }) => HASHED.test(folded)));
  const [cell] = cells;
  if (!cell || cells.length > 1) return null;
  const number = documentNumberIn({
    cell,
    start: HASHED.exec(cell.folded)?.[0].length ?? 0,
    end: cell.text.length,
  });
  const rest = number ? cell.text.slice(cell.text.indexOf(number.raw) + number.raw.length) : '';
  return /^\s*$|^\s[·•|]\s/u.test(rest) ? number : null;
}

/** Short words for a document that announce its number only before a colon or number sign. */
const KEY = /(?<![\p{L}\p{N}])(?:tax ?)?(?:inv|bill|rcpt)\s?[:#]\s?/gu;

/** The number behind a short key, "Inv:R000039737", of a document that labels none. */
export function keyedNumber(rows: readonly Row[]): ExtractedValue<string> | null {
  for (const { cells } of rows) {
    for (const cell of cells) {
      for (const { index, 0: key } of cell.folded.matchAll(KEY)) {
        const number = documentNumberIn({ cell, start: index + key.length, end: cell.text.length });
        if (number) return number;
      }
    }
  }
  return null;
}
