import { fold } from '../text/fold.js';
import { MONTH, monthOf } from '../text/month-names.js';

export interface FoundDate {
  start: number;
  /** Exclusive. */
  end: number;
  /** "2026-03-05"; the same format for a date that does not exist: "2026-02-31". */
  iso: string;
  /** Whether the date exists in the calendar. */
  possible: boolean;
  /** Whether day and month may be the other way round, and the document does not tell. */
  isGuess: boolean;
}

/**
 * Order of day and month; in Israel and most countries the day comes first. `unknown` is
 * read as if it did, and dates that could be read the other way are guesses.
 */
export type DateOrder = 'day_first' | 'month_first' | 'unknown';

const EDGE = String.raw`(?<![\p{L}\p{N}./:,-])`;
const NAME_EDGE = String.raw`(?<![\p{N}./])`;
const HOUR = String.raw`(?:[01]?\d|2[0-3])`;
/** OCR loses the space before a time: "30Mar201818:17". */
const END = String.raw`(?:(?![\p{N}]|[./-]\p{N})|(?=${HOUR}:[0-5]\d))`;
/** Not the year 2009 where "20" and "09:12" touch. */
const FULL_YEAR = String.raw`(?:19|20)(?!${HOUR}:[0-5]\d)\d{2}`;
const YEAR_FIRST = new RegExp(
  String.raw`(?<![\p{N}./:,-])(?<year>(?:19|20)\d{2})(?<sep>[-./])(?<month>\d{1,2})\k<sep>(?<day>\d{1,2})(?=t\d|${END})`,
  'gu',
);
const NUMERIC = new RegExp(
  String.raw`(?<![\p{N}./]|\p{N},|[\p{N}:]-|[a-z]-)(?<first>\d{1,2})\s?(?<sep>[-./])\s?(?<second>\d{1,2})\s?\k<sep>\s?(?<year>${FULL_YEAR}|\d{2})${END}`,
  'gu',
);
/** OCR reads a slash before a month's name as a letter: "14AMay/2017". */
const DAY_NAME = new RegExp(
  String.raw`${NAME_EDGE}(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[-\s.,/]{0,2}|[ail|])(?:of\s|ב-?\s?)?(?<name>${MONTH})\.?[-\s,./]{0,2}(?<year>(?:19|20)\d{2}|'?\d{2}(?![\d:.,]))${END}`,
  'gu',
);
/** "2025 Jul 03" */
const YEAR_NAME_DAY = new RegExp(
  String.raw`${EDGE}(?<!\d,?\s)(?<year>(?:19|20)\d{2})[-\s.,]{1,2}(?<name>${MONTH})\.?[-\s.,]{1,2}(?<day>\d{1,2})${END}(?!,?\s(?:19|20)\d{2})`,
  'gu',
);
const NAME_DAY = new RegExp(
  String.raw`${EDGE}(?<name>${MONTH})\.?[\s-]{0,2}(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,\s{0,2}|\s{1,2})(?<year>(?:19|20)\d{2})${END}`,
  'gu',
);

/**
 * "31/08/2025-01/08/2025", "02/13/25-03/12/25", "Mar 02 2025-Apr 01 2025": two full days with a
 * dash and no spaces between them are no number. Keeps the length.
 */
const withDaysApart = (text: string): string =>
  text.replace(
    /(?<=\d[./]\d{1,2}[./](?:\d{2}|\d{4}))-(?=\d{1,2}[./]\d{1,2}[./]\d{2})|(?<=\d[./]\d{4})-(?=\D)|(?<=[a-z]{3}[ .,-]{1,2}(?:\d{1,2},? )?\d{4})-(?=[a-z]{3}|\d{1,2} [a-z]{3})/g,
    ' ',
  );

