import type { ExtractedValue, NamedText } from '../../evidence/document-data.js';
import { dateAt } from '../date-at.js';
import { findDates, isCalendarDate, type DateOrder, yearOf } from '../dates.js';
import { MONTH, monthOf } from '../../text/month-names.js';
import { type Cell, extractedAt, overlapX, type Row } from '../layout.js';

/** Between the two days of a period: "01/02/2026 - 28/02/2026", "January 14, 2021 through ...". */
const TO_WORD =
  "(?:-|–|—|to:?|through|thru|until|till|and|bis(?: zum)?|(?:jusqu'?)?au|al|tot(?: en met)?|t\\/m|ad|ו?עד(?: (?:חצות )?ל?(?:יומ|תאריכ)| חצות)?)";
const TO = new RegExp(String.raw`^(?:-[nמ]? )?\s*${TO_WORD}\s*$`, 'u');
/** The first day of a period, which leaves out what the last one says: "10 Oct -", "Oct 08 to", "1. - ". */
const SHORT_DAY = new RegExp(
  String.raw`(?<![\p{L}\p{N}./:,-])(?:(?<name>${MONTH})\.? (?<after>\d{1,2})|(?<day>\d{1,2})(?:st|nd|rd|th|er)?(?:[./](?<month>\d{1,2})\.?|\.? ?(?:ב-?)?(?<behind>${MONTH})\.?|\.)?)\s{0,2}${TO_WORD}\s{0,2}(?:ה-)?$`,
  'u',
);
/** Words that make two days beside each other a period. */
const PERIOD =
  /(?<!\p{L})(?:(?:bill|invoice|statement|charges) for|period|cycle|date range|(?:annual |quarterly |monthly |account |benefit |member )?statement(?: dates?)?|(?:opening|open)(?: to |\/)(?:closing|close) dates?|for the (?:month|year)|from|תקופה|[בל]תקופה|ל?תקופת|מתאריכ|מיומ|בינ התאריכימ|(?:\p{L}+s)?zeitraum|\p{L}*abrechnung|החל מיומ|période|periodo|período|periode|vom|von|du|dal|del)(?!\p{L})/u;
/** Where a document says what months it is for, percent of its first page. */
const HEAD_PERCENT = 25;
/** Letters beside a period that names no word for it: "Page 1 of 2". */
const OTHER_LETTERS_MAX = 12;

/** "03-04/2026", "03/2026 - 04/2026", "2/25-3/25": the months of a bill. */
const MONTHS =
  /(?<![\d/.]|\d-)(?<first>0?[1-9]|1[0-2])(?:\/(?<firstYear>(?:20)?\d{2}))?\s?(?:[-–—]|עד|to|bis|au)\s?(?<last>0?[1-9]|1[0-2])\/(?<year>(?:20)?\d{2})(?![\d/.-])/u;

/**
 * The period that a document is for: the first two days of its first page that stand for
 * one, alone on their line or beside a word for a period. Empty when none is printed.
 */
export function readPeriod(rows: readonly Row[], order: DateOrder): NamedText[] {
  const ofFirst = periodOn(1, rows, order);
  if (ofFirst) return named(ofFirst);
  const stay = stayIn(rows, order) ?? daysApart(rows, order) ?? daysBelow(rows, order);
  // Bills explain on their second page what the first one adds up.
  const found = stay ?? periodOn(2, rows, order);
  return found ? named(found) : [];
}

const named = ({ start, end }: Period): NamedText[] => [
  { name: 'period_start', ...start },
  { name: 'period_end', ...end },
];

function periodOn(page: number, rows: readonly Row[], order: DateOrder): Period | null {
  for (const row of rows.filter((one) => one.page.number === page))
    for (const cell of row.cells) {
      const period = periodIn(cell, order) ?? shortPeriodIn(cell, order) ?? monthsIn(cell);
      if (period) return period;
    }
  return null;
}

const ARRIVAL =
  /(?<!\p{L})(?:arrival(?: date)?|check[ -]?in(?: date)?|anreise|ankunft|arrivée|תאריכ (?:כניסה|הגעה))[\s:]{1,3}$/u;
const DEPARTURE =
  /(?<!\p{L})(?:departure(?: date)?|check[ -]?out(?: date)?|abreise|départ|תאריכ (?:יציאה|עזיבה))[\s:]{1,3}$/u;

