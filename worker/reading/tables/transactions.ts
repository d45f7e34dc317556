import { findAmounts } from '../amounts.js';
import { findDates, type DateOrder } from '../dates.js';
import type { AmountField, Money, Reading, TransactionRow } from '../document-data.js';
import type { Label } from '../labels/find-labels.js';
import type { LabelledRows } from '../labels/value-of.js';
import { readingAt, type Row } from '../layout.js';
import { columnAt, columnFinder, type Column } from './columns.js';
import { markGaps } from './row-gaps.js';

type Kind =
  | 'date'
  | 'value_date'
  | 'description'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'charge'
  | 'balance'
  | 'other';

const columnsIn = columnFinder<Kind>({
  date: [
    'תאריך',
    'תאריך (ה)פעולה',
    'תאריך עסקה',
    'תאריך רכישה',
    'ת. פעולה',
    'date',
    'posting date',
    'transaction date',
    'trans. date',
    'booking date',
  ],
  value_date: ['תאריך ערך', 'יום ערך', 'ת. ערך', 'ערך', 'value date', 'value'],
  description: [
    'תיאור',
    'תאור',
    'תיאור (ה)פעולה',
    'תיאור (ה)תנועה',
    'סוג פעולה',
    'סוג תנועה',
    'הפעולה',
    'פעולה',
    'פרטים',
    'פירוט',
    'מהות',
    'שם בית (ה)עסק',
    'בית עסק',
    'description',
    'details',
    'particulars',
    'transaction',
    'narrative',
    'transaction details',
    'merchant',
    'payee',
  ],
  reference: [
    'אסמכתא',
    'אסמכתה',
    'מספר אסמכתא',
    "מס' אסמכתא",
    'reference',
    'ref.',
    'ref. no.',
    'reference no.',
    'cheque no.',
    'check no.',
  ],
  debit: [
    'חובה',
    'בחובה',
    'סכום חובה',
    'חיוב',
    'הוצאות',
    'משיכות',
    'debit',
    'debits',
    'withdrawals',
    'withdrawal',
    'money out',
    'paid out',
    'payments',
    'dr',
  ],
  credit: [
    'זכות',
    'בזכות',
    'סכום זכות',
    'זיכוי',
    'הכנסות',
    'הפקדות',
    'credit',
    'credits',
    'deposits',
    'deposit',
    'money in',
    'paid in',
    'receipts',
    'cr',
  ],
  amount: [
    'סכום',
    'סכום (ה)פעולה',
    'סכום (ה)תנועה',
    'זכות/חובה',
    'חובה/זכות',
    'amount',
    'debit/credit',
    'credit/debit',
  ],
  charge: ['סכום (ה)חיוב', 'סכום לחיוב', 'billed amount', 'charge amount', 'charged amount'],
  balance: [
    'יתרה',
    'יתרה בש"ח',
    'יתרה מצטברת',
    'יתרה משוערכת',
    'balance',
    'running balance',
    'account balance',
  ],
  other: [
    'סכום עסקה',
    'סכום מקורי',
    'סוג עסקה',
    'הערות',
    'מטבע',
    'סניף',
    'ערוץ',
    'original amount',
    'currency',
    'type',
    'branch',
    'notes',
    'category',
    'בש"ח',
    '₪',
    'nis',
    'ils',
  ],
});

export interface Statement {
  transactions: TransactionRow[];
  /** Totals and balances on rows of the table, by their columns. */
  fields: Partial<Record<AmountField, Reading<Money>>>;
  /** Rows that belong to the table. */
  claimed: Set<Row>;
}

interface Table {
  columns: Column<Kind>[];
  heading: Row;
}

/** So many rows without an amount end the table until its heading comes again. */
const EMPTY_ROWS_MAX = 8;

