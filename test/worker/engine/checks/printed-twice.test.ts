import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage, type PageOptions } from '../extraction/make-page.js';
import { check, only } from './run.js';
import type { CheckResult } from '../../../../worker/engine/evidence/check-result.js';

/** Results of one check on a contract with these rows, one list a page. */
async function results(
  id: CheckResult['id'],
  pages: string[][],
  options: PageOptions = {},
): Promise<CheckResult[]> {
  const made = pages.map((rows, index) => makePage(rows, { ...options, number: index + 1 }));
  return only(check('contract', await extractData(made)), id);
}

describe('amount in words', () => {
  it.each([
    ['We received 1,234.56 USD (one thousand two hundred thirty-four dollars and 56/100).'],
    ['Sum: 1,234.00 USD, one thousand two hundred thirty-four dollars only'],
    ['Sum: 1,234.56 USD, one thousand two hundred thirty-four dollars only'],
  ])('passes: %s', async (row) => {
    expect(await results('amount_in_words', [[row]])).toMatchObject([{ status: 'pass' }]);
  });

  it('fails a changed digit, at the digits', async () => {
    const [found] = await results('amount_in_words', [
      ['Total | 7,234.56 USD', 'In words: one thousand two hundred thirty-four dollars and 56/100'],
    ]);
    expect(found).toMatchObject({
      status: 'fail',
      finding: 'amount_words_mismatch',
      values: { words: '1234.56', digits: '7234.56' },
    });
    expect(found?.place?.rect.y).toBeLessThan(5);
  });

  it('holds digits against the words in brackets behind them, whatever another line prints', async () => {
    const rows = ['Amount: £2,090.00 (Two Thousand Pounds)', 'Total Paid: £2,000.00'];
    expect(await results('amount_in_words', [rows])).toMatchObject([
      { status: 'fail', values: { words: '2000.00', digits: '2090.00' } },
    ]);
    const honest = ['Amount: £2,000.00 (Two Thousand Pounds)', 'Deposit: £2,090.00'];
    expect(await results('amount_in_words', [honest])).toMatchObject([{ status: 'pass' }]);
  });

  it('fails a changed digit of a Hebrew cheque', async () => {
    const rows = ['סכום: 9,150.00 ש"ח', 'במילים: ארבעת אלפים מאה וחמישים שקלים בלבד'];
    expect(await results('amount_in_words', [rows], { direction: 'rtl' })).toMatchObject([
      { status: 'fail', values: { words: '4150.00', digits: '9150.00' } },
    ]);
  });

  it('agrees with any amount of the document', async () => {
    const rows = [
      'Subtotal | 100.00',
      'Tax | 18.00',
      'Total | 118.00',
      '',
      'one hundred eighteen dollars only',
      'Tip | 5.00',
    ];
    expect(await results('amount_in_words', [rows])).toMatchObject([{ status: 'pass' }]);
  });

  it('compares no digits that a word makes larger', async () => {
    expect(
      await results('amount_in_words', [
        ['“sixty-eight million dollars” versus “$68 million”', 'Revenue | $ 3.5 bn'],
      ]),
    ).toEqual([]);
  });

  it('accuses no prose that spells many amounts, and one changed of several still', async () => {
    const spelled = ['two dollars', 'eight dollars and eight cents', 'nine dollars'];
    const rows = spelled.flatMap((words) => [`He paid ${words} for it | $ 1.73`, '', '', '']);
    expect((await results('amount_in_words', [rows])).map(({ status }) => status)).toEqual([]);
    const contract = [
      'Rent: two hundred dollars | $ 200.00',
      'Deposit: four hundred dollars | $ 900.00',
      'Fee: fifty dollars | $ 50.00',
    ];
    expect((await results('amount_in_words', [contract])).map(({ status }) => status)).toEqual([
      'pass',
      'fail',
      'pass',
    ]);
  });

  it('only warns where OCR read the digits once', async () => {
    const rows = ['Sum: 7,234.00 USD, one thousand two hundred thirty-four dollars only'];
    const options: PageOptions = {
      textSource: 'ocr',
      readAgain: () => ({ text: 'unreadable', confidence: 0.9 }),
    };
    expect(await results('amount_in_words', [rows], options)).toMatchObject([
      { status: 'warn', finding: null },
    ]);
  });
});

describe('Hebrew date', () => {
  it('passes the date of the day and fails another one', async () => {
    const options: PageOptions = { direction: 'rtl' };
    const right = [['י"ב בכסלו תשפ"ז', '22/11/2026']];
    expect(await results('hebrew_date', right, options)).toMatchObject([{ status: 'pass' }]);
    const changed = [['י"ב בכסלו תשפ"ז', '27/11/2026']];
    expect(await results('hebrew_date', changed, options)).toMatchObject([
      { status: 'fail', finding: 'hebrew_date_mismatch', values: { date: '2026-11-27', day: 17 } },
    ]);
  });

  it('says nothing where two dates stand near', async () => {
    const rows = [['י"ב בכסלו תשפ"ז', '22/11/2026 - 30/11/2026']];
    expect(await results('hebrew_date', rows, { direction: 'rtl' })).toEqual([]);
  });
});

describe('page numbers', () => {
  const numbered = (...labels: string[]) =>
    results(
      'page_numbers',
      labels.map((one) => [one]),
    );

  it('passes complete ones, in several languages and several documents of one file', async () => {
    expect(await numbered('Page 1 of 2', 'Page 2 of 2')).toMatchObject([{ status: 'pass' }]);
    expect(await numbered('עמוד 1 מתוך 2', 'עמוד 2 מתוך 2')).toMatchObject([{ status: 'pass' }]);
    expect(await numbered('Seite 1 von 1', 'Page 1/2', 'Page 2/2')).toMatchObject([
      { status: 'pass' },
      { status: 'pass' },
    ]);
  });

  it('warns of a part and of a gap, and accuses nobody', async () => {
    expect(await numbered('Page 1 of 3', 'Page 2 of 3')).toMatchObject([
      { status: 'warn', say: 'part', finding: null },
    ]);
    expect(await numbered('Page 1 of 3', 'Page 3 of 3')).toMatchObject([
      { status: 'warn', say: 'gap', finding: null },
    ]);
  });
});
