import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage } from './make-page.js';

/** Read by OCR, and every second reading differs in all its digits. */
const readOnce = (rows: readonly string[]) =>
  extractData([
    makePage(rows, {
      textSource: 'ocr',
      readAgain: (text) => ({ text: text.replaceAll(/\d/g, '7'), confidence: 0.9 }),
    }),
  ]);

const STATEMENT_HEAD = [
  'Account statement',
  'Date | Description | Amount | Balance',
  '01/03/2026 | Opening | 0.00 | 1,000.00',
];

describe('amounts that a printed sum ties together', () => {
  it('are confirmed along a running balance, and the rows beside a wrong one are not', async () => {
    const { transactions } = await readOnce([
      ...STATEMENT_HEAD,
      '02/03/2026 | Rent | -400.00 | 600.00',
      '03/03/2026 | Salary | 2,150.00 | 2,750.00',
      '04/03/2026 | Shop | -91.30 | 2,568.70',
      '05/03/2026 | Shop | -68.70 | 2,500.00',
    ]);
    const certainties = transactions.map(({ amount, balance }) => [
      amount?.certainty,
      balance?.certainty,
    ]);
    expect(certainties.slice(1)).toEqual([
      ['confirmed', 'confirmed'],
      ['confirmed', 'confirmed'],
      ['unsure', 'confirmed'],
      ['confirmed', 'confirmed'],
    ]);
  });

  it('are confirmed where the newest row stands first', async () => {
    const { transactions } = await readOnce([
      'Account statement',
      'Date | Description | Amount | Balance',
      '05/03/2026 | Shop | -68.70 | 2,500.00',
      '04/03/2026 | Shop | -91.30 | 2,568.70',
      '03/03/2026 | Salary | 2,150.00 | 2,660.00',
    ]);
    expect(transactions.map(({ balance }) => balance?.certainty)).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
    ]);
  });

  it('are confirmed by subtotal and tax, and by quantity and price, but not by a price printed twice', async () => {
    const { fields, lineItems } = await readOnce([
      'Invoice',
      'Description | Quantity | Price | Amount',
      'Paper | 3 | 40.00 | 120.00',
      'Chair | 1 | 80.00 | 80.00',
      'Subtotal | 200.00',
      'VAT 18% | 36.00',
      'Total | 236.00',
    ]);
    expect(fields.total?.certainty).toBe('confirmed');
    expect(fields.vat?.certainty).toBe('confirmed');
    expect(lineItems[0]?.unitPrice?.certainty).toBe('confirmed');
    expect(lineItems[1]?.unitPrice?.certainty).toBe('unsure');
  });

  it('stay unsure where the sum does not hold, and where a text layer leaves them unsure', async () => {
    const rows = ['Invoice', 'Subtotal | 200.00', 'VAT 18% | 36.00', 'Total | 238.00'];
    expect((await readOnce(rows)).fields.total?.certainty).toBe('unsure');
    const layer = await extractData([makePage(rows)]);
    expect(layer.fields.total?.certainty).toBe('exact');
  });
});
