import type { TextSource } from './page.js';
import type { HebrewDate } from '../text/hebrew-calendar.js';
import type { Place } from './geometry.js';

/**
 * Reliability of an extracted value.
 * `exact`: from a text layer. `confirmed`: two different OCR passes agree, or a sum printed on
 * the document holds with it. `unsure`: one OCR pass only, or two that differ.
 */
export type Certainty = 'exact' | 'confirmed' | 'unsure';

/** A value extracted from the document, with its printed form and place. */
export interface ExtractedValue<T> {
  value: T;
  /** As printed, in logical order. */
  raw: string;
  place: Place;
  certainty: Certainty;
  /** What a second reading made of it, where that is another value. */
  otherReading?: string;
  /** Digits of so few pixels that any reader takes alike ones for each other. Absent: not known to be. */
  isTiny?: true;
  /** An amount whose label is in no list: which amount it is, only the words of its label say. */
  isComposed?: true;
}

/** An amount of money. */
export interface Money {
  /** Hundredths of the currency unit (agorot, cents); negative when printed as negative. */
  minor: number;
  /** ISO 4217; null when no currency is printed near it. */
  currency: string | null;
}

export interface BankAccount {
  bank: string | null;
  branch: string | null;
  number: string;
}

export interface TransactionRow {
  /** ISO date. */
  date: ExtractedValue<string> | null;
  description: string;
  /** Money in is positive, money out negative; null when the direction is unknown. */
  amount: ExtractedValue<Money> | null;
  balance: ExtractedValue<Money> | null;
  reference: ExtractedValue<string> | null;
  place: Place;
  /**
   * true when the space above this row has room for a row that was not read; the
   * balance before it is then not used in arithmetic. Absent: false.
   */
  gapBefore?: boolean;
  /** Set on the first row of each further statement in the file. */
  newStatement?: NewStatement;
}

/** A file holds several statements when they were joined, or when a bank prints one per account. */
export interface NewStatement {
  /** Opening balance, where one is printed above its rows. */
  opening: ExtractedValue<Money> | null;
}

/** A line of an invoice: quantity x price = amount. */
export interface LineItem {
  description: string;
  quantity: ExtractedValue<number> | null;
  unitPrice: ExtractedValue<Money> | null;
  amount: ExtractedValue<Money>;
  place: Place;
}

/** A labelled part of a total: a payment or deduction of a payslip, a charge of an invoice. */
export interface Component {
  label: string;
  amount: ExtractedValue<Money>;
}

/** A line of a payslip's payments or deductions. */
export interface PayslipLine extends Component {
  /** Hours, days or pieces, in hundredths. */
  quantity: ExtractedValue<number> | null;
  rate: ExtractedValue<Money> | null;
}

/** Sums and bases that a payslip prints under a label. */
export type PayslipTotal =
  | 'gross'
  /** All that is paid, where it is another amount than the gross: with refunds of expenses. */
  | 'total_payments'
  | 'total_deductions'
  | 'mandatory_deductions'
  | 'voluntary_deductions'
  /** Taxes alone, where deductions are listed apart from them. */
  | 'total_taxes'
  /** What remains after the mandatory deductions, or after all where it is the only one. */
  | 'net'
  /** What is paid out. */
  | 'net_to_pay'
  | 'taxable_income'
  | 'insurable_income';

/** One payslip of a document. */
export interface Payslip {
  /** Counted from 1. */
  page: number;
  /** The month it is for: `2025-10`. */
  month: ExtractedValue<string> | null;
  payments: PayslipLine[];
  mandatory: PayslipLine[];
  voluntary: PayslipLine[];
  totals: Partial<Record<PayslipTotal, ExtractedValue<Money>>>;
  /** The same sums for the year so far. */
  year: Partial<Record<PayslipTotal, ExtractedValue<Money>>>;
  /** Hundredths of a point. */
  creditPoints: ExtractedValue<number> | null;
}

export interface AmountInWords {
  words: ExtractedValue<Money>;
  /** Whether the words state hundredths; otherwise they may leave them out. */
  statesHundredths: boolean;
  digits: ExtractedValue<Money> | null;
  /** Whether only brackets and signs stand between digits and words. */
  isBeside?: boolean;
}

