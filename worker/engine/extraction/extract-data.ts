import type {
  DocumentData,
  Money,
  NamedText,
  ExtractedValue,
  TransactionRow,
} from '../evidence/document-data.js';
import { placeKey } from '../evidence/geometry.js';
import type { DocumentType } from '../../../core/vocabulary.js';
import type { Page } from '../evidence/page.js';
import { extractAccounts } from './accounts.js';
import { extractAllAmounts } from './all-amounts.js';
import { extractAmountsInWords } from './amounts-in-words/extract-amounts-in-words.js';
import { minorOf } from './amounts.js';
import { raiseNetTotal } from './choose-amounts.js';
import { documentTypeOf } from './classification/document-type.js';
import { confirmValues } from './confirm.js';
import { documentDateOrder } from './date-order.js';
import { datedBalances } from './dated-balances.js';
import type { DateOrder } from './dates.js';
import { type DocumentAmounts, readAmounts } from './document-amounts.js';
import { extractDates } from './extract-dates.js';
import { extractForms } from './forms/extract-form.js';
import { extractHebrewDates } from './hebrew-dates.js';
import { stateCurrency } from './home-currency.js';
import { extractIbans } from './ibans.js';
import { extractIdentityNumbers } from './identity-numbers.js';
import { findLabels } from './labels/find-labels.js';
import type { Label } from './labels/label.js';
import type { LabelledRows } from './labels/value-of.js';
import { type Row, rowsOf } from './layout.js';
import { extractLedger } from './ledger.js';
import { cardOfAccount } from './named/card-of-account.js';
import { datesByType } from './named/dates-by-type.js';
import { readNamed } from './named/document-values.js';
import { extractNames } from './names.js';
import { extractNumberRows } from './number-rows.js';
import { extractPageNumbers } from './page-numbers.js';
import { paidBySentences } from './paid-by-sentences.js';
import { namesByType } from './parties/roles-by-type.js';
import { withPayslips } from './payslip/with-payslips.js';
import { extractPercentages } from './percentages.js';
import { extractProducts } from './products.js';
import { settleReceipt } from './receipt-sentence.js';
import { extractAllocationNumber, extractReferences } from './references.js';
import { settleFolio } from './settle-folio.js';
import { settleScreen } from './settle-screen.js';
import { settleTotal } from './settle-total.js';
import { subtotalOfTotal } from './subtotal-of-total.js';
import { extractBalanceSummary, sumsOfSummary } from './tables/balance-summary.js';
import { balancesOfMovements } from './tables/balances-of-movements.js';
import { extractInstalments } from './tables/instalments.js';
import { extractMonthTables } from './tables/month-table.js';
import { extractPayslipBlocks } from './tables/payslip-blocks.js';
import { readTables, type Tables } from './tables/read-tables.js';
import { extractVatByRate, withoutTaxByRate } from './vat-by-rate.js';
import { learnedValues, likelyFields } from './value-model/learned-values.js';
import { settleDoubted } from './value-model/settle-doubted.js';
import { vatOfRates } from './vat-of-rates.js';
import { vatOfSummary } from './vat-of-summary.js';
import { extractVatRate, rateOfSummary } from './vat-rate.js';
import { extractVatRows } from './vat-rows.js';

/**
 * Extracts all data from the document's text; values that are missing or ambiguous are
 * absent. The signal ends rereading by OCR early; values not reread stay `unsure`.
 *
 * Tables come first, since words in their rows describe movements and goods; then amounts, dates,
 * numbers and names by their labels; then what only the whole says: rates of tax, sums of payslips, and
 * what follows from the kind of document. Last, values that OCR read once are read again, and values that
 * no rule found, or a wrong one, are named by the words around them.
 */
export async function extractData(
  pages: readonly Page[],
  signal?: AbortSignal,
): Promise<DocumentData> {
  const rows = rowsOf(pages);
  const document = { rows, labels: findLabels(rows) };
  const order = documentDateOrder(rows);
  const tables = readTables(document, order);
  const amounts = readAmounts(document, tables);
  const data = dataOf(pages, document, { order, tables, amounts });
  settleReceipt(data, rows);
  const ofTax = settleTax(data, rows, tables.lines);
  const outsideTables = { rows, labels: withoutRows(document.labels, tables.claimed) };
  data.named = [...readNamed(outsideTables, data, order), ...ofTax];
  addLists(data, document);
  addForms(data, rows, order);
  settleFolio(data, rows);
  settleScreen(data, rows);
  stateCurrency(data, withoutRowsOf(rows, tables.claimed));
  const type = nameByType(data, rows);
  await confirmValues(data, pages, order, signal);
  addBalances(data, rows, { order, isAccount: tables.isAccount });
  const withoutTax = subtotalOfTotal(data);
  if (withoutTax) data.named.push(withoutTax);
  settleTotal(data, amounts.totals, document);
  const likely = likelyFields(rows, type, order);
  settleDoubted(data, likely);
  data.learned = learnedValues(data, likely);
  return data;
}

