import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../extraction/make-page.js';
import { check, only } from './run.js';

/** What is said of sums on a page of a kind that no other check of sums knows. */
const told = async (rows: readonly string[]) =>
  only(check('contract', await extractData([makePage([...rows])])), 'rows_and_columns').map(
    ({ status, values }) => [status, values.printed ?? null, values.expected ?? null],
  );

const PASSES = [expect.arrayContaining(['pass'])];

const confirmation = (balance: string, total = '242,121.91') => [
  `Balance on 30 September | ${balance}`,
  'Time deposits | 120,000.00',
  'Securities at market value | 73,904.25',
  `Total assets | ${total}`,
];

/** A policy: what its net premium sums, and what the credit adds to that. */
const policy = (changed: Readonly<Record<string, string>> = {}) =>
  [
    'Own damage | 2,318.37',
    'Third party | 486.12',
    'Windscreen | 142.40',
    'Net premium | 2,946.89',
    'Charge for credit | 95.77',
    'Total to pay | 3,042.66',
  ].map((line) => {
    const [name = '', amount = ''] = line.split(' | ');
    return `${name} | ${changed[name] ?? amount}`;
  });

describe('a sum that its line calls one', () => {
  it('is wrong where the amounts above it miss it by a digit, though one of them is larger', async () => {
    expect(await told(confirmation('48,217.66'))).toEqual(PASSES);
    expect(await told(confirmation('748,217.66'))).toEqual([['fail', '242121.91', '942121.91']]);
  });

  it('adds up to a sum that holds and what stands below that', async () => {
    expect(await told(policy())).toEqual(PASSES);
    expect(await told(policy({ 'Total to pay': '2,042.66' }))).toEqual([
      ['fail', '2042.66', '3042.66'],
    ]);
    expect(await told(policy({ 'Charge for credit': '195.77' }))).toMatchObject([
      ['fail', '3042.66', '3142.66'],
    ]);
  });

  it('may have parts taken off that are printed without a minus', async () => {
    const bill = (due: string) => [
      'Examination | 3,685.40',
      'Imaging | 2,140.75',
      'Total | 5,826.15',
      'Less paid by insurance | 1,218.90',
      `Balance due | ${due}`,
    ];
    expect(await told(bill('4,607.25'))).toEqual(PASSES);
    expect(await told(bill('4,907.25'))).toEqual([['fail', '4907.25', '4607.25']]);
  });

  it.each([
    [
      'a part that is printed elsewhere',
      [...confirmation('48,217.66', '842,121.91'), 'Loans | 600,000.00'],
    ],
    [
      'a part that counts in another line',
      ['Pay | 14,200.35', 'Benefit, of which | 1,000.00', 'Total | 14,200.35'],
    ],
    ['its tax', ['Consulting | 4,100.10', 'Travel | 900.03', 'Total | 6,000.16']],
    ['several digits', confirmation('48,217.66', '305,874.12')],
  ])('is not, where it misses %s', async (_, rows) => {
    expect((await told(rows)).filter(([status]) => status !== 'pass')).toEqual([]);
  });

  it('of a picture needs more digits than that of a text layer', async () => {
    const rows = ['Dues | 145.00', 'Gate | 132.00', 'Total | 377.00'];
    const verdicts = async (textSource: 'text_layer' | 'ocr') =>
      check('contract', await extractData([makePage(rows, { textSource })])).filter(
        ({ status }) => status === 'fail',
      ).length;
    expect(await verdicts('ocr')).toBe(0);
  });
});

describe('a number of a statement', () => {
  it('is not what a rate of exchange makes of the amount beside it', async () => {
    const statement = [
      'Conversion | 3.2140 | 1,215.40 | 14,265.15',
      'Credit interest | | 8.62 | 14,273.77',
      'Transfer | | 4,000.00 | 10,273.77',
      'credited with 3,906.30 on the account of the day',
    ];
    const rows = ['Incoming | | 3,000.00 | 15,480.55', ...statement];
    expect((await told(rows)).filter(([status]) => status === 'fail')).toEqual([]);
  });
});