/** "Arrival 04/11/2026 · Departure 04/14/2026": the days of a hotel's guest. */
function stayIn(rows: readonly Row[], order: DateOrder): Period | null {
  const cells = rows.filter(({ page }) => page.number === 1).flatMap((row) => row.cells);
  const dayBehind = (label: RegExp): ExtractedValue<string> | null => {
    for (const cell of cells)
      for (const date of findDates(cell.text, order)) {
        const before = cell.folded.slice(0, date.start);
        const key = /^[\s:]*$/.test(before)
          ? (cell.row.cells[cell.index - 1]?.folded ?? '')
          : before;
        if (date.possible && label.test(key.endsWith(':') ? `${key} ` : `${key.trimEnd()} `))
          return dateAt(cell, date);
      }
    return null;
  };
  const [start, end] = [dayBehind(ARRIVAL), dayBehind(DEPARTURE)];
  return start && end && start.value < end.value ? { start, end } : null;
}

const FROM_KEY =
  /(?:^|(?<!\p{L})(?:account|statement|period|תקופה|תנועות) )(?:from|from date|von|vom|du|מתאריכ|מיומ)\s?[:：]?\s?$/u;
const TO_KEY = /^(?:to|to date|till|until|bis|au|עד תאריכ|עד יומ|עד)\s?[:：]?\s?$/u;

/** "From : 01/10/2026 | To : 31/10/2026": the two days in cells of their own beside each other. */
function daysApart(rows: readonly Row[], order: DateOrder): Period | null {
  for (const { page, cells } of rows) {
    if (page.number > 1) break;
    for (const [at, cell] of cells.entries()) {
      const next = cells[at + 1];
      const start = next && dayBehind(cell, FROM_KEY, order);
      const end = start && dayBehind(next, TO_KEY, order);
      if (start && end && start.value < end.value) return { start, end };
    }
  }
  return null;
}

/** The only day of a cell, where nothing but a key stands before it. */
function dayBehind(cell: Cell, key: RegExp, order: DateOrder): ExtractedValue<string> | null {
  const [date, ...others] = findDates(cell.text, order);
  const isKeyed = date?.possible && key.test(cell.folded.slice(0, date.start).trimStart());
  return date && isKeyed && others.length === 0 ? dateAt(cell, date) : null;
}

const TO_ALONE = new RegExp(String.raw`^\s*${TO_WORD}\s*$`, 'u');
/** Lines of one column follow each other within this many line heights. */
const LEADING_MAX = 2.5;

/** "Statement period: / Oct 4, 2023 / through / Nov 2, 2023" below each other in a narrow column. */
function daysBelow(rows: readonly Row[], order: DateOrder): Period | null {
  const cells = rows.filter(({ page }) => page.number === 1).flatMap((row) => row.cells);
  const below = ({ row, rect }: Cell): Cell | undefined =>
    cells.find(
      (other) =>
        other.row.index > row.index &&
        other.rect.y - rect.y <= rect.h * LEADING_MAX &&
        overlapX(other.rect, rect) > 0,
    );
  for (const cell of cells) {
    if (!TO_ALONE.test(cell.folded)) continue;
    const above = cells.find((other) => other.row.index < cell.row.index && below(other) === cell);
    const next = below(cell);
    const start = above && dayBehind(above, NO_KEY, order);
    const end = next && dayBehind(next, NO_KEY, order);
    if (start && end && start.value < end.value) return { start, end };
  }
  return null;
}

const NO_KEY = /^\s*$/u;

interface Period {
  start: ExtractedValue<string>;
  end: ExtractedValue<string>;
}

/** "September - October 2026" */
const NAMED_MONTHS = new RegExp(
  String.raw`(?<!\p{L})(?<first>${MONTH})\s?[-–—]\s?(?<last>${MONTH})\s(?<year>20\d{2})(?!\d)`,
  'u',
);

