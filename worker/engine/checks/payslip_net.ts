import { documentCheck } from './check.js';
import { judgeSums } from './arithmetic/judge.js';
import { payslipSums } from './arithmetic/payslip.js';

/** Gross less deductions is net; the parts make their totals. */
export const payslipNet = documentCheck({
  id: 'payslip_net',
  check: ({ data, classification }) =>
    classification.documentType === 'payslip'
      ? judgeSums(payslipSums(data), {
          sums: ['net', 'deductions', 'payments', 'deductions_listed'],
          blames: () => true,
          finding: 'total_mismatch',
        })
      : [],
});
