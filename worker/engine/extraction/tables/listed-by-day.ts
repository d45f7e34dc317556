import { MONTH } from '../../text/month-names.js';
import type { Cell, Row } from '../layout.js';

/** Minimum number of signed amounts in one column, and of headings that name a day. */
const SIGNED_MIN = 4;
const DAYS_MIN = 2;

/** Ends of amounts in one column differ by so many percent of the page at most. */
const COLUMN_PERCENT = 1.5;

/**
 * Whether a page lists movements as apps do, without a heading of columns: signed amounts in one
 * column, under headings that say nothing but the day, and its balance or its sum.
 */
export function listsByDay(rows: readonly Row[]): boolean {
  const first = rows.filter(({ page }) => page.number === 1);
  const days = first.filter(({ cells }) =>
    DAY.test(
      cells
        .map(({ folded, amounts }) => withoutAmounts(folded, amounts))
        .join(' ')
        .replace(BESIDE_DAY, ' ')
        .trim(),
    ),
  );
  if (days.length < DAYS_MIN) return false;
  const signed = first.flatMap(({ cells }) => cells.flatMap(signedAmounts));
  return signed.some((one) =>
    (['left', 'right'] as const).some(
      (side) =>
        signed.filter((other) => Math.abs(other[side] - one[side]) <= COLUMN_PERCENT).length >=
        SIGNED_MIN,
    ),
  );
}

/** "Thursday, 23 Oct", "היום, 9 ביולי", "yesterday", "12/03/2026" */
const DAY = new RegExp(
  `^(?=\\S)(?:(?:today|yesterday|היומ|אתמול|(?:יומ )?(?:ראשונ|שני|שלישי|רביעי|חמישי|שישי|שבת)|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)[ ,.]*)?(?:\\d{1,2}(?:st|nd|rd|th)?[ .](?:ב|of )?(?:${MONTH})\\.?(?:,? ?(?:19|20)\\d{2})?|(?:${MONTH})\\.? \\d{1,2}(?:, ?(?:19|20)\\d{2}| (?:19|20)\\d{2})?|\\d{1,2}[./-]\\d{1,2}(?:[./-](?:\\d{2}|\\d{4}))?)?$`,
  'u',
);

/** What else a heading of a day says: the balance or the sum of it. */
const BESIDE_DAY =
  /(?<!\p{L})(?:balance|total|in|out|יתרה|יתרת סופ יומ|סה"כ|סכ הכל)(?!\p{L})|(?<![₪$€£₹:+−–-])[₪$€£₹:+−–-]+(?=\s|$)/gu;

const withoutAmounts = (text: string, amounts: Cell['amounts']): string =>
  [...amounts]
    .filter(({ isMoney }) => isMoney)
    .reverse()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

/** Amounts with a printed sign that end their cell, or fill it, with its ends in percent of the page. */
function signedAmounts({ folded, amounts, rect }: Cell): { left: number; right: number }[] {
  const [only, ...others] = amounts.filter(({ isMoney }) => isMoney);
  if (!only || others.length > 0) return [];
  const before = folded.slice(0, only.start).trimEnd();
  const isSigned =
    /[+−–-]\s?[₪$€£₹]?$/u.test(before) || /^[₪$€£₹]?\s?[+−–-]/u.test(folded.slice(only.start));
  return isSigned ? [{ left: rect.x, right: rect.x + rect.w }] : [];
}
