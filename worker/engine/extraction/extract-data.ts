import type { Page } from '../evidence/page.js';
import { areaOf, intersection, placeKey, sizeOf } from '../evidence/geometry.js';
import { extractAccounts } from './accounts.js';
import { extractAmountsInWords } from './amounts-in-words/extract-amounts-in-words.js';
import { extractHebrewDates } from './hebrew-dates.js';
import { extractPageNumbers } from './page-numbers.js';
import { extractAllAmounts } from './all-amounts.js';
import { minorOf } from './amounts.js';
import { raiseNetTotal } from './choose-amounts.js';
import { confirmValues } from './confirm.js';
import type {
  AmountField,
  DocumentData,
  Money,
  NamedText,
  NameRole,
  ExtractedValue,
  TransactionRow,
} from '../evidence/document-data.js';
import { extractForms } from './forms/extract-form.js';
import { stateCurrency } from './home-currency.js';
import { extractIbans } from './ibans.js';
import { extractIdentityNumbers } from './identity-numbers.js';
import { extractLabelledAmounts } from './labelled-amounts.js';
import type { DateOrder } from './dates.js';
import { findLabels } from './labels/find-labels.js';
import type { Label } from './labels/label.js';
import type { LabelledRows } from './labels/value-of.js';
import { extractLedger } from './ledger.js';
import { extractProducts } from './products.js';
import { type Row, rowsOf } from './layout.js';
import { accountOfCustomer } from './named/account-of-customer.js';
import { cardOfAccount } from './named/card-of-account.js';
import { extractNamed } from './named/extract-named.js';
import { hashedNumber, keyedNumber } from './named/document-number.js';
import { guessDocumentDate } from './named/document-date.js';
import { readPeriod } from './named/period.js';
import { extractNumberRows } from './number-rows.js';
import { extractPercentages } from './percentages.js';
import { paidBySentences } from './paid-by-sentences.js';
import { dueWithoutDiscount } from './named/due-without-discount.js';
import { debitDayIn } from './named/debit-day.js';
import { rentIn } from './named/rent.js';
import { sickDaysIn } from './named/sick-days.js';
import { readTitleLine } from './named/title-line.js';
import { extractNames } from './names.js';
import { isTitle } from './parties/heading.js';
import { findIssuer } from './parties/issuer.js';
import { namesByHeadings, type PartyName } from './parties/named-by-headings.js';
import { ofHeadedSale, ofReceipt, ofSale } from './parties/of-sale.js';
import { plainName } from './parties/plain-name.js';
import { recipientName } from './parties/recipient.js';
import { namesByType } from './parties/roles-by-type.js';
import { datesByType } from './named/dates-by-type.js';
import { documentTypeOf } from './classification/document-type.js';
import { issuerVatNumber } from './parties/issuer-vat-number.js';
import { datedBalances } from './dated-balances.js';
import { documentDateOrder } from './date-order.js';
import { extractDates } from './extract-dates.js';
import { extractAllocationNumber, extractReferences } from './references.js';
import { extractLineItems } from './tables/line-items.js';
import { extractPayslipBlocks } from './tables/payslip-blocks.js';
import { withPayslips } from './payslip/with-payslips.js';
import { balancesOfMovements } from './tables/balances-of-movements.js';
import { extractBalanceSummary, sumsOfSummary } from './tables/balance-summary.js';
import { extractInstalments } from './tables/instalments.js';
import { extractMonthTables } from './tables/month-table.js';
import { subtotalOfTotal } from './subtotal-of-total.js';
import { extractSumTables, type SumTables } from './tables/sum-tables.js';
import { isReceipt, settleReceipt, sumReceived } from './receipt-sentence.js';
import { settleFolio } from './settle-folio.js';
import { settleScreen } from './settle-screen.js';
import { settleTotal } from './settle-total.js';
import { settleTransferAmount } from './transfer-amount.js';
import { sumTransferred } from './transfer-sentence.js';
import { extractTransactions, type Statement } from './tables/transactions.js';
import { extractVatByRate, withoutTaxByRate } from './vat-by-rate.js';
import { vatOfRates } from './vat-of-rates.js';
import { vatOfSummary } from './vat-of-summary.js';
import { extractVatRate, rateOfSummary } from './vat-rate.js';
import { extractVatRows } from './vat-rows.js';

/**
 * Extracts all data from the document's text; values that are missing or ambiguous are
 * absent. The signal ends rereading by OCR early; values not reread stay `unsure`.
 */
