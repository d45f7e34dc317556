import type { Page } from '../../evidence/page.js';
import { splitByStatement } from '../split-by-statement.js';
import type { DateOrder } from '../dates.js';
import type {
  AmountField,
  Money,
  ExtractedValue,
  TransactionRow,
} from '../../evidence/document-data.js';
import type { Label } from '../labels/label.js';
import { namesKind } from '../amount-of-label.js';
import type { LabelledRows } from '../labels/value-of.js';
import type { Row } from '../layout.js';
import { hasOwnDate, extractMovement, withSign, type Movement, type RowRules } from './movement.js';
import { assignSigns } from './movement-signs.js';
import { listedBalances } from './listed-balances.js';
import { markGaps, type TableRow } from './row-gaps.js';
import { markStatements } from './statement-starts.js';
import { rulesByHeading } from './table-headings.js';

type Fields = Partial<Record<AmountField, ExtractedValue<Money>>>;

export interface Statement {
  transactions: TransactionRow[];
  /** Totals and balances in rows of the table, by column. */
  fields: Fields;
  /** Rows that belong to the table. */
  claimed: Set<Row>;
}

/** More rows without an amount end the table until its heading is repeated. */
const EMPTY_ROWS_MAX = 8;
/** A row of totals stands right below the closing balance, or below a line between them. */
const ROWS_BELOW_CLOSING = 2;
const TAX_COLUMNS_MIN = 3;

/** Extracts the movements of all statements, in page order. */
export function extractTransactions(document: LabelledRows, order: DateOrder): Statement {
  const headings = rulesByHeading(document.rows, order);
  const movements: Movement[] = [];
  const claimed = new Set<Row>();
  /** Every understood row of the table, in order. */
  const tableRows: TableRow[] = [];
  let fields: Fields = {};
  let rules: RowRules | null = null;
  /** The page on which the closing balance ended the table; it may go on on the next. */
  let endedOn: Page | null = null;
  let closedAt: Row | null = null;
  let isOtherAccount = false;
  let empty = 0;
  /** A date alone on its line: of a cell of two lines, beside which the movement stands. */
  let dateAbove: { row: Row; date: TransactionRow['date'] } | null = null;

  for (const [index, row] of document.rows.entries()) {
    const below = headings.get(row);
    if (below) {
      rules = below;
      endedOn = null;
      empty = 0;
      claimed.add(row);
      tableRows.push({ row, transaction: null });
      continue;
    }
    if (row.page !== document.rows[index - 1]?.page) empty = 0;
    if (!rules || empty > EMPTY_ROWS_MAX) continue;
    if (row.page === endedOn) {
      const sums =
        closedAt && row.index <= closedAt.index + ROWS_BELOW_CLOSING
          ? sumsOf(row, rules, document)
          : null;
      if (sums) {
        claimed.add(row);
        if (!isOtherAccount) fields = withSummary(fields, sums);
        closedAt = null;
      }
      continue;
    }
    const movement = extractMovement(row, rules);
    const last = movements.at(-1)?.row;
    if (dateAbove && isRightBelow(row, dateAbove.row) && !movement.hasDay) {
      movement.row.date = dateAbove.date;
      movement.hasDay = true;
    }
    dateAbove = null;
    if (movement.amounts === 0) {
      if (headsTaxes(row, document) || headsBalances(row, document)) {
        rules = null;
        continue;
      }
      empty++;
      if (movement.row.date && row.cells.length === 1 && movement.row.description === '') {
        dateAbove = { row, date: movement.row.date };
        tableRows.push({ row, transaction: null });
        continue;
      }
      if (hasOwnDate(row, rules) && movement.row.description !== '') {
        tableRows.push({ row, transaction: null, isLost: true });
      } else if (last && continues(row, tableRows.at(-1)?.row, document.labels)) {
        last.description = `${last.description} ${movement.row.description}`.trim();
        tableRows.push({ row, transaction: null });
      }
      continue;
    }
    if (isNote(row, movement)) {
      empty++;
      continue;
    }
    const summary = summaryOf(document.labels.get(row) ?? [], movement, last !== undefined);
    if (summary && isAnotherTotal(summary, fields)) {
      empty++;
      continue;
    }
    if (summary) {
      if (Object.keys(summary).length > 0) claimed.add(row);
      isOtherAccount ||= opensOtherAccount(document.labels.get(row) ?? [], movement, fields, last);
      if (!isOtherAccount) fields = withSummary(fields, summary);
      if (summary.closing_balance && last) {
        endedOn = row.page;
        closedAt = row;
      }
      tableRows.push({ row, transaction: null });
      empty = 0;
      continue;
    }
    if (!movement.hasDay && (movement.amounts < 2 || !last)) {
      empty++;
      if (last) tableRows.push({ row, transaction: null, isUnread: true });
      continue;
    }
    empty = 0;
    claimed.add(row);
    movements.push(movement);
    tableRows.push({ row, transaction: movement.row });
  }
  if (movements.length === 0) {
    const listed = listedBalances(document.rows, order);
    for (const { rows } of listed) for (const row of rows) claimed.add(row);
    return { transactions: listed.map(({ row }) => row), fields, claimed };
  }
  markStatements(document, tableRows, headings);
  for (const [index, statement] of splitByStatement(movements, ({ row }) => row).entries()) {
    const opening = index === 0 ? fields.opening_balance : statement[0]?.row.newStatement?.opening;
    assignSigns(statement, opening ?? null);
  }
  markGaps(tableRows);
  return { transactions: movements.map(({ row }) => row), fields, claimed };
}

