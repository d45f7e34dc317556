import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { at, makePage, type PlacedRow } from '../make-page.js';

const numberOf = async (...rows: (string | PlacedRow)[]): Promise<string | null> => {
  const direction = rows.some((row) => typeof row === 'string' && /[א-ת]/.test(row))
    ? 'rtl'
    : 'ltr';
  const { named } = await extractData([makePage(rows, { direction, textSource: 'ocr' })]);
  return named?.find(({ name }) => name === 'invoice_number')?.value ?? null;
};

describe('the number of a document', () => {
  it.each([
    ['behind a short key', ['CB#: 59581331'], '59581331'],
    ['joined to a short key', ['WT1 SFULL Inv:R000039737'], 'R000039737'],
    ['behind a label whose O was read as a zero', ['INVN0: POS01/00012379'], 'POS01/00012379'],
    ['before a colon', ['Invoice No. 48151: consulting'], '48151'],
    ['behind the title of an Israeli pro forma', ['חשבון עסקה 40005 [להמחשה]'], '40005'],
  ])('is read %s', async (_, rows, number) => expect(await numberOf(...rows)).toBe(number));

  it('is read below its heading in a table with room between', async () => {
    const heads = at(10, 'Invoice Number | Invoice Date | Due Date | Paid');
    const values = (y: number) => at(y, '34278587 | 6/18/2017 | 6/24/2017 | PT');
    expect(await numberOf(heads, values(15))).toBe('34278587');
    expect(await numberOf(heads, values(22))).toBeNull();
  });

  it.each([
    ['the number of a house', ['Tax Invoice', 'No. 1 Jalan Contoh']],
    ['a word with a zero for its O', ['Tax Invoice', 'D0UBLE BOX 10Y']],
    ['a word with a one for its l', ['Tax Invoice', 'Tab1e']],
    ['a number further below a title', [at(5, 'Tax Invoice'), at(11, '12/72')]],
    ['a key', ['Tax Invoice', 'A7: yes']],
  ])('is not %s', async (_, rows) => expect(await numberOf(...rows)).toBeNull());
});