/** What tables, labels and patterns give, each by itself. */
function dataOf(
  pages: readonly Page[],
  document: LabelledRows,
  { order, tables, amounts }: { order: DateOrder; tables: Tables; amounts: DocumentAmounts },
): DocumentData {
  const { rows } = document;
  const { transactions } = tables.statement;
  const structured = {
    fields: amounts.fields,
    transactions,
    lineItems: amounts.lineItems,
    ...extractPayslipBlocks(document),
  };
  const outsideTables = { rows, labels: withoutRows(document.labels, tables.claimed) };
  const data: DocumentData = {
    textSource: sourceOf(pages),
    ...structured,
    lineItemsComplete: tables.invoice.complete,
    amounts: extractAllAmounts(document, structured),
    ...extractDates(document, order),
    ibans: extractIbans(rows),
    identityNumbers: extractIdentityNumbers(document),
    names: extractNames(outsideTables),
    references: withReferencesOf(transactions, extractReferences(outsideTables)),
    accounts: extractAccounts(outsideTables),
    vatRate: extractVatRate(rows),
    percentages: extractPercentages(rows),
    allocationNumber: extractAllocationNumber(document),
    amountsInWords: extractAmountsInWords(rows),
    hebrewDates: extractHebrewDates(rows, order),
    pageNumbers: extractPageNumbers(rows),
  };
  data.numberRows = extractNumberRows(rows, data.amounts);
  const monthTables = extractMonthTables(rows);
  if (monthTables.length > 0) data.monthTables = monthTables;
  data.labelled = labelledOf(data, amounts, rows);
  return data;
}

/** Every amount with a label, those paid by sentences among them, as it stands among all amounts. */
function labelledOf(
  { amounts }: DocumentData,
  { labelled }: DocumentAmounts,
  rows: readonly Row[],
): DocumentData['labelled'] {
  const field = 'amount_paid' as const;
  const paid = paidBySentences(rows).map((extracted) => ({ field, extracted }));
  const byPlace = new Map(amounts.map((amount) => [placeKey(amount.place), amount]));
  return [...labelled, ...paid].map(({ field: of, extracted }) => ({
    field: of,
    amount: byPlace.get(placeKey(extracted.place)) ?? extracted,
  }));
}

/** Reads the summary of tax and settles the tax, its rate and the total that it makes; returns its values. */
function settleTax(data: DocumentData, rows: readonly Row[], lines: ReadonlySet<Row>): NamedText[] {
  const { fields } = data;
  const summary = extractVatRows(rows, lines, data.amounts);
  data.vatRows = summary.rows;
  data.vatSums = summary.total;
  const vatByRate = extractVatByRate(rows, lines);
  const ofRates = vatOfRates(vatByRate, fields);
  if (ofRates) fields.vat = ofRates;
  const vat = fields.vat ? null : vatOfSummary(rows, fields, vatByRate);
  const taxed = fields.vat?.value.minor ?? minorOf(vat?.value ?? '');
  if (fields.total && summary.rows[0]?.vat.value.minor === taxed)
    data.vatRate ??= rateOfSummary(summary.rows, rows);
  if (vat) raiseNetTotal(fields, minorOf(vat.value) ?? 0);
  return [...vatByRate, ...withoutTaxByRate(summary.rows), ...(vat ? [vat] : [])];
}

/** Adds accounts, goods in other forms, summaries of balances and instalments of loans. */
function addLists(data: DocumentData, document: LabelledRows): void {
  const { rows } = document;
  const { fields } = data;
  if (data.transactions.length === 0) {
    data.ledger = extractLedger(document, data.amounts);
    data.products = extractProducts(rows, data.amounts);
  }
  data.balanceSummary = extractBalanceSummary(document, fields);
  const ofSummary = data.balanceSummary && sumsOfSummary(data.balanceSummary);
  // One that adds up is surer than a label: "credits 4.00" may be of another table.
  if (ofSummary) Object.assign(fields, addsUp(ofSummary) ? ofSummary : { ...ofSummary, ...fields });
  const instalments = extractInstalments(rows);
  if (instalments.length > 0) data.instalments = instalments;
}

