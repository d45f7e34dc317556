import type { DocumentData, ExtractedValue, NamedText } from '../../evidence/document-data.js';
import type { DateOrder } from '../dates.js';
import type { LabelledRows } from '../labels/value-of.js';
import type { Row } from '../layout.js';
import { isTitle } from '../parties/heading.js';
import { issuerVatNumber } from '../parties/issuer-vat-number.js';
import { nameParties } from '../parties/name-parties.js';
import { ofHeadedSale, ofReceipt, ofSale } from '../parties/of-sale.js';
import { isReceipt } from '../receipt-sentence.js';
import { accountOfCustomer } from './account-of-customer.js';
import { debitDayIn } from './debit-day.js';
import { guessDocumentDate } from './document-date.js';
import { hashedNumber, keyedNumber } from './document-number.js';
import { dueWithoutDiscount } from './due-without-discount.js';
import { extractNamed } from './extract-named.js';
import { readPeriod } from './period.js';
import { rentIn } from './rent.js';
import { sickDaysIn } from './sick-days.js';
import { readTitleLine, type TitleLine } from './title-line.js';

/**
 * Values that only the report names: those of labels, of the title, the letterhead and the terms. Parties
 * that no label names are added to the names of the data.
 */
export function readNamed(
  document: LabelledRows,
  data: DocumentData,
  order: DateOrder,
): NamedText[] {
  const { rows } = document;
  const values = new NamedValues(extractNamed(document, order));
  const title = readTitleLine(rows, order);
  values.add('invoice_number', title.number ?? keyedNumber(rows) ?? hashedNumber(rows));
  if (!data.issueDate) addIssueDate(values, title, data, () => guessDocumentDate(document, order));
  const isNumbered = values.has('invoice_number');
  if (isNumbered && isSale(data)) data.names = ofHeadedSale(ofSale(data.names), rows);
  if (isReceipt(rows)) data.names = ofReceipt(data.names);
  const isInvoice = isNumbered || isSale(data) || isBill(document, data);
  // A hotel lists charges and credits as a bank does, but numbers its bill.
  const hasBalances = data.fields.opening_balance && data.fields.closing_balance;
  const isAccount = (data.transactions.length > 0 || hasBalances !== undefined) && !isNumbered;
  addPeriod(values, rows, order);
  const issuer = nameParties(document, data, { isInvoice, isAccount });
  if (isInvoice && !isAccount && !LOAN.some((name) => values.has(name)))
    values.add('customer_number', accountOfCustomer(document));
  values.add('sick_days', sickDaysIn(rows));
  const inFull = isInvoice ? dueWithoutDiscount(rows, order) : null;
  if (inFull) values.remove(({ name }) => name === 'due_date');
  if (isInvoice && !isAccount) values.add('due_date', inFull ?? debitDayIn(rows, order));
  values.add('monthly_rent', rentIn(rows));
  values.add('issuer', issuer && { ...issuer });
  // In Israel the number under which a seller is registered is that of his tax file.
  const dealers = isInvoice ? data.identityNumbers.filter(({ kind }) => kind !== 'person') : [];
  const buyers = ['customer', 'payer'].flatMap((of) =>
    data.names.filter(({ role }) => role === of),
  );
  values.add('issuer_vat_number', issuerVatNumber(rows, values.all, buyers, issuer, dealers));
  return values.all;
}

/** Named values, of which only the first of each name that is added counts. */
class NamedValues {
  readonly all: NamedText[];

  constructor(all: NamedText[]) {
    this.all = all;
  }

  has(name: string): boolean {
    return this.all.some((value) => value.name === name);
  }

  add(name: string, extracted: ExtractedValue<string> | null | undefined): void {
    if (extracted && !this.has(name)) this.all.push({ ...extracted, name });
  }

  remove(isUnwanted: (value: NamedText) => boolean): void {
    this.all.splice(0, this.all.length, ...this.all.filter((value) => !isUnwanted(value)));
  }
}

/** Adds the day of a document that no label states: of the order, in the title, of the balance, or a guess. */
function addIssueDate(
  values: NamedValues,
  title: TitleLine,
  data: DocumentData,
  guess: () => ReturnType<typeof guessDocumentDate>,
): void {
  const ofOrder = values.has('invoice_number') ? undefined : values.all.find(isOrderDate);
  values.add('issue_date', ofOrder ?? title.date ?? closingDay(values.all, data) ?? guess());
}

/** Adds the period; one day behind a word such as "from" is of something else where a period has two. */
function addPeriod(values: NamedValues, rows: readonly Row[], order: DateOrder): void {
  const period = readPeriod(rows, order);
  const isWhole = values.has('period_start') && values.has('period_end');
  values.remove(({ name }) => !isWhole && period.some((one) => one.name === name));
  for (const { name, ...value } of period) values.add(name, value);
}

/** What only papers about loans state, whose account is the loan's. */
const LOAN = ['loan_number', 'outstanding_principal', 'monthly_payment', 'loan_amount'] as const;

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
