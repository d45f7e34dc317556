import { dotted, slashed } from '../dates.js';
import { decimal, printed } from '../money.js';
import { accountText, ibanOf, ibanText } from '../numbers.js';
import { A4, type Drawing, type Sheet } from '../sheet.js';
import type { Truth } from '../../../../scripts/evaluate/samples-listing.js';
import { type Statement, statementTruth } from './bank-statement.js';
import { mirrored } from './mirrored.js';

/**
 * A statement as printed by a bank's host: the same header on each page; a page begins
 * with the balance brought forward and ends with the balance carried forward; one column
 * for amounts, with the minus behind the number; a value date beside each date.
 */
export interface LedgerStatement extends Statement {
  lang: 'he' | 'en';
  /** One for each row. */
  valueDates: string[];
}

/** Amounts with the sign that is printed. */
export const ledgerStatementTruth = (statement: LedgerStatement): Truth => {
  const { opening, closing, credits, debits, rows, account, lang } = statement;
  const amounts = [opening, ...rows.flatMap((row) => [row.amount, row.balance]), credits, debits];
  const truth = statementTruth(statement);
  return {
    ...truth,
    amounts: [...new Set([...amounts, closing].map(decimal))],
    dates: [...new Set([...truth.dates, ...statement.valueDates])],
    issuer: account.bank[lang],
  };
};

const WORDS = {
  he: {
    title: 'תדפיס תנועות בחשבון',
    page: (page: number, of: number) => `עמוד ${page} מתוך ${of}`,
    account: 'מספר חשבון',
    holder: 'שם בעל החשבון',
    identity: 'מספר זהות',
    period: 'תקופה',
    issued: 'תאריך הפקה',
    columns: ['תאריך', 'תאריך ערך', 'תיאור התנועה', 'אסמכתא', 'סכום', 'יתרה'],
    opening: 'יתרת פתיחה',
    brought: 'יתרה מהעברה',
    carried: 'יתרה להעברה',
    credits: 'סה"כ זכות',
    debits: 'סה"כ חובה',
    closing: 'יתרת סגירה',
  },
  en: {
    title: 'STATEMENT OF ACCOUNT',
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    account: 'Account number',
    holder: 'Account holder',
    identity: 'ID number',
    period: 'Statement period',
    issued: 'Issue date',
    columns: ['Date', 'Value date', 'Description', 'Reference', 'Amount', 'Balance'],
    opening: 'Opening balance',
    brought: 'Balance brought forward',
    carried: 'Balance carried forward',
    credits: 'Total credits',
    debits: 'Total debits',
    closing: 'Closing balance',
  },
};

const LEFT = 38;
const RIGHT = A4.width - 38;
/** Where texts begin and numbers end. */
const COLUMN = { date: LEFT, value: 98, text: 160, reference: 370, amount: 460, balance: RIGHT };
const ROW = 16;
const SIZE = 9.5;

/** `1,234.50-` of a negative amount. */
export const minusBehind = (minor: number): string =>
  minor < 0 ? `${printed(-minor)}-` : printed(minor);

export const drawLedgerStatement = (statement: LedgerStatement): Drawing => {
  const pageCount = Math.ceil(statement.rows.length / statement.rowsMax);
  return {
    ...A4,
    pages: Array.from({ length: pageCount }, (_, index) => (page: Sheet) => {
      const sheet = statement.lang === 'he' ? mirrored(page) : page;
      drawHead(sheet, statement, index + 1, pageCount);
      const bottom = drawRows(sheet, statement, index);
      if (index === pageCount - 1) drawTotals(sheet, statement, bottom + 12);
    }),
  };
};

