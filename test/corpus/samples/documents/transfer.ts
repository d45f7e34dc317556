import type { Person } from '../cast.js';
import { englishLong, englishWeekday, hebrewWeekday, slashed } from '../dates.js';
import { decimal, printed } from '../money.js';
import { accountText, ibanOf, ibanText, type Account } from '../numbers.js';
import { A4, type Drawing, type Sheet } from '../sheet.js';
import type { Truth } from '../../../../scripts/evaluate/samples-listing.js';

/** A bank's confirmation of a transfer: a printable page (Hebrew), or online banking (English). */

export interface Transfer {
  lang: 'he' | 'en';
  reference: string;
  date: string;
  time: string;
  weekday: string;
  from: { holder: Pick<Person, 'name'>; account: Account };
  to: { holder: Pick<Person, 'name'>; account: Account };
  /** Of the beneficiary. */
  iban: string;
  amount: number;
  purpose: string;
  accent: string;
}

export const makeTransfer = (start: Omit<Transfer, 'iban' | 'weekday'>): Transfer => ({
  ...start,
  iban: ibanOf(start.to.account),
  weekday: start.lang === 'he' ? hebrewWeekday(start.date) : englishWeekday(start.date),
});

export const transferTruth = (transfer: Transfer): Truth => ({
  amounts: [decimal(transfer.amount)],
  dates: [transfer.date],
  issuer: transfer.from.account.bank[transfer.lang],
  names: [transfer.from.holder.name, transfer.to.holder.name],
  ibans: [transfer.iban],
  accounts: [accountText(transfer.from.account), accountText(transfer.to.account)],
  references: [transfer.reference],
  identity_numbers: [],
  transactions: [],
  fields: { transfer_amount: decimal(transfer.amount) },
});

type Line = [label: string, value: string, mark?: string];

const hebrewLines = (transfer: Transfer): Line[] => [
  ['מספר אסמכתא', transfer.reference],
  ['תאריך ביצוע', `יום ${transfer.weekday}, ${slashed(transfer.date)}`, 'date'],
  ['שעת ביצוע', transfer.time],
  ['שם המעביר', transfer.from.holder.name],
  ['חשבון לחיוב', accountText(transfer.from.account)],
  ['שם המוטב', transfer.to.holder.name],
  ['בנק המוטב', transfer.to.account.bank.he],
  ['חשבון המוטב', accountText(transfer.to.account)],
  ['IBAN', ibanText(transfer.iban)],
  ['מטרת ההעברה', transfer.purpose],
];

const englishLines = (transfer: Transfer): Line[] => [
  ['Reference number', transfer.reference],
  ['Execution date', `${transfer.weekday}, ${englishLong(transfer.date)}`],
  ['Time', transfer.time],
  ['From', transfer.from.holder.name],
  ['Debit account', accountText(transfer.from.account)],
  ['Beneficiary name', transfer.to.holder.name],
  ['Beneficiary bank', transfer.to.account.bank.en],
  ['Beneficiary account', accountText(transfer.to.account)],
  ['IBAN', ibanText(transfer.iban)],
  ['Purpose', transfer.purpose],
];

const LEFT = 60;
const RIGHT = A4.width - 60;

