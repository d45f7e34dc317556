import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { documentCheck } from '../document-check.js';
import { invoiceArithmetic } from '../arithmetic/invoice.js';
import { arithmeticVerdicts } from '../arithmetic/verdicts.js';

/** Subtotal, VAT, discount and rounding make the total; so do the items; so does cash less change. */
export const invoiceTotal = documentCheck({
  id: 'invoice_total',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data, classification }) =>
    arithmeticVerdicts(invoiceArithmetic(data, classification.documentType), {
      equations: ['total', 'items', 'cash'],
      reports: (name) => name !== 'vat' && !name.includes(':'),
      finding: 'total_mismatch',
      // Arrears and earlier payments stand beside the sums of a utility bill.
      lenient: classification.documentType === 'utility_bill',
    }),
});
