import { slashed } from '../dates.js';
import { printed } from '../money.js';
import { accountText, ibanOf, ibanText } from '../numbers.js';
import { A4, type Drawing, type Sheet } from '../sheet.js';
import type { Statement } from './bank-statement.js';

const RIGHT = A4.width - 42;
const LEFT = 42;
const ROW = 21;
/** Right edges of the columns. */
const COLUMN = { date: RIGHT - 6, text: 484, reference: 322, debit: 252, credit: 180, balance: 108 };

/** In Hebrew, on as many pages as the rows need. */
export const drawStatement = (statement: Statement): Drawing => {
  const pageCount = Math.ceil(statement.rows.length / statement.rowsMax);
  return {
    ...A4,
    pages: Array.from({ length: pageCount }, (_, index) => (sheet: Sheet) => {
      const top = index === 0 ? drawHeader(sheet, statement) : drawShortHeader(sheet, statement);
      const first = index * statement.rowsMax;
      const bottom = drawTable(sheet, statement, first, top);
      if (index === pageCount - 1) drawTotals(sheet, statement, bottom);
      drawFooter(sheet, index + 1, pageCount);
    }),
  };
};

const drawHeader = (sheet: Sheet, statement: Statement): number => {
  const { account, holder } = statement;
  sheet.fill([0, 0, sheet.width, 8], statement.accent);
  sheet.text(account.bank.he, { x: RIGHT, y: 50, size: 22, bold: true, color: statement.accent });
  sheet.text(`סניף ${account.branch} - ${statement.branchName}`, { x: RIGHT, y: 68, size: 10 });
  sheet.text('דף חשבון - עובר ושב', { x: LEFT, y: 50, size: 16, bold: true, align: 'left' });
  sheet.text(`תאריך הפקה: ${slashed(statement.issued)}`, { x: LEFT, y: 68, size: 10, align: 'left' });
  sheet.rule([LEFT, 80], [RIGHT, 80], 1, statement.accent);

  sheet.text(`שם בעל החשבון: ${holder.name}`, { x: RIGHT, y: 102, size: 11, bold: true });
  sheet.text(`מספר זהות: ${holder.identity}`, { x: RIGHT, y: 119, size: 10 });
  sheet.text(`כתובת: ${holder.address}`, { x: RIGHT, y: 135, size: 10 });
  sheet.text(`תקופה: ${slashed(statement.from)} - ${slashed(statement.to)}`, {
    x: 286,
    y: 102,
    size: 11,
    bold: true,
  });
  sheet.text(`מספר חשבון: ${accountText(account)}`, { x: 286, y: 119, size: 10 });
  sheet.text(`IBAN: ${ibanText(ibanOf(account))}`, { x: 286, y: 135, size: 10, align: 'right' });

  sheet.fill([LEFT, 152, RIGHT - LEFT, 26], '#f1f4f8', 4);
  sheet.text('יתרת פתיחה:', { x: RIGHT - 12, y: 169, size: 11 });
  sheet.text(printed(statement.opening), { x: RIGHT - 80, y: 169, size: 11, bold: true, align: 'right' });
  sheet.text('יתרת סגירה:', { x: 286, y: 169, size: 11 });
  sheet.text(printed(statement.closing), {
    x: 218,
    y: 169,
    size: 11,
    bold: true,
    align: 'right',
    mark: 'closing',
  });
  sheet.text('המטבע: ש"ח', { x: LEFT + 12, y: 169, size: 10, align: 'left' });
  return 196;
};

const drawShortHeader = (sheet: Sheet, statement: Statement): number => {
  sheet.fill([0, 0, sheet.width, 8], statement.accent);
  sheet.text(statement.account.bank.he, { x: RIGHT, y: 42, size: 14, bold: true, color: statement.accent });
  sheet.text(`מספר חשבון: ${accountText(statement.account)}`, { x: LEFT, y: 42, size: 10, align: 'left' });
  return 60;
};

const drawTable = (sheet: Sheet, statement: Statement, first: number, top: number): number => {
  sheet.fill([LEFT, top, RIGHT - LEFT, ROW], statement.accent);
  const head = (text: string, x: number): void =>
    sheet.text(text, { x, y: top + 14.5, size: 10, bold: true, align: 'right', color: '#ffffff' });
  head('תאריך', COLUMN.date);
  head('תיאור הפעולה', COLUMN.text);
  head('אסמכתא', COLUMN.reference);
  head('חובה', COLUMN.debit);
  head('זכות', COLUMN.credit);
  head('יתרה', COLUMN.balance);
  let y = top + ROW;
  statement.rows.slice(first, first + statement.rowsMax).forEach((row, index) => {
    if (index % 2 === 1) sheet.fill([LEFT, y + 0.4, RIGHT - LEFT, ROW - 0.4], '#f6f8fb');
    const base = y + 14.5;
    const number = (text: string, x: number, mark: string): void =>
      sheet.text(text, { x, y: base, size: 10, align: 'right', mark });
    const place = `row ${first + index + 1}`;
    number(slashed(row.date), COLUMN.date, `${place} date`);
    sheet.text(row.description, { x: COLUMN.text, y: base, size: 10 });
    number(row.reference, COLUMN.reference, `${place} reference`);
    number(
      printed(Math.abs(row.amount)),
      row.amount < 0 ? COLUMN.debit : COLUMN.credit,
      `${place} amount`,
    );
    number(printed(row.balance), COLUMN.balance, `${place} balance`);
    y += ROW;
    sheet.rule([LEFT, y], [RIGHT, y], 0.4, '#d5dbe3');
  });
  return y;
};

const drawTotals = (sheet: Sheet, statement: Statement, top: number): void => {
  const y = top + 16;
  sheet.text('סה"כ תנועות', { x: COLUMN.text, y, size: 10, bold: true });
  const total = (minor: number, x: number, mark: string): void =>
    sheet.text(printed(minor), { x, y, size: 10, bold: true, align: 'right', mark });
  total(statement.debits, COLUMN.debit, 'debits');
  total(statement.credits, COLUMN.credit, 'credits');
  sheet.rule([LEFT, top + 23], [RIGHT, top + 23], 1, statement.accent);
};

const drawFooter = (sheet: Sheet, page: number, pageCount: number): void => {
  sheet.rule([LEFT, 796], [RIGHT, 796], 0.5);
  sheet.text('סכומים בחובה הם משיכות מהחשבון. ט.ל.ח.', { x: RIGHT, y: 810, size: 8, color: '#666666' });
  sheet.text(`עמוד ${page} מתוך ${pageCount}`, { x: LEFT, y: 810, size: 8, align: 'left', color: '#666666' });
};
