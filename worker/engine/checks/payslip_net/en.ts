import { inconsistentValueText } from '../arithmetic/en.js';
import { amount } from '../../texts/format.js';
import type { CheckText } from '../../texts/say.js';

export const words = {
  label: 'Sums of the payslip',
  says: {
    holds: 'Payments, deductions and net pay add up.',
    odd: inconsistentValueText,
    differs: (v) =>
      `The sums of the payslip miss by ${amount(v.difference)}; a benefit or deduction may not have been recognised. Check it by hand.`,
  },
} satisfies CheckText;
