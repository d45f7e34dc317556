import {
  ACCOUNTS,
  acme,
  almoniCompany,
  doeCompany,
  israel,
  plonitCompany,
  ruth,
} from '../samples/cast.js';
import { slashed } from '../samples/dates.js';
import { percentOf, printed, sum } from '../samples/money.js';
import { accountText, ibanOf, ibanText } from '../samples/numbers.js';
import { seeded } from '../samples/random.js';

/** A document's words and numbers, before any program lays it out. */
export interface Paper {
  lang: 'he' | 'en';
  issuer: string;
  title: string;
  facts: [label: string, value: string][];
  head: string[];
  /** One cell per column of the head; money is right-aligned, and red if negative. */
  rows: string[][];
  totals: [label: string, value: string][];
  note: string;
}

/** An English account statement: a movement every other day from 1 March 2025. */
export function englishStatement(seed: number, count = 14): Paper {
  const random = seeded(seed);
  const opening = 100_000 + Math.floor(random() * 900_000);
  let balance = opening;
  const movements = Array.from({ length: count }, (_, index) => {
    const income = index % 5 === 2;
    const size = Math.floor(random() * (income ? 1_400_000 : 220_000)) + 3_000;
    const amount = income ? size : -size;
    balance += amount;
    return {
      date: dayAfter('2025-03-01', index * 2),
      amount,
      balance,
      text: ENGLISH_TEXTS[index % ENGLISH_TEXTS.length] ?? '',
    };
  });
  const of = (sign: 1 | -1) => sum(movements.map(({ amount }) => Math.max(0, amount * sign)));
  return {
    lang: 'en',
    issuer: ACCOUNTS.mizrahi.bank.en,
    title: 'Account statement',
    facts: [
      ['Account', accountText(ACCOUNTS.mizrahi)],
      ['IBAN', ibanText(ibanOf(ACCOUNTS.mizrahi))],
      ['Account holder', doeCompany.name],
      ['Period', `01/03/2025 - ${slashed(dayAfter('2025-03-01', Math.max(30, count * 2)))}`],
      ['Opening balance', printed(opening)],
    ],
    head: ['Date', 'Description', 'Amount', 'Balance'],
    rows: movements.map(({ date, text, amount, balance: after }) => [
      slashed(date),
      text,
      printed(amount),
      printed(after),
    ]),
    totals: [
      ['Total credits', printed(of(1))],
      ['Total debits', printed(of(-1))],
      ['Closing balance', printed(balance)],
    ],
    note: 'This statement was produced by computer and needs no signature.',
  };
}

const dayAfter = (iso: string, days: number): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const ENGLISH_TEXTS = [
  'Standing order - office rent',
  'Card payments',
  'Transfer from Acme',
  'Electricity',
  'Cash withdrawal',
  'Water and sewage',
  'Municipal tax',
  'Insurance premium',
];

/** An invoice of eight lines, in Hebrew or English. */
export function invoice(lang: 'he' | 'en', seed: number): Paper {
  const random = seeded(seed);
  const seller = lang === 'he' ? almoniCompany : acme;
  const buyer = lang === 'he' ? plonitCompany : doeCompany;
  const lines = GOODS[lang].map((text) => {
    const quantity = 1 + Math.floor(random() * 9);
    const price = 900 + Math.floor(random() * 90_000);
    return { text, quantity, price, amount: quantity * price };
  });
  const subtotal = sum(lines.map(({ amount }) => amount));
  const vat = percentOf(subtotal, 18);
  const words = INVOICE_WORDS[lang];
  return {
    lang,
    issuer: seller.name,
    title: words.title,
    facts: [
      [words.number, String(20_000 + Math.floor(random() * 9_000))],
      [words.date, slashed('2025-07-14')],
      [words.company, seller.number],
      [words.to, buyer.name],
      ['IBAN', ibanText(ibanOf(ACCOUNTS.leumiOther))],
    ],
    head: words.head,
    rows: lines.map(({ text, quantity, price, amount }) => [
      text,
      String(quantity),
      printed(price),
      printed(amount),
    ]),
    totals: [
      [words.subtotal, printed(subtotal)],
      [words.vat, printed(vat)],
      [words.total, printed(subtotal + vat)],
    ],
    note: words.note,
  };
}

const GOODS = {
  he: [
    'נייר צילום A4',
    'מחסנית טונר שחור',
    'לוח מחיק 120 ס"מ',
    'כיסא משרדי',
    'מנורת שולחן LED',
    'שולחן עבודה',
    'התקנה',
    'משלוח',
  ],
  en: [
    'Office chair, adjustable',
    'Standing desk 140 cm',
    'Desk lamp, LED',
    'Whiteboard 120 cm',
    'Copy paper A4, box',
    'Black toner cartridge',
    'Assembly',
    'Delivery',
  ],
};

const INVOICE_WORDS = {
  he: {
    title: 'חשבונית מס',
    number: 'מספר חשבונית',
    date: 'תאריך',
    company: 'ח.פ.',
    to: 'לכבוד',
    head: ['תיאור', 'כמות', 'מחיר', 'סכום'],
    subtotal: 'סה"כ לפני מע"מ',
    vat: 'מע"מ 18%',
    total: 'סה"כ לתשלום',
    note: 'הופק במערכת ממוחשבת.',
  },
  en: {
    title: 'Tax invoice',
    number: 'Invoice No.',
    date: 'Date',
    company: 'Company No.',
    to: 'Bill to',
    head: ['Description', 'Qty', 'Unit price', 'Amount'],
    subtotal: 'Subtotal',
    vat: 'VAT 18%',
    total: 'Total due',
    note: 'Thank you for your business.',
  },
};

/** A Hebrew payslip. */
export function payslip(seed: number): Paper {
  const random = seeded(seed);
  const base = 900_000 + Math.floor(random() * 700_000);
  const parts: [string, number][] = [
    ['שכר יסוד', base],
    ['שעות נוספות 125%', 20_000 + Math.floor(random() * 90_000)],
    ['החזר נסיעות', 22_600 + Math.floor(random() * 9_000)],
    ['דמי הבראה', 41_800],
  ];
  const gross = sum(parts.map(([, amount]) => amount));
  const off: [string, number][] = [
    ['מס הכנסה', -percentOf(gross, 11)],
    ['ביטוח לאומי', -percentOf(gross, 4)],
    ['ביטוח בריאות', -percentOf(gross, 4)],
    ['קרן פנסיה', -percentOf(base, 6)],
  ];
  const deductions = -sum(off.map(([, amount]) => amount));
  return {
    lang: 'he',
    issuer: plonitCompany.name,
    title: 'תלוש שכר לחודש אוקטובר 2025',
    facts: [
      ['שם העובד', seed % 2 === 0 ? israel.name : ruth.name],
      ['מספר זהות', seed % 2 === 0 ? israel.identity : ruth.identity],
      ['תאריך תשלום', slashed('2025-11-09')],
      ['חשבון', accountText(ACCOUNTS.leumi)],
    ],
    head: ['קוד', 'רכיב', 'סכום'],
    rows: [...parts, ...off].map(([label, amount], index) => [
      String(100 + index * 7),
      label,
      printed(amount),
    ]),
    totals: [
      ['סה"כ ברוטו', printed(gross)],
      ['סה"כ ניכויים', printed(deductions)],
      ['נטו לתשלום', printed(gross - deductions)],
    ],
    note: 'יתרת חופשה: 11 ימים',
  };
}

export const isMoney = (text: string): boolean => /^-?[\d,]+\.\d\d$/.test(text);
