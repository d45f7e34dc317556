import type { Place } from '../evidence.js';
import { leastCertain } from '../reading/certainty.js';
import type { Certainty, DocumentData, TransactionRow } from '../reading/document-data.js';
import { chainsOf, type BalanceLink } from './balance-chain.js';

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

/** The steps into and out of one balance miss by the same amount: the balance itself is odd. */
function oddBalance({ to, error }: BalanceLink): BalanceBreak {
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
