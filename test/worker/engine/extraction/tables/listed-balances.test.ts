import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../../worker/engine/extraction/layout.js';
import { listedBalances } from '../../../../../worker/engine/extraction/tables/listed-balances.js';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { check, only } from '../../checks/run.js';
import { makePage } from '../make-page.js';

/** An app's list, newest first: what, amount; day; reference, balance after it. */
const screen = (supermarket = '-386.20') => [
  'Account activity | 12-618-304417',
  'On 18/11/2026',
  'Salary | +11,842.60',
  '18/11',
  'Reference 992714 | Balance 11,849.10',
  `Supermarket | ${supermarket}`,
  '17/11',
  'Reference 340118 | Balance 6.50',
  'Transfer to T. Goren | -1,200.00',
  '16/11',
  'Reference 118460 | Balance 392.70',
  'Electricity | -412.75',
  '15/11',
  'Reference 700233 | Balance 1,592.70',
];

const listed = (rows: readonly string[]) =>
  listedBalances(rowsOf([makePage([...rows])]), 'day_first').map(({ row }) => [
    row.date?.value ?? null,
    row.amount?.value.minor ?? null,
    row.balance?.value.minor ?? null,
  ]);

describe('movements with the balance below each, as apps list them', () => {
  it('are read without a heading of columns', () => {
    expect(listed(screen())).toEqual([
      ['2026-11-18', 1_184_260, 1_184_910],
      ['2026-11-17', -38_620, 650],
      ['2026-11-16', -120_000, 39_270],
      ['2026-11-15', -41_275, 159_270],
    ]);
  });

  it('are none where a balance has no amount of its own, or few are printed', () => {
    expect(listed(screen().filter((line) => !line.startsWith('Supermarket')))).toEqual([]);
    expect(listed(screen().slice(0, 8))).toEqual([]);
  });

  it('lead from one balance to the next, unless somebody changed one', async () => {
    const verdicts = async (rows: string[]) =>
      only(check('bank_statement', await extractData([makePage(rows)])), 'running_balance').map(
        ({ status, values }) => [status, values.printed ?? null, values.expected ?? null],
      );
    expect(await verdicts(screen())).toEqual([['pass', null, null]]);
    expect(await verdicts(screen('-886.20'))).toEqual([['fail', '-886.20', '-386.20']]);
  });
});
