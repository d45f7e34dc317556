import { ACCOUNTS, ploni, plonitCompany } from '../cast.js';
import { scanned } from '../capture/scan.js';
import { drawPayslip, makePayslip, payslipTruth, type Payslip } from '../documents/payslip.js';
import { FONTS } from '../fonts.js';
import { genuine, type Made } from '../made.js';

export const payslipSamples = async (): Promise<Made[]> => {
  const slip = october();
  const scan = await scanned(drawPayslip(slip), {
    font: FONTS.assistant,
    skewDegrees: 0.45,
    made: '2025-11-12T09:30:00Z',
    seed: 11,
  });
  return [
    genuine(
      {
        file: 'he-payslip-scanned.pdf',
        document_type: 'payslip',
        lang: 'he',
        capture: 'scanned_pdf',
        text_layer: null,
        truth: payslipTruth(slip),
      },
      scan.bytes,
    ),
  ];
};

const october = (): Payslip =>
  makePayslip({
    employer: plonitCompany,
    employee: ploni,
    employeeNumber: '1047',
    account: ACCOUNTS.leumi,
    month: '2025-10',
    paid: '2025-11-09',
    startDate: '2021-03-01',
    job: 'מנהלת פרויקטים',
    creditPoints: 2.75,
    workDays: 21,
    payments: [
      { label: 'שכר יסוד', amount: 1_420_000 },
      { label: 'שעות נוספות 125%', amount: 118_450 },
      { label: 'החזר נסיעות', amount: 31_500 },
      { label: 'דמי הבראה', amount: 41_800 },
    ],
  });
