import { hebrewLong, hebrewWeekday } from '../dates.js';
import { decimal, printed } from '../money.js';
import type { Drawing, Sheet } from '../sheet.js';
import type { Truth } from '../../../../scripts/evaluate/samples-listing.js';

/** The confirmation shown by a payment app, as a phone screenshot in Hebrew. */

export interface AppPayment {
  /** Clock of the status bar and time of the payment, `HH:MM`. */
  clock: string;
  time: string;
  date: string;
  /** As printed, whether right or wrong. */
  weekday: string;
  from: string;
  to: string;
  phone: string;
  amount: number;
  reference: string;
  purpose: string;
  currentAccount: string;
}

export const makeAppPayment = (start: Omit<AppPayment, 'weekday'>): AppPayment => ({
  ...start,
  weekday: hebrewWeekday(start.date),
});

export const appPaymentTruth = (payment: AppPayment): Truth => ({
  amounts: [decimal(payment.amount)],
  dates: [payment.date],
  issuer: null,
  names: [payment.to, payment.from],
  ibans: [],
  accounts: [],
  references: [payment.reference],
  identity_numbers: [],
  transactions: [],
  fields: { transfer_amount: decimal(payment.amount) },
});

const WIDTH = 1080;
const HEIGHT = 2340;
const BRAND = '#12a5a0';
const INK = '#1d2b36';
export const APP_COLORS = { brand: BRAND, ink: INK };
const SOFT = '#6b7a86';

export const drawAppPayment = (payment: AppPayment): Drawing => ({
  width: WIDTH,
  height: HEIGHT,
  pages: [
    (sheet) => {
      sheet.fill([0, 0, WIDTH, HEIGHT], '#f3f6f8');
      sheet.fill([0, 0, WIDTH, 760], BRAND);
      drawStatusBar(sheet, payment.clock);
      drawHead(sheet, payment);
      drawCard(sheet, payment);
      drawButtons(sheet);
    },
  ],
});

const drawStatusBar = (sheet: Sheet, clock: string): void => {
  sheet.text(clock, { x: 70, y: 82, size: 42, bold: true, color: '#ffffff' });
  [22, 32, 42, 52].forEach((height, index) =>
    sheet.fill([800 + index * 18, 84 - height, 12, height], '#ffffff', 3),
  );
  sheet.text('5G', { x: 888, y: 82, size: 34, bold: true, color: '#ffffff' });
  sheet.fill([950, 48, 62, 34], '#ffffff', 8);
  sheet.fill([956, 54, 50, 22], BRAND, 4);
  sheet.fill([956, 54, 38, 22], '#ffffff', 4);
  sheet.fill([1014, 58, 6, 14], '#ffffff', 2);
};

const drawHead = (sheet: Sheet, payment: AppPayment): void => {
  const middle = WIDTH / 2;
  sheet.text('פרטי תשלום', { x: middle, y: 205, size: 46, bold: true, align: 'center', color: '#ffffff' });
  sheet.fill([middle - 70, 262, 140, 140], '#ffffff', 70);
  for (const [from, to] of [
    [[middle - 32, 334], [middle - 8, 358]],
    [[middle - 8, 358], [middle + 36, 308]],
  ] as [[number, number], [number, number]][]) {
    sheet.rule(from, to, 12, BRAND);
  }
  sheet.text(`שלחת ל${payment.to}`, { x: middle, y: 490, size: 50, align: 'center', color: '#ffffff' });
  sheet.text(`₪ ${printed(payment.amount)}`, {
    x: middle,
    y: 620,
    size: 110,
    bold: true,
    align: 'center',
    color: '#ffffff',
    mark: 'amount',
  });
  sheet.text('התשלום הועבר בהצלחה', { x: middle, y: 700, size: 40, align: 'center', color: '#ffffff' });
};

const drawCard = (sheet: Sheet, payment: AppPayment): void => {
  sheet.fill([60, 820, WIDTH - 120, 1010], '#ffffff', 36);
  const lines: [string, string, string | undefined][] = [
    ['למי', payment.to, undefined],
    ['מאת', payment.from, undefined],
    ['טלפון', payment.phone, undefined],
    ['תאריך', `יום ${payment.weekday}, ${hebrewLong(payment.date)}`, 'date'],
    ['שעה', payment.time, undefined],
    ['עבור', payment.purpose, undefined],
    ['אמצעי תשלום', payment.currentAccount, undefined],
    ['מספר אסמכתא', payment.reference, undefined],
  ];
  lines.forEach(([label, value, mark], index) => {
    const y = 905 + index * 122;
    sheet.text(label, { x: WIDTH - 110, y, size: 38, color: SOFT });
    sheet.text(value, { x: 110, y, size: 40, bold: true, align: 'left', color: INK, mark });
    if (index < lines.length - 1) sheet.rule([110, y + 46], [WIDTH - 110, y + 46], 2, '#e4eaee');
  });
};

const drawButtons = (sheet: Sheet): void => {
  sheet.fill([60, 1910, WIDTH - 120, 130], BRAND, 65);
  sheet.text('שיתוף אישור', { x: WIDTH / 2, y: 1990, size: 44, bold: true, align: 'center', color: '#ffffff' });
  sheet.text('חזרה למסך הבית', { x: WIDTH / 2, y: 2125, size: 42, align: 'center', color: BRAND });
  sheet.fill([WIDTH / 2 - 180, 2290, 360, 12], '#1d2b36', 6);
};
