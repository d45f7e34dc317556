import type { Texts } from './texts.js';

export const TEXTS: Texts = {
  failures: {
    corrupt_file:
      'The file is damaged or incomplete and cannot be opened. Ask for the original file and send it again.',
    password_required:
      'The PDF opens only with a password. Remove the password, or ask for a copy without one, and send it again.',
    too_many_pages:
      'The document has more pages than can be analysed. Send only the pages that matter.',
    too_many_pixels:
      'A picture in the document is too large to be analysed. Send it at a lower resolution.',
    resource_limit:
      'The file needs more memory or computing time than one scan is allowed. It may be damaged or built to overload the service.',
    timed_out: 'The analysis did not finish in the time one scan is allowed.',
    worker_lost:
      'The analysis was interrupted several times and was given up. Send the file again.',
    internal_error: 'The analysis failed through a fault of the service. Send the file again.',
  },
  verdicts: { low_risk: 'Low risk', review: 'Needs review', high_risk: 'High risk' },
  severities: {
    info: 'information',
    low: 'low',
    medium: 'medium',
    high: 'high',
    critical: 'critical',
  },
  documentTypes: {
    bank_transfer: 'bank transfer',
    payment_app: 'payment app',
    bank_statement: 'bank statement',
    account_confirmation: 'account confirmation',
    balance_confirmation: 'balance confirmation',
    check: 'check',
    deposit_receipt: 'deposit receipt',
    card_statement: 'card statement',
    payslip: 'payslip',
    invoice: 'invoice',
    tax_form: 'tax form',
    id_document: 'identity document',
    utility_bill: 'utility bill',
    loan_document: 'loan document',
    medical: 'medical document',
    contract: 'contract',
    other: 'other document',
  },
  channels: {
    native_pdf: 'PDF made by a program, not a scan',
    scanned_pdf: 'scanned PDF',
    app_screenshot: 'screenshot of an app',
    web_screenshot: 'screenshot of a web page',
    photo_of_screen: 'photo of a screen',
    photo_of_paper: 'photo of paper',
    image_export: 'exported picture',
    unknown: 'unknown',
  },
  stages: {
    queued: 'waiting',
    decoding: 'opening the file',
    rendering: 'drawing the pages',
    reading: 'reading the text',
    inspecting: 'looking for signs of forgery',
    scoring: 'weighing the findings',
    reporting: 'writing the report',
  },
  checkStatuses: { pass: 'pass', warn: 'warning', fail: 'fail' },
  layerOutcomes: {
    ran: 'ran',
    skipped: 'skipped',
    not_run: 'not run',
    failed: 'failed',
    timed_out: 'timed out',
  },
};