/** Every full date in a text, left to right. */
export function findDates(text: string, order: DateOrder = 'day_first'): FoundDate[] {
  const folded = withDaysApart(fold(text));
  if (!/\d/.test(folded)) return [];
  const found: FoundDate[] = [];
  for (const pattern of [YEAR_FIRST, YEAR_NAME_DAY, DAY_NAME, NAME_DAY, NUMERIC]) {
    for (const match of folded.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const date = dateOf(match.groups ?? {}, order);
      if (date) found.push({ start, end, ...date });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

type Parts = Record<string, string | undefined>;

type ReadDate = Pick<FoundDate, 'iso' | 'possible' | 'isGuess'>;

function dateOf(parts: Parts, order: DateOrder): ReadDate | null {
  const year = yearOf(parts.year ?? '');
  const fourDigits = (parts.year ?? '').length === 4;
  if (parts.name !== undefined)
    return dated(year, monthOf(parts.name) ?? 0, Number(parts.day), true);
  if (parts.month !== undefined) return dated(year, Number(parts.month), Number(parts.day), true);
  const first = Number(parts.first);
  const second = Number(parts.second);
  const dayFirst = order === 'month_first' ? first > 12 : second <= 12 || !fourDigits;
  const date = dayFirst
    ? dated(year, second, first, fourDigits)
    : dated(year, first, second, fourDigits);
  const isGuess = order === 'unknown' && first !== second && first <= 12 && second <= 12;
  return date && { ...date, isGuess };
}

/**
 * null for numbers that are not a date. A day that its month does not have is kept as
 * impossible; numbers further out of range need a full year and one valid part.
 */
function dated(year: number, month: number, day: number, certain: boolean): ReadDate | null {
  const iso = [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');
  if (isCalendarDate(year, month, day)) return { iso, possible: true, isGuess: false };
  const nearly = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  const wild = certain && (month <= 12 || day <= 31) && month <= 39 && day <= 39;
  return nearly || (wild && month >= 1 && day >= 1)
    ? { iso, possible: false, isGuess: false }
    : null;
}

export function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= 1900 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  );
}

/** Full year; of two digits, 70-99 are 1970-1999. */
export function yearOf(printed: string): number {
  const digits = printed.replace("'", '');
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year >= 70 ? 1900 + year : 2000 + year;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/**
 * The order that dates of a year in four digits, else of one in two, leave open to no other
 * reading; null when there is none, or when they contradict each other.
 */
export function orderOfDates(texts: readonly string[]): Exclude<DateOrder, 'unknown'> | null {
  let monthFirst = 0;
  let dayFirst = 0;
  const count = (first: number, second: number): void => {
    if (first <= 12 && second > 12 && second <= 31) monthFirst++;
    if (second <= 12 && first > 12 && first <= 31) dayFirst++;
  };
  const printed = texts.flatMap((text) => [...withDaysApart(fold(text)).matchAll(NUMERIC)]);
  const years = printed.map(({ groups }) => groups?.year?.slice(-2));
  const timesOf = (year: string): number => years.filter((one) => one === year).length;
  /** "25/09/15" among dates of 2025 begins with the year, as lines of print files do. */
  const isYearFirst = ({ first = '', year = '' }: Partial<Record<string, string>>): boolean =>
    year.length === 2 && timesOf(first) > timesOf(year);
  for (const digits of [4, 2]) {
    for (const { groups } of monthFirst + dayFirst === 0 ? printed : [])
      if (
        groups?.year?.length === digits &&
        (digits === 4 || (groups.sep === '/' && !isYearFirst(groups)))
      )
        count(Number(groups.first), Number(groups.second));
  }
  if (monthFirst + dayFirst === 0) countShort(texts, count);
  if (monthFirst > 0 && dayFirst > 0) return 'day_first';
  return monthFirst > 0 ? 'month_first' : dayFirst > 0 ? 'day_first' : null;
}

/** Days without a year in a column of their own, as statements print them: "11/24". */
const SHORT = /^(\d{1,2})\/(\d{1,2})$/;
/** Fewer may be fractions or parts of a series. */
const SHORT_MIN = 3;

function countShort(
  texts: readonly string[],
  count: (first: number, second: number) => void,
): void {
  const short = texts.flatMap((text) => {
    const match = SHORT.exec(text.trim());
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  // All of one number: "09/25" and "10/25" are months of a year.
  if (short.length < SHORT_MIN || new Set(short.map(([, second]) => second)).size < 2) return;
  for (const [first, second] of short) count(first, second);
}
