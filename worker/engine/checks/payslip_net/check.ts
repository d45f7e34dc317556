import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { documentCheck } from '../document-check.js';
import { arithmeticVerdicts } from '../arithmetic/verdicts.js';
import { payslipArithmetic } from '../arithmetic/payslip.js';

/** Gross minus deductions is net; payments and deductions add up to their totals. */
export const payslipNet = documentCheck({
  id: 'payslip_net',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data, classification }) =>
    classification.documentType === 'payslip'
      ? arithmeticVerdicts(payslipArithmetic(data), {
          equations: ['net', 'deductions', 'payments', 'deductions_listed'],
          reports: () => true,
          finding: 'total_mismatch',
        })
      : [],
});
