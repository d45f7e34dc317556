/** Names that several English texts share. */

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** Where in a file's metadata a program's name stands. */
export const PLACES: Record<string, string> = {
  producer: 'producer field of the PDF',
  creator: 'creator field of the PDF',
  xmp: 'XMP metadata',
  history: 'editing history in the metadata',
  software: 'software field of the picture',
  manifest: 'record of origin (Content Credentials) in the picture',
};

export const FOREIGN_KINDS: Record<string, string> = {
  zip: 'a ZIP archive',
  pdf: 'another PDF',
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  html: 'a web page',
  exe: 'a program',
};

export const CONTEXT_FIELDS: Record<string, string> = {
  expected_amount: 'amount',
  expected_name: 'name',
  expected_date: 'date',
  expected_reference: 'reference',
  document_type: 'kind of document',
};

export const DOCUMENT_TYPES: Record<string, string> = {
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
