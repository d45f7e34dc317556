import { slashed } from '../dates.js';
import { printed } from '../money.js';
import { A4, type Drawing, type Sheet } from '../sheet.js';
import { mirrored } from './mirrored.js';
import type { UtilityBill } from './utility-bill.js';

const WORDS = {
  he: {
    title: { electricity: 'חשבון חשמל', water: 'חשבון מים' },
    unit: { electricity: 'קוט"ש', water: 'מ"ק' },
    company: 'ח.פ.',
    boxes: {
      number: 'מספר חשבונית',
      issued: 'תאריך הפקה',
      contract: 'מספר חוזה',
      period: 'תקופת החשבון',
      due: 'מועד אחרון לתשלום',
      total: 'סה"כ לתשלום',
    },
    customer: 'שם הלקוח',
    meter: ['מספר מונה', 'קריאה קודמת', 'קריאה נוכחית', 'צריכה'],
    heading: ['פירוט', 'כמות', 'תעריף', 'סכום'],
    consumption: 'חיוב עבור צריכה',
    subtotal: 'סה"כ לפני מע"מ',
    vat: 'מע"מ',
    total: 'סה"כ כולל מע"מ',
    slip: 'שובר תשלום',
  },
  en: {
    title: { electricity: 'ELECTRICITY BILL', water: 'WATER BILL' },
    unit: { electricity: 'kWh', water: 'm3' },
    company: 'Company No.',
    boxes: {
      number: 'Invoice number',
      issued: 'Issue date',
      contract: 'Contract number',
      period: 'Billing period',
      due: 'Payment due date',
      total: 'Amount due',
    },
    customer: 'Customer name',
    meter: ['Meter number', 'Previous reading', 'Current reading', 'Consumption'],
    heading: ['Description', 'Quantity', 'Rate', 'Amount'],
    consumption: 'Consumption charge',
    subtotal: 'Subtotal',
    vat: 'VAT',
    total: 'Total charges',
    slip: 'PAYMENT SLIP',
  },
};

const LEFT = 40;
const RIGHT = A4.width - 40;

export const drawUtilityBill = (bill: UtilityBill): Drawing => ({
  ...A4,
  pages: [
    (page) => {
      const sheet = bill.lang === 'he' ? mirrored(page) : page;
      drawHead(sheet, bill);
      drawMeter(sheet, bill);
      drawCharges(sheet, bill);
      drawSlip(sheet, bill);
    },
  ],
});

type Rect = [left: number, top: number, width: number, height: number];

/** A box with a small label at its top and a value in the middle below. */
const labelled = (
  sheet: Sheet,
  [left, top, width, height]: Rect,
  { label, value, mark }: { label: string; value: string; mark?: string },
): void => {
  const corners: [number, number][] = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
  corners.forEach((corner, index) => sheet.rule(corner, corners[(index + 1) % 4] ?? corner));
  const x = left + width / 2;
  sheet.text(label, { x, y: top + 12, size: 8, align: 'center', color: '#555555' });
  sheet.text(value, { x, y: top + height - 9, size: 11, bold: true, align: 'center', mark });
};

const period = ({ from, to }: UtilityBill): string => `${slashed(from)} - ${slashed(to)}`;

const drawHead = (sheet: Sheet, bill: UtilityBill): void => {
  const words = WORDS[bill.lang];
  const { supplier, customer } = bill;
  sheet.text(supplier.name, { x: LEFT, y: 54, size: 18, bold: true, align: 'left' });
  sheet.text(`${words.company} ${supplier.number}`, { x: LEFT, y: 70, size: 9, align: 'left' });
  sheet.text(`${supplier.address}  ${supplier.phone}`, { x: LEFT, y: 83, size: 9, align: 'left' });
  sheet.text(words.title[bill.service], { x: RIGHT, y: 54, size: 16, bold: true, align: 'right' });
  sheet.text(`${words.customer}: ${customer.name}`, { x: LEFT, y: 118, size: 11, align: 'left' });
  sheet.text(customer.address, { x: LEFT, y: 133, size: 10, align: 'left' });
  const width = (RIGHT - LEFT) / 3;
  const boxes: { label: string; value: string; mark?: string }[] = [
    { label: words.boxes.number, value: bill.number },
    { label: words.boxes.issued, value: slashed(bill.issued) },
    { label: words.boxes.contract, value: bill.contract },
    { label: words.boxes.period, value: period(bill) },
    { label: words.boxes.due, value: slashed(bill.due) },
    { label: words.boxes.total, value: printed(bill.total), mark: 'total' },
  ];
  boxes.forEach((box, index) => {
    const left = LEFT + (index % 3) * width;
    labelled(sheet, [left, 156 + Math.floor(index / 3) * 38, width, 38], box);
  });
};