export async function extractData(
  pages: readonly Page[],
  signal?: AbortSignal,
): Promise<DocumentData> {
  const rows = rowsOf(pages);
  const document = { rows, labels: findLabels(rows) };
  const order = documentDateOrder(rows);
  const statement = extractTransactions(document, order);
  const invoice =
    statement.transactions.length > 0
      ? { items: [], complete: false, claimed: new Set<never>() }
      : extractLineItems(document);
  const ofTables = new Set([...statement.claimed, ...invoice.claimed]);
  const sums = extractSumTables(rows, ofTables);
  const claimed = new Set([...ofTables, ...sums.claimed]);
  const ofLines = extractLabelledAmounts(document, claimed);
  const { fields: ofLabels, totals, namesTransfer } = ofLines;
  const labelled = withSums(ofLabels, sums);
  const fields = withTableFields(labelled, statement);
  const received = sumReceived(rows);
  if (received && !fields.total && !fields.transfer_amount) fields.total = received;
  const transferred = sumTransferred(rows);
  if (transferred && Object.keys(fields).length === 0 && ofTables.size === 0)
    fields.transfer_amount = transferred;
  // "Wire amount | 84,250.00" among its keys is no line of a sale.
  const isTransferAlone = namesTransfer && statesTransferAlone(invoice.items, fields);
  settleTransferAmount({ fields, namesTransfer }, rows, ofTables.size > 0 && !isTransferAlone);
  // An account's statement ends in a balance; its totals are of fees and of kinds of movements.
  const balances = statement.transactions.filter(({ balance }) => balance).length;
  const hasBalances = fields.opening_balance && fields.closing_balance;
  const isAccount = balances >= BALANCES_MIN && !beginsAtNothing(statement.transactions);
  if (isAccount || (statement.transactions.length > 0 && hasBalances)) delete fields.total;
  const structured = {
    fields,
    transactions: statement.transactions,
    lineItems: isTransferAlone ? [] : invoice.items,
    ...extractPayslipBlocks(document),
  };
  const outsideTables = withoutRows(document.labels, claimed);
  const data: DocumentData = {
    textSource: sourceOf(pages),
    ...structured,
    lineItemsComplete: invoice.complete,
    amounts: extractAllAmounts(document, structured),
    ...extractDates(document, order),
    ibans: extractIbans(rows),
    identityNumbers: extractIdentityNumbers(document),
    names: extractNames({ rows, labels: outsideTables }),
    references: withReferencesOf(
      statement.transactions,
      extractReferences({ rows, labels: outsideTables }),
    ),
    accounts: extractAccounts({ rows, labels: outsideTables }),
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
  const paid = paidBySentences(rows).map((extracted) => ({
    field: 'amount_paid' as const,
    extracted,
  }));
  const byPlace = new Map(data.amounts.map((amount) => [placeKey(amount.place), amount]));
  data.labelled = [...ofLines.labelled, ...paid].map(({ field, extracted }) => ({
    field,
    amount: byPlace.get(placeKey(extracted.place)) ?? extracted,
  }));
  settleReceipt(data, rows);
  const summary = extractVatRows(rows, ofTables, data.amounts);
  data.vatRows = summary.rows;
  data.vatSums = summary.total;
  const vatByRate = extractVatByRate(rows, ofTables);
  const ofRates = vatOfRates(vatByRate, fields);
  if (ofRates) fields.vat = ofRates;
  const vat = fields.vat ? null : vatOfSummary(rows, fields, vatByRate);
  const taxed = fields.vat?.value.minor ?? minorOf(vat?.value ?? '');
  if (fields.total && summary.rows[0]?.vat.value.minor === taxed)
    data.vatRate ??= rateOfSummary(summary.rows, rows);
  if (vat) raiseNetTotal(fields, minorOf(vat.value) ?? 0);
  data.named = [
    ...namedOf({ rows, labels: outsideTables }, data, order),
    ...vatByRate,
    ...withoutTaxByRate(summary.rows),
    ...(vat ? [vat] : []),
  ];
  if (statement.transactions.length === 0) {
    data.ledger = extractLedger(document, data.amounts);
    data.products = extractProducts(rows, data.amounts);
  }
  data.balanceSummary = extractBalanceSummary(document, fields);
  const ofSummary = data.balanceSummary && sumsOfSummary(data.balanceSummary);
  // One that adds up is surer than a label: "credits 4.00" may be of another table.
  if (ofSummary) Object.assign(fields, addsUp(ofSummary) ? ofSummary : { ...ofSummary, ...fields });
  const instalments = extractInstalments(rows);
  if (instalments.length > 0) data.instalments = instalments;
  const general = new Set(data.named);
  withPayslips(data, rows, order);
  data.named.push(...extractForms(rows).flatMap(({ value }) => value ?? []));
  data.named = withoutRepeated(data.named, general);
  if (Object.keys(fields).length === 0) {
    const sent = soleAmount(data);
    if (sent) fields.transfer_amount = sent;
  }
  settleFolio(data, rows);
  settleScreen(data, rows);
  stateCurrency(data, withoutRowsOf(rows, claimed));
  const { documentType } = documentTypeOf(rows, data);
  data.names = namesByType(data.names, documentType);
  data.named = datesByType(data.named, documentType);
  const card = documentType === 'card_statement' ? cardOfAccount(rows) : null;
  if (card && !data.named.some(({ name }) => name === 'card_number'))
    data.named.push({ name: 'card_number', ...card });
  await confirmValues(data, pages, order, signal);
  const ofMovements = isAccount ? balancesOfMovements(data) : [];
  const ofDays = datedBalances(data, rows, order);
  const others = ofDays.filter(({ name }) => !ofMovements.some((one) => one.name === name));
  data.named.push(...ofMovements, ...others);
  const withoutTax = subtotalOfTotal(data);
  if (withoutTax) data.named.push(withoutTax);
  settleTotal(data, totals, document);
  return data;
}

const withoutRowsOf = (rows: readonly Row[], claimed: ReadonlySet<Row>): Row[] =>
  rows.filter((row) => !claimed.has(row));

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
  items: DocumentData['lineItems'],
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

/** Whether the first balance is the first amount, as on a bill that is run up: a hotel's folio. */
const beginsAtNothing = ([first]: readonly TransactionRow[]): boolean =>
  !!first?.amount &&
  !!first.balance &&
  Math.abs(first.amount.value.minor) === Math.abs(first.balance.value.minor);

/** Rows with a running balance that make a table the statement of an account. */
const BALANCES_MIN = 3;

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

/** Values that only the report names; those of the title and of the letterhead among them. */
function namedOf(document: LabelledRows, data: DocumentData, order: DateOrder): NamedText[] {
  const named = extractNamed(document, order);
  const has = (name: string): boolean => named.some((value) => value.name === name);
  const add = (name: string, extracted: ExtractedValue<string> | null | undefined): void => {
    if (extracted && !has(name)) named.push({ name, ...extracted });
  };
  const title = readTitleLine(document.rows, order);
  add('invoice_number', title.number ?? keyedNumber(document.rows) ?? hashedNumber(document.rows));
  if (!data.issueDate) {
    const ofOrder = has('invoice_number') ? undefined : named.find(isOrderDate);
    if (ofOrder) named.push({ ...ofOrder, name: 'issue_date' });
    else
      add(
        'issue_date',
        title.date ?? closingDay(named, data) ?? guessDocumentDate(document, order),
      );
  }
  if (has('invoice_number') && isSale(data))
    data.names = ofHeadedSale(ofSale(data.names), document.rows);
  if (isReceipt(document.rows)) data.names = ofReceipt(data.names);
  const role = (wanted: NameRole) => data.names.filter((name) => name.role === wanted);
  const isInvoice = has('invoice_number') || isSale(data) || isBill(document, data);
  const ofHeadings = isInvoice ? namesByHeadings(document) : [];
  const addHeaded = (isWanted: (party: PartyName) => boolean): void => {
    const added = ofHeadings.filter((party) => isWanted(party) && role(party.role).length === 0);
    data.names.push(...added.map(({ name, role: of }) => ({ ...name, role: of })));
  };
  addHeaded(({ isTold }) => isTold);
  const customers = [
    ...role('customer'),
    // Whoever a transfer is made to has not written it.
    ...(isInvoice ? [] : role('payee')),
    ...ofHeadings.flatMap((party) => (party.role === 'customer' ? [party.name] : [])),
  ];
  // A hotel lists charges and credits as a bank does, but numbers its bill.
  const hasBalances = data.fields.opening_balance && data.fields.closing_balance;
  const isAccount =
    (data.transactions.length > 0 || hasBalances !== undefined) && !has('invoice_number');
  const supposed =
    role('supplier')[0] ??
    (isAccount ? findBank(document, customers) : findIssuer(document, customers));
  const period = readPeriod(document.rows, order);
  // One day behind a word such as "from" is of something else where a period has two.
  const isWhole = has('period_start') && has('period_end');
  const isOfOne = ({ name }: NamedText): boolean =>
    !isWhole && period.some((one) => one.name === name);
  named.splice(0, named.length, ...named.filter((one) => !isOfOne(one)));
  for (const { name, ...value } of period) add(name, value);
  addPersonAsCustomer(data, supposed);
  const addressed: NameRole = isAccount ? 'account_holder' : 'customer';
  // Movements of an account name whom they were paid to.
  const isBlocked = (of: NameRole): boolean =>
    of === addressed || (addressed === 'customer' && RECIPIENTS.has(of));
  if (!data.names.some(({ role: of }) => isBlocked(of))) {
    const sentTo = recipientName(document, supposed);
    if (sentTo) data.names.push({ ...sentTo, role: addressed });
    else addHeaded(({ role: of }) => of === 'customer' && addressed === 'customer');
  }
  if (isInvoice && !isAccount && !LOAN.some(has))
    add('customer_number', accountOfCustomer(document));
  add('sick_days', sickDaysIn(document.rows));
  const inFull = isInvoice ? dueWithoutDiscount(document.rows, order) : null;
  if (inFull) named.splice(0, named.length, ...named.filter(({ name }) => name !== 'due_date'));
  if (isInvoice && !isAccount) add('due_date', inFull ?? debitDayIn(document.rows, order));
  add('monthly_rent', rentIn(document.rows));
  // Where the issuer is a picture, the largest name is that in the address field.
  const sentTo = role(addressed);
  const isAddressee = supposed !== null && sentTo.some((name) => isPartOf(name, supposed));
  const found = isAddressee && addressed === 'customer' ? findIssuer(document, sentTo) : supposed;
  const issuer = found ?? ofHeadings.find(({ role: of }) => of === 'supplier')?.name ?? null;
  add('issuer', issuer && { ...issuer });
  // In Israel the number under which a seller is registered is that of his tax file.
  const dealers = isInvoice ? data.identityNumbers.filter(({ kind }) => kind !== 'person') : [];
  const ofBuyers = [...role('customer'), ...role('payer')];
  add('issuer_vat_number', issuerVatNumber(document.rows, named, ofBuyers, issuer, dealers));
  return named;
}

/** What only papers about loans state, whose account is the loan's. */
const LOAN = ['loan_number', 'outstanding_principal', 'monthly_payment', 'loan_amount'] as const;

/** Who writes to the holder of an account: where a bank's name is a picture, the first name is the holder's. */
function findBank(
  document: LabelledRows,
  others: readonly ExtractedValue<string>[],
): ReturnType<typeof findIssuer> {
  const found = findIssuer(document, others);
  const holder = recipientName(document, null);
  if (!found || !holder || plainName(found.value) !== plainName(holder.value)) return found;
  const other = findIssuer(document, [...others, holder]);
  return other && { ...other, certainty: 'unsure' };
}

/**
 * Whether a document is an invoice or the like though its amounts and its number are not known by
 * their labels: it has a total or a title in any language, and nobody pays anybody in it.
 */
const isBill = ({ rows }: LabelledRows, { names, transactions, fields }: DocumentData): boolean =>
  transactions.length === 0 &&
  names.every(({ role }) => role !== 'payer' && role !== 'payee') &&
  (fields.total !== undefined ||
    rows.some(
      ({ page, rect, cells }) =>
        page.number === 1 && rect.y < TITLE_PERCENT && cells.some(({ text }) => isTitle(text)),
    ));

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

/** The day to which a statement that names no other goes: "Closing date 03/16/26". */
const closingDay = (named: readonly NamedText[], { fields }: DocumentData) =>
  fields.closing_balance && !named.some(({ name }) => name === 'period_start')
    ? named.find(({ name }) => name === 'period_end')
    : undefined;

/** An order is dated by its own day; on an invoice it is the day of what was ordered. */
const isOrderDate = ({ name }: NamedText): boolean => name === 'order_date';

/** Titles stand in this part of the first page. */
const TITLE_PERCENT = 45;

const isSale = ({ fields, lineItems }: DocumentData): boolean =>
  Boolean(fields.subtotal ?? fields.vat) || lineItems.length > 0;

/** On an invoice the only person behind "Name:" is who it is made out to. */
function addPersonAsCustomer(
  { names, fields }: DocumentData,
  issuer: ExtractedValue<string> | null,
): void {
  const [person, ...others] = names.filter(({ role }) => role === 'person');
  if (!fields.total || !person || others.length > 0 || person.value === issuer?.value) return;
  if (names.some(({ role }) => RECIPIENTS.has(role) || role === 'account_holder')) return;
  names.splice(names.indexOf(person), 1, { ...person, role: 'customer' });
}

/** Whether a name is printed within another one: the first line of "A. Muster / Muster GmbH". */
const isPartOf = (name: ExtractedValue<string>, whole: ExtractedValue<string>): boolean =>
  name.place.page === whole.place.page &&
  whole.value !== name.value &&
  whole.value.includes(name.value) &&
  sizeOf(intersection(areaOf(name.place.rect), areaOf(whole.place.rect))) > 0;

/** Roles of whoever a document is made out to; the holder of an account on an invoice is its issuer. */
const RECIPIENTS: ReadonlySet<NameRole> = new Set(['customer', 'employee', 'patient', 'payee']);

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
const withoutRows = (labels: Map<Row, Label[]>, rows: ReadonlySet<Row>): Map<Row, Label[]> =>
  new Map([...labels].filter(([row]) => !rows.has(row)));

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
