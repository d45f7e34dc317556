import { documentCheck } from './check.js';
import { invoiceSums } from './arithmetic/invoice.js';
import { judgeSums } from './arithmetic/judge.js';

/** Subtotal, VAT, discount and rounding make the total; so do the items; so does cash less change. */
export const invoiceTotal = documentCheck({
  id: 'invoice_total',
  check: ({ data, classification }) =>
    judgeSums(invoiceSums(data, classification.documentType), {
      sums: ['total', 'items', 'cash'],
      blames: (name) => name !== 'vat' && !name.includes(':'),
      finding: 'total_mismatch',
      // Arrears and earlier payments stand beside the sums of a utility bill.
      lenient: classification.documentType === 'utility_bill',
    }),
});
