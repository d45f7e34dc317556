import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { documentCheck } from '../document-check.js';
import { invoiceArithmetic } from '../arithmetic/invoice.js';
import type { DocumentType } from '../../../../core/vocabulary.js';
import { productVerdict } from '../arithmetic/products.js';
import { arithmeticVerdicts } from '../arithmetic/verdicts.js';

/** Quantity times price equals the amount of each line. */
export const lineItems = documentCheck({
  id: 'line_items',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data, classification: { documentType } }) => {
    const product = RECEIPTS.has(documentType) ? productVerdict(data) : null;
    if (product && product.certainty !== 'unsure') return [product];
    return arithmeticVerdicts(invoiceArithmetic(data, documentType), {
      equations: ['line'],
      reports: (name) => name.includes(':'),
      finding: 'total_mismatch',
      lenient: documentType === 'utility_bill',
    });
  },
});

/** On other documents a line may have a price for several months or meters. */
const RECEIPTS: ReadonlySet<DocumentType> = new Set(['invoice', 'other']);
