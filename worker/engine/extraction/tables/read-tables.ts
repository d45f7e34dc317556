import type { TransactionRow } from '../../evidence/document-data.js';
import type { DateOrder } from '../dates.js';
import type { LabelledRows } from '../labels/value-of.js';
import type { Row } from '../layout.js';
import { extractLineItems, type Items } from './line-items.js';
import { extractSumTables, type SumTables } from './sum-tables.js';
import { extractTransactions, type Statement } from './transactions.js';

/** The tables of a document. */
export interface Tables {
  statement: Statement;
  invoice: Items;
  sums: SumTables;
  /** Rows of movements and of goods. */
  lines: ReadonlySet<Row>;
  /** Rows of all tables. */
  claimed: ReadonlySet<Row>;
  /** Whether the movements are an account's: a balance runs with them that did not begin at nothing. */
  isAccount: boolean;
}

/** Reads the tables of a document; one with movements has no goods. */
export function readTables(document: LabelledRows, order: DateOrder): Tables {
  const statement = extractTransactions(document, order);
  const invoice =
    statement.transactions.length > 0
      ? { items: [], complete: false, claimed: new Set<never>() }
      : extractLineItems(document);
  const lines = new Set([...statement.claimed, ...invoice.claimed]);
  const sums = extractSumTables(document.rows, lines);
  const balances = statement.transactions.filter(({ balance }) => balance).length;
  return {
    ...{ statement, invoice, sums, lines },
    claimed: new Set([...lines, ...sums.claimed]),
    isAccount: balances >= BALANCES_MIN && !beginsAtNothing(statement.transactions),
  };
}

/** Whether the first balance is the first amount, as on a bill that is run up: a hotel's folio. */
const beginsAtNothing = ([first]: readonly TransactionRow[]): boolean =>
  !!first?.amount &&
  !!first.balance &&
  Math.abs(first.amount.value.minor) === Math.abs(first.balance.value.minor);

/** Rows with a running balance that make a table the statement of an account. */
const BALANCES_MIN = 3;
