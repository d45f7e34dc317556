import type { ExtractedValue, Money, TransactionRow } from '../../evidence/document-data.js';
import { dateAt } from '../date-at.js';
import { type DateOrder, findDates } from '../dates.js';
import { type Cell, extractedAt, moneyAt, type Row } from '../layout.js';
import { yearFinder } from './missing-year.js';

/** Balances that must be printed so before they are those of movements. */
const BALANCES_MIN = 3;

/** Edges of one column differ by so many percent of the page at most. */
const COLUMN_PERCENT = 1.5;

/** "יתרה 11,849.10", "Balance: £6.50": a cell with nothing but that. */
const BALANCE = /^(?:ה?יתרה|balance|saldo|kontostand|solde)(?: after)?:? ?[₪$€£]? ?[-+−–]?\d/u;

const DAY = /^(?<first>\d{1,2})[./](?<second>\d{1,2})\.?$/;

export interface ListedMovement {
  row: TransactionRow;
  /** Rows that it takes up. */
  rows: Row[];
}

/**
 * Movements as apps list them, without a heading of columns: each with its signed amount and, below it
 * in the same column, the balance after it under its name. Empty unless every balance has one amount.
 */
export function listedBalances(rows: readonly Row[], order: DateOrder): ListedMovement[] {
  const balances = rows.flatMap((row) =>
    row.cells.filter(isBalance).map((cell) => ({ row, cell })),
  );
  if (balances.length < BALANCES_MIN) return [];
  const yearOf = yearFinder(rows, order);
  const movements = balances.map(({ row, cell }, index): ListedMovement | null => {
    const above = balances[index - 1];
    const from = above?.row.page === row.page ? above.row.index + 1 : 0;
    const own = rows.filter(
      (one) => one.page === row.page && one.index >= from && one.index <= row.index,
    );
    const amounts = own
      .flatMap((one) => one.cells)
      .filter((one) => one !== cell && isSigned(one) && isInColumn(one, cell));
    const amount = amounts.at(-1);
    if (!amount || (above && amounts.length > 1)) return null;
    const first = own.findIndex((one) => one.cells.includes(amount));
    const lines = own.slice(first);
    return {
      rows: lines,
      row: {
        date: dayOf(lines, order, yearOf),
        description: lines
          .flatMap((one) => one.cells)
          .filter((one) => one !== amount && one !== cell && /\p{L}/u.test(one.text))
          .map(({ text }) => text)
          .join(' '),
        amount: moneyIn(amount),
        balance: moneyIn(cell),
        reference: null,
        place: { page: row.page.number, rect: amount.row.rect },
      },
    };
  });
  const found = movements.flatMap((one) => one ?? []);
  return found.length === movements.length ? found : [];
}

const isBalance = (cell: Cell): boolean =>
  BALANCE.test(cell.folded) && cell.amounts.filter(({ isMoney }) => isMoney).length === 1;

/** "+11,842.60", "-₪276.45": one amount with a printed sign, and nothing else. */
const isSigned = ({ folded, amounts }: Cell): boolean =>
  amounts.filter(({ isMoney }) => isMoney).length === 1 &&
  /[-+−–]/u.test(folded) &&
  !/\p{L}{2}/u.test(folded);

const isInColumn = ({ rect: a }: Cell, { rect: b }: Cell): boolean =>
  Math.abs(a.x - b.x) <= COLUMN_PERCENT || Math.abs(a.x + a.w - b.x - b.w) <= COLUMN_PERCENT;

function moneyIn(cell: Cell): ExtractedValue<Money> | null {
  const found = cell.amounts.find(({ isMoney }) => isMoney);
  if (!found) return null;
  const money = moneyAt(cell, found);
  // Before the sign of a currency a minus does not adjoin the number: "-₪276.45".
  const isOut = /[-−–]/u.test(cell.folded) && money.value.minor > 0;
  return isOut ? { ...money, value: { ...money.value, minor: -money.value.minor } } : money;
}

/** The day of a movement, in full or without its year. */
function dayOf(
  lines: readonly Row[],
  order: DateOrder,
  yearOf: ReturnType<typeof yearFinder>,
): ExtractedValue<string> | null {
  for (const cell of lines.flatMap((one) => one.cells)) {
    const full = findDates(cell.text, order).find(({ possible }) => possible);
    if (full) return dateAt(cell, full);
    const { first, second } = DAY.exec(cell.folded.trim())?.groups ?? {};
    if (first === undefined || second === undefined) continue;
    const [day, month] = order === 'month_first' ? [second, first] : [first, second];
    const iso = yearOf(Number(month), Number(day))?.iso;
    if (iso) return extractedAt({ cell, start: 0, end: cell.text.length }, iso);
  }
  return null;
}
