import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { writeExtracted } from '../../../../worker/engine/report/write-extracted.js';
import { makePage } from './make-page.js';

const dataOf = (rows: readonly string[]) =>
  extractData([makePage(rows, { direction: /[א-ת]/.test(rows.join('')) ? 'rtl' : 'ltr' })]);

const currencyOf = async (...rows: string[]) => writeExtracted(await dataOf(rows)).currency;

describe('whose dollars a document states', () => {
  it.each([
    ['TORONTO ON M8V 4B1', 'CAD'],
    ['HST 13 % | $13.00', 'CAD'],
    ['Contoso Energy Pty Ltd ABN 41 622 904 718', 'AUD'],
    ['SINGAPORE 560418', 'SGD'],
    ['Amounts in Singapore dollars', 'SGD'],
    ['Example House, Wellington, New Zealand', 'NZD'],
    ['Portland, OR 97228', 'USD'],
    ['Your new statement', 'USD'],
  ])('is told by its addresses, taxes and words: %s', async (line, currency) => {
    expect(await currencyOf('Contoso', line, 'Total | $113.00')).toBe(currency);
  });

  it('is stated of every amount', async () => {
    const { fields, amounts } = await dataOf(['Contoso ABN 41 622 904 718', 'Total | $113.00']);
    expect(fields.total?.value).toEqual({ minor: 11_300, currency: 'AUD' });
    expect(amounts.map(({ value }) => value.currency)).toEqual(['AUD']);
  });

  it('are those of the United States where these are named too', async () => {
    for (const line of ['Paid in USD', 'Portland, OR 97228', 'US$ account', 'United States'])
      expect(await currencyOf('Contoso ABN 41 622 904 718', line, 'Total | $113.00')).toBe('USD');
  });

  it('are not told by two countries', async () => {
    const rows = ['TORONTO ON M8V 4B1', 'Contoso ABN 41 622 904 718', 'Total | $113.00'];
    expect(await currencyOf(...rows)).toBe('USD');
  });
});

describe('the currency of a document that prints none', () => {
  it.each([
    ['IBAN DE89 3704 0044 0532 0130 00', 'EUR'],
    ['IBAN GB82 WEST 1234 5698 7654 32', 'GBP'],
    ['GSTIN: 27AABFS7352M1ZR', 'INR'],
    ['Sort code 20-00-00', 'GBP'],
    ['Contoso Ltd', null],
  ])('is that of its accounts or registers: %s', async (line, currency) => {
    expect(await currencyOf(line, 'Total | 113.00')).toBe(currency);
  });

  it('is the shekel on a document in Hebrew', async () => {
    expect(await currencyOf('חשבונית מס 4711', 'מע"מ 18% | 18.00', 'סה"כ | 118.00')).toBe('ILS');
  });

  it('is left open where accounts are of several countries', async () => {
    const rows = ['IBAN DE89 3704 0044 0532 0130 00', 'IBAN GB82 WEST 1234 5698 7654 32'];
    expect(await currencyOf(...rows, 'Total | 113.00')).toBeNull();
  });
});

describe('the currency of a document of several', () => {
  it('is that of its sums, not of most of its lines', async () => {
    const lines = ['Flight | USD 420.00', 'Hotel | USD 310.00', 'Visa | USD 50.00'];
    expect(await currencyOf(...lines, 'Total | EUR 702.00')).toBe('EUR');
  });

  it('is the shekel in Hebrew, where a few lines are of another', async () => {
    const rows = ['תנועות בחשבון', 'משכורת | 14,286.31', 'ועד בית | 280.00', 'ריבית | 112.84'];
    rows.push('שיק | 500.00', 'מים | 143.85', 'ביטוח | 96.40', 'גז | 61.20');
    expect(await currencyOf(...rows, 'קניה באתר EUR 12.00 | 48.10', 'מע"מ 18% | 18.00')).toBe(
      'ILS',
    );
  });

  it('is no code in a word of an address', async () => {
    expect(await currencyOf('Contoso Ltd', 'Bristol BS2 0XJ', 'Total | 113.00')).toBeNull();
  });
});
