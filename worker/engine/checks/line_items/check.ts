import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { documentCheck } from '../document-check.js';
import { invoiceArithmetic } from '../arithmetic/invoice.js';
import { arithmeticVerdicts } from '../arithmetic/verdicts.js';

/** Quantity times price equals the amount of each line. */
export const lineItems = documentCheck({
  id: 'line_items',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data, classification }) =>
    arithmeticVerdicts(invoiceArithmetic(data, classification.documentType), {
      equations: ['line'],
      reports: (name) => name.includes(':'),
      finding: 'total_mismatch',
      lenient: classification.documentType === 'utility_bill',
    }),
});