const drawHead = (sheet: Sheet, statement: LedgerStatement, page: number, of: number): void => {
  const words = WORDS[statement.lang];
  const { account, holder } = statement;
  const begin = { x: LEFT, size: SIZE, align: 'left' } as const;
  const end = { x: RIGHT, size: SIZE, align: 'right' } as const;
  sheet.text(account.bank[statement.lang], { ...begin, y: 48, size: 15, bold: true });
  sheet.text(words.title, { ...begin, y: 66, size: 11 });
  sheet.text(words.page(page, of), { ...end, y: 48 });
  sheet.text(`${words.issued}: ${slashed(statement.issued)}`, { ...end, y: 66 });
  sheet.text(`${words.holder}: ${holder.name}`, { ...begin, y: 92 });
  sheet.text(`${words.identity}: ${holder.identity}`, { ...begin, y: 106 });
  const iban = `IBAN: ${ibanText(ibanOf(account))}`;
  sheet.text(`${words.account}: ${accountText(account)}`, { ...end, y: 92 });
  sheet.text(iban, { ...end, y: 106 });
  const period = `${words.period}: ${slashed(statement.from)} - ${slashed(statement.to)}`;
  sheet.text(period, { ...begin, y: 120 });
  const [date, value, text, reference, amount, balance] = words.columns;
  sheet.rule([LEFT, 134], [RIGHT, 134], 0.8, '#222222');
  const head = { y: 147, size: SIZE, bold: true } as const;
  sheet.text(date ?? '', { ...head, x: COLUMN.date, align: 'left' });
  sheet.text(value ?? '', { ...head, x: COLUMN.value, align: 'left' });
  sheet.text(text ?? '', { ...head, x: COLUMN.text, align: 'left' });
  sheet.text(reference ?? '', { ...head, x: COLUMN.reference, align: 'right' });
  sheet.text(amount ?? '', { ...head, x: COLUMN.amount, align: 'right' });
  sheet.text(balance ?? '', { ...head, x: COLUMN.balance, align: 'right' });
  sheet.rule([LEFT, 153], [RIGHT, 153], 0.8, '#222222');
};

/** Gives the height of the line below the last row. */
const drawRows = (sheet: Sheet, statement: LedgerStatement, page: number): number => {
  const words = WORDS[statement.lang];
  const first = page * statement.rowsMax;
  const rows = statement.rows.slice(first, first + statement.rowsMax);
  let y = 168;
  const balanceLine = (label: string, minor: number, mark: string): void => {
    sheet.text(label, { x: COLUMN.text, y, size: SIZE, bold: true, align: 'left' });
    const at = { x: COLUMN.balance, y, size: SIZE, bold: true, align: 'right' } as const;
    sheet.text(minusBehind(minor), { ...at, mark });
    y += ROW;
  };
  if (page === 0) balanceLine(words.opening, statement.opening, 'opening');
  else balanceLine(words.brought, statement.rows[first - 1]?.balance ?? 0, 'brought forward');
  rows.forEach((row, index) => {
    const at = { y, size: SIZE } as const;
    const name = `row ${first + index + 1}`;
    sheet.text(dotted(row.date), { ...at, x: COLUMN.date, align: 'left' });
    sheet.text(dotted(statement.valueDates[first + index] ?? row.date), {
      ...at,
      x: COLUMN.value,
      align: 'left',
    });
    sheet.text(row.description, { ...at, x: COLUMN.text, align: 'left' });
    sheet.text(row.reference, { ...at, x: COLUMN.reference, align: 'right' });
    const amount = minusBehind(row.amount);
    sheet.text(amount, { ...at, x: COLUMN.amount, align: 'right', mark: `${name} amount` });
    const balance = minusBehind(row.balance);
    sheet.text(balance, { ...at, x: COLUMN.balance, align: 'right', mark: `${name} balance` });
    y += ROW;
  });
  if (first + rows.length < statement.rows.length)
    balanceLine(words.carried, rows.at(-1)?.balance ?? 0, 'carried forward');
  return y;
};

const drawTotals = (sheet: Sheet, statement: LedgerStatement, top: number): void => {
  const words = WORDS[statement.lang];
  const sums: [string, number, string][] = [
    [words.credits, statement.credits, 'credits'],
    [words.debits, statement.debits, 'debits'],
    [words.closing, statement.closing, 'closing'],
  ];
  sums.forEach(([label, minor, mark], index) => {
    const at = { y: top + index * ROW, size: SIZE, bold: true } as const;
    sheet.text(label, { ...at, x: COLUMN.text, align: 'left' });
    sheet.text(minusBehind(minor), { ...at, x: COLUMN.balance, align: 'right', mark });
  });
};
