import type { TransactionRow } from '../document-data.js';
import { median, type Row } from '../layout.js';

/** A gap this much larger than the usual distance of rows has room for another row. */
const ROOM_FOR_ROW = 0.75;

/** Marks the movements above which a row may have been missed. Rows without a movement count as read. */
export function markGaps(taken: readonly { row: Row; transaction: TransactionRow | null }[]): void {
  const steps = taken.flatMap(({ row }, index) => {
    const before = taken[index - 1]?.row;
    return before && before.page === row.page ? [row.rect.y - before.rect.y] : [];
  });
  const usual = median(steps.filter((step) => step > 0));
  if (usual === null) return;
  for (const [index, { row, transaction }] of taken.entries()) {
    const before = taken[index - 1]?.row;
    if (!transaction || !before || before.page !== row.page) continue;
    const step = row.rect.y - before.rect.y;
    if (step > usual * (1 + ROOM_FOR_ROW)) transaction.gapBefore = true;
  }
}
