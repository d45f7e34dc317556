import { describe, expect, it } from 'vitest';
import { dataOf, type Texts } from '../extraction/read-placed.js';
import { check, only } from './run.js';

/** Hundreds for each month, and a total column that is their sum unless it is given. */
interface Line {
  label: string;
  months: number[];
  total?: number;
}

const grouped = (value: number): string => value.toLocaleString('en-US');

/** A yearly form with a column for each month; whole numbers, as forms of a year print them. */
const form = (lines: readonly Line[], total = 'Total'): Texts[] => [
  [[7, 'Annual certificate of wages and tax']],
  [
    [2, 'Month'],
    ...Array.from({ length: 12 }, (_, at): readonly [number, string] => [
      14 + 6 * at,
      String(at + 1).padStart(2, '0'),
    ]),
    [88, total],
  ],
  ...lines.map(({ label, months, total: printed }): Texts => [
    [2, label],
    ...months.map((value, at): readonly [number, string] => [13 + 6 * at, grouped(value)]),
    [87, grouped(printed ?? months.reduce((sum, value) => sum + value, 0))],
  ]),
];

const GROSS = [
  16_250, 16_560, 16_250, 17_150, 16_905, 23_164, 20_432, 16_790, 17_570, 17_150, 16_670, 16_670,
];
const TAX = [1864, 1899, 1864, 1967, 1939, 2657, 2344, 1926, 2015, 1967, 1912, 1918];
const HEALTH = [694, 710, 694, 741, 728, 1052, 910, 722, 762, 741, 716, 716];

const results = async (lines: readonly Line[], total?: string) =>
  only(check('tax_form', await dataOf(form(lines, total))), 'rows_and_columns');

const HONEST: Line[] = [
  { label: 'Gross', months: GROSS },
  { label: 'Tax', months: TAX },
  { label: 'Health', months: HEALTH },
];

describe('months of a year and their total', () => {
  it('hold in whole numbers, each rounded by itself, and beside a line that is no sum', async () => {
    const rounded = { label: 'Pension', months: TAX, total: 24_276 };
    const rate = { label: 'Part', months: TAX.map(() => 100), total: 100 };
    expect(await results([...HONEST, rounded, rate])).toMatchObject([
      { status: 'pass', values: { count: 4 } },
    ]);
  });

  it('do not where a digit of the total was changed', async () => {
    const [gross, ...others] = HONEST;
    for (const total of [281_561, 211_961, 1_211_561])
      expect(await results([{ ...gross!, total }, ...others]), String(total)).toMatchObject([
        {
          status: 'fail',
          values: { printed: `${total}.00`, expected: '211561.00', or_parts: 1 },
        },
      ]);
  });

  it('say nothing of a table without a total, or of which one line alone would add up', async () => {
    expect(await results(HONEST, 'Remarks')).toEqual([]);
    const [gross, ...others] = HONEST;
    const wrong = others.map((one) => ({ ...one, total: 4242 }));
    expect(await results([gross!, ...wrong])).toEqual([]);
  });

  it('accuse no line whose total is of another kind', async () => {
    const average = { label: 'Average', months: GROSS, total: 17_630 };
    expect(await results([...HONEST, average])).toMatchObject([{ status: 'pass' }]);
  });
});
