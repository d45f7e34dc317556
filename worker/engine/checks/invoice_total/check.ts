import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { documentCheck } from '../document-check.js';
import { invoiceSums } from '../arithmetic/invoice.js';
import { judgeSums } from '../arithmetic/judge.js';

/** Subtotal, VAT, discount and rounding make the total; so do the items; so does cash less change. */
export const invoiceTotal = documentCheck({
  id: 'invoice_total',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data, classification }) =>
    judgeSums(invoiceSums(data, classification.documentType), {
      sums: ['total', 'items', 'cash'],
      blames: (name) => name !== 'vat' && !name.includes(':'),
      finding: 'total_mismatch',
      // Arrears and earlier payments stand beside the sums of a utility bill.
      lenient: classification.documentType === 'utility_bill',
    }),
});
