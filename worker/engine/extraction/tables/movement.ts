import type { FoundAmount } from '../amounts.js';
import { dateAt } from '../date-at.js';
import { findDates, type DateOrder } from '../dates.js';
import type { Money, ExtractedValue, TransactionRow } from '../../evidence/document-data.js';
import { moneyAt, extractedAt, type Cell, type Row } from '../layout.js';
import { columnAt, type Column } from './columns.js';
import { moneyColumns, type StatementColumn } from './statement-columns.js';
import { MONTH, monthOf } from '../../text/month-names.js';
import type { YearOf } from './missing-year.js';

/** Rules for extracting the rows of one table. */
export interface RowRules {
  columns: Column<StatementColumn>[];
  order: DateOrder;
  /** Completes a day and month without a year. */
  yearOf: YearOf;
  /** Whether the table prints amounts without decimals. */
  wholeAmounts: boolean;
  /** Direction of every movement by the table's title: 1 in, -1 out; null for both. */
  direction: 1 | -1 | null;
}

export interface Movement {
  row: TransactionRow;
  /** Number of amounts in the row. */
  amounts: number;
  byColumn: Partial<Record<StatementColumn, ExtractedValue<Money>>>;
  /** Whether a day and month stand in the date column, also where their year is unknown. */
  hasDay: boolean;
  /** Whether its column, sign or mark gives the direction of the amount. */
  hasDirection: boolean;
  /** The mark beside its only amount: what is overdrawn is marked as a debit, too. */
  mark: 1 | -1 | null;
}

/** Extracts one row of a statement by its columns. */
export function extractMovement(row: Row, rules: RowRules): Movement {
  const byColumn: Movement['byColumn'] = {};
  const words: string[] = [];
  let date: ExtractedValue<string> | null = null;
  let reference: ExtractedValue<string> | null = null;
  let amounts = 0;
  let directionMark: 1 | -1 | null = null;
  let mark: 1 | -1 | null = null;
  let hasDay = false;

  for (const cell of row.cells) {
    const usedRanges: TextRange[] = [];
    for (const found of datesIn(cell, rules)) {
      usedRanges.push(found);
      hasDay = true;
      const own = found.kind === 'date' || date === null;
      if (found.extracted && own) date ??= found.extracted;
    }
    for (const found of moneyIn(cell, rules)) {
      if (usedRanges.some((other) => overlap(found, other))) continue;
      usedRanges.push(found);
      amounts++;
      mark = amounts === 1 ? found.directionMark : null;
      if (found.kind && byColumn[found.kind] === undefined) {
        byColumn[found.kind] = isOverdrawn(cell, found)
          ? withSign(found.extracted, -1)
          : found.extracted;
        if (found.kind === 'amount') directionMark ??= found.directionMark;
      }
    }
    const code = referenceIn(cell, rules, usedRanges);
    if (code) {
      reference ??= code.extracted;
      usedRanges.push(code);
    }
    words.push(withoutRanges(cell.text, usedRanges));
  }
  const { amount, hasDirection } = directedAmount(byColumn, directionMark ?? rules.direction);
  return {
    row: {
      date,
      description: words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' '),
      amount,
      balance: byColumn.balance ?? null,
      reference,
      place: { page: row.page.number, rect: row.rect },
    },
    amounts,
    byColumn,
    hasDay,
    hasDirection,
    mark,
  };
}

/** The amounts of a row in any column. */
export const moneyOf = (row: Row, rules: RowRules): ExtractedValue<Money>[] =>
  row.cells.flatMap((cell) => {
    const dates = datesIn(cell, rules);
    return cell.amounts
      .filter((found) => found.isMoney && !dates.some((date) => overlap(found, date)))
      .map((found) => moneyAt(cell, found));
  });

/** Whether a row has a valid date. */
export const isDated = (row: Row, rules: RowRules): boolean =>
  row.cells.some((cell) => datesIn(cell, rules).some(({ extracted }) => extracted !== null));

