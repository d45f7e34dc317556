import type { AmountField } from './document-data.js';
import type { Place } from './geometry.js';

/** An amount that a code can state. */
export type CodeAmount = Extract<
  AmountField,
  'total' | 'amount_due' | 'opening_balance' | 'closing_balance' | 'gross' | 'net'
>;

/**
 * What a machine-readable code on a page states of its document: a payment code of a bill, or the
 * code that a fiscal device or an authority prescribes. A statement beside the print: values are
 * never extracted from it. A value is null or missing where the code does not state it.
 */
export interface CodeValues {
  /** The name of its format, which is the same in every language: `GiroCode`. */
  scheme: string;
  /** In hundredths of the currency unit; `total` is what is to be paid or was, tax included. */
  amounts: Partial<Record<CodeAmount, number>>;
  /** Accounts of whoever is paid, or of the holder; without spaces. */
  ibans: string[];
  /** ISO date. */
  issueDate: string | null;
  number: string | null;
  /** Number by which the tax authority knows the issuer. */
  issuerNumber: string | null;
}

/** A code that was read and whose format is known. */
export interface PrintedCode {
  place: Place;
  values: CodeValues;
}
