import type { DocumentType } from '../../../core/vocabulary.js';

/**
 * How unlikely it is, 0-1, that a genuine issuer made this type of document with an
 * office or design program. Branches write letters and small employers make payslips in
 * a spreadsheet; no bank types a statement. Types that people write themselves are absent.
 */
export const MADE_BY_SYSTEMS: Partial<Record<DocumentType, number>> = {
  bank_statement: 1,
  bank_transfer: 1,
  payment_app: 1,
  card_statement: 1,
  deposit_receipt: 1,
  utility_bill: 0.9,
  tax_form: 0.6,
  payslip: 0.7,
  balance_confirmation: 0.6,
  account_confirmation: 0.6,
  check: 0.6,
};
