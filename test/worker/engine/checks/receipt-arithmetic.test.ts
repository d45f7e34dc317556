import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../extraction/make-page.js';
import { check, failures, only, tampered } from './run.js';

interface Receipt {
  prices: number[];
  /** Hundredths handed over beyond the total. */
  change: number;
}

const receipt = fc.record({
  prices: fc.array(fc.integer({ min: 120, max: 9_900 }), { minLength: 2, maxLength: 8 }),
  change: fc.integer({ min: 5, max: 5_000 }),
});

const money = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** A receipt of a till: articles with their amounts, no quantities, and the tax inside the prices. */
function rowsOf({ prices, change }: Receipt, printedTotal?: number): string[] {
  const total = prices.reduce((sum, price) => sum + price, 0);
  const base = Math.round(total / 1.06);
  return [
    'THE CORNER SHOP | ',
    ...prices.map((price, index) => `Article ${'ABCDEFGH'[index]} | ${money(price)}`),
    `TOTAL | ${money(printedTotal ?? total)}`,
    `CASH | ${money(total + change)}`,
    `CHANGE | ${money(change)}`,
    '',
    'TAX SUMMARY | ',
    `SR 6% | ${money(base)} | ${money(total - base)}`,
  ];
}

const checked = async (rows: string[]) => check('invoice', await extractData([makePage(rows)]));

describe('items in a column of their own', () => {
  const printed = (total: string): string[] => [
    'THE CORNER SHOP |  | ',
    'Article A | 3.90 | ',
    'Article B | 6.50 | ',
    'Article C | 1.90 | ',
    `TOTAL |  | ${total}`,
    'CASH |  | 50.00',
    'CHANGE |  | 37.70',
  ];

  it('decide that the total was changed where cash less change is another amount', async () => {
    expect(failures(await checked(printed('12.30')))).toEqual([]);
    expect(failures(await checked(printed('52.30')))).toMatchObject([
      { id: 'invoice_total', values: { expected: '12.30', printed: '52.30' } },
    ]);
  });

  it('accuse nothing by themselves', async () => {
    const rows = printed('52.30').slice(0, 5);
    expect(failures(await checked(rows))).toEqual([]);
  });
});

describe('a label of the total', () => {
  it('also stands before the VAT is added', async () => {
    const rows = ['A | 400.00', 'B | 1,000.00', 'Total | 1,400.00', 'VAT 17% | 238.00'];
    const found = check('invoice', await extractData([makePage(rows)]));
    expect(found.filter(({ status }) => status === 'fail')).toEqual([]);
  });
});

describe('the numbers of a receipt', () => {
  it('never accuse a consistent one', async () => {
    await fc.assert(
      fc.asyncProperty(receipt, async (one) => {
        expect(failures(await checked(rowsOf(one)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('name the total whose digit was changed, though no line of the table has a label', async () => {
    let found = 0;
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(receipt, fc.nat(3), fc.nat(8), async (one, position, digit) => {
        const total = one.prices.reduce((sum, price) => sum + price, 0);
        const changed = tampered(total, position, digit);
        if (Math.abs(changed - total) <= 10) return;
        tried += 1;
        const [fault] = only(await checked(rowsOf(one, changed)), 'invoice_total').filter(
          ({ status }) => status === 'fail',
        );
        if (fault === undefined) return;
        found += 1;
        expect(fault).toMatchObject({
          finding: 'total_mismatch',
          values: { part: 'total', expected: money(total), printed: money(changed) },
        });
      }),
      { numRuns: 100 },
    );
    // The rest misses the total by an amount that is also printed.
    expect(found / tried).toBeGreaterThan(0.8);
  });
});

it('of which nothing of one kind was sold holds without its subtotal', async () => {
  const rows = ['Egg rolls | 4.49', 'Wings | 7.20', 'Wings | 7.20', 'Halibut | 1.89'];
  const sums = ['Kids Subtotal | 0.00', 'Tax | 1.25', 'Total | 22.03'];
  expect(failures(await checked([...rows, ...sums]))).toEqual([]);
});