const BALANCES: ReadonlySet<AmountField> = new Set([
  'opening_balance',
  'closing_balance',
  'total_credits',
  'total_debits',
]);

/** "Opening balance | count | debits | credits | closing": the heading of a summary below the movements, which ends them. */
const headsBalances = (row: Row, { labels }: LabelledRows): boolean =>
  (labels.get(row) ?? []).filter(
    ({ start, meaning }) => start === 0 && meaning.kind === 'amount' && BALANCES.has(meaning.field),
  ).length >= BALANCES_MIN;

const BALANCES_MIN = 3;

/** "Closing balance ...: 33,562.32 | available: 93,562.32 | used at most: 4,773.79": a line of text, whatever column an amount of it stands under. */
const isNote = ({ cells: [first, ...others] }: Row, { hasDay }: Movement): boolean =>
  first !== undefined &&
  others.length === 0 &&
  (first.amounts.filter(({ isMoney }) => isMoney).length > 1 ||
    (!hasDay && isSentence(first.text)));

/** "Your deposits are protected up to a total of 120,000 by the ...": so many words in small letters. */
const isSentence = (text: string): boolean =>
  (text.match(/(?<!\p{L})[\p{Ll}\p{Lo}]{2,}(?!\p{L})/gu)?.length ?? 0) >= NOTE_WORDS_MIN;

const NOTE_WORDS_MIN = 8;

/** "VAT | net | VAT | gross": the heading of a summary of taxes, which ends a hotel's list of what was charged. */
function headsTaxes(row: Row, { labels }: LabelledRows): boolean {
  const found = labels.get(row) ?? [];
  const isNamed = row.cells.every((cell) =>
    found.some(
      (label) => label.cell === cell && label.start === 0 && label.meaning.kind === 'amount',
    ),
  );
  return (
    row.cells.length >= TAX_COLUMNS_MIN &&
    isNamed &&
    found.some(({ meaning }) => meaning.kind === 'amount' && meaning.field === 'vat')
  );
}

/** Both sums of a row of totals, "Total subtracted/added": below the closing balance any other row is of something else. */
function sumsOf(row: Row, rules: RowRules, { labels }: LabelledRows): Fields | null {
  const sums = summaryOf(labels.get(row) ?? [], extractMovement(row, rules), true);
  return sums?.total_credits && sums.total_debits ? sums : null;
}

const isRightBelow = (row: Row, above: Row): boolean =>
  row.page === above.page && row.rect.y - (above.rect.y + above.rect.h) < above.rect.h / 2;

/** Whether an opening balance below movements is neither the known one nor one that is carried forward. */
function opensOtherAccount(
  labels: readonly Label[],
  { byColumn }: Movement,
  fields: Fields,
  last: TransactionRow | undefined,
): boolean {
  const opens = labels.some(
    ({ meaning }) => meaning.kind === 'amount' && meaning.field === 'opening_balance',
  );
  const opening = byColumn.balance ?? byColumn.amount;
  if (!opens || !opening || !last) return false;
  const known = [fields.opening_balance, fields.closing_balance, last.balance];
  return known.some((one) => one) && !known.some((one) => one?.value.minor === opening.value.minor);
}

/** The fields of a row of totals or of a balance brought forward; null for a movement. */
function summaryOf(
  labels: readonly Label[],
  { byColumn, row, mark }: Movement,
  afterMovements: boolean,
): Fields | null {
  const named = labels.flatMap(({ meaning }) => (meaning.kind === 'amount' ? [meaning.field] : []));
  const { credit, debit, charge, amount } = byColumn;
  const printed = byColumn.balance ?? amount ?? credit ?? debit;
  const balance = printed && mark === -1 ? withSign(printed, -1) : printed;
  if (named.includes('opening_balance'))
    return afterMovements || !balance ? {} : { opening_balance: balance };
  if (named.includes('closing_balance')) return balance ? { closing_balance: balance } : {};
  if (row.date !== null) return null;
  const totals: readonly AmountField[] = ['total', 'total_credits', 'total_debits'];
  if (!named.some((field) => totals.includes(field))) return null;
  if (!named.includes('total')) return {};
  const sum = charge ?? amount;
  return {
    ...(credit && { total_credits: withSign(credit, 1) }),
    ...(debit && { total_debits: withSign(debit, 1) }),
    // "Total of purchases abroad" is that of a part.
    ...(sum && !labels.some(namesKind) && { total: sum }),
  };
}

/**
 * Whether a total stands below the row that sums both columns: that of the bill, which is below one of
 * them only because it is at the edge of the page.
 */
const isAnotherTotal = (
  summary: Fields,
  { total_credits: credits, total_debits: debits }: Fields,
) =>
  credits !== undefined &&
  debits !== undefined &&
  (summary.total_credits === undefined) !== (summary.total_debits === undefined);

/** The first opening balance counts; of all other fields the last one. */
const withSummary = (known: Fields, next: Fields): Fields => {
  const opening = known.opening_balance ?? next.opening_balance;
  return { ...known, ...next, ...(opening && { opening_balance: opening }) };
};

/** Whether a row continues the description above it: directly below, without amounts or labels. */
function continues(row: Row, last: Row | undefined, labels: ReadonlyMap<Row, Label[]>): boolean {
  if (!last || last.page !== row.page || row.cells.length > 2) return false;
  if ((labels.get(row) ?? []).some(({ meaning }) => meaning.kind !== 'decoy')) return false;
  const gap = row.rect.y - (last.rect.y + last.rect.h);
  return gap < row.rect.h * 0.6 && row.cells.every((cell) => cell.text.length < 60);
}
