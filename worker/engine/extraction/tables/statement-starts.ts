import { accountIn } from '../accounts.js';
import type { Money, ExtractedValue, TransactionRow } from '../../evidence/document-data.js';
import type { LabelMeaning } from '../labels/label.js';
import { spansAfter, valueOf, type LabelledRows } from '../labels/value-of.js';
import type { TableRow } from './row-gaps.js';
import { amountsIn, moneyAt, type Row, type Span } from '../layout.js';

/**
 * Marks the movements that start a further statement in the file. Every page may repeat
 * the heading of its table. A statement starts below a further heading if the balance
 * does not continue from the row before and one of these holds: another account is
 * printed between them; an opening balance is printed that is neither the known one nor
 * the balance reached; or the dates restart.
 */
export function markStatements(
  document: LabelledRows,
  tableRows: readonly TableRow[],
  headings: ReadonlyMap<Row, unknown>,
): void {
  const ofTable = new Map(tableRows.map(({ row, transaction }) => [row, transaction]));
  let printed: PrintedBetween = { opening: null, accounts: [], hasHeading: false };
  let current: CurrentStatement | null = null;
  for (const row of document.rows) {
    if (headings.has(row)) printed.hasHeading = true;
    const movement = ofTable.get(row);
    if (!movement) {
      printed.opening = openingIn(row, document) ?? printed.opening;
      // Lines of a description may name the account of the other party.
      if (!ofTable.has(row)) printed.accounts.push(...accountsIn(row, document));
      continue;
    }
    if (current && !startsStatement(current, printed, movement)) {
      current.rows.push(movement);
    } else {
      if (current) movement.newStatement = { opening: printed.opening };
      current = { ...printed, rows: [movement] };
    }
    printed = { opening: null, accounts: [], hasHeading: false };
  }
}

/** Content printed between two movements. */
interface PrintedBetween {
  opening: ExtractedValue<Money> | null;
  accounts: string[];
  hasHeading: boolean;
}

interface CurrentStatement extends PrintedBetween {
  rows: TransactionRow[];
}

function startsStatement(
  current: CurrentStatement,
  printed: PrintedBetween,
  next: TransactionRow,
): boolean {
  const last = current.rows.at(-1);
  return (
    printed.hasHeading &&
    !(last && balanceContinues(last, next)) &&
    (isOtherStatement(current, printed) || datesRestart(current.rows, next))
  );
}

function isOtherStatement(
  current: CurrentStatement,
  { opening, accounts }: PrintedBetween,
): boolean {
  const known = new Set(current.accounts);
  const otherAccount =
    known.size > 0 && accounts.length > 0 && !accounts.some((one) => known.has(one));
  const reached = current.rows.at(-1)?.balance ?? null;
  const otherOpening =
    opening !== null && !isSameMoney(opening, current.opening) && !isSameMoney(opening, reached);
  return otherAccount || otherOpening;
}

const isSameMoney = (a: ExtractedValue<Money> | null, b: ExtractedValue<Money> | null): boolean =>
  a !== null && b !== null && a.value.minor === b.value.minor;

const labelsOf = (
  row: Row,
  { labels }: LabelledRows,
  isWanted: (meaning: LabelMeaning) => boolean,
) => (labels.get(row) ?? []).filter(({ meaning }) => isWanted(meaning));

function openingIn(row: Row, document: LabelledRows): ExtractedValue<Money> | null {
  const isOpening = (meaning: LabelMeaning): boolean =>
    meaning.kind === 'amount' && meaning.field === 'opening_balance';
  const [opening] = labelsOf(row, document, isOpening).flatMap((label) => {
    const [beside] = spansAfter(label, document).flatMap((span) => moneyIn(span) ?? []);
    return beside ?? valueOf(label, document, moneyIn) ?? [];
  });
  return opening ?? null;
}

function moneyIn(span: Span): ExtractedValue<Money> | null {
  const found = amountsIn(span).find(({ isMoney }) => isMoney);
  return found ? moneyAt(span.cell, found) : null;
}

const accountsIn = (row: Row, document: LabelledRows): string[] =>
  labelsOf(row, document, ({ kind }) => kind === 'account').flatMap(
    (label) => valueOf(label, document, accountIn)?.value.number ?? [],
  );

/** Whether the two balances differ by the amount of either row, oldest or newest first. */
function balanceContinues(last: TransactionRow, next: TransactionRow): boolean {
  if (!last.balance || !next.balance) return false;
  const change = Math.abs(next.balance.value.minor - last.balance.value.minor);
  return [last, next].some(({ amount }) => amount && Math.abs(amount.value.minor) === change);
}

/** Whether the dates run in one direction over the rows and in the other to the next row. */
function datesRestart(rows: readonly TransactionRow[], next: TransactionRow): boolean {
  const dates = rows.flatMap(({ date }) => date?.value ?? []);
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || !next.date) return false;
  if (first < last) return next.date.value < last;
  return first > last && next.date.value > last;
}
