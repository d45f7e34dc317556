import type { FoundAmount } from '../amounts.js';
import { findDates, type DateOrder } from '../dates.js';
import type { Money, Reading, TransactionRow } from '../../evidence/document-data.js';
import { moneyAt, readingAt, type Cell, type Row } from '../layout.js';
import { columnAt, type Column } from './columns.js';
import { moneyColumns, type StatementColumn } from './statement-columns.js';
import type { YearOf } from './missing-year.js';

/** How the rows of one table are to be read. */
export interface RowRules {
  columns: Column<StatementColumn>[];
  order: DateOrder;
  /** Completes a day and month without a year. */
  yearOf: YearOf;
  /** The table prints whole amounts without decimals. */
  wholeAmounts: boolean;
}

export interface Movement {
  row: TransactionRow;
  /** Amounts of money found on it. */
  amounts: number;
  byColumn: Partial<Record<StatementColumn, Reading<Money>>>;
  /** Whether the amount's own print tells its direction: a column, a sign or a mark beside it. */
  directed: boolean;
}

/** Reads one row of a statement by its columns. */
export function readMovement(row: Row, rules: RowRules): Movement {
  const byColumn: Movement['byColumn'] = {};
  const words: string[] = [];
  let date: Reading<string> | null = null;
  let reference: Reading<string> | null = null;
  let amounts = 0;
  let mark: 1 | -1 | null = null;

  for (const cell of row.cells) {
    const spent: Stretch[] = [];
    for (const found of datesIn(cell, rules)) {
      spent.push(found);
      const own = found.kind === 'date' || date === null;
      if (found.reading && own) date ??= found.reading;
    }
    for (const found of moneyIn(cell, rules)) {
      if (spent.some((other) => meet(found, other))) continue;
      spent.push(found);
      amounts++;
      if (found.kind && byColumn[found.kind] === undefined) {
        byColumn[found.kind] = found.reading;
        if (found.kind === 'amount') mark ??= found.mark;
      }
    }
    const code = referenceIn(cell, rules, spent);
    if (code) {
      reference ??= code.reading;
      spent.push(code);
    }
    words.push(without(cell.text, spent));
  }
  const { amount, directed } = directedAmount(byColumn, mark);
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
    directed,
  };
}

/** The amounts of money on a row, in whichever column. */
export const moneyOf = (row: Row, rules: RowRules): Reading<Money>[] =>
  row.cells.flatMap((cell) => {
    const dates = datesIn(cell, rules);
    return cell.amounts
      .filter((found) => found.marked && !dates.some((date) => meet(found, date)))
      .map((found) => moneyAt(cell, found));
  });

/** Whether a row has a date of a movement. */
export const isDated = (row: Row, rules: RowRules): boolean =>
  row.cells.some((cell) => datesIn(cell, rules).some(({ reading }) => reading !== null));

/** Whether a date stands in the column of dates, as on the first line of a movement. */
export const hasOwnDate = (row: Row, rules: RowRules): boolean =>
  row.cells.some((cell) =>
    datesIn(cell, rules).some(({ reading }) => {
      const kind = reading && columnAt(reading.place.rect, rules.columns)?.kind;
      return kind === 'date' || kind === 'value_date';
    }),
  );

interface Stretch {
  start: number;
  end: number;
}

const meet = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end;

/** Full dates; in the column of dates also a day and month, whose year the document tells. */
function datesIn(
  cell: Cell,
  { columns, order, yearOf }: RowRules,
): (Stretch & { kind: string; reading: Reading<string> | null })[] {
  const dated = columns.filter(({ kind }) => kind === 'date' || kind === 'value_date');
  const full = findDates(cell.text, order).map(({ start, end, iso, possible }) => {
    const reading = readingAt({ cell, start, end }, iso);
    const kind = columnAt(reading.place.rect, dated)?.kind ?? 'date';
    return { start, end, kind, reading: possible ? reading : null };
  });
  if (full.length > 0) return full;
  const short = /^(\d{1,2})[./](\d{1,2})(?=\s|$)/.exec(cell.text);
  if (!short) return [];
  const span = { cell, start: 0, end: short[0].length };
  const kind = columnAt(readingAt(span, null).place.rect, columns)?.kind;
  if (kind !== 'date' && kind !== 'value_date') return [];
  const [day, month] = order === 'day_first' ? [short[1], short[2]] : [short[2], short[1]];
  const iso = yearOf(Number(month), Number(day));
  return [{ start: 0, end: span.end, kind, reading: iso === null ? null : readingAt(span, iso) }];
}

