import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { documentCheck } from '../document-check.js';
import { invoiceSums } from '../arithmetic/invoice.js';
import { judgeSums } from '../arithmetic/judge.js';

/** Quantity times price is the amount of each line. */
export const lineItems = documentCheck({
  id: 'line_items',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data, classification }) =>
    judgeSums(invoiceSums(data, classification.documentType), {
      sums: ['line'],
      blames: (name) => name.includes(':'),
      finding: 'total_mismatch',
      lenient: classification.documentType === 'utility_bill',
    }),
});
