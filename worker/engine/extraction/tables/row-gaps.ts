import type { TransactionRow } from '../../evidence/document-data.js';
import type { Row } from '../layout.js';
import { upperMedian } from '../../statistics.js';

/** A row of a table that was understood; without a transaction it is a heading, a total or part of a description. */
export interface TableRow {
  row: Row;
  transaction: TransactionRow | null;
  /** Dated like a movement but without an amount: blacked out, or not read. */
  isLost?: boolean;
  /** With an amount that was not understood: a further movement of the day above, or another sum. */
  isUnread?: boolean;
}

/** A row distance exceeds the median by this share when a row may be missing. */
const ROOM_FOR_ROW = 0.75;
/** Share of movements with their own date; below it, a line with only a date is the heading of a day. */
const DATED_SHARE_MIN = 0.8;

/** Sets `gapBefore` on movements above which a row may be missing. Rows without a movement count as read. */
export function markGaps(tableRows: readonly TableRow[]): void {
  const steps = tableRows.flatMap(({ row }, index) => {
    const before = tableRows[index - 1]?.row;
    return before && before.page === row.page ? [row.rect.y - before.rect.y] : [];
  });
  const usual = upperMedian(steps.filter((step) => step > 0)) ?? Infinity;
  const losesRows = datedShare(tableRows) >= DATED_SHARE_MIN;
  let isLost = false;
  for (const [index, { row, transaction, ...more }] of tableRows.entries()) {
    isLost ||= (losesRows && more.isLost === true) || more.isUnread === true;
    if (!transaction) continue;
    const before = tableRows[index - 1]?.row;
    const step = before && before.page === row.page ? row.rect.y - before.rect.y : 0;
    if (isLost || step > usual * (1 + ROOM_FOR_ROW)) transaction.gapBefore = true;
    isLost = false;
  }
}

function datedShare(tableRows: readonly TableRow[]): number {
  const movements = tableRows.flatMap(({ transaction }) => transaction ?? []);
  return movements.filter(({ date }) => date !== null).length / Math.max(1, movements.length);
}
