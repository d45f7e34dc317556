import type {
  DocumentData,
  ExtractedValue,
  Money,
  NamedText,
  TransactionRow,
} from '../../evidence/document-data.js';
import { placeKey } from '../../evidence/geometry.js';
import { decimal } from '../decimal.js';

type Amount = ExtractedValue<Money>;

/** Steps from one balance to the next that must be the movements between them. */
const STEPS_MIN = 2;

/** Share of the steps that must be; where fewer are, the order of the rows is a guess. */
const FITTING_SHARE_MIN = 0.6;

/**
 * The opening and closing balance of a statement that labels neither, by its movements: the closing
 * balance is the one after the newest movement, the opening balance is printed apart from the table
 * and is what the oldest balance was before its movement. Rows run in either direction; which one
 * the balances say. Empty for a file of several statements; `unsure` where rows or pages are missing.
 * No check calculates with these values: they hold with the movements by the way they are found.
 */
export function balancesOfMovements(
  data: Pick<DocumentData, 'transactions' | 'fields' | 'amounts' | 'pageNumbers'>,
): NamedText[] {
  const { transactions: rows, fields, pageNumbers = [] } = data;
  if (rows.some(({ newStatement }) => newStatement !== undefined)) return [];
  const [oldestFirst, newestFirst] = [follow(rows), follow([...rows].reverse())];
  if (oldestFirst.fitting === newestFirst.fitting) return [];
  const { fitting, steps, before, last } =
    oldestFirst.fitting > newestFirst.fitting ? oldestFirst : newestFirst;
  if (fitting < STEPS_MIN || fitting < steps * FITTING_SHARE_MIN) return [];
  const printed = new Set(pageNumbers.map(({ value }) => value.number));
  const hasPages = pageNumbers.every(({ value }) => printed.has(1) && printed.has(value.of));
  const hasRows = rows.every(({ gapBefore }) => gapBefore !== true);
  const isWhole = fitting === steps && hasRows && hasPages;
  const found: NamedText[] = [];
  const add = (name: string, balance: Amount): void => {
    const { value, raw, place, certainty } = balance;
    const read = { value: decimal(value.minor), raw, place };
    found.push({ name, ...read, certainty: isWhole ? certainty : 'unsure' });
  };
  if (!fields.closing_balance && last) add('closing_balance', last);
  const opening =
    fields.opening_balance || !before ? undefined : printedApart(before, rows, data.amounts);
  if (opening) add('opening_balance', opening);
  return found;
}

interface Followed {
  /** Steps between two balances, and those that are the sum of the movements between. */
  steps: number;
  fitting: number;
  /** Hundredths before the first movement; null where the first balance or a direction is missing. */
  before: number | null;
  /** The balance of the last row; null where it has none. */
  last: Amount | null;
}

function follow(rows: readonly TransactionRow[]): Followed {
  const followed: Followed = { steps: 0, fitting: 0, before: null, last: null };
  let known: number | null = null;
  let moved: number | null = 0;
  for (const { amount, balance } of rows) {
    moved = amount && moved !== null ? moved + amount.value.minor : null;
    followed.last = balance;
    if (!balance) continue;
    if (known === null) followed.before = moved === null ? null : balance.value.minor - moved;
    else {
      followed.steps++;
      if (moved === balance.value.minor - known) followed.fitting++;
    }
    known = balance.value.minor;
    moved = 0;
  }
  return followed;
}

/** The first print of an amount that is no part of a movement; nothing is no balance to look for. */
function printedApart(
  minor: number,
  rows: readonly TransactionRow[],
  amounts: readonly Amount[],
): Amount | undefined {
  const ofRows = rows.flatMap(({ amount, balance }) =>
    [amount, balance].flatMap((one) => (one ? [placeKey(one.place)] : [])),
  );
  const taken = new Set(ofRows);
  return minor === 0
    ? undefined
    : amounts.find((one) => one.value.minor === minor && !taken.has(placeKey(one.place)));
}
