import type { Page } from '../evidence/page.js';
import { readAccounts } from './accounts.js';
import { readAllAmounts } from './all-amounts.js';
import { confirmReadings } from './confirm.js';
import type { DocumentData, Money, Reading, TransactionRow } from '../evidence/document-data.js';
import { readIbans } from './ibans.js';
import { readIdentityNumbers } from './identity-numbers.js';
import { readLabelledAmounts } from './labelled-amounts.js';
import { findLabels, type Label } from './labels/find-labels.js';
import { type Row, rowsOf } from './layout.js';
import { readNames } from './names.js';
import { orderOf, readDates } from './read-dates.js';
import { readAllocationNumber, readReferences } from './references.js';
import { readLineItems } from './tables/line-items.js';
import { readPayslipBlocks } from './tables/payslip-blocks.js';
import { readTransactions } from './tables/transactions.js';
import { readVatRate } from './vat-rate.js';

/**
 * Everything that can be read from the document's text: what was not read, or
 * could not be told, is absent. The signal ends the second readings of OCR
 * early; what they did not reach stays unsure.
 */
export async function extractData(
  pages: readonly Page[],
  signal?: AbortSignal,
): Promise<DocumentData> {
  const rows = rowsOf(pages);
  const document = { rows, labels: findLabels(rows) };
  const statement = readTransactions(document, orderOf(rows));
  const invoice =
    statement.transactions.length > 0
      ? { items: [], complete: false, claimed: new Set<never>() }
      : readLineItems(document);
  const claimed = new Set([...statement.claimed, ...invoice.claimed]);
  const fields = { ...readLabelledAmounts(document, claimed), ...statement.fields };
  // Beside other sums "amount" is no transfer's.
  if (claimed.size > 0 || Object.keys(fields).length > 1) delete fields.transfer_amount;
  const structured = {
    fields,
    transactions: statement.transactions,
    lineItems: invoice.items,
    ...readPayslipBlocks(document),
  };
  const outsideTables = withoutRows(document.labels, claimed);
  const data: DocumentData = {
    textSource: sourceOf(pages),
    ...structured,
    lineItemsComplete: invoice.complete,
    amounts: readAllAmounts(document, structured),
    ...readDates(document),
    ibans: readIbans(rows),
    identityNumbers: readIdentityNumbers(document),
    names: readNames({ rows, labels: outsideTables }),
    references: withReferencesOf(
      statement.transactions,
      readReferences({ rows, labels: outsideTables }),
    ),
    accounts: readAccounts({ rows, labels: outsideTables }),
    vatRate: readVatRate(rows),
    allocationNumber: readAllocationNumber(document),
  };
  if (Object.keys(fields).length === 0) {
    const sent = soleAmount(data);
    if (sent) fields.transfer_amount = sent;
  }
  await confirmReadings(data, pages, signal);
  return data;
}

/** Payment apps print the amount without a label, large: the only one beside a payer or payee. */
function soleAmount({ amounts, names }: DocumentData): Reading<Money> | null {
  const parties = names.some(({ role }) => role === 'payee' || role === 'payer');
  const [only, ...others] = amounts.filter(({ value }) => value.currency !== null);
  const alike = others.every(
    ({ value }) => Math.abs(value.minor) === Math.abs(only?.value.minor ?? 0),
  );
  return parties && only && alike ? { ...only } : null;
}

/** Words in the rows of a table describe movements and goods: they announce nothing. */
const withoutRows = (labels: Map<Row, Label[]>, rows: ReadonlySet<Row>): Map<Row, Label[]> =>
  new Map([...labels].filter(([row]) => !rows.has(row)));

const withReferencesOf = (
  transactions: TransactionRow[],
  labelled: Reading<string>[],
): Reading<string>[] => [
  ...labelled,
  ...transactions.flatMap(({ reference }) => (reference ? [reference] : [])),
];

/** Pages without text do not make a document mixed. */
function sourceOf(pages: readonly Page[]): DocumentData['textSource'] {
  const sources = new Set(pages.map((page) => page.textSource).filter((one) => one !== 'none'));
  const [first, second] = sources;
  return second ? 'mixed' : (first ?? 'none');
}
