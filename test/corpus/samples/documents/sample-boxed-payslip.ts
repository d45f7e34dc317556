import { ACCOUNTS, ploni, plonitCompany } from '../cast.js';
import { makePayslip } from './payslip.js';
import type { BoxedPayslip } from './boxed-payslip.js';

/** Figures of one month, consistent by the tables of 2025. */
export const sampleBoxedPayslip = (): BoxedPayslip => ({
  ...makePayslip({
    employer: plonitCompany,
    employee: ploni,
    employeeNumber: '17',
    account: ACCOUNTS.leumi,
    month: '2025-10',
    paid: '2025-11-09',
    startDate: '2019-02-01',
    job: 'הנהלת חשבונות',
    creditPoints: 2.25,
    workDays: 21,
    payments: [
      { label: 'שכר יסוד', amount: 1_180_000 },
      { label: 'נסיעות', amount: 47_460 },
      { label: 'שעות נוספות 125%', amount: 52_000 },
    ],
  }),
  rates: [
    { index: 1, quantity: '21.00', rate: 2_260 },
    { index: 2, quantity: '6.50', rate: 8_000 },
  ],
  voluntary: [
    { label: 'מקדמה', amount: 120_000 },
    { label: 'ניכוי ארוחות', amount: 31_500 },
  ],
  deductionsFile: '934567812',
});
