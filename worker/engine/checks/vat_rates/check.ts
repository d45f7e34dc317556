import * as en from './en.js';
import * as he from './he.js';
import type { DocumentType } from '../../../../core/vocabulary.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { vatRowsArithmetic } from '../arithmetic/vat-rows.js';
import { arithmeticVerdicts } from '../arithmetic/verdicts.js';
import { documentCheck } from '../document-check.js';

type Verdict = CheckVerdict<keyof typeof en.words.says, keyof typeof FINDINGS>;

const TYPES: ReadonlySet<DocumentType> = new Set(['invoice', 'utility_bill', 'medical', 'other']);

/**
 * In a summary of VAT by rate each tax is its rate of its base. A value is called wrong where a sum
 * of the document says which one is; without, a row is only told where another one holds.
 */
export const vatRates = documentCheck({
  id: 'vat_rates',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, classification: { documentType } }): Verdict[] {
    const solution = TYPES.has(documentType) ? vatRowsArithmetic(data) : null;
    const verdicts = arithmeticVerdicts(solution, {
      equations: ['rate', 'rates_sum'],
      reports: (name) => /^(?:net|vat)_(?:at_rate:|of_rates)/.test(name),
      finding: solution?.inconsistency?.quantity.name.startsWith('net')
        ? 'total_mismatch'
        : 'vat_mismatch',
    });
    return verdicts.filter(({ status }) => status !== 'warn' || solution?.isAnchored === true);
  },
});
