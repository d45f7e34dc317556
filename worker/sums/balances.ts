import type { Place } from '../evidence.js';
import { leastCertain } from '../reading/certainty.js';
import type {
  Certainty,
  DocumentData,
  Money,
  Reading,
  TransactionRow,
} from '../reading/document-data.js';

/** What a broken link of the chain of balances comes from, as far as its neighbours tell. */
export type OddPart = 'balance' | 'amount' | 'row' | 'opening' | 'closing';

export interface BalanceBreak {
  odd: OddPart;
  row: TransactionRow;
  /** Hundredths, of the balance or the amount. */
  printed: number;
  expected: number;
  place: Place;
  raw: string;
  certainty: Certainty;
  /** Whether the rest of the statement leaves no honest explanation. */
  sure: boolean;
}

export interface Balances {
  /** Links between two balances that hold. */
  holding: number;
  breaks: BalanceBreak[];
  /** Whether the rows follow each other closely enough for a break to mean something. */
  understood: boolean;
  /** One unbroken chain from the stated opening to the stated closing balance. */
  closed: boolean;
  /** Amounts as they change the balance: 1, or -1 where the balance is a debt. */
  sign: 1 | -1;
}

/**
 * Follows the running balance of a statement, oldest or newest first, whether
 * every row or only some print it. null when fewer than two balances follow
 * each other. Where rows may be missing (a page was not read fully, another
 * account begins) the chain starts anew and says nothing.
 */
export function followBalances(data: DocumentData): Balances | null {
  const readings = ([1, -1] as const).flatMap((sign) =>
    [data.transactions, [...data.transactions].reverse()].map((rows) => follow(rows, sign, data)),
  );
  const [best] = readings.sort((a, b) => b.support - a.support);
  if (!best || best.linkCount === 0) return null;
  return best;
}

interface Node {
  balance: Reading<Money>;
  /** The row that prints it; for the stated closing balance the last row. */
  row: TransactionRow;
  kind: 'opening' | 'row' | 'closing';
}

interface Link {
  from: Node;
  to: Node;
  /** Amounts between the two balances, in order. */
  amounts: Reading<Money>[];
  /** What `to` misses: printed less expected, hundredths. */
  error: number;
}

function follow(rows: readonly TransactionRow[], sign: 1 | -1, data: DocumentData) {
  const chains = chainsOf(rows, sign, data);
  const breaks: BalanceBreak[] = [];
  let holding = 0;
  let pairs = 0;
  for (const links of chains) {
    for (let index = 0; index < links.length; index++) {
      const link = links[index];
      if (!link) continue;
      const next = links[index + 1];
      if (link.error === 0) {
        holding++;
      } else if (next && next.error === -link.error) {
        breaks.push(oddBalance(link));
        pairs++;
        index++;
      } else {
        breaks.push(oddLink(link, links[index - 1], next, sign));
      }
    }
  }
  const links = chains.flat();
  const chain = chains.length === 1 ? chains[0] : undefined;
  const opens = chain?.[0]?.from.kind === 'opening' && chain[0].error === 0;
  const last = chain?.at(-1);
  const closes = last?.to.kind === 'closing' && last.error === 0;
  for (const one of breaks) {
    if (one.odd === 'opening') one.sure &&= closes;
    if (one.odd === 'closing') one.sure &&= opens;
  }
  return {
    holding,
    breaks,
    understood: holding + pairs >= breaks.length && (pairs > 0 || holding >= 2),
    closed: opens && closes && breaks.length === 0,
    sign,
    linkCount: links.length,
    support: holding + pairs,
  };
}

