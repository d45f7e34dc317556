import type { TextSource } from './page.js';
import type { Place } from './geometry.js';

/**
 * How far a reading can be trusted.
 * `exact`: from a text layer. `confirmed`: OCR read it twice, in different ways,
 * alike. `unsure`: OCR read it once, or two readings differ.
 */
export type Certainty = 'exact' | 'confirmed' | 'unsure';

/** Something read from the document, with what is printed and where. */
export interface ExtractedValue<T> {
  value: T;
  /** As printed, in logical order. */
  raw: string;
  place: Place;
  certainty: Certainty;
}

/** An amount of money. */
export interface Money {
  /** Hundredths of the currency's unit (agorot, cents); negative when printed so. */
  minor: number;
  /** ISO 4217, null when not printed near it. */
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
  /** Money in is positive, money out negative; null when the column could not be told. */
  amount: ExtractedValue<Money> | null;
  balance: ExtractedValue<Money> | null;
  reference: ExtractedValue<string> | null;
  place: Place;
  /**
   * true when the space above this row has room for a row that was not read:
   * the balance before it is then no basis for a sum. Absent: false.
   */
  gapBefore?: boolean;
  /** On the first row of every further statement that the document holds. */
  newStatement?: NewStatement;
}

/** Files hold several statements where somebody joined them, or a bank prints one an account. */
export interface NewStatement {
  /** The balance it starts from, where one is printed above its rows. */
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

/** A labelled part of a sum: a payslip's payment or deduction, an invoice's charge. */
export interface Component {
  label: string;
  amount: ExtractedValue<Money>;
}

/** Labelled single amounts the checks know. */
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
  /** Charged without VAT, beside a part that bears it. */
  | 'vat_exempt'
  /** What is left to pay; `total` where the document says no other. */
  | 'amount_due'
  | 'amount_paid';

/** Whom a label names. `payee` is whoever is to get the money, `payer` whoever sends it. */
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

/** Everything read from a document that checks and detectors reason about. */
export interface DocumentData {
  textSource: TextSource | 'mixed';
  amounts: ExtractedValue<Money>[];
  dates: ExtractedValue<string>[];
  /** Printed as dates but in no calendar, as year-month-day: "2026-02-31". Not in `dates`. */
  impossibleDates: ExtractedValue<string>[];
  ibans: ExtractedValue<string>[];
  /** Nine digits, padded on the left; `kind` by its label or prefix. */
  identityNumbers: (ExtractedValue<string> & { kind: 'person' | 'company' | 'unknown' })[];
  names: (ExtractedValue<string> & { role: NameRole })[];
  references: ExtractedValue<string>[];
  accounts: ExtractedValue<BankAccount>[];
  fields: Partial<Record<AmountField, ExtractedValue<Money>>>;
  /** Percent, as printed beside the VAT. */
  vatRate: ExtractedValue<number> | null;
  /** Weekday names printed beside a date: 0 is Sunday. */
  weekdays: { weekday: ExtractedValue<number>; date: ExtractedValue<string> }[];
  transactions: TransactionRow[];
  lineItems: LineItem[];
  /** true when every row between the head of the items and their total was read as an item. Absent: false. */
  lineItemsComplete?: boolean;
  payments: Component[];
  deductions: Component[];
  /** Issue date of the document, ISO, where a label says so. */
  issueDate: ExtractedValue<string> | null;
  /** Of a tax invoice (מספר הקצאה); null when looked for and not printed. Absent: not looked for. */
  allocationNumber?: ExtractedValue<string> | null;
}
