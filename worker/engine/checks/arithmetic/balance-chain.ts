import type { Place } from '../../evidence/geometry.js';
import type { Money, ExtractedValue, TransactionRow } from '../../evidence/document-data.js';

export interface BalanceNode {
  balance: ExtractedValue<Money>;
  /** The row that prints it; the last row for the stated closing balance. */
  row: TransactionRow;
  kind: 'opening' | 'row' | 'closing';
}

export interface BalanceLink {
  from: BalanceNode;
  to: BalanceNode;
  /** Amounts between the two balances, in order. */
  amounts: ExtractedValue<Money>[];
  /** Printed minus expected balance at `to`, hundredths. */
  error: number;
}

/** The rows of one statement, oldest first. */
export interface OrderedRows {
  rows: readonly TransactionRow[];
  opening: ExtractedValue<Money> | null;
  closing: ExtractedValue<Money> | null;
  /** Places where the document prints each amount; the key is in hundredths. */
  printedAt: ReadonlyMap<number, readonly Place[]>;
  /** Whether pages of the statement are missing, by the numbers printed on them. */
  lacksPages: boolean;
}

/** Splits the rows into chains of links; a doubtful link ends a chain. */
export function chainsOf(
  { rows, opening, closing, printedAt, lacksPages }: OrderedRows,
  sign: 1 | -1,
): BalanceLink[][] {
  const chains: BalanceLink[][] = [[]];
  const firstRow = rows[0];
  let from: BalanceNode | null =
    opening && firstRow ? { balance: opening, row: firstRow, kind: 'opening' } : null;
  let amounts: ExtractedValue<Money>[] = [];
  let doubtful = false;
  const undatedAreDoubtful = datedShare(rows) >= DATED_SHARE_MIN;
  let passedUndated = false;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before && mayMissRows(before, row)) doubtful = true;
    // What stands on a missing page belongs between two pages, or before the first.
    if (lacksPages && (before ? before.place.page !== row.place.page : from)) doubtful = true;
    if (row.amount) amounts.push(row.amount);
    passedUndated ||= undatedAreDoubtful && row.date === null;
    if (!row.balance) {
      doubtful ||= row.amount === null;
      continue;
    }
    const to: BalanceNode = { balance: row.balance, row, kind: 'row' };
    const link = from && linkOf(from, to, amounts, sign);
    // A row without an amount carries a balance over; a changed balance starts another account.
    const carriesOver = row.amount === null;
    if (
      link &&
      // Where the balance follows on, no row is missing.
      (!doubtful || (link.error === 0 && amounts.length > 0)) &&
      !((carriesOver || passedUndated) && link.error !== 0) &&
      !startsNewChain(link, before, row, printedAt)
    ) {
      chains.at(-1)?.push(link);
    } else if (chains.at(-1)?.length || from) {
      chains.push([]);
    }
    from = to;
    amounts = [];
    doubtful = false;
    passedUndated = undatedAreDoubtful && row.date === null;
  }
  const full = chains.filter((links) => links.length > 0);
  const only = full.length === 1 ? full[0] : undefined;
  if (
    closing &&
    from &&
    only &&
    amounts.length === 0 &&
    !doubtful &&
    !(lacksPages && closing.value.minor !== from.balance.value.minor) &&
    !samePlace(closing, from.balance)
  ) {
    only.push({
      from,
      to: { balance: closing, row: from.row, kind: 'closing' },
      amounts: [],
      error: closing.value.minor - from.balance.value.minor,
    });
  }
  return full;
}

/** Where this share of rows is dated, an undated row may be a monthly total and not a movement. */
const DATED_SHARE_MIN = 0.8;

const datedShare = (rows: readonly TransactionRow[]): number =>
  rows.filter(({ date }) => date !== null).length / Math.max(1, rows.length);

function linkOf(
  from: BalanceNode,
  to: BalanceNode,
  amounts: ExtractedValue<Money>[],
  sign: 1 | -1,
): BalanceLink | null {
  const currencies = [from.balance, to.balance, ...amounts].flatMap(
    ({ value }) => value.currency ?? [],
  );
  if (new Set(currencies).size > 1) return null;
  const change = amounts.reduce((sum, { value }) => sum + value.minor * sign, 0);
  return { from, to, amounts, error: to.balance.value.minor - from.balance.value.minor - change };
}

/** Whether a row may be missing between two; extraction marks the lower one. */
const mayMissRows = (one: TransactionRow, other: TransactionRow): boolean =>
  (isAbove(one, other) ? other : one).gapBefore === true;

const isAbove = ({ place: a }: TransactionRow, { place: b }: TransactionRow): boolean =>
  a.page === b.page ? a.rect.y <= b.rect.y : a.page < b.page;

/**
 * Whether the balance that the row should start from is printed between the two rows.
 * It then belongs to a row or heading that was not understood.
 */
function startsNewChain(
  link: BalanceLink,
  before: TransactionRow | undefined,
  row: TransactionRow,
  printedAt: OrderedRows['printedAt'],
): boolean {
  if (link.error === 0 || !before) return false;
  const needed = link.from.balance.value.minor + link.error;
  const [upper, lower] = isAbove(before, row) ? [before, row] : [row, before];
  return (printedAt.get(needed) ?? []).some(
    (place) => isBelow(place, upper.place) && isBelow(lower.place, place),
  );
}

export const isBelow = (place: Place, other: Place): boolean =>
  place.page === other.page
    ? place.rect.y + place.rect.h / 2 > other.rect.y + other.rect.h
    : place.page > other.page;

const samePlace = (
  { place: a }: ExtractedValue<Money>,
  { place: b }: ExtractedValue<Money>,
): boolean => a.page === b.page && a.rect.x === b.rect.x && a.rect.y === b.rect.y;