/** Whether a row has a date in the date column, as the first line of a movement does. */
export const hasOwnDate = (row: Row, rules: RowRules): boolean =>
  row.cells.some((cell) =>
    datesIn(cell, rules).some(({ extracted }) => {
      const kind = extracted && columnAt(extracted.place.rect, rules.columns)?.kind;
      return kind === 'date' || kind === 'value_date';
    }),
  );

interface TextRange {
  start: number;
  end: number;
}

const overlap = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end;

/** Full dates; in the date column also a day and month, completed with the year from the document. */
function datesIn(
  cell: Cell,
  { columns, order, yearOf }: RowRules,
): (TextRange & { kind: string; extracted: ExtractedValue<string> | null })[] {
  const dated = columns.filter(({ kind }) => kind === 'date' || kind === 'value_date');
  const full = findDates(cell.text, order).map((found) => {
    const { start, end, possible } = found;
    const extracted = dateAt(cell, found);
    const kind = columnAt(extracted.place.rect, dated)?.kind ?? 'date';
    return { start, end, kind, extracted: possible ? extracted : null };
  });
  if (full.length > 0) return full;
  const short = dayAndMonthIn(cell.folded);
  if (!short) return [];
  const span = { cell, start: 0, end: short.end };
  const kind = columnAt(extractedAt(span, null).place.rect, columns)?.kind;
  if (kind !== 'date' && kind !== 'value_date') return [];
  const iso = isoOf(short, order, yearOf);
  return [
    { start: 0, end: span.end, kind, extracted: iso === null ? null : extractedAt(span, iso) },
  ];
}

/** "05/03", "5 Mar", "Mar 05" at the start of a text; a name tells which of two is the month. */
function dayAndMonthIn(
  folded: string,
): { end: number; first: number; second: number; isNamed: boolean } | null {
  const numeric = /^(\d{1,2})[./](\d{1,2})\.?(?=\s|$)/.exec(folded);
  if (numeric)
    return {
      end: numeric[0].length,
      first: Number(numeric[1]),
      second: Number(numeric[2]),
      isNamed: false,
    };
  const { groups, 0: printed = '' } = NAMED_DAY.exec(folded) ?? {};
  const month = monthOf(groups?.before ?? groups?.behind ?? '');
  if (!groups || month === null) return null;
  const day = Number(groups.day ?? groups.date);
  return { end: printed.length, first: day, second: month, isNamed: true };
}

const NAMED_DAY = new RegExp(
  `^(?:(?<day>\\d{1,2})[ .-]{1,2}(?<behind>${MONTH})|(?<before>${MONTH})[ .]{1,2}(?<date>\\d{1,2}))\\.?(?=[ ,]|$)`,
  'u',
);

/** The day of two numbers: in the order of the document, unless only the other is within its period. */
function isoOf(
  { first, second, isNamed }: { first: number; second: number; isNamed: boolean },
  order: DateOrder,
  yearOf: YearOf,
): string | null {
  if (isNamed) return yearOf(second, first)?.iso ?? null;
  const [dayFirst, monthFirst] = [yearOf(second, first), yearOf(first, second)];
  const [own, other] = order === 'month_first' ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  if (own?.isWithin || !other?.isWithin) return own?.iso ?? null;
  return other.iso;
}

interface FoundMoney extends TextRange {
  kind: StatementColumn | undefined;
  extracted: ExtractedValue<Money>;
  directionMark: 1 | -1 | null;
}

function moneyIn(cell: Cell, { columns, wholeAmounts }: RowRules): FoundMoney[] {
  return cell.amounts.flatMap((found) => {
    const extracted = moneyAt(cell, found);
    const kind = columnAt(extracted.place.rect, moneyColumns(columns))?.kind;
    if (!found.isMoney) {
      const nearest = columnAt(extracted.place.rect, columns)?.kind;
      if (!wholeAmounts || nearest === undefined || nearest !== kind) return [];
    }
    return [
      {
        start: found.start,
        end: found.end,
        kind,
        extracted,
        directionMark: directionMarkOf(cell, found),
      },
    ];
  });
}

