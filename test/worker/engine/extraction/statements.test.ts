import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../worker/engine/evidence/page.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage } from './make-page.js';
import { fields, movements, readEnglish, readHebrew } from './read-rows.js';

describe('a bank statement', () => {
  const heading = 'תאריך | תיאור הפעולה | אסמכתא | חובה | זכות | יתרה';

  it('keeps its rows in the order of the page, signed by their columns', async () => {
    const data = await readHebrew(
      'בנק הפועלים | דף חשבון',
      'שם בעל החשבון: ישראל ישראלי | תקופה: 01/05/2025 - 31/05/2025',
      'מספר זהות: 123456782 | מספר חשבון: 12-571-041116',
      'יתרת פתיחה: 8,420.35 | יתרת סגירה: 14,883.85',
      heading,
      '04/05/2025 | הוראת קבע - שכר דירה | 400118 | 4,200.00 | | 4,220.35',
      '06/05/2025 | משיכת מזומן | 731842 | 1,200.00 | 0.00 | 3,020.35',
      '09/05/2025 | משכורת | 552901 | | 11,863.50 | 14,883.85',
      'סה"כ תנועות | | | 5,400.00 | 11,863.50 |',
    );
    expect(movements(data)).toEqual([
      ['2025-05-04', -420_000, 422_035],
      ['2025-05-06', -120_000, 302_035],
      ['2025-05-09', 1_186_350, 1_488_385],
    ]);
    expect(data.transactions.map(({ reference }) => reference?.value)).toEqual([
      '400118',
      '731842',
      '552901',
    ]);
    expect(data.transactions[0]?.description).toBe('הוראת קבע - שכר דירה');
    expect(fields(data)).toEqual({
      opening_balance: 842_035,
      closing_balance: 1_488_385,
      total_debits: 540_000,
      total_credits: 1_186_350,
    });
    expect(data.identityNumbers.map(({ value, kind }) => [value, kind])).toEqual([
      ['123456782', 'person'],
    ]);
    expect(data.accounts.map(({ value }) => value)).toEqual([
      { bank: '12', branch: '571', number: '041116' },
    ]);
  });

  it('goes on over its pages, with and without a new heading', async () => {
    const page = (number: number, ...rows: string[]): Page =>
      makePage(rows, { direction: 'rtl', number });
    const data = await extractData([
      page(1, heading, '04/05/2025 | שכר דירה | 400118 | 10.00 | | 90.00', 'עמוד 1 מתוך 3'),
      page(2, 'בנק לאומי', heading, '05/05/2025 | הפקדה | 400119 | | 5.00 | 95.00'),
      page(3, '06/05/2025 | עמלה | 400120 | 1.00 | | 94.00'),
    ]);
    expect(movements(data).map(([, , balance]) => balance)).toEqual([9000, 9500, 9400]);
    expect(data.transactions.map(({ place }) => place.page)).toEqual([1, 2, 3]);
  });

  it('takes a minus, CR and DR in one column of amounts for the direction', async () => {
    const signed = await readEnglish(
      'Date | Description | Amount | Balance',
      '05/03/2026 | Salary | 1,000.00 | 1,500.00',
      '06/03/2026 | Rent | -400.00 | 1,100.00',
      '07/03/2026 | Fee | (10.00) | 1,090.00',
    );
    expect(movements(signed).map(([, amount]) => amount)).toEqual([100_000, -40_000, -1000]);
    const marked = await readEnglish(
      'Date | Particulars | Amount | Balance',
      '05 Mar 2026 | Salary | 1,000.00 CR | 1,500.00',
      '06 Mar 2026 | Rent | 400.00 DR | 1,100.00',
    );
    expect(movements(marked).map(([, amount]) => amount)).toEqual([100_000, -40_000]);
  });

  it('tells the direction of unsigned amounts by the balances, whichever way the rows run', async () => {
    const rows = [
      '08/03/2026 | Fee | 10.00 | 1,090.00',
      '07/03/2026 | Rent | 400.00 | 1,100.00',
      '06/03/2026 | Salary | 1,000.00 | 1,500.00',
      '05/03/2026 | Shop | 50.00 | 500.00',
    ];
    const heading = 'Date | Description | Amount | Balance';
    const newestFirst = await readEnglish(heading, ...rows);
    const oldestFirst = await readEnglish(heading, ...[...rows].reverse());
    expect(movements(newestFirst).map(([, amount]) => amount)).toEqual([
      -1000,
      -40_000,
      100_000,
      null,
    ]);
    expect(movements(oldestFirst).map(([, amount]) => amount)).toEqual([
      null,
      100_000,
      -40_000,
      -1000,
    ]);
  });

  it('gives no direction to amounts that nothing tells it of', async () => {
    const data = await readEnglish(
      'Date | Description | Amount | Type',
      '05/03/2026 | Salary | 1,000.00 | x',
      '06/03/2026 | Rent | 400.00 | x',
    );
    expect(movements(data).map(([, amount]) => amount)).toEqual([null, null]);
  });

  it('completes a date without a year from the period, and only then', async () => {
    const rows = ['Date | Description | Debit | Credit | Balance'];
    const movement = '05/03 | Salary | | 1,000.00 | 1,500.00';
    const told = await readEnglish('Period 01/02/2026 - 30/04/2026', ...rows, movement);
    expect(told.transactions[0]?.date?.value).toBe('2026-03-05');
    const untold = await readEnglish(...rows, movement);
    expect(untold.transactions.map(({ date }) => date)).toEqual([null]);
  });

  it('marks a row above which OCR may have lost one', async () => {
    const data = await extractData([
      makePage(
        [
          heading,
          '01/05/2025 | א | 400118 | 1.00 | | 99.00',
          '02/05/2025 | ב | 400119 | 1.00 | | 98.00',
          '03/05/2025 | ג | 400120 | 1.00 | | 97.00',
          '',
          { y: 15, text: '05/05/2025 | ה | 400122 | 1.00 | | 95.00' },
          '06/05/2025 | ו | 400123 | 1.00 | | 94.00',
        ],
        { direction: 'rtl', textSource: 'ocr' },
      ),
    ]);
    expect(data.transactions.map(({ gapBefore }) => gapBefore === true)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('names nobody and no account in the rows of its movements', async () => {
    const data = await readHebrew(
      heading,
      '04/05/2025 | העברה לחשבון 990104 | 400118 | 10.00 | | 90.00',
      '05/05/2025 | עמלת ניהול חשבון | 990205 | 1.00 | | 89.00',
    );
    expect(data.accounts).toEqual([]);
    expect(data.names).toEqual([]);
  });
});
