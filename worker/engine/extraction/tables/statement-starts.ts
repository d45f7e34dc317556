import { accountIn } from '../accounts.js';
import type { Money, Reading, TransactionRow } from '../../evidence/document-data.js';
import type { LabelMeaning } from '../labels/find-labels.js';
import { spansAfter, valueOf, type LabelledRows } from '../labels/value-of.js';
import type { TakenRow } from './row-gaps.js';
import { amountsIn, moneyAt, type Row, type Span } from '../layout.js';

/**
 * Marks the movements that begin a further statement in one file. Every page may
 * repeat the head of its table. Another statement begins under a further head if
 * the balance does not go on from the row before, and what is printed between
 * them is of another one: another account, another opening balance than the
 * known one and the balance reached, or dates that start again.
 */
export function markStatements(
  document: LabelledRows,
  taken: readonly TakenRow[],
  heads: ReadonlyMap<Row, unknown>,
): void {
  const ofTable = new Map(taken.map(({ row, transaction }) => [row, transaction]));
  let printed: Printed = { opening: null, accounts: [], headed: false };
  let present: PresentStatement | null = null;
  for (const row of document.rows) {
    if (heads.has(row)) printed.headed = true;
    const movement = ofTable.get(row);
    if (!movement) {
      printed.opening = openingIn(row, document) ?? printed.opening;
      // The lines of a description may name the account that money went to.
      if (!ofTable.has(row)) printed.accounts.push(...accountsIn(row, document));
      continue;
    }
    if (present && !begins(present, printed, movement)) {
      present.rows.push(movement);
    } else {
      if (present) movement.newStatement = { opening: printed.opening };
      present = { ...printed, rows: [movement] };
    }
    printed = { opening: null, accounts: [], headed: false };
  }
}

/** What stands between two movements. */
interface Printed {
  opening: Reading<Money> | null;
  accounts: string[];
  headed: boolean;
}

interface PresentStatement extends Printed {
  rows: TransactionRow[];
}

function begins(present: PresentStatement, printed: Printed, next: TransactionRow): boolean {
  const last = present.rows.at(-1);
  return (
    printed.headed &&
    !(last && goesOn(last, next)) &&
    (isOther(present, printed) || turnsBack(present.rows, next))
  );
}

function isOther(present: PresentStatement, { opening, accounts }: Printed): boolean {
  const known = new Set(present.accounts);
  const otherAccount =
    known.size > 0 && accounts.length > 0 && !accounts.some((one) => known.has(one));
  const reached = present.rows.at(-1)?.balance ?? null;
  const otherOpening =
    opening !== null && !isSameMoney(opening, present.opening) && !isSameMoney(opening, reached);
  return otherAccount || otherOpening;
}

const isSameMoney = (a: Reading<Money> | null, b: Reading<Money> | null): boolean =>
  a !== null && b !== null && a.value.minor === b.value.minor;

const labelsOf = (
  row: Row,
  { labels }: LabelledRows,
  isWanted: (meaning: LabelMeaning) => boolean,
) => (labels.get(row) ?? []).filter(({ meaning }) => isWanted(meaning));

function openingIn(row: Row, document: LabelledRows): Reading<Money> | null {
  const isOpening = (meaning: LabelMeaning): boolean =>
    meaning.kind === 'amount' && meaning.field === 'opening_balance';
  const [opening] = labelsOf(row, document, isOpening).flatMap((label) => {
    const [beside] = spansAfter(label, document).flatMap((span) => moneyIn(span) ?? []);
    return beside ?? valueOf(label, document, moneyIn) ?? [];
  });
  return opening ?? null;
}

function moneyIn(span: Span): Reading<Money> | null {
  const found = amountsIn(span).find(({ marked }) => marked);
  return found ? moneyAt(span.cell, found) : null;
}

const accountsIn = (row: Row, document: LabelledRows): string[] =>
  labelsOf(row, document, ({ kind }) => kind === 'account').flatMap(
    (label) => valueOf(label, document, accountIn)?.value.number ?? [],
  );

/** Whether the two balances differ by an amount beside them, oldest or newest first. */
function goesOn(last: TransactionRow, next: TransactionRow): boolean {
  if (!last.balance || !next.balance) return false;
  const change = Math.abs(next.balance.value.minor - last.balance.value.minor);
  return [last, next].some(({ amount }) => amount && Math.abs(amount.value.minor) === change);
}

/** Whether the dates run one way over the rows, and the other way to the next. */
function turnsBack(rows: readonly TransactionRow[], next: TransactionRow): boolean {
  const dates = rows.flatMap(({ date }) => date?.value ?? []);
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || !next.date) return false;
  if (first < last) return next.date.value < last;
  return first > last && next.date.value > last;
}
