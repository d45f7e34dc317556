import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { documentCheck } from '../document-check.js';
import { arithmeticVerdicts, type VerdictScope } from '../arithmetic/verdicts.js';
import { payslipArithmetic } from '../arithmetic/payslip.js';
import { payslipFormArithmetic } from '../arithmetic/payslip-form.js';

const SCOPE: VerdictScope = {
  equations: ['net', 'deductions', 'payments', 'deductions_listed', 'rate', 'year'],
  reports: () => true,
  finding: 'total_mismatch',
};

/** Gross minus deductions is net; payments and deductions add up to their totals; on each payslip. */
export const payslipNet = documentCheck({
  id: 'payslip_net',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, classification }) {
    if (classification.documentType !== 'payslip') return [];
    const forms = data.payslips ?? [];
    if (forms.length === 0) return arithmeticVerdicts(payslipArithmetic(data), SCOPE);
    const verdicts = forms.flatMap((payslip) =>
      arithmeticVerdicts(payslipFormArithmetic(data, payslip), SCOPE),
    );
    const odd = verdicts.filter(({ status }) => status !== 'pass');
    return odd.length > 0 ? odd : verdicts.slice(0, 1);
  },
});