/** Adds what the forms of payslips and of offices say, which name their values themselves. */
function addForms(data: DocumentData, rows: readonly Row[], order: DateOrder): void {
  const general = new Set(data.named);
  withPayslips(data, rows, order);
  const ofForms = extractForms(rows).flatMap(({ value }) => value ?? []);
  data.named = withoutRepeated([...(data.named ?? []), ...ofForms], general);
  const sent = Object.keys(data.fields).length === 0 ? soleAmount(data) : null;
  if (sent) data.fields.transfer_amount = sent;
}

/** Gives names and dates the role that they have in a document of its type; returns that. */
function nameByType(data: DocumentData, rows: readonly Row[]): DocumentType {
  const { documentType } = documentTypeOf(rows, data);
  data.names = namesByType(data.names, documentType);
  const named = datesByType(data.named ?? [], documentType);
  const card = documentType === 'card_statement' ? cardOfAccount(rows) : null;
  const hasNumber = named.some(({ name }) => name === 'card_number');
  data.named = card && !hasNumber ? [...named, { name: 'card_number', ...card }] : named;
  return documentType;
}

/** Adds balances that no label states: around the movements, and beside a day. */
function addBalances(
  data: DocumentData,
  rows: readonly Row[],
  { order, isAccount }: { order: DateOrder; isAccount: boolean },
): void {
  const ofMovements = isAccount ? balancesOfMovements(data) : [];
  const ofDays = datedBalances(data, rows, order);
  const others = ofDays.filter(({ name }) => !ofMovements.some((one) => one.name === name));
  (data.named ??= []).push(...ofMovements, ...others);
}

const withoutRowsOf = (rows: readonly Row[], claimed: ReadonlySet<Row>): Row[] =>
  rows.filter((row) => !claimed.has(row));

/** Leaves out a general value where the form of a payslip or of an office has its own of that name. */
const withoutRepeated = (named: NamedText[], general: ReadonlySet<NamedText>): NamedText[] =>
  named.filter(
    (value) =>
      !general.has(value) ||
      !named.some(
        (other) => !general.has(other) && (other.name === value.name || isGuess(value, other)),
      ),
  );

/** Whether the only date without a label turned out to be another one: the start of employment. */
const isGuess = (value: NamedText, { name, place, value: other }: NamedText): boolean =>
  value.name === 'issue_date' &&
  name !== 'issue_date' &&
  other === value.value &&
  place.page === value.place.page &&
  Math.abs(place.rect.y - value.place.rect.y) < 0.1 &&
  Math.abs(place.rect.x - value.place.rect.x) < 0.1;

const addsUp = ({
  opening_balance: opening,
  closing_balance: closing,
  total_credits: credits,
  total_debits: debits,
}: DocumentData['fields']): boolean =>
  opening !== undefined &&
  closing !== undefined &&
  credits !== undefined &&
  debits !== undefined &&
  opening.value.minor + Math.abs(credits.value.minor) - Math.abs(debits.value.minor) ===
    closing.value.minor;

/** The only amount beside a payer or payee: payment apps print it without a label. */
function soleAmount({ amounts, names }: DocumentData): ExtractedValue<Money> | null {
  const parties = names.some(({ role }) => role === 'payee' || role === 'payer');
  const [only, ...others] = amounts.filter(
    ({ value }) => value.currency !== null && value.minor !== 0,
  );
  const alike = others.every(
    ({ value }) => Math.abs(value.minor) === Math.abs(only?.value.minor ?? 0),
  );
  return parties && only && alike ? { ...only } : null;
}

/** Labels outside table rows; words in tables describe movements and goods. */
const withoutRows = (
  labels: ReadonlyMap<Row, Label[]>,
  rows: ReadonlySet<Row>,
): Map<Row, Label[]> => new Map([...labels].filter(([row]) => !rows.has(row)));

const withReferencesOf = (
  transactions: TransactionRow[],
  labelled: ExtractedValue<string>[],
): ExtractedValue<string>[] => [
  ...labelled,
  ...transactions.flatMap(({ reference }) => (reference ? [reference] : [])),
];

/** The text source of all pages; pages without text are ignored. */
function sourceOf(pages: readonly Page[]): DocumentData['textSource'] {
  const sources = new Set(pages.map((page) => page.textSource).filter((one) => one !== 'none'));
  const [first, second] = sources;
  return second ? 'mixed' : (first ?? 'none');
}
