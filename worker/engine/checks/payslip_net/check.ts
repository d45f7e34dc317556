import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { documentCheck } from '../document-check.js';
import { judgeSums } from '../arithmetic/judge.js';
import { payslipSums } from '../arithmetic/payslip.js';

/** Gross less deductions is net; the parts make their totals. */
export const payslipNet = documentCheck({
  id: 'payslip_net',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data, classification }) =>
    classification.documentType === 'payslip'
      ? judgeSums(payslipSums(data), {
          sums: ['net', 'deductions', 'payments', 'deductions_listed'],
          blames: () => true,
          finding: 'total_mismatch',
        })
      : [],
});
