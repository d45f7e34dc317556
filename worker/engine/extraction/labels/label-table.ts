import type { AmountField, NameRole } from '../../evidence/document-data.js';
import type { WordTable } from './composed/concepts.js';

/** Values that only the report names; `kind` decides how they are parsed. */
export const NAMED_FIELDS = {
  invoice_number: 'number',
  order_number: 'number',
  quote_number: 'number',
  delivery_note_number: 'number',
  customer_number: 'number',
  contract_number: 'number',
  loan_number: 'number',
  cheque_number: 'number',
  licence_number: 'number',
  card_number: 'card',
  due_date: 'date',
  service_date: 'date',
  order_date: 'date',
  period_start: 'date',
  period_end: 'date',
  charge_date: 'date',
  value_date: 'date',
  opening_date: 'date',
  start_date: 'date',
  end_date: 'date',
  valid_until: 'date',
  birth_date: 'date',
  admission_date: 'date',
  discharge_date: 'date',
  treatment_date: 'date',
  available_balance: 'money',
  average_balance: 'money',
  credit_limit: 'money',
  available_credit: 'money',
  minimum_payment: 'money',
  interest_paid: 'money',
  loan_amount: 'money',
  outstanding_principal: 'money',
  monthly_payment: 'money',
  monthly_rent: 'money',
  insurance_paid: 'money',
  patient_share: 'money',
  tax_withheld: 'money',
  taxable_income: 'money',
  insurable_income: 'money',
  interest_rate: 'percent',
  tax_year: 'year',
  loan_months: 'months',
  sick_days: 'count',
  currency: 'currency',
  vat_number: 'vat_number',
} as const;

export type NamedField = keyof typeof NAMED_FIELDS;

/**
 * Labels that introduce values. In a label `(x)` is optional; spaces, gershayim and final
 * letters are normalised (see `labelPattern`). In a list more specific labels come first:
 * where two labels of one field give different values, the earlier label wins.
 */
export interface LabelTable {
  amounts: Partial<Record<AmountField, string[]>>;
  names: Partial<Record<NameRole, string[]>>;
  references: string[];
  /** A bank, by name or code; a branch; an account, alone or as bank-branch-account. */
  bank: string[];
  branch: string[];
  account: string[];
  identity: { person: string[]; company: string[]; dealer: string[] };
  issueDate: string[];
  /** Allocation number of the tax authority on a larger invoice. */
  allocation: string[];
  named: Partial<Record<NamedField, string[]>>;
  /** Labels of counts; their numbers are not money, however they are printed. */
  counts: string[];
  /** Words that resemble a label above and introduce something else. */
  decoys: string[];
  /** Words of which labels are made that no list above holds; absent where none were written down. */
  words?: WordTable;
}
