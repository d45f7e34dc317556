import type { Place } from '../../evidence/geometry.js';
import { leastCertain } from '../../extraction/certainty.js';
import { isComplete, partsOf } from '../page_numbers/parts.js';
import { splitByStatement } from '../../extraction/split-by-statement.js';
import type { Certainty, DocumentData, TransactionRow } from '../../evidence/document-data.js';
import { acceptReordered } from './reordered-links.js';
import { type BalanceLink, chainsOf, isBelow, type OrderedRows } from './balance-chain.js';

/** The printed value that breaks the running balance, as far as the neighbouring links determine it. */
export type InconsistentPart = 'balance' | 'amount' | 'row' | 'opening' | 'closing';

export interface BalanceBreak {
  inconsistentPart: InconsistentPart;
  row: TransactionRow;
  /** The balance or the amount, hundredths. */
  printed: number;
  expected: number;
  place: Place;
  raw: string;
  certainty: Certainty;
  /** Whether the rest of the statement excludes an innocent explanation. */
  sure: boolean;
}

export interface Balances {
  /** Number of links between two balances that hold. */
  holding: number;
  breaks: BalanceBreak[];
  /** Whether enough links hold for a break to be meaningful. */
  understood: boolean;
  /** Whether one unbroken chain leads from the stated opening to the stated closing balance. */
  closed: boolean;
}

/**
 * Checks the running balance of each statement in the file, oldest or newest row
 * first. Not every row needs a balance. null when fewer than two balances are
 * linked. Where rows may be missing (a page is not in the file or was not read
 * fully, another account begins) a new chain starts, and nothing is concluded
 * across the gap.
 */
export function followBalances(data: DocumentData): Balances | null {
  const followed = statementsOf(data).flatMap((statement) => followStatement(statement) ?? []);
  if (followed.length === 0) return null;
  const broken = followed.filter(({ breaks }) => breaks.length > 0);
  const meaningful = broken.filter(({ understood }) => understood);
  return {
    holding: followed.reduce((sum, { holding }) => sum + holding, 0),
    breaks: (meaningful.length > 0 ? meaningful : broken).flatMap(({ breaks }) => breaks),
    understood: meaningful.length > 0 || broken.length === 0,
    closed: followed.length === 1 && followed[0]?.closed === true,
  };
}

/**
 * The statements of a file in page order, each with its stated opening and closing
 * balance. With several statements, an opening balance counts only above the first
 * and a closing balance only below the last: between two it may belong to either.
 */
function statementsOf({ transactions, fields, amounts, pageNumbers }: DocumentData): OrderedRows[] {
  const statements = splitByStatement(transactions, (row) => row);
  const { opening_balance: opening = null, closing_balance: closing = null } = fields;
  const printedAt = placesByAmount(amounts);
  const lacksPages = partsOf(pageNumbers ?? []).some((part) => !isComplete(part));
  if (statements.length < 2)
    return [{ rows: transactions, opening, closing, printedAt, lacksPages }];
  return statements.map((rows, index) => {
    const [first, last] = [rows[0], rows.at(-1)];
    const opens = index === 0 && opening && first && isBelow(first.place, opening.place);
    const closes =
      index === statements.length - 1 && closing && last && isBelow(closing.place, last.place);
    return {
      rows,
      opening: first?.newStatement?.opening ?? (opens ? opening : null),
      closing: closes ? closing : null,
      printedAt,
      lacksPages,
    };
  });
}

function placesByAmount(amounts: DocumentData['amounts']): Map<number, Place[]> {
  const places = new Map<number, Place[]>();
  for (const { value, place } of amounts) {
    const known = places.get(value.minor);
    if (known) known.push(place);
    else places.set(value.minor, [place]);
  }
  return places;
}

type Followed = Balances & { linkCount: number; support: number };

function followStatement(statement: OrderedRows): Followed | null {
  const reversed = { ...statement, rows: [...statement.rows].reverse() };
  const orders = [statement, reversed];
  const printed = orders.flatMap((ordered) => {
    const rows = balancesAtEndOfDay(ordered.rows);
    return rows ? { ...ordered, rows } : [];
  });
  const interpretations = ([1, -1] as const).flatMap((sign) =>
    [...orders, ...printed].map((ordered) => follow(ordered, sign)),
  );
  const [best] = interpretations.sort((a, b) => b.support - a.support);
  return best && best.linkCount > 0 ? best : null;
}

/**
 * Rows whose only balance of a day, printed beside another of its movements, stands at its last
 * one: some banks print the balance at the end of the day once. null where it is there already.
 */