/** "page 2 of 3" */
export interface PrintedPageNumber {
  number: number;
  /** Number of pages as printed. */
  of: number;
}

/** Labelled single amounts that the checks use. */
export type AmountField =
  | 'total'
  | 'subtotal'
  | 'vat'
  | 'discount'
  | 'rounding'
  | 'cash'
  | 'change'
  | 'opening_balance'
  | 'closing_balance'
  | 'total_credits'
  | 'total_debits'
  | 'gross'
  | 'total_deductions'
  | 'mandatory_deductions'
  | 'voluntary_deductions'
  | 'net'
  | 'transfer_amount'
  /** Charged without VAT, beside a part with VAT. */
  | 'vat_exempt'
  /** Added to what is sold: service, a tip, a surcharge, delivery. */
  | 'service_charge'
  /** What is left to pay; used as `total` where no other total is printed. */
  | 'amount_due'
  | 'amount_paid';

/** A number of a line. */
export interface RowNumber {
  /** Hundredths, with a fraction where more than two decimals are printed. */
  minor: number;
  place: Place;
  /** The amount that it is, where it is printed as money; null for counts, prices of four decimals. */
  amount: ExtractedValue<Money> | null;
}

/** A table with a column for each month of a year and one for their total. */
export interface MonthTable {
  rows: MonthsOfYear[];
}

/** What a line of such a table prints for each month, and as the total. */
export interface MonthsOfYear {
  months: ExtractedValue<Money>[];
  total: ExtractedValue<Money>;
  /** Whether all of them are printed without decimals, each rounded by itself. */
  isWhole: boolean;
}

/** The numbers of one line, left to right. */
export interface NumberRow {
  numbers: RowNumber[];
  /** Set where the line is read from right to left. */
  isRtl?: true;
  /** Percentages beside them. */
  percentages: number[];
  /** What the words of the line say of its amounts in a sum. Absent: nothing. */
  role?: 'sum' | 'taken_off';
}

/** An amount and what its label calls it. */
export interface LabelledAmount {
  field: AmountField;
  amount: ExtractedValue<Money>;
}

/** Role that a label gives to a name. `payee` receives the money, `payer` sends it. */
export type NameRole =
  | 'payee'
  | 'payer'
  | 'account_holder'
  | 'employee'
  | 'employer'
  | 'customer'
  | 'supplier'
  | 'patient'
  | 'doctor'
  | 'person';

/**
 * A value that no check calculates with, under the name it has in the report: "due_date",
 * "invoice_number". Lower-case words joined by underscores; one name may occur repeatedly.
 */
export interface NamedText extends ExtractedValue<string> {
  name: string;
}

/** A row of the column in which a receipt adds up. */
export interface LedgerRow {
  amount: ExtractedValue<Money>;
  /** What its label says; null for items and where the label is not known. */
  field: AmountField | null;
  /** Whether a number between it and the row above was not read as an amount. */
  gapBefore: boolean;
}

/** A line of a statement's summary between its two balances, with its label in folded text. */
export interface SummaryPart {
  label: string;
  amount: ExtractedValue<Money>;
}

/** What leads from a statement's opening balance to its closing balance. */
export interface BalanceSummary {
  opening: ExtractedValue<Money>;
  closing: ExtractedValue<Money>;
  parts: SummaryPart[];
  /** Whether it was read from one list or band, so that all of it is of one account. */
  isListed: boolean;
}

/** One instalment of a loan's schedule. */
export interface Instalment {
  principal: ExtractedValue<Money>;
  interest: ExtractedValue<Money> | null;
  /** Principal and interest together. */
  payment: ExtractedValue<Money> | null;
  /** What is owed after it. */
  balance: ExtractedValue<Money> | null;
}

/** A line of a receipt that prints a sign of multiplication: quantity x price = amount. */
export interface Product {
  quantity: ExtractedValue<number>;
  unitPrice: ExtractedValue<Money>;
  amount: ExtractedValue<Money>;
}