/** The movements of a statement, row by row as they stand on the page, over all its pages. */
export function readTransactions(document: LabelledRows, order: DateOrder): Statement {
  const statement: Statement = { transactions: [], fields: {}, claimed: new Set() };
  const taken: { row: Row; transaction: TransactionRow | null }[] = [];
  let table: Table | null = null;
  let empty = 0;
  for (const [index, row] of document.rows.entries()) {
    const head = headingAt(document.rows, index);
    if (head) {
      table = { columns: head, heading: row };
      empty = 0;
      statement.claimed.add(row);
      taken.push({ row, transaction: null });
      continue;
    }
    if (!table) continue;
    if (row.page !== table.heading.page && row.page !== document.rows[index - 1]?.page) empty = 0;
    if (empty > EMPTY_ROWS_MAX) continue;
    const parsed = parseRow(row, table, order);
    if (parsed.amounts === 0) {
      empty++;
      const last = statement.transactions.at(-1);
      if (last && continues(row, taken.at(-1)?.row, document.labels)) {
        last.description =
          `${last.description} ${row.cells.map((cell) => cell.text).join(' ')}`.trim();
        taken.push({ row, transaction: null });
      }
      continue;
    }
    const summary = summaryOf(
      row,
      document.labels.get(row) ?? [],
      parsed,
      statement.transactions.length > 0,
    );
    if (summary) {
      if (Object.keys(summary).length > 0) statement.claimed.add(row);
      statement.fields = { ...summary, ...pickFirst(statement.fields, summary) };
      taken.push({ row, transaction: null });
      empty = 0;
      continue;
    }
    if (!parsed.row.date && (parsed.amounts < 2 || statement.transactions.length === 0)) {
      empty++;
      continue;
    }
    empty = 0;
    statement.claimed.add(row);
    statement.transactions.push(parsed.row);
    taken.push({ row, transaction: parsed.row });
  }
  markGaps(taken);
  return statement;
}

/** Opening balances count where they come first, all others where they come last. */
function pickFirst(known: Statement['fields'], next: Statement['fields']): Statement['fields'] {
  const opening = known.opening_balance ?? next.opening_balance;
  return { ...known, ...next, ...(opening && { opening_balance: opening }) };
}

/** The columns of a heading, which may take two lines. */
function headingAt(rows: readonly Row[], index: number): Column<Kind>[] | null {
  const row = rows[index];
  if (!row) return null;
  const one = columnsIn(row);
  if (isHeading(one) && !hasAmounts(row)) return one;
  const next = rows[index + 1];
  if (!next || next.page !== row.page || one.length < 2 || hasAmounts(next) || hasAmounts(row))
    return null;
  const both = [...one, ...columnsIn(next)];
  return isHeading(both) ? both : null;
}

const hasAmounts = (row: Row): boolean =>
  row.cells.some((cell) => findAmounts(cell.text).some((amount) => amount.marked));

function isHeading(columns: Column<Kind>[]): boolean {
  const kinds = new Set(columns.map((column) => column.kind));
  const money = ['debit', 'credit', 'amount', 'charge', 'balance'] as const;
  const dated = kinds.has('date') || kinds.has('value_date');
  return dated && kinds.size >= 3 && money.some((kind) => kinds.has(kind));
}

interface ParsedRow {
  row: TransactionRow;
  /** Amounts of money found on it. */
  amounts: number;
  byColumn: Partial<Record<Kind, Reading<Money>>>;
}