const drawMeter = (sheet: Sheet, bill: UtilityBill): void => {
  const words = WORDS[bill.lang];
  const width = (RIGHT - LEFT) / 4;
  const values = [
    bill.meter,
    String(bill.readings.before),
    String(bill.readings.now),
    `${bill.consumption} ${words.unit[bill.service]}`,
  ];
  values.forEach((value, index) =>
    labelled(sheet, [LEFT + index * width, 252, width, 36], {
      label: words.meter[index] ?? '',
      value,
    }),
  );
};

const COLUMN = { text: LEFT + 6, quantity: 330, rate: 420, amount: RIGHT - 6 };

const drawCharges = (sheet: Sheet, bill: UtilityBill): void => {
  const words = WORDS[bill.lang];
  const [text, quantity, rate, amount] = words.heading;
  const end = { size: 10, align: 'right' } as const;
  sheet.fill([LEFT, 310, RIGHT - LEFT, 18], '#dfe7ef');
  sheet.text(text ?? '', { x: COLUMN.text, y: 323, size: 10, bold: true, align: 'left' });
  sheet.text(quantity ?? '', { ...end, x: COLUMN.quantity, y: 323, bold: true });
  sheet.text(rate ?? '', { ...end, x: COLUMN.rate, y: 323, bold: true });
  sheet.text(amount ?? '', { ...end, x: COLUMN.amount, y: 323, bold: true });
  const begin = { x: COLUMN.text, size: 10, align: 'left' } as const;
  sheet.text(words.consumption, { ...begin, y: 344 });
  sheet.text(String(bill.consumption), { ...end, x: COLUMN.quantity, y: 344 });
  sheet.text((bill.tariff / 10_000).toFixed(4), { ...end, x: COLUMN.rate, y: 344 });
  sheet.text(printed(bill.consumed), { ...end, x: COLUMN.amount, y: 344, mark: 'consumed' });
  bill.fixed.forEach((charge, index) => {
    const y = 361 + index * 17;
    sheet.text(charge.label, { ...begin, y });
    const mark = `fixed ${index + 1}`;
    sheet.text(printed(charge.amount), { ...end, x: COLUMN.amount, y, mark });
  });
  const top = 361 + bill.fixed.length * 17;
  sheet.rule([LEFT, top - 8], [RIGHT, top - 8]);
  const sums: [string, number, string][] = [
    [words.subtotal, bill.subtotal, 'subtotal'],
    [`${words.vat} ${bill.vatPercent}%`, bill.vat, 'vat'],
    [words.total, bill.total, 'sum'],
  ];
  sums.forEach(([label, minor, mark], index) => {
    const y = top + 8 + index * 17;
    sheet.text(label, { ...begin, y, bold: mark === 'sum' });
    sheet.text(printed(minor), { ...end, x: COLUMN.amount, y, bold: mark === 'sum', mark });
  });
};

const drawSlip = (sheet: Sheet, bill: UtilityBill): void => {
  const words = WORDS[bill.lang];
  for (let x = LEFT; x < RIGHT; x += 9) sheet.rule([x, 690], [x + 5, 690]);
  sheet.text(words.slip, { x: LEFT, y: 714, size: 12, bold: true, align: 'left' });
  sheet.text(bill.customer.name, { x: LEFT, y: 734, size: 10, align: 'left' });
  const boxes: { label: string; value: string; mark?: string }[] = [
    { label: words.boxes.contract, value: bill.contract },
    { label: words.boxes.due, value: slashed(bill.due) },
    { label: words.boxes.total, value: printed(bill.slipTotal), mark: 'slip total' },
  ];
  const width = (RIGHT - LEFT) / 3;
  boxes.forEach((box, index) => labelled(sheet, [LEFT + index * width, 750, width, 38], box));
};
