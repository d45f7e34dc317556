import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../worker/engine/evidence/page.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { check, tampered } from '../checks/run.js';
import { type Align, cellWords, lineOf, printed } from './make-cells.js';
import { makePage } from './make-page.js';

interface Item {
  pieces: number;
  /** Hundredths. */
  price: number;
}

type Language = 'he' | 'en';

const WIDTHS = [26, 18, 24, 24];
const HEADS = {
  en: ['Description', 'Qty', 'Unit price', 'Total'],
  he: ['תיאור', 'כמות', 'מחיר יחידה', 'סה"כ'],
};
const SUMS = {
  en: ['Subtotal', 'VAT 18%', 'Total due'],
  he: ['סה"כ לפני מע"מ', 'מע"מ 18%', 'סה"כ לתשלום'],
};

/** An invoice with right-aligned numbers below headings aligned otherwise, with or without row numbers. */
function makeInvoice(
  items: readonly (Item & { amount: number })[],
  { language, headings, numbered }: { language: Language; headings: Align; numbered: boolean },
): Page {
  const direction = language === 'he' ? 'rtl' : 'ltr';
  const start: Align = language === 'he' ? 'right' : 'left';
  const subtotal = items.reduce((sum, { pieces, price }) => sum + pieces * price, 0);
  const vat = Math.round(subtotal * 0.18);
  const [base = '', tax = '', total = ''] = SUMS[language];
  const rows: { cells: string[]; align: Align }[] = [
    { cells: HEADS[language], align: headings },
    ...items.map(({ pieces, price, amount }) => ({
      cells: [
        language === 'he' ? 'מחסנית טונר' : 'Toner cartridge',
        String(pieces),
        printed(price),
        printed(amount),
      ],
      align: 'right' as const,
    })),
    { cells: [base, '', '', printed(subtotal)], align: 'right' },
    { cells: [tax, '', '', printed(vat)], align: 'right' },
    { cells: [total, '', '', printed(subtotal + vat)], align: 'right' },
  ];
  const lines = rows.map(({ cells, align }, index) => {
    const y = 10 + 2 * index;
    const words = cells.flatMap((text, column) => {
      const before = WIDTHS.slice(0, column).reduce((sum, width) => sum + width, 4);
      const width = WIDTHS[column] ?? 0;
      const left = language === 'he' ? 100 - before - width : before;
      return cellWords(text, left, width, column === 0 ? start : align, y, direction);
    });
    const isItem = index > 0 && index <= items.length;
    const edge = language === 'he' ? 96 : 0;
    const number = numbered && isItem ? cellWords(String(index), edge, 4, start, y, direction) : [];
    return lineOf([...number, ...words], y, direction);
  });
  return { ...makePage([], { direction }), lines };
}

const items = fc
  .uniqueArray(
    fc.record({
      pieces: fc.integer({ min: 2, max: 12 }),
      price: fc.integer({ min: 5_000, max: 90_000 }),
    }),
    { minLength: 3, maxLength: 9, selector: ({ price }) => price },
  )
  .map((all) => all.map((item) => ({ ...item, amount: item.pieces * item.price })));
const look = fc.record({
  language: fc.constantFrom<Language[]>('he', 'en'),
  headings: fc.constantFrom<Align[]>('left', 'centre', 'right'),
  numbered: fc.boolean(),
});

const RUNS = { numRuns: 40 };

const failing = (results: ReturnType<typeof check>) =>
  results.filter(({ status }) => status === 'fail');

describe('the items of an invoice', () => {
  it('are read with every number in its own column, however headings are set', async () => {
    await fc.assert(
      fc.asyncProperty(items, look, async (sold, how) => {
        const data = await extractData([makeInvoice(sold, how)]);
        expect(
          data.lineItems.map(({ quantity, unitPrice, amount }) => [
            quantity?.value,
            unitPrice?.value.minor,
            amount.value.minor,
          ]),
        ).toEqual(sold.map(({ pieces, price, amount }) => [pieces, price, amount]));
        expect(failing(check('invoice', data))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('show one changed amount at its row, however headings are set', async () => {
    await fc.assert(
      fc.asyncProperty(items, look, fc.nat(), async (sold, how, seed) => {
        const at = seed % sold.length;
        const forged = sold.map((item, index) =>
          index === at ? { ...item, amount: tampered(item.amount, 0, 3) } : item,
        );
        const found = failing(check('invoice', await extractData([makeInvoice(forged, how)])));
        expect(found).toMatchObject([
          {
            finding: 'total_mismatch',
            values: { expected: ((sold[at]?.amount ?? 0) / 100).toFixed(2) },
          },
        ]);
      }),
      RUNS,
    );
  });

  it('have no column for the price that a receipt prints below the description', async () => {
    const rows = [
      'Item | Qty | Total',
      'Meat and rice',
      '7.10 | 2 | 14.20',
      'Greens',
      '1.10 | 1 | 1.10',
    ];
    const data = await extractData([makePage([...rows, 'Total amount: 15.30'])]);
    expect(
      data.lineItems.map(({ quantity, unitPrice, amount }) => [
        quantity?.value,
        unitPrice,
        amount.value.minor,
      ]),
    ).toEqual([
      [2, null, 1420],
      [1, null, 110],
    ]);
  });
});
