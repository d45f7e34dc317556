import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../make-page.js';
import { fields, readEnglish, readHebrew } from '../read-rows.js';

/** The balances that the movements give, as "name: value certainty". */
const balances = ({ named = [] }: DocumentData): string[] =>
  named
    .filter(({ name }) => name.endsWith('_balance'))
    .map(({ name, value, certainty }) => `${name}: ${value} ${certainty}`);

const HEAD = 'Date | Description | Debit | Credit | Balance';
const ROWS = [
  '03/04/2026 | Credit interest | | 9.00 | 1,532.04',
  '07/04/2026 | Rent | 850.00 | | 682.04',
  '11/04/2026 | Salary | | 2,400.00 | 3,082.04',
  '20/04/2026 | Groceries | 64.25 | | 3,017.79',
];

describe('a statement that labels no closing balance', () => {
  it('closes with the balance after its newest movement, wherever that stands', async () => {
    const oldestFirst = await readEnglish('Account statement', HEAD, ...ROWS);
    expect(balances(oldestFirst)).toEqual(['closing_balance: 3017.79 exact']);
    const newestFirst = await readEnglish('Account statement', HEAD, ...[...ROWS].reverse());
    expect(balances(newestFirst)).toEqual(['closing_balance: 3017.79 exact']);
    expect(fields(newestFirst)).toEqual({});
  });

  it('opens with the printed amount from which the movements start', async () => {
    const data = await readEnglish(
      'Account statement',
      'Balance as on 1 April 2026: 1,523.04',
      HEAD,
      ...ROWS,
    );
    expect(balances(data)).toEqual([
      'closing_balance: 3017.79 exact',
      'opening_balance: 1523.04 exact',
    ]);
  });

  it('is read from the right in Hebrew', async () => {
    const data = await readHebrew(
      'תנועות בחשבון',
      'תאריך | פעולה | חובה | זכות | יתרה לאחר תנועה',
      '01/04/2026 | יתרת פתיחה | | | 5,210.40',
      '03/04/2026 | משכורת | | 9,800.00 | 15,010.40',
      '05/04/2026 | שכר דירה | 4,300.00 | | 10,710.40',
      '11/04/2026 | כרטיס אשראי | 2,645.15 | | 8,065.25',
    );
    expect(fields(data)).toEqual({ opening_balance: 521_040 });
    expect(balances(data)).toEqual(['closing_balance: 8065.25 exact']);
  });
});

describe('what the movements do not say', () => {
  it('is no closing balance where the statement names its own', async () => {
    const data = await readEnglish('Closing balance: 3,017.79', HEAD, ...ROWS);
    expect(balances(data)).toEqual([]);
    expect(fields(data)).toEqual({ closing_balance: 301_779 });
  });

  it('is unsure where one balance does not follow, or a page is missing', async () => {
    const changed = ROWS.map((row) => row.replace('682.04', '692.04'));
    const more = ['22/04/2026 | Fuel | 17.79 | | 3,000.00', '23/04/2026 | Fee | 5.00 | | 2,995.00'];
    const broken = await readEnglish('Account statement', HEAD, ...changed, ...more);
    expect(balances(broken)).toEqual(['closing_balance: 2995.00 unsure']);
    const firstPage = makePage(['Account statement', HEAD, ...ROWS, 'Page 1 of 3']);
    expect(balances(await extractData([firstPage]))).toEqual(['closing_balance: 3017.79 unsure']);
  });

  it('is nothing where balances follow in no order, or several accounts follow each other', async () => {
    const loose = ROWS.map((row, at) => row.replace(/[\d,.]+$/, `${at + 5},000.17`));
    expect(balances(await readEnglish('Account statement', HEAD, ...loose))).toEqual([]);
    const twice = await readEnglish(
      ...['Account number: 12-571-041116', 'Opening balance: 1,523.04', HEAD, ...ROWS],
      ...['Account number: 12-571-041117', 'Opening balance: 1,523.04', HEAD, ...ROWS],
    );
    expect(twice.transactions.some(({ newStatement }) => newStatement)).toBe(true);
    expect(balances(twice)).toEqual([]);
  });
});
