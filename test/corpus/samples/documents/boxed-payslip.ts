import { slashed } from '../dates.js';
import { printed, sum } from '../money.js';
import { A4, type Drawing, type Sheet } from '../sheet.js';
import type { Payslip } from './payslip.js';

/**
 * A payslip as payroll programs set it: a printed form of ruled boxes, filled in with
 * values that sit lower than their labels; the employee's name alone in its box; payments
 * in columns under a heading; the totals as a chain in a block of their own, every second
 * one in slanted letters; sums of the month beside those of the year.
 */
export interface BoxedPayslip extends Payslip {
  /** Hours or days times a rate, beside some of the payments. */
  rates: { quantity: string; rate: number; index: number }[];
  /** What is deducted after the net pay. */
  voluntary: { label: string; amount: number }[];
  /** Number of the file of deductions at the tax authority. */
  deductionsFile: string;
}

const LEFT = 12;
const RIGHT = 567;
/** How much lower than their labels the form sets the values, points. */
const DROP = 2.2;

export const drawBoxedPayslip = (slip: BoxedPayslip): Drawing => ({
  ...A4,
  pages: [
    (sheet) => {
      drawHead(sheet, slip);
      drawPayments(sheet, slip);
      drawDeductions(sheet, slip);
      drawTotals(sheet, slip);
      drawYear(sheet, slip);
    },
  ],
});

/** The net pay and what is left of it after the voluntary deductions, hundredths. */
export const netToPay = ({ net, voluntary }: BoxedPayslip): number =>
  net - sum(voluntary.map(({ amount }) => amount));

const box = (sheet: Sheet, [left, top, right, bottom]: [number, number, number, number]): void => {
  sheet.rule([left, top], [right, top]);
  sheet.rule([right, top], [right, bottom]);
  sheet.rule([right, bottom], [left, bottom]);
  sheet.rule([left, bottom], [left, top]);
};

const drawHead = (sheet: Sheet, { employer, employee, ...slip }: BoxedPayslip): void => {
  const [year, month] = slip.month.split('-');
  sheet.text(employer.name, { x: RIGHT, y: 22, size: 12, bold: true });
  sheet.text(employer.address, { x: RIGHT, y: 35, size: 8 });
  sheet.text('תלוש משכורת', { x: 318, y: 18, size: 14, bold: true });
  sheet.text(`${Number(month)}/${(year ?? '').slice(2)}`, { x: 192, y: 18, size: 14, bold: true });
  sheet.text('תיק ניכויים', { x: 110, y: 27, size: 8, bold: true });
  sheet.text(slip.deductionsFile, { x: LEFT, y: 27, size: 9, bold: true });
  sheet.text('מספר חברה', { x: 110, y: 39, size: 8, bold: true });
  sheet.text(employer.number, { x: LEFT, y: 39, size: 9, bold: true });
  box(sheet, [LEFT, 50, RIGHT, 146]);
  sheet.text(employee.name, { x: 557, y: 87, size: 12, bold: true });
  const pairs: [string, string][] = [
    ["מס' עובד:", slip.employeeNumber],
    ['ת"ז:', employee.identity],
    ['תפקיד:', slip.job],
  ];
  pairs.forEach(([label, value], index) => {
    sheet.text(label, { x: 360, y: 62 + index * 13, size: 9 });
    sheet.text(value, { x: 318, y: 62 + index * 13 + DROP, size: 9, align: 'right' });
  });
  const numbers: [string, string][] = [
    ['תחילת עבודה:', slashed(slip.startDate)],
    ['ימי עבודה:', slip.workDays.toFixed(2)],
    ['נקודות זיכוי:', slip.creditPoints.toFixed(2)],
  ];
  numbers.forEach(([label, value], index) => {
    sheet.text(label, { x: 160, y: 62 + index * 13, size: 9 });
    sheet.text(value, { x: 18, y: 62 + index * 13 + DROP, size: 9, bold: true });
  });
};

const COLUMNS = { label: 565, quantity: 452, rate: 414, amount: 245 };

const drawPayments = (sheet: Sheet, slip: BoxedPayslip): void => {
  const heading = { y: 158, size: 8, bold: true };
  sheet.text('תיאור תשלום', { ...heading, x: 540 });
  sheet.text('כמות', { ...heading, x: 450 });
  sheet.text('תעריף', { ...heading, x: 410 });
  sheet.text('סכום לתשלום', { ...heading, x: 243 });
  box(sheet, [180, 162, RIGHT, 414]);
  for (const x of [248, 362, 418, 455]) sheet.rule([x, 162], [x, 414]);
  slip.payments.forEach(({ label, amount }, index) => {
    const y = 171 + index * 12;
    const rated = slip.rates.find((one) => one.index === index);
    const number = { y, size: 9, align: 'right' } as const;
    sheet.text(label, { x: COLUMNS.label, y, size: 9, bold: true });
    if (rated) {
      sheet.text(rated.quantity, { ...number, x: COLUMNS.quantity });
      sheet.text(printed(rated.rate), { ...number, x: COLUMNS.rate });
    }
    sheet.text(printed(amount), { ...number, x: COLUMNS.amount, bold: true });
  });
};

const drawDeductions = (sheet: Sheet, slip: BoxedPayslip): void => {
  const list = (title: string, parts: { label: string; amount: number }[], top: number): void => {
    sheet.text(title, { x: 164, y: top, size: 8, bold: true });
    sheet.text('סכום', { x: 66, y: top, size: 8, bold: true });
    box(sheet, [LEFT, top + 5, 174, top + 135]);
    sheet.rule([78, top + 5], [78, top + 135]);
    parts.forEach(({ label, amount }, index) => {
      const y = top + 17 + index * 11;
      sheet.text(label.replace(/ - .*/, ''), { x: 164, y, size: 8 });
      sheet.text(printed(amount), { x: 74, y: y - DROP, size: 9, bold: true, align: 'right' });
    });
  };
  list('ניכויים', [...slip.mandatory, ...slip.funds], 158);
  list('ניכויי רשות', slip.voluntary, 309);
};

const drawTotals = (sheet: Sheet, slip: BoxedPayslip): void => {
  const chain: [string, number][] = [
    ['סה"כ תשלומים', slip.gross],
    ['ניכויי חובה וגמל', slip.deductions],
    ['שכר נטו', slip.net],
    ['ס"ה ניכויי רשות', sum(slip.voluntary.map(({ amount }) => amount))],
    ['נטו לתשלום', netToPay(slip)],
  ];
  chain.forEach(([label, amount], index) => {
    const style = { size: 10, bold: index % 2 === 0, slanted: index % 2 === 1 };
    const y = 431 + index * 13;
    sheet.text(label, { ...style, x: 162, y });
    sheet.text(printed(amount), { ...style, x: 72, y, align: 'right' });
  });
};

const drawYear = (sheet: Sheet, slip: BoxedPayslip): void => {
  sheet.text('חודשי', { x: 472, y: 508, size: 8, bold: true });
  sheet.text('מצטבר', { x: 406, y: 508, size: 8, bold: true });
  box(sheet, [350, 512, RIGHT, 560]);
  const rows: [string, number][] = [
    ['תשלומים', slip.gross],
    ['חייב מ"ה', slip.gross],
    ['חייב ב"ל', slip.gross],
  ];
  rows.forEach(([label, amount], index) => {
    const y = 524 + index * 12;
    sheet.text(label, { x: 555, y, size: 8 });
    sheet.text(printed(amount), { x: 486, y: y + DROP, size: 8, align: 'right' });
    sheet.text(printed(amount), { x: 416, y: y + DROP, size: 8, align: 'right' });
  });
};
