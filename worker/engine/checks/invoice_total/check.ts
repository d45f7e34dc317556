import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { documentCheck } from '../document-check.js';
import { invoiceArithmetic } from '../arithmetic/invoice.js';
import { arithmeticVerdicts } from '../arithmetic/verdicts.js';

/** The total equals subtotal, VAT, discount and rounding; the sum of the items; and cash minus change. */
export const invoiceTotal = documentCheck({
  id: 'invoice_total',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data, classification }) =>
    arithmeticVerdicts(invoiceArithmetic(data, classification.documentType), {
      equations: ['total', 'items', 'cash', 'paid', 'column', 'tax_row'],
      reports: (name) => name !== 'vat' && !name.includes(':'),
      finding: 'total_mismatch',
      // A utility bill also prints arrears and earlier payments beside its sums.
      lenient: classification.documentType === 'utility_bill',
    }),
});
