import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../make-page.js';

const items = async (...rows: string[]) => {
  const data = await extractData([makePage(rows, { textSource: 'ocr' })]);
  return {
    amounts: data.lineItems.map(({ amount }) => amount.value.minor),
    complete: data.lineItemsComplete,
  };
};

describe('lines of a receipt without a heading', () => {
  const lines = [
    'WHITE CABLE TIE *S',
    '9072317 1 X 3.90 | 3.90',
    'HOSE PUMP *S',
    '9074333 2X | 1.95 | 3.90',
  ];
  const total = ['Total Incl. GST | RM 7.80', 'CASH | RM 10.00'];

  it('are found by their sign, with the price beside it or in a cell of its own', async () => {
    expect((await items(...lines, ...total)).amounts).toEqual([390, 390]);
  });

  it('do not take a sign at the end of a description for a quantity', async () => {
    expect((await items('CABLE 2X | 1.95 | 4.50', ...total)).amounts).toEqual([]);
  });

  it.each(['Item(s) :2 | Qty(s) 3', 'No. of items: 2', 'Total Qty: 3', 'פריטים: 2'])(
    'are all there are where a printed count agrees: %s',
    async (count) => expect((await items(...lines, count, ...total)).complete).toBe(true),
  );

  it.each([
    ['no count', []],
    ['another count', ['Item(s) :4']],
    ['an amount that is no item', ['SAVING | -0.50', 'Item(s) :2']],
  ])('are not known to be all with %s', async (_, more) =>
    expect((await items(...lines, ...more, ...total)).complete).toBe(false),
  );
});