function parseRow(row: Row, { columns }: Table, order: DateOrder): ParsedRow {
  const money = columns.filter(({ kind }) =>
    ['debit', 'credit', 'amount', 'charge', 'balance', 'other'].includes(kind),
  );
  const dateColumns = columns.filter(({ kind }) => kind === 'date' || kind === 'value_date');
  const referenceColumns = columns.filter(({ kind }) => kind === 'reference');
  const byColumn: ParsedRow['byColumn'] = {};
  const words: string[] = [];
  let date: Reading<string> | null = null;
  let reference: Reading<string> | null = null;
  let amounts = 0;

  for (const cell of row.cells) {
    const spent: [number, number][] = [];
    for (const found of findDates(cell.text, order)) {
      spent.push([found.start, found.end]);
      const reading = readingAt({ cell, start: found.start, end: found.end }, found.iso);
      const kind = columnAt(reading.place.rect, dateColumns)?.kind ?? 'date';
      if (found.possible && (kind === 'date' || date === null)) date ??= reading;
    }
    for (const found of findAmounts(cell.text)) {
      if (!found.marked) continue;
      const reading = readingAt(
        { cell, start: found.start, end: found.end },
        { minor: found.minor, currency: found.currency },
      );
      const column = columnAt(reading.place.rect, money);
      amounts++;
      spent.push([found.start, found.end]);
      if (column && byColumn[column.kind] === undefined) byColumn[column.kind] = reading;
    }
    const code = /(?<![\p{L}\p{N}])[\p{L}\p{N}/-]*\d{3}[\p{L}\p{N}/-]*(?![\p{L}\p{N}.,])/u.exec(
      cell.text,
    );
    if (
      code &&
      referenceColumns.length > 0 &&
      !spent.some(([start, end]) => code.index < end && start < code.index + code[0].length)
    ) {
      const end = code.index + code[0].length;
      const reading = readingAt({ cell, start: code.index, end }, code[0]);
      if (columnAt(reading.place.rect, columns)?.kind === 'reference') {
        reference ??= reading;
        spent.push([code.index, end]);
      }
    }
    words.push(without(cell.text, spent));
  }
  return {
    row: {
      date,
      description: words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' '),
      amount: signed(byColumn),
      balance: byColumn.balance ?? null,
      reference,
      place: { page: row.page.number, rect: row.rect },
    },
    amounts,
    byColumn,
  };
}

/** Money in is positive. A nought in the other column says nothing. */
function signed(byColumn: ParsedRow['byColumn']): Reading<Money> | null {
  const { credit, debit, charge, amount } = byColumn;
  if (credit && credit.value.minor !== 0) return withSign(credit, 1);
  if (debit && debit.value.minor !== 0) return withSign(debit, -1);
  if (charge) return { ...charge, value: { ...charge.value, minor: -charge.value.minor } };
  return amount ?? credit ?? debit ?? null;
}

const withSign = (reading: Reading<Money>, sign: 1 | -1): Reading<Money> => ({
  ...reading,
  value: { ...reading.value, minor: sign * Math.abs(reading.value.minor) },
});

/** A row of totals or of a balance brought forward: no movement. */
function summaryOf(
  row: Row,
  labels: Label[],
  { byColumn, row: parsed }: ParsedRow,
  afterMovements: boolean,
): Statement['fields'] | null {
  const field = labels.flatMap(({ meaning }) => (meaning.kind === 'amount' ? [meaning.field] : []));
  const balance = byColumn.balance ?? byColumn.amount ?? byColumn.credit ?? byColumn.debit;
  if (field.includes('opening_balance'))
    return afterMovements || !balance ? {} : { opening_balance: balance };
  if (field.includes('closing_balance')) return balance ? { closing_balance: balance } : {};
  if (parsed.date !== null) return null;
  if (!field.some((one) => ['total', 'total_credits', 'total_debits'].includes(one))) return null;
  const { credit, debit, charge, amount } = byColumn;
  return {
    ...(credit && field.includes('total') && { total_credits: withSign(credit, 1) }),
    ...(debit && field.includes('total') && { total_debits: withSign(debit, 1) }),
    ...((charge ?? amount) && field.includes('total') && { total: charge ?? amount }),
  };
}

/** Text directly under a movement that has no amounts of its own and no label: more of its description. */
function continues(row: Row, last: Row | undefined, labels: ReadonlyMap<Row, Label[]>): boolean {
  if (!last || last.page !== row.page || row.cells.length > 2) return false;
  if ((labels.get(row) ?? []).some(({ meaning }) => meaning.kind !== 'decoy')) return false;
  const gap = row.rect.y - (last.rect.y + last.rect.h);
  return gap < row.rect.h * 0.6 && row.cells.every((cell) => cell.text.length < 60);
}

function without(text: string, spans: [number, number][]): string {
  let rest = text;
  for (const [start, end] of spans)
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest.replace(/\s+/g, ' ').trim();
}
