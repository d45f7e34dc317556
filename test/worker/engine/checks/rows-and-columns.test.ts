import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../extraction/make-page.js';
import { check, failures, only, tampered } from './run.js';

const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** Results of the check on a page with these lines, of a kind that no other check of sums knows. */
const results = async (rows: string[]) =>
  only(check('contract', await extractData([makePage(rows)])), 'rows_and_columns');

const lines = fc.array(
  fc.record({
    count: fc.integer({ min: 2, max: 40 }),
    price: fc.integer({ min: 1001, max: 90_000 }),
  }),
  { minLength: 2, maxLength: 5 },
);
type Lines = { count: number; price: number }[];

/** A table that no heading explains, its sum below; `changed` prints the amount of one line otherwise. */
function table(items: Lines, changed?: { index: number; minor: number }): string[] {
  const sum = items.reduce((total, { count, price }) => total + count * price, 0);
  return [
    ...items.map(({ count, price }, index) => {
      const amount = index === changed?.index ? changed.minor : count * price;
      return `Xyz ${'abc'.repeat(index + 1)} | ${count} | ${decimal(price)} | ${decimal(amount)}`;
    }),
    `Qrst | uvwx | yz | ${decimal(sum)}`,
  ];
}

describe('rows and columns', () => {
  it('confirm amounts by quantity and price and by the sum below, whatever they are called', async () => {
    await fc.assert(
      fc.asyncProperty(lines, async (items) => {
        const found = await results(table(items));
        expect(found).toMatchObject([{ status: 'pass' }]);
        expect(Number(found[0]?.values.count)).toBeGreaterThanOrEqual(items.length);
      }),
      { numRuns: 15 },
    );
  });

  it('name a changed amount of a line, with the value that its line and its column demand', async () => {
    const edit = fc.record({ index: fc.nat(4), position: fc.nat(6), digit: fc.nat(8) });
    await fc.assert(
      fc.asyncProperty(lines, edit, async (items, { index: at, position, digit }) => {
        const index = at % items.length;
        const { count, price } = items[index]!;
        const minor = tampered(count * price, position, digit);
        // What rounding of a price explains says nothing.
        fc.pre(Math.abs(minor - count * price) > 1 + count && minor >= 1000);
        const found = await results(table(items, { index, minor }));
        fc.pre(found.some(({ status }) => status !== 'pass'));
        expect(found).toMatchObject([
          {
            status: 'fail',
            finding: 'total_mismatch',
            values: { printed: decimal(minor), expected: decimal(count * price) },
          },
        ]);
      }),
      { numRuns: 25 },
    );
    const plain = [
      { count: 12, price: 4110 },
      { count: 7, price: 22_035 },
    ];
    expect(await results(table(plain, { index: 1, minor: 954_245 }))).toMatchObject([
      { status: 'fail', values: { printed: '9542.45', expected: '1542.45' } },
    ]);
  });

  it('name what a line misses by a digit where two other lines show what its columns make', async () => {
    const rows = (gross: string) => [
      'Abcd | 1,278.61 | 140.39 | 1,419.00',
      'Efgh | 3,512.07 | 386.33 | 3,898.40',
      'Ijkl | 2,244.18 | 246.86 | ' + gross,
    ];
    expect(await results(rows('2,491.04'))).toMatchObject([{ status: 'pass' }]);
    expect(await results(rows('8,491.04'))).toMatchObject([
      { status: 'fail', values: { printed: '8491.04', expected: '2491.04', or_parts: 1 } },
    ]);
    // Something else was added in this line: it demands any value, or what is printed beside it.
    for (const other of ['2,733.91', '2,991.04 | 500.00'])
      expect((await results(rows(other))).map(({ status }) => status)).not.toContain('fail');
    // Of two lines one shows nothing.
    expect((await results(rows('8,491.04').slice(1))).map(({ status }) => status)).toEqual([
      'pass',
    ]);
  });

  it('name a sum of a column that misses by a digit beside one that holds, or alone above all', async () => {
    const rows = (sum: string) => [
      'Abcd | 1,278.61 | 14,032.77',
      'Efgh | 3,512.07 | 38,633.15',
      'Ijkl | 2,244.18 | 24,686.09',
      `Mnop | 7,034.86 | ${sum}`,
    ];
    expect(await results(rows('77,352.01'))).toMatchObject([{ status: 'pass' }]);
    expect(await results(rows('97,352.01'))).toMatchObject([
      { status: 'fail', values: { printed: '97352.01', expected: '77352.01', or_parts: 1 } },
    ]);
    expect((await results(rows('81,904.53'))).map(({ status }) => status)).toEqual(['pass']);
  });

  it('say nothing where a check that knows the labels names a wrong amount already', async () => {
    const rows = (total: string) => [
      'Invoice no. 20411',
      'Description | Quantity | Price | Net | Gross',
      'Survey | 3 | 214.37 | 643.11 | 758.87',
      'Repair | 7 | 88.49 | 619.43 | 730.93',
      'Paint | 4 | 31.28 | 125.12 | 147.64',
      'Subtotal | 1,387.66',
      'VAT 18% | 249.78',
      `Total | ${total}`,
    ];
    const failed = async (total: string) =>
      failures(check('invoice', await extractData([makePage(rows(total))])));
    expect(await failed('1,637.44')).toEqual([]);
    expect(await failed('7,637.44')).toMatchObject([{ id: 'invoice_total' }]);
  });

  it('name a sum of a line that is printed right at another place', async () => {
    const rows = (sum: string) => [
      'Abcd | 278.61 | 40.39 | 319.00',
      'Efgh ijkl',
      'Mnop',
      'Qrst uvwx yz',
      `Zyxw | 278.61 | 40.39 | ${sum}`,
    ];
    expect(await results(rows('319.00'))).toMatchObject([{ status: 'pass' }]);
    expect(await results(rows('819.00'))).toMatchObject([
      { status: 'fail', values: { printed: '819.00', expected: '319.00' } },
    ]);
  });

  it('name a part of a line of totals that the only article above it prints otherwise', async () => {
    const rows = (net: string) => [
      'Abcd efgh | 1 | 278.61 | 40.39 | 319.00',
      'Ijkl | 1 | ' + net + ' | 40.39 | 319.00',
    ];
    expect(await results(rows('298.61'))).toMatchObject([
      { status: 'fail', values: { printed: '298.61', expected: '278.61' } },
    ]);
    expect(await results(rows('278.61'))).toMatchObject([{ status: 'pass' }]);
    // Once the net would be a product too.
    const tax = ['Abcd | 1 | 278.61 | 40.39 | 319.00', 'Ijkl | 1 | 278.61 | 20.39 | 319.00'];
    expect(await results(tax)).toMatchObject([
      { status: 'fail', values: { printed: '20.39', expected: '40.39' } },
    ]);
    // Round figures agree by chance.
    const round = ['Abcd | 1 | 200.00 | 100.00 | 300.00', 'Ijkl | 1 | 250.00 | 100.00 | 300.00'];
    expect((await results(round)).map(({ status }) => status)).not.toContain('fail');
  });

  it('say nothing of a number beside ones that already make up another', async () => {
    // A payslip's deduction stands in the line of a payment: 182 x 70.00 is 12,740.00, not 1,482.60.
    const rows = [
      'Base | 182 | 70.00 | 12,740.00 | Tax | 1,482.60',
      'Travel | 21 | 22.60 | 474.60 | Health | 612.00',
    ];
    expect(await results(rows)).toMatchObject([{ status: 'pass' }]);
  });

  it('say nothing of the number of a line beside an amount that repeats', async () => {
    // 1 x 2,661.94 is no balance, though the instalment is printed in every line.
    const rows = [
      '57,643.06 | 305.00 | 2,356.94 | 2,661.94 | 1',
      '55,274.14 | 293.02 | 2,368.92 | 2,661.94 | 2',
      '52,893.18 | 280.98 | 2,380.96 | 2,661.94 | 3',
    ];
    const found = await results(rows);
    expect(found.filter(({ status }) => status !== 'pass')).toEqual([]);
  });

  it('say nothing of the year so far below the payments of a month and their total', async () => {
    const payments = [6287.25, 946.81, 373.5, 498, 270, 223].map((one) => one.toFixed(2));
    const rows = [...payments, '8598.56', '17187.62'].map(
      (one, at) => `Xyz${'ab'.repeat(at)} | ${one}`,
    );
    expect((await results(rows)).filter(({ status }) => status === 'fail')).toEqual([]);
    // The sum of the month itself is judged.
    const changed = rows.with(6, rows[6]!.replace('8598.56', '8798.56')).slice(0, 7);
    expect((await results(changed)).filter(({ status }) => status === 'fail')).toHaveLength(1);
  });

  it('say nothing of a tax beside its base and rate, with a sign of percent or without', async () => {
    for (const rate of ['6%', '6.00']) {
      const rows = ['Abcd | 31.47', 'Efgh | ijk | lm', `1 | ${rate} | 29.69 | 1.78`];
      const found = await results(rows);
      expect(found.filter(({ status }) => status !== 'pass')).toEqual([]);
    }
  });

  it('say nothing of a discount that is a percentage of the line, and of figures that agree by chance', async () => {
    expect(
      await results(['Oil | 20 | 4.55 | 10% | 81.90', 'Salt | 5 | 3.20 | 16.00']),
    ).toMatchObject([{ status: 'pass' }]);
    const scores = Array.from({ length: 30 }, (_, row) =>
      Array.from({ length: 9 }, (__, column) => (5 + ((row * 7 + column * 3) % 12) / 4).toFixed(2)),
    ).map((figures) => `Component | ${figures.join(' | ')}`);
    const found = await results(scores);
    expect(found.filter(({ status }) => status !== 'pass')).toEqual([]);
  });

  it('accuse no number of a sentence', async () => {
    const rows = [
      'Strom | 11 | 96.00 | 1056.00',
      'Your new instalment is 105.00 EUR (before 96.00 EUR). It is due on the 1 of each month',
    ];
    expect((await results(rows)).filter(({ status }) => status === 'fail')).toEqual([]);
  });

  it('accuse no amount of what its neighbours make elsewhere', async () => {
    const plan = [
      'Abc 2 of 6 | 133.17 | 1,028.40',
      'Def | 17.74 | 3.40',
      'Plan 799.02 / | 6 x | 133.17',
    ];
    expect((await results(plan)).every(({ status }) => status !== 'fail')).toBe(true);
    // Two equal parts, one of which is added.
    const fund = ['Xyz | 618.16 | 296.72 | 321.44 | 296.72 | 4,945.29'];
    expect((await results(fund)).every(({ status }) => status !== 'fail')).toBe(true);
  });
});

describe('lines of two receipts that run into each other', () => {
  const receipts = ['MONTANT | ', '16.50 EUR | 1 | Meal | 21.50', 'TOTAL | | | 21.50'];

  it('make no product of an amount before its quantity of one and its price', async () => {
    expect(await results(receipts)).not.toMatchObject([{ status: 'fail' }]);
  });

  it('but do behind them: the same line with the amount last', async () => {
    const line = ['Meal | 1 | 21.50 | 16.50', 'TOTAL | | | 21.50'];
    expect(await results(line)).toMatchObject([
      { status: 'fail', values: { printed: '16.50', expected: '21.50' } },
    ]);
  });
});
