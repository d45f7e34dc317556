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

describe('a number in groups', () => {
  it.each([
    ['Invoice No. | 2602 0004 1877 5 B1', '26020004 18775B1'],
    ['Invoice No.: 26 044 17 882 / 3', '2604417882/3'],
    ['Rechnung | 818 044 2 1097', '81804421097'],
    ['Invoice No. | UMS/TI 26 03 0417', 'UMS/TI26030417'],
    ['Invoice No. | W-2026 01 774 815', 'W-202601774815'],
    ['Invoice No. | 14 0688213', '140688213'],
    ['Invoice No. | 0 7 1 8 - 4 4 0 2 9 1', '0718-440291'],
    ['Invoice No. 8 4471 0926 SILVER', '844710926'],
    ['Facture n° 6620 1184 57 du 27/11/2025', '6620118457'],
  ])('is one number: %s', async (row, number) =>
    expect(await numberOf(row)).toBe(number.replace(/ /g, '')),
  );

  it('is read from left to right in a line of Hebrew, as a page shows it', async () => {
    const words = ['חשבונית', 'מס:', '7714', '204', '31'];
    expect(await numberOf(words.join(' '))).toBe('312047714');
  });

  it.each([
    ['a date behind it', 'Invoice No. 2026/0188 12.03.2026', '2026/0188'],
    ['an amount behind it', 'Invoice No. 4471 1,250.00', '4471'],
    ['another number behind it', 'Invoice No. 20260012 4471093', '20260012'],
    ['a code behind it', 'Invoice No. 876876876 RX11/05', '876876876'],
    ['a word behind it', 'Invoice No. 20260012 COPY', '20260012'],
    ['a short one behind it', 'Invoice No. 17 2', '17'],
    ['a key behind it', 'Invoice No. 330712 VAT 17', '330712'],
  ])('is not made with %s', async (_, row, number) => expect(await numberOf(row)).toBe(number));
});
