import { englishLong, slashed } from '../dates.js';
import { printed } from '../money.js';
import { accountText, ibanText } from '../numbers.js';
import { A4, type Drawing, type Sheet } from '../sheet.js';
import { VAT_PERCENT, type Invoice } from './invoice.js';
import { mirrored } from './mirrored.js';

const WORDS = {
  he: {
    title: 'חשבונית מס',
    number: 'מספר',
    original: 'מקור',
    issued: 'תאריך',
    due: 'לתשלום עד',
    company: 'ח.פ.',
    phone: 'טלפון',
    to: 'לכבוד:',
    columns: ['תיאור', 'כמות', 'מחיר יחידה', 'סה"כ'],
    subtotal: 'סה"כ לפני מע"מ',
    vat: `מע"מ ${VAT_PERCENT}%`,
    total: 'סה"כ לתשלום',
    pay: 'פרטים להעברה בנקאית',
    account: 'חשבון',
    currency: '₪',
    thanks: 'הופק במערכת ממוחשבת. תודה על שיתוף הפעולה.',
  },
  en: {
    title: 'TAX INVOICE',
    number: 'Invoice No.',
    original: 'Original',
    issued: 'Date',
    due: 'Due date',
    company: 'Company No.',
    phone: 'Phone',
    to: 'Bill to:',
    columns: ['Description', 'Qty', 'Unit price', 'Amount'],
    subtotal: 'Subtotal',
    vat: `VAT ${VAT_PERCENT}%`,
    total: 'Total due (ILS)',
    pay: 'Payment by bank transfer',
    account: 'Account',
    currency: 'ILS',
    thanks: 'Thank you for your business.',
  },
};

const LEFT = 46;
const RIGHT = A4.width - 46;

export const drawInvoice = (invoice: Invoice): Drawing => ({
  ...A4,
  pages: [
    (page) => {
      const sheet = invoice.lang === 'he' ? mirrored(page) : page;
      drawHead(sheet, invoice);
      drawLines(sheet, invoice);
    },
  ],
});

const drawHead = (sheet: Sheet, invoice: Invoice): void => {
  const words = WORDS[invoice.lang];
  const { seller, buyer } = invoice;
  const date = invoice.lang === 'he' ? slashed : englishLong;
  sheet.text(seller.name, { x: LEFT, y: 62, size: 19, bold: true, align: 'left', color: invoice.accent });
  sheet.text(`${words.company} ${seller.number}`, { x: LEFT, y: 80, size: 11, align: 'left' });
  sheet.text(seller.address, { x: LEFT, y: 96, size: 11, align: 'left' });
  sheet.text(`${words.phone}: ${seller.phone}`, { x: LEFT, y: 112, size: 11, align: 'left' });
  sheet.text(words.title, { x: RIGHT, y: 62, size: 19, bold: true, align: 'right' });
  const facts = [
    `${words.number} ${invoice.number}`,
    `${words.issued}: ${date(invoice.issued)}`,
    `${words.due}: ${date(invoice.due)}`,
    words.original,
  ];
  facts.forEach((fact, index) =>
    sheet.text(fact, { x: RIGHT, y: 80 + index * 16, size: 11, align: 'right' }),
  );
  sheet.rule([LEFT, 146], [RIGHT, 146], 1.2, invoice.accent);
  sheet.text(words.to, { x: LEFT, y: 170, size: 11, align: 'left', color: '#555555' });
  sheet.text(buyer.name, { x: LEFT, y: 188, size: 13, bold: true, align: 'left' });
  sheet.text(`${words.company} ${buyer.number}`, { x: LEFT, y: 205, size: 11, align: 'left' });
  sheet.text(buyer.address, { x: LEFT, y: 221, size: 11, align: 'left' });
};

const drawLines = (sheet: Sheet, invoice: Invoice): void => {
  const words = WORDS[invoice.lang];
  const column = [LEFT + 8, 340, 440, RIGHT - 8];
  sheet.fill([LEFT, 250, RIGHT - LEFT, 25], invoice.accent);
  words.columns.forEach((name, index) =>
    sheet.text(name, {
      x: column[index] ?? 0,
      y: 267,
      size: 11.5,
      bold: true,
      align: index === 0 ? 'left' : 'right',
      color: '#ffffff',
    }),
  );
  let y = 275;
  invoice.lines.forEach((line, index) => {
    const base = y + 18;
    const number = (text: string, x: number, what: string): void =>
      sheet.text(text, { x, y: base, size: 11.5, align: 'right', mark: `line ${index + 1} ${what}` });
    sheet.text(line.description, { x: LEFT + 8, y: base, size: 11.5, align: 'left' });
    number(String(line.quantity), 340, 'quantity');
    number(printed(line.price), 440, 'price');
    number(printed(line.amount), RIGHT - 8, 'amount');
    y += 27;
    sheet.rule([LEFT, y], [RIGHT, y], 0.4, '#cccccc');
  });
  y = drawSums(sheet, invoice, y + 30);
  drawPayment(sheet, invoice, y + 50);
};

const drawSums = (sheet: Sheet, invoice: Invoice, top: number): number => {
  const words = WORDS[invoice.lang];
  const sums: [string, number, string][] = [
    [words.subtotal, invoice.subtotal, 'subtotal'],
    [words.vat, invoice.vat, 'vat'],
  ];
  sums.forEach(([label, amount, mark], index) => {
    const y = top + index * 22;
    sheet.text(label, { x: 330, y, size: 12, align: 'left' });
    sheet.text(printed(amount), { x: RIGHT - 8, y, size: 12, align: 'right', mark });
  });
  const y = top + 50;
  sheet.fill([322, y - 19, RIGHT - 322, 29], '#eef1f5');
  sheet.text(words.total, { x: 330, y, size: 13.5, bold: true, align: 'left' });
  const total = invoice.lang === 'he' ? `${words.currency} ${printed(invoice.total)}` : printed(invoice.total);
  sheet.text(total, { x: RIGHT - 8, y, size: 13.5, bold: true, align: 'right', mark: 'total' });
  return y;
};

const drawPayment = (sheet: Sheet, invoice: Invoice, top: number): void => {
  const words = WORDS[invoice.lang];
  const bank = invoice.account.bank[invoice.lang];
  sheet.text(words.pay, { x: LEFT, y: top, size: 12, bold: true, align: 'left' });
  sheet.text(bank, { x: LEFT, y: top + 18, size: 11, align: 'left' });
  sheet.text(`${words.account}: ${accountText(invoice.account)}`, {
    x: LEFT,
    y: top + 34,
    size: 11,
    align: 'left',
  });
  sheet.text(`IBAN: ${ibanText(invoice.iban)}`, {
    x: LEFT,
    y: top + 50,
    size: 11,
    align: 'left',
    mark: 'iban',
  });
  sheet.text(words.thanks, { x: sheet.width / 2, y: 790, size: 9.5, align: 'center', color: '#777777' });
};