/** Splits the rows, oldest first, into runs of links without a doubtful step between them. */
function chainsOf(rows: readonly TransactionRow[], sign: 1 | -1, data: DocumentData): Link[][] {
  const chains: Link[][] = [[]];
  const { opening_balance: opening, closing_balance: closing } = data.fields;
  const firstRow = rows[0];
  let from: Node | null =
    opening && firstRow ? { balance: opening, row: firstRow, kind: 'opening' } : null;
  let amounts: Reading<Money>[] = [];
  let doubtful = false;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before && mayMissRows(before, row)) doubtful = true;
    if (row.amount) amounts.push(row.amount);
    if (!row.balance) {
      doubtful ||= row.amount === null;
      continue;
    }
    const to: Node = { balance: row.balance, row, kind: 'row' };
    const link = from && linkOf(from, to, amounts, sign);
    // A row without an amount carries a balance over; if it changes, another account begins.
    const carries = row.amount === null;
    if (
      link &&
      !doubtful &&
      !(carries && link.error !== 0) &&
      !startsAnew(link, before, row, data)
    ) {
      chains.at(-1)?.push(link);
    } else if (chains.at(-1)?.length || from) {
      chains.push([]);
    }
    from = to;
    amounts = [];
    doubtful = false;
  }
  const full = chains.filter((links) => links.length > 0);
  const only = full.length === 1 ? full[0] : undefined;
  if (
    closing &&
    from &&
    only &&
    amounts.length === 0 &&
    !doubtful &&
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

function linkOf(from: Node, to: Node, amounts: Reading<Money>[], sign: 1 | -1): Link | null {
  const currencies = [from.balance, to.balance, ...amounts].flatMap(
    ({ value }) => value.currency ?? [],
  );
  if (new Set(currencies).size > 1) return null;
  const change = amounts.reduce((sum, { value }) => sum + value.minor * sign, 0);
  return { from, to, amounts, error: to.balance.value.minor - from.balance.value.minor - change };
}

/** The reading says so of the lower one of two neighbouring rows. */
const mayMissRows = (one: TransactionRow, other: TransactionRow): boolean =>
  (isAbove(one, other) ? other : one).gapBefore === true;

const isAbove = ({ place: a }: TransactionRow, { place: b }: TransactionRow): boolean =>
  a.page === b.page ? a.rect.y <= b.rect.y : a.page < b.page;

/**
 * Whether the balance that the row should have started from is printed between
 * the two rows: then it belongs to a row or heading that was not understood.
 */
function startsAnew(
  link: Link,
  before: TransactionRow | undefined,
  row: TransactionRow,
  data: DocumentData,
): boolean {
  if (link.error === 0 || !before) return false;
  const needed = link.from.balance.value.minor + link.error;
  const [upper, lower] = isAbove(before, row) ? [before, row] : [row, before];
  return data.amounts.some(
    ({ value, place }) =>
      value.minor === needed && isBelow(place, upper.place) && isBelow(lower.place, place),
  );
}

const isBelow = (place: Place, other: Place): boolean =>
  place.page === other.page
    ? place.rect.y + place.rect.h / 2 > other.rect.y + other.rect.h
    : place.page > other.page;

const samePlace = ({ place: a }: Reading<Money>, { place: b }: Reading<Money>): boolean =>
  a.page === b.page && a.rect.x === b.rect.x && a.rect.y === b.rect.y;

/** The steps into and out of one balance miss by the same amount: the balance itself is odd. */
function oddBalance({ to, error }: Link): BalanceBreak {
  const printed = to.balance.value.minor;
  return {
    odd: 'balance',
    row: to.row,
    printed,
    expected: printed - error,
    place: to.balance.place,
    raw: to.balance.raw,
    // Both neighbours agree on what it should be, so only its own reading can be at fault.
    certainty: to.balance.certainty,
    sure: true,
  };
}

function oddLink(
  link: Link,
  before: Link | undefined,
  after: Link | undefined,
  sign: 1 | -1,
): BalanceBreak {
  const { from, to, amounts, error } = link;
  const [amount] = amounts;
  const anchored = before?.error === 0 && after?.error === 0;
  if (amount && amounts.length === 1 && anchored && from.kind === 'row') {
    return {
      odd: 'amount',
      row: to.row,
      printed: amount.value.minor,
      expected: amount.value.minor + error * sign,
      place: amount.place,
      raw: amount.raw,
      certainty: amount.certainty,
      sure: true,
    };
  }
  const ends = { opening: 'opening', closing: 'closing', row: 'row' } as const;
  const odd = to.kind === 'closing' ? 'closing' : ends[from.kind];
  const printed = to.balance.value.minor;
  return {
    odd,
    row: to.row,
    printed,
    expected: printed - error,
    place: to.balance.place,
    raw: to.balance.raw,
    certainty: leastCertain(from.balance, to.balance, ...amounts),
    sure: true,
  };
}
