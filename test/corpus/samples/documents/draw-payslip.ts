import { hebrewMonth, slashed } from '../dates.js';
import { printed, sum } from '../money.js';
import { accountText } from '../numbers.js';
import { A4, type Drawing, type Sheet } from '../sheet.js';
import { MINIMUM_WAGE, type Part, type Payslip } from './payslip.js';

const RIGHT = A4.width - 42;
const LEFT = 42;
const MIDDLE = A4.width / 2;
const INK = '#24364b';

export const drawPayslip = (slip: Payslip): Drawing => ({
  ...A4,
  pages: [
    (sheet) => {
      drawHead(sheet, slip);
      drawParts(sheet, slip);
      drawSums(sheet, slip);
    },
  ],
});

const drawHead = (sheet: Sheet, { employer, employee, ...slip }: Payslip): void => {
  sheet.text(employer.name, { x: RIGHT, y: 58, size: 17, bold: true });
  sheet.text(`ח.פ. ${employer.number}`, { x: RIGHT, y: 76, size: 11 });
  sheet.text(employer.address, { x: RIGHT, y: 92, size: 11 });
  sheet.text('תלוש שכר', { x: LEFT, y: 58, size: 20, bold: true, align: 'left' });
  sheet.text(`לחודש ${hebrewMonth(slip.month)}`, { x: LEFT, y: 78, size: 12, align: 'left' });
  sheet.rule([LEFT, 104], [RIGHT, 104], 1.4, INK);
  const pairs: [string, string][] = [
    [`שם העובד: ${employee.name}`, `תאריך תשלום: ${slashed(slip.paid)}`],
    [`מספר זהות: ${employee.identity}`, `תחילת עבודה: ${slashed(slip.startDate)}`],
    [`מספר עובד: ${slip.employeeNumber}`, `ימי עבודה: ${slip.workDays}`],
    [`תפקיד: ${slip.job}`, `נקודות זיכוי: ${slip.creditPoints.toFixed(2)}`],
    [`כתובת: ${employee.address}`, 'היקף משרה: 100%'],
  ];
  pairs.forEach(([right, left], index) => {
    const y = 126 + index * 18;
    sheet.text(right, { x: RIGHT, y, size: 11.5, bold: index === 0 });
    sheet.text(left, { x: MIDDLE - 20, y, size: 11.5 });
  });
};

const drawParts = (sheet: Sheet, slip: Payslip): void => {
  const mandatory = sum(slip.mandatory.map(({ amount }) => amount));
  column(sheet, 'תשלומים', slip.payments, { right: RIGHT, left: MIDDLE + 10, top: 232 });
  column(sheet, 'ניכויי חובה', slip.mandatory, { right: MIDDLE - 10, left: LEFT, top: 232 });
  sheet.text('סה"כ ניכויי חובה', { x: MIDDLE - 16, y: 346, size: 11.5, bold: true });
  sheet.text(printed(mandatory), { x: LEFT + 76, y: 346, size: 11.5, bold: true, align: 'right' });
  column(sheet, 'קופות גמל', slip.funds, { right: MIDDLE - 10, left: LEFT, top: 372 });
  column(sheet, 'הפרשות המעסיק', slip.employerShare, {
    right: RIGHT,
    left: MIDDLE + 10,
    top: 372,
  });
};

const column = (
  sheet: Sheet,
  title: string,
  parts: Part[],
  { right, left, top }: { right: number; left: number; top: number },
): void => {
  sheet.fill([left, top, right - left, 22], '#e3e9f0');
  sheet.text(title, { x: right - 6, y: top + 15.5, size: 12, bold: true });
  sheet.text('סכום', { x: left + 76, y: top + 15.5, size: 11, bold: true });
  parts.forEach(({ label, amount }, index) => {
    const y = top + 41 + index * 20;
    sheet.text(label, { x: right - 6, y, size: 11.5 });
    sheet.text(printed(amount), {
      x: left + 76,
      y,
      size: 11.5,
      align: 'right',
      mark: `${title} ${index + 1}`,
    });
    sheet.rule([left, y + 6], [right, y + 6], 0.4, '#c4ccd6');
  });
};

const drawSums = (sheet: Sheet, slip: Payslip): void => {
  sheet.rule([LEFT, 486], [RIGHT, 486], 1.4, INK);
  const lines: [string, number, string][] = [
    ['סה"כ תשלומים (ברוטו)', slip.gross, 'gross'],
    ['סה"כ ניכויים', slip.deductions, 'deductions'],
  ];
  lines.forEach(([label, amount, mark], index) => {
    const y = 512 + index * 22;
    sheet.text(label, { x: RIGHT, y, size: 13, bold: true });
    sheet.text(printed(amount), { x: MIDDLE + 86, y, size: 13, bold: true, align: 'right', mark });
  });
  sheet.fill([MIDDLE + 10, 548, RIGHT - MIDDLE - 10, 32], '#e3e9f0');
  sheet.text('נטו לתשלום', { x: RIGHT - 6, y: 570, size: 16, bold: true });
  sheet.text(printed(slip.net), {
    x: MIDDLE + 106,
    y: 570,
    size: 16,
    bold: true,
    align: 'right',
    mark: 'net',
  });
  sheet.text('אמצעי תשלום: העברה בנקאית', { x: MIDDLE - 20, y: 512, size: 11.5 });
  sheet.text(slip.account.bank.he, { x: MIDDLE - 20, y: 530, size: 11.5 });
  sheet.text(`מספר חשבון: ${accountText(slip.account)}`, { x: MIDDLE - 20, y: 548, size: 11.5 });
  sheet.rule([LEFT, 620], [RIGHT, 620], 0.5);
  const small = { y: 638, size: 10.5, color: '#444444' };
  sheet.text('יתרת חופשה: 11 ימים', { ...small, x: RIGHT });
  sheet.text('יתרת מחלה: 24 ימים', { ...small, x: RIGHT - 180 });
  sheet.text(`שכר מינימום לחודש: ${printed(MINIMUM_WAGE)}`, { ...small, x: LEFT, align: 'left' });
};