/** The first and last day of months that words for a period introduce. */
function monthsIn(cell: Cell): Period | null {
  const inWords = NAMED_MONTHS.exec(cell.folded);
  const match = inWords ?? MONTHS.exec(cell.folded);
  if (!match?.groups) return null;
  const before = cell.folded.slice(0, match.index);
  const label = cell.row.cells[cell.index - 1]?.folded ?? '';
  const isAlone = inWords !== null && before.trim() === '' && cell.row.rect.y < HEAD_PERCENT;
  if (!isAlone && !PERIOD.test(before) && !(match.index === 0 && PERIOD.test(label))) return null;
  const { firstYear, year = '' } = match.groups;
  const [first, last] = [match.groups.first ?? '', match.groups.last ?? ''].map((month) =>
    inWords ? (monthOf(month) ?? 0) : Number(month),
  );
  const start = Date.UTC(yearOf(firstYear ?? year), Number(first) - 1, 1);
  // Day 0 of the next month is the last of this one.
  const end = Date.UTC(yearOf(year), Number(last), 0);
  if (start > end) return null;
  const span = { cell, start: match.index, end: match.index + match[0].length };
  const dayOf = (time: number) => extractedAt(span, new Date(time).toISOString().slice(0, 10));
  return { start: dayOf(start), end: dayOf(end) };
}

/**
 * "10 Oct - 09 Nov 2026", "1 to 30 November 2026": the first day has the year, and where it names
 * none the month, of the last one; a year less where it would be after it. Only beside a word for
 * a period, or alone in its cell: lines of a bill are for months of their own.
 */
function shortPeriodIn(cell: Cell, order: DateOrder): Period | null {
  const [end, ...others] = findDates(cell.text, order);
  if (!end?.possible || others.length > 0) return null;
  const match = SHORT_DAY.exec(cell.folded.slice(0, end.start));
  const { name, after, day, month, behind } = match?.groups ?? {};
  if (!match) return null;
  const before = cell.folded.slice(0, match.index);
  const label = cell.row.cells[cell.index - 1]?.folded ?? '';
  const isAlone = /^[\s:(]*$/.test(before) && /^[\s).]*$/.test(cell.folded.slice(end.end));
  if (!PERIOD.test(before) && !(isAlone && (cell.row.cells.length === 1 || PERIOD.test(label))))
    return null;
  const [year = 0, endMonth = 0] = end.iso.split('-').map(Number);
  const named = name ?? behind;
  const startMonth = named ? monthOf(named) : month ? Number(month) : endMonth;
  const startDay = Number(after ?? day);
  if (!startMonth || !isCalendarDate(year, startMonth, startDay)) return null;
  const isoOf = (of: number) =>
    new Date(Date.UTC(of, startMonth - 1, startDay)).toISOString().slice(0, 10);
  const iso = isoOf(year) < end.iso ? isoOf(year) : isoOf(year - 1);
  const span = { cell, start: match.index, end: match.index + match[0].length };
  return { start: extractedAt(span, iso), end: dateAt(cell, end) };
}

function periodIn(cell: Cell, order: DateOrder): Period | null {
  const dates = findDates(cell.text, order);
  const pairs = dates.slice(1).flatMap((second, at) => {
    const first = dates[at];
    if (!first?.possible || !second.possible || first.iso === second.iso) return [];
    return TO.test(cell.folded.slice(first.end, second.start)) ? [{ first, second }] : [];
  });
  const [pair] = pairs;
  if (!pair || pairs.length > 1) return null;
  const { first, second } = pair;
  // From left to right in a line that is read from right to left, the last day comes first.
  const isTurned = first.iso > second.iso;
  if (isTurned && cell.row.line.direction !== 'rtl') return null;
  const beside = `${cell.folded.slice(0, first.start)} ${cell.folded.slice(second.end)}`;
  const label = cell.row.cells[cell.index - 1]?.folded ?? '';
  const isNamed = PERIOD.test(beside) || (first.start === 0 && PERIOD.test(label));
  const letters = beside.match(/\p{L}/gu)?.length ?? 0;
  // "As of 31/03/2026, for 01/03/2026 to 31/03/2026": beside a third day a period is named.
  if (!isNamed && (letters > OTHER_LETTERS_MAX || dates.length > 2)) return null;
  // The days of a discount or of a line's service are those of that line.
  const isOfLine = !isNamed && letters > 0;
  if (isOfLine && cell.row.cells.some(({ amounts }) => amounts.some(({ isMoney }) => isMoney)))
    return null;
  const [start, end] = isTurned ? [second, first] : [first, second];
  return { start: dateAt(cell, start), end: dateAt(cell, end) };
}
