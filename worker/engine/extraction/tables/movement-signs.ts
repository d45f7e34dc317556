import type { Money, ExtractedValue } from '../../evidence/document-data.js';
import { withSign, type Movement } from './movement.js';

/** Share of balance changes that must fit; below it the order of the rows is a guess. */
const FITTING_SHARE_MIN = 0.6;

/**
 * Assigns a sign to amounts that one column prints without one. If some amounts of the
 * column have a minus, the others are money in; if some are marked as credits, the others
 * are money out. Otherwise the balances beside them give the direction. Without these the
 * amount is dropped: its direction is unknown.
 */
export function assignSigns(movements: Movement[], opening: ExtractedValue<Money> | null): void {
  reverseFew(movements);
  trustBalances(movements, opening);
  const undirected = movements.filter(
    ({ hasDirection, row }) => !hasDirection && row.amount !== null,
  );
  if (undirected.length === 0) return;
  const marked = movements.filter(({ byColumn, hasDirection }) => hasDirection && byColumn.amount);
  if (marked.length > 0) {
    // A card marks its credits and leaves its charges bare.
    if (marked.every(({ row }) => (row.amount?.value.minor ?? 0) > 0))
      for (const { row } of undirected) row.amount = row.amount && withSign(row.amount, -1);
    return;
  }
  const oldestFirst = balanceChanges(movements, opening);
  const newestFirst = balanceChanges([...movements].reverse(), opening);
  const best = share(oldestFirst) >= share(newestFirst) ? oldestFirst : newestFirst;
  const isReliable = share(best) >= FITTING_SHARE_MIN;
  for (const { row } of undirected) {
    const step = isReliable ? best.find(({ movement }) => movement.row === row) : undefined;
    row.amount = row.amount && step ? withSign(row.amount, step.change < 0 ? -1 : 1) : null;
  }
}

/** Share of the amounts of a column with a minus up to which they are reversals; more are how it prints all. */
const REVERSED_SHARE_MAX = 1 / 3;

/** "-42.00" among charges without a sign, an adjustment: what goes the other way than its column. */
function reverseFew(movements: readonly Movement[]): void {
  for (const kind of ['debit', 'credit'] as const) {
    const own = movements.filter(({ byColumn }) => (byColumn[kind]?.value.minor ?? 0) !== 0);
    const reversed = own.filter(({ byColumn }) => (byColumn[kind]?.value.minor ?? 0) < 0);
    if (reversed.length > own.length * REVERSED_SHARE_MAX) continue;
    for (const { row, byColumn } of reversed)
      if (row.amount && row.amount.raw === byColumn[kind]?.raw)
        row.amount = withSign(row.amount, kind === 'debit' ? 1 : -1);
  }
}

/** Movements of another direction than the balances say, from which their column was misread. */
const MISREAD_MIN = 2;
/** Share of all movements whose size the balances confirm, so that only directions are in doubt. */
const SIZES_SHARE_MIN = 0.9;

/**
 * Gives each movement the direction that its balance says, where columns or headings gave one of
 * several the wrong one: the sizes hold, and both directions occur. One alone is left, as it may
 * be what somebody changed; so is a list of which all run the other way, as a card's debt does.
 */
function trustBalances(
  movements: readonly Movement[],
  opening: ExtractedValue<Money> | null,
): void {
  const directed = movements.filter(({ hasDirection }) => hasDirection);
  const best = [directed, [...directed].reverse()]
    .map((rows) => balanceChanges(rows, opening))
    .sort((a, b) => share(b) - share(a))[0];
  if (!best || best.length < MISREAD_MIN * 2 || share(best) < SIZES_SHARE_MIN) return;
  const fitting = best.filter(({ fits }) => fits);
  const other = fitting.filter(
    ({ movement, change }) =>
      Math.sign(movement.row.amount?.value.minor ?? 0) !== Math.sign(change),
  );
  if (other.length < MISREAD_MIN || other.length > fitting.length - MISREAD_MIN) return;
  for (const { movement, change } of other)
    movement.row.amount = movement.row.amount && withSign(movement.row.amount, change < 0 ? -1 : 1);
}

interface BalanceChange {
  movement: Movement;
  change: number;
  fits: boolean;
}

/** Balance change at each row, oldest first, hundredths; `fits` when its size equals the amount. */
function balanceChanges(
  movements: readonly Movement[],
  opening: ExtractedValue<Money> | null,
): BalanceChange[] {
  let before = opening?.value.minor ?? null;
  return movements.flatMap((movement) => {
    const { balance, amount } = movement.row;
    const change = balance && before !== null ? balance.value.minor - before : null;
    before = balance?.value.minor ?? null;
    if (change === null || change === 0 || !amount) return [];
    return [{ movement, change, fits: Math.abs(change) === Math.abs(amount.value.minor) }];
  });
}

const share = (found: readonly BalanceChange[]): number =>
  found.filter(({ fits }) => fits).length / Math.max(1, found.length);
