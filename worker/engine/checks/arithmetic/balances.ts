import type { Place } from '../../evidence/geometry.js';
import { leastCertain } from '../../extraction/certainty.js';
import { splitByStatement } from '../../extraction/split-by-statement.js';
import type { Certainty, DocumentData, TransactionRow } from '../../evidence/document-data.js';
import { acceptReordered } from './reordered-links.js';
import { type BalanceLink, chainsOf, isBelow, type OrderedRows } from './balance-chain.js';

/** What a broken link of the chain of balances comes from, as far as its neighbours tell. */
export type InconsistentPart = 'balance' | 'amount' | 'row' | 'opening' | 'closing';

export interface BalanceBreak {
  inconsistentPart: InconsistentPart;
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
}

/**
 * Follows the running balance of a statement, oldest or newest first, whether
 * every row or only some print it; of several statements in one file each on
 * its own. null when fewer than two balances follow each other. Where rows may
 * be missing (a page was not read fully, another account begins) the chain
 * starts anew and says nothing.
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
 * The statements of a file in the order of the page, each with what it states at
 * its ends. Of several the first has the opening balance above its rows and the
 * last the closing balance below them: what stands between two may be either's.
 */
function statementsOf({ transactions, fields, amounts }: DocumentData): OrderedRows[] {
  const statements = splitByStatement(transactions, (row) => row);
  const { opening_balance: opening = null, closing_balance: closing = null } = fields;
  const printedAt = placesByAmount(amounts);
  if (statements.length < 2) return [{ rows: transactions, opening, closing, printedAt }];
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
  const interpretations = ([1, -1] as const).flatMap((sign) =>
    [statement, reversed].map((ordered) => follow(ordered, sign)),
  );
  const [best] = interpretations.sort((a, b) => b.support - a.support);
  return best && best.linkCount > 0 ? best : null;
}

function follow(statement: OrderedRows, sign: 1 | -1): Followed {
  const chains = chainsOf(statement, sign).map(acceptReordered);
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
    understood: holding + pairs >= breaks.length && (pairs > 0 || holding >= 2),
    closed: opens && closes && breaks.length === 0,
    linkCount: links.length,
    support: holding + pairs,
  };
}

/** The steps into and out of one balance miss by the same amount: the balance itself is odd. */
function inconsistentBalance({ to, error }: BalanceLink): BalanceBreak {
  const printed = to.balance.value.minor;
  return {
    inconsistentPart: 'balance',
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
