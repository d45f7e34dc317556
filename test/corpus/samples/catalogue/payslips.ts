import { ACCOUNTS, israel, ploni, plonitCompany } from '../cast.js';
import { scanned, type ScanLook } from '../capture/scan.js';
import { drawPayslip } from '../documents/draw-payslip.js';
import { makePayslip, payslipTruth, type Payslip } from '../documents/payslip.js';
import { FONTS } from '../fonts.js';
import { forged, genuine, type Forgery, type Made } from '../made.js';
import { printed } from '../money.js';
import { drawPdf, type PdfLook } from '../pdf-sheet.js';

export const payslipSamples = async (): Promise<Made[]> => [
  ...(await scannedSamples()),
  ...(await printedSamples()),
];

const SHARED = { document_type: 'payslip', lang: 'he' } as const;

const scannedSamples = async (): Promise<Made[]> => {
  const slip = october();
  const shared = { ...SHARED, capture: 'scanned_pdf', text_layer: null } as const;
  const scan = await scanned(drawPayslip(slip), SCAN);

  const raised = { ...slip, net: slip.net + 500_000 };
  const drawing = drawPayslip(raised);
  const rescan = await scanned(drawing, {
    ...SCAN,
    skewDegrees: -0.3,
    made: '2025-11-16T13:05:00Z',
    seed: 12,
  });
  return [
    genuine({ ...shared, file: 'he-payslip-scanned.pdf', truth: payslipTruth(slip) }, scan.bytes),
    forged(
      { ...shared, file: 'he-payslip-scanned-forged-net.pdf', truth: payslipTruth(raised) },
      rescan.bytes,
      {
        ...raisedNet(slip, raised),
        twin: 'he-payslip-scanned.pdf',
        operation: 'net pay raised on a copy, printed and scanned again',
        drawing,
        marks: rescan.marks,
      },
    ),
  ];
};

const printedSamples = async (): Promise<Made[]> => {
  const slip = july();
  const shared = { ...SHARED, capture: 'native_pdf', text_layer: 'logical' } as const;
  const original = await drawPdf(drawPayslip(slip), PRINTED);

  const raised = { ...slip, net: slip.net + 320_000 };
  const drawing = drawPayslip(raised);
  const edited = await drawPdf(drawing, PRINTED);
  return [
    genuine({ ...shared, file: 'he-payslip.pdf', truth: payslipTruth(slip) }, original.bytes),
    forged(
      { ...shared, file: 'he-payslip-forged-net.pdf', truth: payslipTruth(raised) },
      edited.bytes,
      {
        ...raisedNet(slip, raised),
        twin: 'he-payslip.pdf',
        operation: 'net pay raised in place, font and metadata kept',
        drawing,
        marks: edited.marks,
      },
    ),
  ];
};

const raisedNet = (
  before: Payslip,
  after: Payslip,
): Pick<Forgery, 'alterations' | 'expected'> => ({
  alterations: [
    { what: 'net pay', from: printed(before.net), to: printed(after.net), mark: 'net' },
  ],
  expected: { verdict: 'review', categories: ['amount_logic'] },
});

const SCAN: ScanLook = {
  font: FONTS.assistant,
  skewDegrees: 0.45,
  made: '2025-11-12T09:30:00Z',
  seed: 11,
};

const PRINTED: PdfLook = {
  font: FONTS.david,
  order: 'logical',
  producer: 'PDFlib 9.3.1',
  creator: 'Payroll Office',
  title: 'תלוש שכר 07/2025',
  made: '2025-08-07T10:00:00Z',
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

const july = (): Payslip =>
  makePayslip({
    employer: plonitCompany,
    employee: israel,
    employeeNumber: '1102',
    account: ACCOUNTS.hapoalim,
    month: '2025-07',
    paid: '2025-08-07',
    startDate: '2023-09-17',
    job: 'טכנאי שירות',
    creditPoints: 2.25,
    workDays: 23,
    payments: [
      { label: 'שכר יסוד', amount: 980_000 },
      { label: 'כוננות', amount: 145_000 },
      { label: 'החזר נסיעות', amount: 27_600 },
    ],
  });