interface FoundMoney extends Stretch {
  kind: StatementColumn | undefined;
  reading: Reading<Money>;
  mark: 1 | -1 | null;
}

function moneyIn(cell: Cell, { columns, wholeAmounts }: RowRules): FoundMoney[] {
  return cell.amounts.flatMap((found) => {
    const reading = moneyAt(cell, found);
    const kind = columnAt(reading.place.rect, moneyColumns(columns))?.kind;
    if (!found.marked) {
      const nearest = columnAt(reading.place.rect, columns)?.kind;
      if (!wholeAmounts || nearest === undefined || nearest !== kind) return [];
    }
    return [{ start: found.start, end: found.end, kind, reading, mark: markOf(cell, found) }];
  });
}

/** "+45.30", "45.30 CR", "45.30 ח": marks of direction beside an amount. */
function markOf(cell: Cell, { start, end, minor }: FoundAmount): 1 | -1 | null {
  if (minor < 0) return -1;
  if (/\+\s?$/.test(cell.text.slice(0, start)) || cell.text.charAt(start) === '+') return 1;
  const behind = /^\s?(cr|dr|ז|ח)(?![\p{L}])/iu.exec(cell.text.slice(end))?.[1]?.toLowerCase();
  if (behind === 'cr' || behind === 'ז') return 1;
  return behind === 'dr' || behind === 'ח' ? -1 : null;
}

const CODE = /(?<![\p{L}\p{N}])[\p{L}\p{N}/-]*\d{3}[\p{L}\p{N}/-]*(?![\p{L}\p{N}.,])/gu;

function referenceIn(
  cell: Cell,
  { columns }: RowRules,
  spent: readonly Stretch[],
): (Stretch & { reading: Reading<string> }) | null {
  if (!columns.some(({ kind }) => kind === 'reference')) return null;
  for (const match of cell.text.matchAll(CODE)) {
    const span = { cell, start: match.index, end: match.index + match[0].length };
    if (spent.some((other) => meet(span, other))) continue;
    const reading = readingAt(span, match[0]);
    if (columnAt(reading.place.rect, columns)?.kind === 'reference') return { ...span, reading };
  }
  return null;
}

/** Money in is positive. A nought in the other column says nothing. */
function directedAmount(
  { credit, debit, charge, amount }: Movement['byColumn'],
  mark: 1 | -1 | null,
): { amount: Reading<Money> | null; directed: boolean } {
  if (credit && credit.value.minor !== 0) return { amount: withSign(credit, 1), directed: true };
  if (debit && debit.value.minor !== 0) return { amount: withSign(debit, -1), directed: true };
  if (charge) return { amount: opposite(charge), directed: true };
  if (amount && mark !== null) return { amount: withSign(amount, mark), directed: true };
  return { amount: amount ?? credit ?? debit ?? null, directed: !amount };
}

export const withSign = (reading: Reading<Money>, sign: 1 | -1): Reading<Money> => ({
  ...reading,
  value: { ...reading.value, minor: sign * Math.abs(reading.value.minor) },
});

/** A charge is money out, a refund among charges money in. */
const opposite = (reading: Reading<Money>): Reading<Money> => ({
  ...reading,
  value: { ...reading.value, minor: 0 - reading.value.minor },
});

function without(text: string, stretches: readonly Stretch[]): string {
  let rest = text;
  for (const { start, end } of stretches)
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest.replace(/\s+/g, ' ').trim();
}
