import { dotted, slashed } from '../dates.js';
import { printed } from '../money.js';
import { A4, type Drawing, type Sheet } from '../sheet.js';
import { folioTotal, type HotelFolio } from './hotel-folio.js';
import { mirrored } from './mirrored.js';

const WORDS = {
  he: {
    title: 'חשבון אורח',
    facts: {
      number: 'מספר חשבונית',
      guest: 'שם האורח',
      room: 'חדר',
      arrival: 'תאריך הגעה',
      departure: 'תאריך עזיבה',
    },
    company: 'ח.פ.',
    columns: ['תאריך', 'תיאור', 'חובה', 'זכות', 'יתרה'],
    sums: {
      charges: 'סה"כ לפני מע"מ',
      vat: 'סה"כ מע"מ',
      cityTax: 'היטל עירוני',
      total: 'סה"כ חיובים',
      paid: 'סה"כ שולם',
    },
    due: 'יתרה לתשלום',
    thanks: 'תודה שבחרתם להתארח אצלנו',
  },
  en: {
    title: 'GUEST FOLIO',
    facts: {
      number: 'Folio No.',
      guest: 'Guest Name',
      room: 'Room',
      arrival: 'Arrival',
      departure: 'Departure',
    },
    company: 'Company No.',
    columns: ['Date', 'Description', 'Charges', 'Credits', 'Balance'],
    sums: {
      charges: 'Subtotal',
      vat: 'Total VAT',
      cityTax: 'City tax',
      total: 'Total charges',
      paid: 'Payments received',
    },
    due: 'Balance Due',
    thanks: 'Thank you for staying with us',
  },
};

const LEFT = 50;
const RIGHT = A4.width - 50;
/** Where dates and descriptions begin and amounts end. */
const COLUMN = { date: LEFT, text: LEFT + 70, debit: 370, credit: 455, balance: RIGHT };
const ROW = 15;

export const drawHotelFolio = (folio: HotelFolio): Drawing => ({
  ...A4,
  pages: [
    (page) => {
      const sheet = folio.lang === 'he' ? mirrored(page) : page;
      drawHead(sheet, folio);
      drawSums(sheet, folio, drawLines(sheet, folio));
    },
  ],
});

const drawHead = (sheet: Sheet, folio: HotelFolio): void => {
  const words = WORDS[folio.lang];
  const { hotel } = folio;
  const middle = { x: sheet.width / 2, align: 'center' } as const;
  sheet.text(hotel.name, { ...middle, y: 52, size: 17, bold: true });
  sheet.text(`${hotel.address}  ${hotel.phone}`, { ...middle, y: 68, size: 8.5 });
  sheet.text(`${words.company} ${hotel.number}`, { ...middle, y: 80, size: 8.5 });
  sheet.text(words.title, { x: LEFT, y: 116, size: 13, bold: true, align: 'left' });
  const facts: [string, string][] = [
    [words.facts.guest, folio.guest],
    [words.facts.room, folio.room],
    [words.facts.number, folio.number],
    [words.facts.arrival, slashed(folio.arrival)],
    [words.facts.departure, slashed(folio.departure)],
  ];
  facts.forEach(([label, value], index) => {
    const isLeft = index < 2;
    const [x, y] = isLeft ? [LEFT, 138 + index * 14] : [340, 110 + index * 14];
    sheet.text(`${label}:`, { x, y, size: 9, bold: true, align: 'left' });
    sheet.text(value, { x: x + 70, y, size: 9, align: 'left' });
  });
};

/** Gives the height below the last line. */
const drawLines = (sheet: Sheet, folio: HotelFolio): number => {
  const [date, text, debit, credit, balance] = WORDS[folio.lang].columns;
  const head = { y: 204, size: 9, bold: true } as const;
  sheet.text(date ?? '', { ...head, x: COLUMN.date, align: 'left' });
  sheet.text(text ?? '', { ...head, x: COLUMN.text, align: 'left' });
  sheet.text(debit ?? '', { ...head, x: COLUMN.debit, align: 'right' });
  sheet.text(credit ?? '', { ...head, x: COLUMN.credit, align: 'right' });
  sheet.text(balance ?? '', { ...head, x: COLUMN.balance, align: 'right' });
  sheet.rule([LEFT, 209], [RIGHT, 209], 0.8, '#333333');
  folio.lines.forEach((line, index) => {
    const y = 224 + index * ROW;
    const number = { y, size: 9, align: 'right' } as const;
    const name = `line ${index + 1}`;
    sheet.text(dotted(line.date), { x: COLUMN.date, y, size: 9, align: 'left' });
    sheet.text(line.description, { x: COLUMN.text, y, size: 9, align: 'left' });
    const x = line.kind === 'payment' ? COLUMN.credit : COLUMN.debit;
    sheet.text(printed(Math.abs(line.amount)), { ...number, x, mark: `${name} amount` });
    sheet.text(printed(line.balance), { ...number, x: COLUMN.balance, mark: `${name} balance` });
  });
  const bottom = 224 + folio.lines.length * ROW;
  sheet.rule([LEFT, bottom - 6], [RIGHT, bottom - 6], 0.8, '#333333');
  return bottom;
};

const drawSums = (sheet: Sheet, folio: HotelFolio, top: number): void => {
  const words = WORDS[folio.lang];
  const sums: [string, number, string][] = [
    [words.sums.charges, folio.charges, 'charges'],
    [words.sums.vat, folio.vat, 'vat'],
    ...(folio.cityTax > 0
      ? ([[words.sums.cityTax, folio.cityTax, 'city tax']] as [string, number, string][])
      : []),
    [words.sums.total, folioTotal(folio), 'total'],
    [words.sums.paid, folio.paid, 'paid'],
    [words.due, folio.due, 'due'],
  ];
  sums.forEach(([label, amount, mark], index) => {
    const style = { y: top + 12 + index * 15, size: 9.5, bold: mark === 'due' };
    sheet.text(label, { ...style, x: 330, align: 'left' });
    sheet.text(printed(amount), { ...style, x: RIGHT, align: 'right', mark });
  });
  sheet.text(words.thanks, { x: sheet.width / 2, y: 780, size: 9, align: 'center', color: '#666666' });
};
