import type { Row } from '../layout.js';
import type { Column } from './columns.js';
import type { NumberRow } from './number-columns.js';
import { isDated, moneyOf, type RowRules } from './movement.js';
import { alignColumns } from './align-columns.js';
import { isMoneyColumn, type StatementColumn } from './statement-columns.js';

/** Rows used to align the columns of a table. */
const ROWS_MAX = 200;

/** Aligns the columns of a statement with their amounts, by the number of balances that follow. */
export function alignStatementColumns(
  rules: RowRules,
  rows: readonly Row[],
): Column<StatementColumn>[] {
  if (rules.wholeAmounts) return rules.columns;
  return alignColumns(rules.columns, {
    rows: bodyOf(rows, rules).map((row) =>
      moneyOf(row, rules).map(({ value, place }) => ({
        minor: value.minor,
        rect: place.rect,
        isMoney: true,
      })),
    ),
    mayHold: isMoneyColumn,
    unassigned: 'other',
    support: followingBalances,
  });
}

/** Rows up to the last date: dated rows with an amount, and others with two amounts. */
function bodyOf(rows: readonly Row[], rules: RowRules): Row[] {
  const dated = new Set(rows.filter((row) => isDated(row, rules)));
  const last = rows.findLastIndex((row) => dated.has(row));
  return rows
    .slice(0, last + 1)
    .filter((row) => moneyOf(row, rules).length >= (dated.has(row) ? 1 : 2))
    .slice(0, ROWS_MAX);
}

/**
 * Counts the balances that differ from the row before, or after, by the row's amount with
 * its sign: first with the balance as credit or debt, then as credit only.
 */
function followingBalances(
  rows: readonly NumberRow[],
  kinds: readonly (StatementColumn | undefined)[],
): [number, number] {
  const counts = { oldestFirst: 0, newestFirst: 0, debtOldestFirst: 0, debtNewestFirst: 0 };
  const at = (row: NumberRow, kind: StatementColumn): number | undefined =>
    row[kinds.indexOf(kind)];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const [earlier, balance] = [before && at(before, 'balance'), at(row, 'balance')];
    if (!before || earlier === undefined || balance === undefined) continue;
    const change = balance - earlier;
    const own = movementOf(row, at);
    const upper = movementOf(before, at);
    if (own?.includes(change)) counts.oldestFirst++;
    if (upper?.includes(-change)) counts.newestFirst++;
    if (own?.includes(-change)) counts.debtOldestFirst++;
    if (upper?.includes(change)) counts.debtNewestFirst++;
  }
  const held = Math.max(counts.oldestFirst, counts.newestFirst);
  return [Math.max(held, counts.debtOldestFirst, counts.debtNewestFirst), held];
}

/** Possible balance changes of a row, hundredths; an amount may have either sign. null without an amount. */
function movementOf(
  row: NumberRow,
  at: (row: NumberRow, kind: StatementColumn) => number | undefined,
): number[] | null {
  const [credit, debit] = [at(row, 'credit'), at(row, 'debit')];
  if (credit) return [Math.abs(credit)];
  if (debit) return [-Math.abs(debit)];
  const amount = at(row, 'amount') ?? at(row, 'charge');
  return amount === undefined ? null : [amount, -amount];
}