export const drawTransferPage = (transfer: Transfer): Drawing => ({
  ...A4,
  pages: [
    (sheet) => {
      const bank = transfer.from.account.bank.he;
      sheet.text(bank, { x: RIGHT, y: 70, size: 22, bold: true, color: transfer.accent });
      sheet.text(`סניף ${transfer.from.account.branch}`, { x: RIGHT, y: 90, size: 12 });
      sheet.text(slashed(transfer.date), { x: LEFT, y: 70, size: 12 });
      sheet.rule([LEFT, 106], [RIGHT, 106], 1.6, transfer.accent);
      const middle = sheet.width / 2;
      sheet.text('אישור ביצוע העברה', { x: middle, y: 150, size: 22, bold: true, align: 'center' });
      drawAmount(sheet, transfer);
      hebrewLines(transfer).forEach(([label, value, mark], index) => {
        const y = 282 + index * 33;
        sheet.text(label, { x: RIGHT - 8, y, size: 13, align: 'right', color: '#555555' });
        sheet.text(value, { x: RIGHT - 160, y, size: 13, align: 'right', bold: true, mark });
        sheet.rule([LEFT, y + 11], [RIGHT, y + 11], 0.4, '#cccccc');
      });
      sheet.text('ההעברה בוצעה והחשבון חויב.', { x: RIGHT - 8, y: 640, size: 13 });
      sheet.text('בכבוד רב,', { x: RIGHT - 8, y: 676, size: 12 });
      sheet.text(bank, { x: RIGHT - 8, y: 694, size: 12 });
    },
  ],
});

const drawAmount = (sheet: Sheet, transfer: Transfer): void => {
  sheet.fill([LEFT, 182, RIGHT - LEFT, 56], '#eef5ef', 6);
  sheet.text('סכום ההעברה', { x: RIGHT - 16, y: 216, size: 16 });
  sheet.text(`${printed(transfer.amount)} ש"ח`, {
    x: RIGHT - 160,
    y: 217,
    size: 20,
    bold: true,
    mark: 'amount',
  });
};

const WIDTH = 1366;
const HEIGHT = 900;

/** The confirmation in a browser's window. */
export const drawTransferOnline = (transfer: Transfer): Drawing => ({
  width: WIDTH,
  height: HEIGHT,
  pages: [
    (sheet) => {
      sheet.fill([0, 0, WIDTH, HEIGHT], '#f4f6f9');
      drawBrowser(sheet);
      sheet.fill([0, 92, WIDTH, 64], transfer.accent);
      const white = '#ffffff';
      sheet.text(transfer.from.account.bank.en, { x: 130, y: 132, size: 24, bold: true, color: white });
      sheet.text('Accounts    Transfers    Cards    Loans', { x: 520, y: 131, size: 17, color: white });
      sheet.fill([130, 180, WIDTH - 260, 690], white, 10);
      sheet.text('Transfer confirmation', { x: 170, y: 232, size: 28, bold: true });
      sheet.text('The transfer was completed.', { x: 170, y: 264, size: 18, color: '#2b7a3d' });
      sheet.text('Amount', { x: 170, y: 318, size: 19, color: '#555555' });
      sheet.text(`ILS ${printed(transfer.amount)}`, { x: 470, y: 320, size: 28, bold: true, mark: 'amount' });
      sheet.rule([170, 340], [WIDTH - 170, 340], 1, '#d6dce4');
      englishLines(transfer).forEach(([label, value, mark], index) => {
        const y = 376 + index * 47;
        sheet.text(label, { x: 170, y, size: 18, color: '#555555' });
        sheet.text(value, { x: 470, y, size: 18, bold: true, mark });
        sheet.rule([170, y + 17], [WIDTH - 170, y + 17], 1, '#e6eaef');
      });
    },
  ],
});

const drawBrowser = (sheet: Sheet): void => {
  sheet.fill([0, 0, WIDTH, 44], '#dee1e6');
  sheet.fill([12, 8, 260, 36], '#ffffff', 8);
  sheet.text('Transfer confirmation', { x: 34, y: 31, size: 14 });
  sheet.fill([0, 44, WIDTH, 48], '#ffffff');
  for (const [index, glyph] of ['<', '>'].entries()) {
    sheet.text(glyph, { x: 20 + index * 34, y: 74, size: 18, color: '#555555' });
  }
  sheet.fill([100, 52, WIDTH - 200, 32], '#eef0f3', 16);
  sheet.text('https://online.bank.test/transfers/confirmation', { x: 124, y: 73, size: 15, color: '#333333' });
};