/** Credit, zchut, Haben. */
const IN_MARKS: ReadonlySet<string> = new Set(['cr', 'ז', 'h']);

/** Direction from a mark beside an amount: "+45.30", "45.30 CR", "45.30 ח", "45,30 H", "45,30 -"; 1 in, -1 out. */
function directionMarkOf(cell: Cell, { start, end, minor }: FoundAmount): 1 | -1 | null {
  if (minor < 0) return -1;
  if (/\+\s?$/.test(cell.text.slice(0, start)) || cell.text.charAt(start) === '+') return 1;
  const rest = cell.text.slice(end);
  if (/^\s?\+\s*$/.test(rest)) return 1;
  if (/^\s?[-–−]\s*$/.test(rest)) return -1;
  const behind =
    /^\s?(cr|dr|db|od|ז|ח)(?!\p{L})/iu.exec(rest)?.[1] ?? /^\s?([HS])(?!\p{L})/u.exec(rest)?.[1];
  if (behind === undefined) return null;
  return IN_MARKS.has(behind.toLowerCase()) ? 1 : -1;
}

/** "260.22 OD": a balance below nothing, where others have no mark. */
const isOverdrawn = (cell: Cell, { kind, end }: FoundMoney): boolean =>
  kind === 'balance' && /^\s?OD(?!\p{L})/u.test(cell.text.slice(end));

const CODE =
  /(?<![\p{L}\p{N}/-])[\p{L}\p{N}/-]{0,100}\d{3}[\p{L}\p{N}/-]{0,100}(?![\p{L}\p{N}.,])/gu;

function referenceIn(
  cell: Cell,
  { columns }: RowRules,
  usedRanges: readonly TextRange[],
): (TextRange & { extracted: ExtractedValue<string> }) | null {
  if (!columns.some(({ kind }) => kind === 'reference')) return null;
  for (const match of cell.text.matchAll(CODE)) {
    const span = { cell, start: match.index, end: match.index + match[0].length };
    if (usedRanges.some((other) => overlap(span, other))) continue;
    const extracted = extractedAt(span, match[0]);
    if (columnAt(extracted.place.rect, columns)?.kind === 'reference')
      return { ...span, extracted };
  }
  return null;
}

/** The amount with its direction; money in is positive. A zero in the other column is ignored. */
function directedAmount(
  { credit, debit, charge, amount }: Movement['byColumn'],
  directionMark: 1 | -1 | null,
): { amount: ExtractedValue<Money> | null; hasDirection: boolean } {
  if (credit && credit.value.minor !== 0)
    return { amount: withSign(credit, 1), hasDirection: true };
  if (debit && debit.value.minor !== 0) return { amount: withSign(debit, -1), hasDirection: true };
  if (charge) return { amount: opposite(charge), hasDirection: true };
  if (amount && directionMark !== null)
    return { amount: withSign(amount, directionMark), hasDirection: true };
  return { amount: amount ?? credit ?? debit ?? null, hasDirection: !amount };
}

export const withSign = (
  extracted: ExtractedValue<Money>,
  sign: 1 | -1,
): ExtractedValue<Money> => ({
  ...extracted,
  value: { ...extracted.value, minor: sign * Math.abs(extracted.value.minor) },
});

/** Inverts the sign: a charge is money out, a refund among charges money in. */
const opposite = (extracted: ExtractedValue<Money>): ExtractedValue<Money> => ({
  ...extracted,
  value: { ...extracted.value, minor: 0 - extracted.value.minor },
});

function withoutRanges(text: string, ranges: readonly TextRange[]): string {
  let rest = text;
  for (const { start, end } of ranges)
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest.replace(/\s+/g, ' ').trim();
}
