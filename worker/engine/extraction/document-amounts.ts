import type { AmountField, DocumentData, LineItem } from '../evidence/document-data.js';
import type { ChosenAmounts } from './choose-amounts.js';
import { extractLabelledAmounts } from './labelled-amounts.js';
import type { LabelledRows } from './labels/value-of.js';
import { sumReceived } from './receipt-sentence.js';
import type { Tables } from './tables/read-tables.js';
import type { SumTables } from './tables/sum-tables.js';
import type { Statement } from './tables/transactions.js';
import { settleTransferAmount } from './transfer-amount.js';
import { sumTransferred } from './transfer-sentence.js';

/** The amounts of a document that have a name of their own, and the goods whose sum they are. */
export interface DocumentAmounts extends Pick<ChosenAmounts, 'fields' | 'totals' | 'labelled'> {
  lineItems: LineItem[];
}

/** Reads them from labels, tables and sentences. */
export function readAmounts(document: LabelledRows, tables: Tables): DocumentAmounts {
  const { rows } = document;
  const { statement, invoice, sums } = tables;
  const ofLabels = extractLabelledAmounts(document, tables.claimed);
  const { totals, labelled, namesTransfer } = ofLabels;
  const fields = withTableFields(withSums(ofLabels.fields, sums), statement);
  const received = sumReceived(rows);
  if (received && !fields.total && !fields.transfer_amount) fields.total = received;
  const transferred = sumTransferred(rows);
  if (transferred && Object.keys(fields).length === 0 && tables.lines.size === 0)
    fields.transfer_amount = transferred;
  // "Wire amount | 84,250.00" among its keys is no line of a sale.
  const isTransferAlone = namesTransfer && statesTransferAlone(invoice.items, fields);
  settleTransferAmount({ fields, namesTransfer }, rows, tables.lines.size > 0 && !isTransferAlone);
  // An account's statement ends in a balance; its totals are of fees and of kinds of movements.
  const hasBalances = fields.opening_balance && fields.closing_balance;
  if (tables.isAccount || (statement.transactions.length > 0 && hasBalances)) delete fields.total;
  return { fields, totals, labelled, lineItems: isTransferAlone ? [] : invoice.items };
}

/**
 * The labelled amounts, completed by what tables of sums say. Where a label says something
 * else than a table, one of them is of another sum, so that the table's are `unsure`; but the base of
 * the tax is the one beside tax and total in their table, whatever is called the value of the goods.
 */
function withSums(
  { ...labelled }: DocumentData['fields'],
  { fields }: SumTables,
): DocumentData['fields'] {
  const { subtotal, vat, total } = fields;
  if (subtotal && vat && total) delete labelled.subtotal;
  const differs = Object.entries(fields).some(([name, { value }]) => {
    const other = labelled[name as AmountField];
    return other !== undefined && other.value.minor !== value.minor;
  });
  const read = Object.entries(fields).map(([name, sum]) => [
    name,
    differs ? { ...sum, certainty: 'unsure' } : sum,
  ]);
  return { ...(Object.fromEntries(read) as DocumentData['fields']), ...labelled };
}

/** Whether the lines of a table are nothing but the amount of a transfer and what its fee makes of it. */
function statesTransferAlone(
  items: readonly LineItem[],
  { transfer_amount: amount, total, total_debits: debits }: DocumentData['fields'],
): boolean {
  const sizes = [amount, total, debits].flatMap((one) => (one ? [one.value.minor] : []));
  return (
    amount !== undefined &&
    items.length > 0 &&
    items.every((item) => sizes.includes(item.amount.value.minor))
  );
}

/**
 * The labelled amounts, those in rows of a statement's table first. In a file of several
 * accounts the summary of the first one counts, because the last table is of another.
 */
function withTableFields(
  labelled: DocumentData['fields'],
  { fields, transactions }: Statement,
): DocumentData['fields'] {
  const isSeveral = transactions.some(({ newStatement }) => newStatement !== undefined);
  const hasSummary = labelled.opening_balance && labelled.closing_balance;
  return isSeveral && hasSummary ? { ...fields, ...labelled } : { ...labelled, ...fields };
}
