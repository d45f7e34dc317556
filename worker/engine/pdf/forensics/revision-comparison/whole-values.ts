import { fold } from '../../../text/fold.js';
import { MONTH } from '../../../text/month-names.js';
import type { Area } from '../../../evidence/geometry.js';
import type { VisibleWord } from './visible-page.js';

/** Values that are written in several words, here joined by single spaces and normalised. */
const VALUES: readonly RegExp[] = [
  // 1 250.00
  /^[-+(]?[₪$€£]? ?\d{1,3}( \d{3})+([.,]\d{1,2})?\)?-?$/u,
  // - 250.00, 250.00 -
  /^[-+] ?[₪$€£]? ?\d[\d.,]*$/u,
  /^\d[\d.,]* ?[-+]$/u,
  // GB29 NWBK 6016 1331 9268 19
  /^[a-z]{2}\d{2}( [a-z0-9]{1,5}){2,8}$/u,
  // 4580 1234 5678 9010, 12 345 678901
  /^\d{2,}( ?- ?\d{2,}| \d{2,})+$/u,
  // 12 / 03 / 2026
  /^\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?\d{2,4}$/u,
  // 12 March 2026, March 12, 2026
  new RegExp(`^\\d{1,2}(st|nd|rd|th)?\\.? ב?-?(${MONTH}),? \\d{4}$`, 'u'),
  new RegExp(`^(${MONTH}) \\d{1,2}(st|nd|rd|th)?,? \\d{4}$`, 'u'),
];

/** Words of one value are at most this far apart, in ems. */
const WITHIN_VALUE_EM = 1;
const WORDS_BEFORE_OR_AFTER_MAX = 7;

/** Extends the words from `from` to `to` of one line to the whole value that they are part of. */
export function wholeValue(
  line: readonly VisibleWord[],
  from: number,
  to: number,
): { from: number; to: number } {
  const first = reach(line, from, -1);
  const last = reach(line, to, 1);
  for (let length = last - first + 1; length > to - from + 1; length--)
    for (let start = Math.max(first, to - length + 1); start <= from; start++) {
      const end = start + length - 1;
      if (end < to || end > last) continue;
      const text = fold(
        line
          .slice(start, end + 1)
          .map((word) => word.text)
          .join(' '),
      );
      if (VALUES.some((value) => value.test(text))) return { from: start, to: end };
    }
  return { from, to };
}

/** Whether a form field holds no value, or the zeros that a form computes from blanks: 0.00 EUR. */
export const isNothing = (value: string | null): boolean =>
  value === null || !(/[1-9]|\p{L}{4}/u.test(value) || /^[^0]*\p{L}[^0]*$/u.test(value));

/** How far a value that begins in one word may extend in a line. */
function reach(line: readonly VisibleWord[], start: number, step: 1 | -1): number {
  let at = start;
  while (Math.abs(at - start) < WORDS_BEFORE_OR_AFTER_MAX) {
    const [here, next] = [line[at], line[at + step]];
    if (here === undefined || next === undefined) break;
    if (gapOf(here.area, next.area) > WITHIN_VALUE_EM * Math.min(here.em, next.em)) break;
    at += step;
  }
  return at;
}

/** Distance between two boxes, in points; 0 where they touch. */
export function gapOf(a: Area, b: Area): number {
  const x = Math.max(0, b.left - a.right, a.left - b.right);
  const y = Math.max(0, b.top - a.bottom, a.top - b.bottom);
  return Math.hypot(x, y);
}
