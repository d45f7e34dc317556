import type { LaneRow } from './lanes.js';
import type { StatementColumn } from './statement-columns.js';

/**
 * How many balances differ from the row before, or after, by the row's amount in
 * its direction, if lanes have these columns: `held` where the balance is what
 * the account holds, `either` where it may be a debt too.
 */
export function followingBalances(
  rows: readonly LaneRow[],
  kinds: readonly (StatementColumn | undefined)[],
): { held: number; either: number } {
  const counts = { oldestFirst: 0, newestFirst: 0, debtOldestFirst: 0, debtNewestFirst: 0 };
  const at = (row: LaneRow, kind: StatementColumn): number | undefined => row[kinds.indexOf(kind)];
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
  return { held, either: Math.max(held, counts.debtOldestFirst, counts.debtNewestFirst) };
}

/** What a row may change the balance by; an amount's direction may be printed beside it. */
function movementOf(
  row: LaneRow,
  at: (row: LaneRow, kind: StatementColumn) => number | undefined,
): number[] | null {
  const [credit, debit] = [at(row, 'credit'), at(row, 'debit')];
  if (credit) return [Math.abs(credit)];
  if (debit) return [-Math.abs(debit)];
  const amount = at(row, 'amount') ?? at(row, 'charge');
  return amount === undefined ? null : [amount, -amount];
}
