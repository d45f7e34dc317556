import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../worker/engine/extraction/layout.js';
import { makePage } from './make-page.js';

/** The amounts of rows in hundredths, row by row. */
const amountsOf = (rows: readonly string[]): number[][] =>
  rowsOf([makePage([...rows])]).map(({ cells }) =>
    cells.flatMap(({ amounts }) => amounts.map(({ minor }) => minor)),
  );

const PAY = ['Basic | 28 500.00', 'Overtime | 2 466.40', 'Travel | 3 000.00', 'UIF | 177.12'];

describe('spaces between thousands before a point', () => {
  it('are those of one amount where a document groups thousands so', () => {
    expect(amountsOf(PAY)).toEqual([[2_850_000], [246_640], [300_000], [17_712]]);
    expect(amountsOf([...PAY, 'Year to date | 1 234 567.89']).at(-1)).toEqual([123_456_789]);
    expect(amountsOf([...PAY, 'Refund | -1 200.50']).at(-1)).toEqual([-120_050]);
  });

  it.each([
    ['it prints few', PAY.slice(0, 2)],
    ['it groups thousands otherwise', [...PAY, 'Total | 34,143.52']],
    ['it does not group them', [...PAY, 'Total | 34143.52']],
  ])('are not where %s', (_, rows) => {
    expect(amountsOf(rows)[0]).toEqual([2_800, 50_000]);
  });

  it('are not where the numbers are quantities with prices', () => {
    const rows = [
      'Meal | 2 150.00 | 300.00',
      'Wine | 3 120.00 | 360.00',
      'Cake | 4 200.00 | 800.00',
    ];
    expect(amountsOf(rows)[0]).toEqual([200, 15_000, 30_000]);
  });
});
