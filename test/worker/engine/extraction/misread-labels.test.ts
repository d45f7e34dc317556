import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../../worker/engine/text/edit-distance.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage } from './make-page.js';

const totals = async (row: string, textSource: 'ocr' | 'text_layer') => {
  const direction = /[א-ת]/.test(row) ? 'rtl' : 'ltr';
  const { fields } = await extractData([makePage(['x', row], { direction, textSource })]);
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value.minor]));
};

describe('a label that OCR spoiled', () => {
  it.each([
    ['פה"כ ניכויים | 4,010.62', { total_deductions: 401_062 }],
    ['סה"כ לתשלוס | 1,170.00', { total: 117_000 }],
    ['ס כום ההע ברה | 4,680.00', { transfer_amount: 468_000 }],
    ['Grand Totai | 45.00', { total: 4500 }],
    ['SUB TOTAI | 45.00', { subtotal: 4500 }],
    ['Tota | 45.00', { total: 4500 }],
    ['Rounding Adjustaent RH | .02', { rounding: 2 }],
    ['otal: 45.00', { total: 4500 }],
    ['btotal | 45.00', { subtotal: 4500 }],
    ['Totalwith GST 6% | 45.00', { total: 4500 }],
    ['TotalSalesInclusive GST | 45.00', { total: 4500 }],
    ['TotalExcludingGST | 45.00', { subtotal: 4500 }],
  ])('is still known by its letters: %s', async (row, expected) => {
    expect(await totals(row, 'ocr')).toEqual(expected);
  });

  it.each([
    'Tota1 Tiems | 2.00',
    'Total Tiems | 2.00',
    'Motel | 45.00',
    'Tofu | 45.00',
    'Tot | 45.00',
  ])('is not guessed from another word: %s', async (row) =>
    expect(await totals(row, 'ocr')).toEqual({}),
  );

  it('is taken at its word in a text layer', async () => {
    expect(await totals('Grand Totai | 45.00', 'text_layer')).toEqual({});
  });
});

describe('a number that lost its point', () => {
  it.each([
    'Total | 1250',
    'Total | RM 79 50',
    'Total | 79 50',
    'Total | $4100',
    'Total | EUR | 62',
  ])('is no amount where OCR reads decimals elsewhere: %s', async (row) => {
    const { fields } = await extractData([makePage(['Milk | 6.20', row], { textSource: 'ocr' })]);
    expect(fields).toEqual({});
  });

  it('is one where nothing has decimals', async () => {
    const { fields } = await extractData([
      makePage(['Milk | 6', 'Total | ₪41'], { textSource: 'ocr' }),
    ]);
    expect(fields.total?.value.minor).toBe(4100);
  });
});

it('counts the letters that differ, up to a bound', () => {
  expect(editDistance('abc', 'abc', 1)).toBe(0);
  expect(editDistance('abc', 'abd', 1)).toBe(1);
  expect(editDistance('abc', 'ab', 1)).toBe(1);
  expect(editDistance('abc', 'xbd', 1)).toBeNull();
  expect(editDistance('abcdef', 'ab', 2)).toBeNull();
});