/** Everything extracted from a document for checks and detectors. */
export interface DocumentData {
  textSource: TextSource | 'mixed';
  amounts: ExtractedValue<Money>[];
  dates: ExtractedValue<string>[];
  /** Printed dates that do not exist, as year-month-day: "2026-02-31". Not in `dates`. */
  impossibleDates: ExtractedValue<string>[];
  ibans: ExtractedValue<string>[];
  /** Nine digits, padded on the left; `kind` by its label or prefix. */
  identityNumbers: (ExtractedValue<string> & { kind: 'person' | 'company' | 'unknown' })[];
  /** Named by the words around them, where nothing else named such a value: unsure, for the report alone. */
  learned?: NamedText[];
  /**
   * Names of values that another number may be instead, by the words around both: unsure in the report. Checks take
   * them as they are, since a changed amount is no sum any more and looks less like what it is.
   */
  doubted?: string[];
  names: (ExtractedValue<string> & { role: NameRole })[];
  references: ExtractedValue<string>[];
  accounts: ExtractedValue<BankAccount>[];
  fields: Partial<Record<AmountField, ExtractedValue<Money>>>;
  /** Percent, as printed beside the VAT. */
  vatRate: ExtractedValue<number> | null;
  /** Every percentage on the pages, each once. Absent: not searched for. */
  percentages?: number[];
  /** Weekday names printed beside a date: 0 is Sunday. */
  weekdays: { weekday: ExtractedValue<number>; date: ExtractedValue<string> }[];
  transactions: TransactionRow[];
  lineItems: LineItem[];
  /** true when every row between the heading of the items and their total was read as an item. Absent: false. */
  lineItemsComplete?: boolean;
  payments: Component[];
  deductions: Component[];
  /** Issue date of the document, ISO, from its label. */
  issueDate: ExtractedValue<string> | null;
  /** Amounts written in words, each with the digits printed nearest to it. Absent: not searched for. */
  amountsInWords?: AmountInWords[];
  /** Gregorian dates with the Hebrew calendar's date printed beside them. Absent: not searched for. */
  hebrewDates?: { hebrew: ExtractedValue<HebrewDate>; date: ExtractedValue<string> }[];
  /** Printed page numbers such as "page 2 of 3", by the page they stand on. Absent: not searched for. */
  pageNumbers?: ExtractedValue<PrintedPageNumber>[];
  /** Of a tax invoice (מספר הקצאה); null when it is not printed. Absent: not searched for. */
  allocationNumber?: ExtractedValue<string> | null;
  /** Absent: none is in the document. */
  payslips?: Payslip[];
  /** The column in which a receipt adds up, top to bottom. Absent: not searched for. */
  ledger?: LedgerRow[];
  /** Absent: not searched for. */
  products?: Product[];
  /** null where none is printed. Absent: not searched for. */
  balanceSummary?: BalanceSummary | null;
  /** The schedule of a loan, first instalment first. Absent: none is in the document. */
  instalments?: Instalment[];
  /** The summary of value added tax by rate, whether it adds up or not. Absent: not searched for. */
  vatRows?: VatRow[];
  /** Their sums as the summary prints them below. Absent or null: it prints none. */
  vatSums?: VatSums | null;
  /** The numbers of every line. Absent: not searched for. */
  numberRows?: NumberRow[];
  /** Tables by months, where the document has any. */
  monthTables?: MonthTable[];
  /** Every amount that a label names, those that are no field's value as well. Absent: not searched for. */
  labelled?: LabelledAmount[];
  /** Further values by name. Absent: none were searched for. */
  named?: NamedText[];
}

/** A row of a summary of tax: the base and the tax of one rate, in percent. */
export interface VatRow extends VatSums {
  rate: number;
}

/** What is taxed, and the tax. */
export interface VatSums {
  net: ExtractedValue<Money>;
  vat: ExtractedValue<Money>;
}

/** What is known of a document that was not read. */
export const NO_DATA: DocumentData = {
  textSource: 'none',
  amounts: [],
  dates: [],
  impossibleDates: [],
  ibans: [],
  identityNumbers: [],
  names: [],
  references: [],
  accounts: [],
  fields: {},
  vatRate: null,
  weekdays: [],
  transactions: [],
  lineItems: [],
  payments: [],
  deductions: [],
  issueDate: null,
};
