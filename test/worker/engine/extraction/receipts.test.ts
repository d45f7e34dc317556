import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage, type PageOptions } from './make-page.js';

const read = (rows: readonly string[], options: PageOptions = {}): Promise<DocumentData> =>
  extractData([makePage(rows, { textSource: 'ocr', ...options })]);
const minors = ({ fields }: DocumentData): Record<string, number> =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value.minor]));

/** Two readers who never agree, so that every value stays unsure. */
const doubtful: PageOptions = { readAgain: () => ({ text: '?', confidence: 0.9 }) };

describe('the total of a receipt', () => {
  it('is the amount after rounding, however it is called', async () => {
    const items = ['Milk | 13.58', 'Total Sales (Inclusive GST) | RM 13.58'];
    const paid = ['CASH | RM 14.00', 'CHANGE | RM .40'];
    const adjusted = 'Rounding Adjustment | RM .02';
    const called = await read([...items, adjusted, 'Rounding | RM 13.60', ...paid]);
    expect(minors(called)).toEqual({ total: 1360, rounding: 2, cash: 1400, change: 40 });
    const unknown = await read([...items, adjusted, 'TTX AX RNX | RM 13.60', ...paid]);
    expect(minors(unknown)).toMatchObject({ total: 1360, rounding: 2 });
    const unprinted = await read([...items, adjusted, ...paid]);
    expect(minors(unprinted)).toMatchObject({ total: 1358, rounding: 2 });
  });

  it('of which two readings differ is the one that cash and change allow, and stays unsure', async () => {
    const rows = ['Total Inc. GST | 758.70', 'Final Total | 753.70', 'Cash | 760.00'];
    const { fields } = await read([...rows, 'Change | 1.30'], doubtful);
    expect(fields.total).toMatchObject({ value: { minor: 75_870 }, certainty: 'unsure' });
    const without = await read([...rows, 'Change | 9.99'], doubtful);
    expect(minors(without)).toMatchObject({ total: 75_370 });
  });

  it('that two readers agree on stays, whatever the sums say', async () => {
    const rows = ['Total Inc. GST | 758.70', 'Final Total | 753.70', 'Cash | 760.00'];
    const { fields } = await read([...rows, 'Change | 1.30']);
    expect(fields.total).toMatchObject({ value: { minor: 75_370 }, certainty: 'confirmed' });
  });

  it('without a legible label is what cash and change leave, unsure', async () => {
    const { fields } = await read(['Tea | 3.00', 'Txxxl | 12.50', 'Cash | 20.00', 'Change | 7.50']);
    expect(fields.total).toMatchObject({ value: { minor: 1250 }, certainty: 'unsure' });
    const exact = await read(['Subtotal | 12.50', 'Txxxl | 12.50', 'Cash | 12.50']);
    expect(exact.fields.total).toMatchObject({ value: { minor: 1250 }, certainty: 'unsure' });
    const subtotal = (cash: string) => read(['Subtotal | 12.50', cash, 'Change | 7.50']);
    expect(minors(await subtotal('Cash | 20.00'))).toMatchObject({ total: 1250 });
    expect(minors(await subtotal('Cash | 21.00'))).not.toHaveProperty('total');
  });

  it('is the only amount of an invoice, printed with its currency, unsure', async () => {
    const rows = ['Invoice Number | Charges', '34278587 | $56,651.49 PT'];
    const { fields } = await read(rows);
    expect(fields.total).toMatchObject({ value: { minor: 5_665_149 }, certainty: 'unsure' });
    expect(minors(await read([...rows, 'Fee | $2.00']))).toEqual({});
    expect(minors(await read(['Dear Sir, your bonus is $500.00.']))).toEqual({});
  });

  it('before tax is the subtotal of the total after it', async () => {
    const data = await read(['Total | 1,400.00', 'VAT | 238.00', 'Total to pay | 1,638.00']);
    expect(minors(data)).toEqual({ subtotal: 140_000, vat: 23_800, total: 163_800 });
  });

  it('is not the tax that brackets in a cell of their own name', async () => {
    const data = await read(['Total | (Excluding GST): | 4.80', 'TOTAL: | 4.80']);
    expect(minors(data)).toEqual({ total: 480 });
  });
});

describe('the tax of a receipt whose total includes it', () => {
  const named = (data: DocumentData, name: string): string | undefined =>
    data.named?.find((value) => value.name === name)?.value;
  const total = 'Total Incl. GST | RM 12.30';

  it.each([
    ['in a sentence', ['GST @6% included in total | RM 0.70'], '0.70'],
    ['in a sentence that begins with the total', ['TOTAL INCLUDES 6% GST | 0.70'], '0.70'],
    ['in a summary of one rate', ['GST Summary | Amount | Tax', 'SR 6% | 11.60 | 0.70'], '0.70'],
    ['as none in a summary', ['GST Summary | Amount | Tax', 'ZRL (@ 0%) | 12.30 | 0.00'], '0.00'],
    [
      'in a summary without rates that makes the total',
      ['GST Summary | Amount | Tax', 'SR | 11.32 | 0.68', 'ZR | 0.30 | 0.00'],
      '0.68',
    ],
  ])('is read %s, and belongs to no sum', async (_, rows, vat) => {
    const data = await read([total, ...rows]);
    expect(named(data, 'vat')).toBe(vat);
    expect(minors(data)).toEqual({ total: 1230 });
  });

  it('is not given where several rates are summed up, or an amount is too large for a tax', async () => {
    const summary = ['GST Summary | Amount | Tax', 'SR 6% | 11.60 | 0.70', 'LR 10% | 5.00 | 0.50'];
    expect(named(await read([total, ...summary]), 'vat')).toBeUndefined();
    const other = ['GST Summary | Amount | Tax', 'SR | 20.00 | 0.68'];
    expect(named(await read([total, ...other]), 'vat')).toBeUndefined();
    const sentence = ['Price includes GST | 12.30'];
    expect(named(await read([total, ...sentence]), 'vat')).toBeUndefined();
  });
});

describe('a heading on two lines', () => {
  it('is no total where its first line says "sub"', async () => {
    const data = await read(['Sub', 'Total | 150.00', '', 'Total | 180.00']);
    expect(minors(data)).toEqual({ subtotal: 15_000, total: 18_000 });
  });
});

describe('the subtotal of a receipt', () => {
  it.each([
    ['in its own cell', 'Food | Subtotal: | 37.90'],
    ['before it', 'Food Subtotal: | 37.90'],
  ])('is none of a kind of goods that stands %s', async (_, food) => {
    const data = await read(['Bar Subtotal: | 14.00', food, 'TOTAL: | 56.38']);
    expect(minors(data)).toEqual({ total: 5638 });
  });
});
