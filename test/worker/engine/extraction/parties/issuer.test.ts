import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { at, makePage, type PlacedRow } from '../make-page.js';

const issuerOf = async (
  rows: (string | PlacedRow)[],
  textSource: 'ocr' | 'text_layer' = 'text_layer',
): Promise<string | null> =>
  (await extractData([makePage(rows, { textSource })])).named?.find(({ name }) => name === 'issuer')
    ?.value ?? null;

describe('the issuer of a receipt', () => {
  const address = [
    'No. 2, Jalan Contoh 19/9',
    '43200 Contoh, Selangor',
    'GST REG NO: 001122334455',
  ];

  it('is the first line above an address and a registration, without a legal form', async () => {
    const rows = ['RESTORAN CONTOH', '002043319-W', ...address, '', 'Tax Invoice', 'Total 5.60'];
    expect(await issuerOf(rows, 'ocr')).toBe('RESTORAN CONTOH');
  });

  it('keeps a title that is part of a company', async () => {
    expect(await issuerOf(['MR. CONTOH (M) SDN BHD', ...address], 'ocr')).toBe(
      'MR. CONTOH (M) SDN BHD',
    );
  });

  it('has the letter O where OCR read a zero among capitals, and keeps its numbers', async () => {
    expect(await issuerOf(['C0NT0H C0. BHD', ...address], 'ocr')).toBe('CONTOH CO. BHD');
    expect(await issuerOf(['100 CONTOH BHD', ...address], 'ocr')).toBe('100 CONTOH BHD');
    expect(await issuerOf(['C0NT0H C0. BHD', ...address])).toBe('C0NT0H C0. BHD');
  });
});

describe('the issuer of a letter', () => {
  it('may be named in the middle only where it is repeated or has the domain of the contacts', async () => {
    const head = [at(4, 'PAYMENT RECEIPT'), at(20, 'Grand Total | 19.39')];
    const company = [at(55, 'Example Stays Pvt. Ltd.')];
    const repeated = [...company, at(75, 'Example Stays Private Limited')];
    expect(await issuerOf([...head, ...company])).toBeNull();
    expect(await issuerOf([...head, ...repeated])).toBe('Example Stays Pvt. Ltd.');
  });

  it('is no heading, question, date or label', async () => {
    for (const text of [
      'CONSOLIDATED BALANCE SUMMARY',
      'Questions?',
      'January 14, 2026 through February 10, 2026',
      'Company',
    ])
      expect(await issuerOf([text, 'Tel. 020 7946 0000', '12 High Street'])).toBeNull();
  });
});
