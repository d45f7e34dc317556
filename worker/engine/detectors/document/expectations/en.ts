import { amount, date, isolate } from '../../../texts/format.js';
import type { FindingText } from '../../../texts/say.js';

/** What people call this layer. */
export const name = 'expectations';

export const words = {
  expected_amount_mismatch: {
    title: 'The expected amount is not in the document',
    detail: (v) =>
      v.found
        ? `Expected ${isolate(v.expected)}; the main amount of the document is ${amount(v.found)}.`
        : `Expected ${isolate(v.expected)}; no amount of the document equals it.`,
  },
  expected_name_mismatch: {
    title: 'The expected name is not in the document',
    detail: (v) =>
      v.found
        ? `Expected ${isolate(v.expected)}; the document names ${isolate(v.found)}.`
        : `Expected ${isolate(v.expected)}; the name was not found anywhere in the text.`,
  },
  expected_date_mismatch: {
    title: 'The expected date is not in the document',
    detail: (v) =>
      v.found
        ? `Expected ${date(v.expected)}; the document is dated ${date(v.found)}.`
        : `Expected ${date(v.expected)}; the date was not found anywhere in the text.`,
  },
  expected_reference_mismatch: {
    title: 'The expected reference or account is not in the document',
    detail: (v) =>
      v.found
        ? `Expected ${isolate(v.expected)}; the document prints ${isolate(v.found)}.`
        : `Expected ${isolate(v.expected)}; it was not found anywhere in the text.`,
  },
  expected_document_type_mismatch: {
    title: 'Another kind of document than expected',
    detail: (v) =>
      `Expected ${documentType(v.expected)}, but by its layout and words this is ${documentType(v.found)}.`,
  },
  expectation_not_checked: {
    title: 'An expectation could not be checked',
    detail: (v) =>
      `The expected ${CONTEXT_FIELDS[String(v.field)] ?? 'value'} (${isolate(v.field === 'document_type' ? documentType(v.expected) : v.expected)}) could not be compared: ${NOT_CHECKED[String(v.why)] ?? 'the text could not be read well enough'}. Compare it by eye.`,
  },
} satisfies Record<string, FindingText>;

const documentType = (value: string | number | undefined): string =>
  DOCUMENT_TYPES[String(value)] ?? String(value ?? '');

const DOCUMENT_TYPES: Record<string, string> = {
  bank_transfer: 'a bank transfer confirmation',
  payment_app: 'a payment-app screenshot',
  bank_statement: 'a bank statement',
  account_confirmation: 'an account confirmation',
  balance_confirmation: 'a balance confirmation',
  check: 'a cheque',
  deposit_receipt: 'a deposit receipt',
  card_statement: 'a card statement',
  payslip: 'a payslip',
  invoice: 'an invoice',
  tax_form: 'a tax form',
  id_document: 'an identity document',
  utility_bill: 'a utility bill',
  loan_document: 'a loan document',
  medical: 'a medical document',
  contract: 'a contract',
  other: 'another document',
};

const CONTEXT_FIELDS: Record<string, string> = {
  expected_amount: 'amount',
  expected_name: 'name',
  expected_date: 'date',
  expected_reference: 'reference',
  document_type: 'kind of document',
};

const NOT_CHECKED: Record<string, string> = {
  unreadable: 'the text could not be read well enough',
  near: 'a similar value was read, but not surely enough to tell a misreading from a difference',
  script: 'it is written in another script than the document',
  no_value: 'it holds nothing that can be compared',
  unclear_type: 'the kind of the document could not be told surely',
};