function balancesAtEndOfDay(rows: readonly TransactionRow[]): TransactionRow[] | null {
  const days: TransactionRow[][] = [];
  for (const row of rows) {
    const day = days.at(-1);
    if (day && row.date !== null && day[0]?.date?.value === row.date.value) day.push(row);
    else days.push([row]);
  }
  const moved = days.flatMap((day) => {
    const [at, ...others] = day.filter(({ balance }) => balance !== null);
    const last = day.at(-1);
    if (!at || !last || at === last || others.length > 0) return day;
    return day.map((row) =>
      row === at ? { ...row, balance: null } : row === last ? { ...row, balance: at.balance } : row,
    );
  });
  return moved.some((row, index) => row !== rows[index]) ? moved : null;
}

/**
 * A link that holds where one movement of it is turned round, whose direction is not printed beside it
 * in a text layer: a minus is a few pixels, which a messenger loses or adds, and headings of columns
 * mean this or that ("Payments" of a member, or by the bank).
 */
function withoutMisreadSign(link: BalanceLink, sign: 1 | -1): BalanceLink {
  const isTurned = link.amounts.some(
    ({ value, raw, certainty }) =>
      (certainty !== 'exact' || !/[-+−–]/.test(raw)) && link.error === -2 * value.minor * sign,
  );
  return isTurned ? { ...link, error: 0 } : link;
}

/**
 * A link that holds where its line prints the movement that the balances demand beside the one that
 * was taken for it: a column of charges that are not booked yet, or of another currency.
 */
function withAmountBeside(
  link: BalanceLink,
  sign: 1 | -1,
  printedAt: OrderedRows['printedAt'],
): BalanceLink {
  const [taken, ...others] = link.amounts;
  if (link.error === 0 || !taken || others.length > 0) return link;
  const { page, rect } = link.to.row.place;
  const wanted = Math.abs(taken.value.minor + link.error * sign);
  const isBeside = (printedAt.get(wanted) ?? []).some(
    (place) =>
      place.page === page &&
      place.rect.y + place.rect.h / 2 > rect.y &&
      place.rect.y + place.rect.h / 2 < rect.y + rect.h,
  );
  return isBeside ? { ...link, error: 0 } : link;
}

/** More breaks than somebody makes are lines of another table, such as one of the next document of a file. */
const BREAKS_MAX = 3;
const BROKEN_SHARE_MAX = 0.2;

function follow(statement: OrderedRows, sign: 1 | -1): Followed {
  const chains = chainsOf(statement, sign)
    .map(acceptReordered)
    .map((links) =>
      links
        .map((link) => withoutMisreadSign(link, sign))
        .map((link) => withAmountBeside(link, sign, statement.printedAt)),
    );
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
        breaks.push(inconsistentBalance(link));
        pairs++;
        index++;
      } else {
        breaks.push(inconsistentLink(link, links[index - 1], next, sign));
      }
    }
  }
  const links = chains.flat();
  const chain = chains.length === 1 ? chains[0] : undefined;
  const opens = chain?.[0]?.from.kind === 'opening' && chain[0].error === 0;
  const last = chain?.at(-1);
  const closes = last?.to.kind === 'closing' && last.error === 0;
  for (const one of breaks) {
    if (one.inconsistentPart === 'opening') one.sure &&= closes;
    if (one.inconsistentPart === 'closing') one.sure &&= opens;
  }
  return {
    holding,
    breaks,
    understood:
      holding + pairs >= breaks.length &&
      (pairs > 0 || holding >= 2) &&
      breaks.length <= Math.max(BREAKS_MAX, BROKEN_SHARE_MAX * links.length),
    closed: opens && closes && breaks.length === 0,
    linkCount: links.length,
    support: holding + pairs,
  };
}

/** The links before and after one balance miss by the same amount: the balance itself is inconsistent. */
function inconsistentBalance({ to, error }: BalanceLink): BalanceBreak {
  const printed = to.balance.value.minor;
  return {
    inconsistentPart: 'balance',
    row: to.row,
    printed,
    expected: printed - error,
    place: to.balance.place,
    raw: to.balance.raw,
    // Both neighbours imply the same value, so only the extraction of this balance can be wrong.
    certainty: to.balance.certainty,
    sure: true,
  };
}

function inconsistentLink(
  link: BalanceLink,
  before: BalanceLink | undefined,
  after: BalanceLink | undefined,
  sign: 1 | -1,
): BalanceBreak {
  const { from, to, amounts, error } = link;
  const [amount] = amounts;
  const anchored = before?.error === 0 && after?.error === 0;
  if (amount && amounts.length === 1 && anchored && from.kind === 'row') {
    return {
      inconsistentPart: 'amount',
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
  const inconsistentPart = to.kind === 'closing' ? 'closing' : ends[from.kind];
  const printed = to.balance.value.minor;
  return {
    inconsistentPart,
    row: to.row,
    printed,
    expected: printed - error,
    place: to.balance.place,
    raw: to.balance.raw,
    certainty: leastCertain(from.balance, to.balance, ...amounts),
    sure: true,
  };
}
