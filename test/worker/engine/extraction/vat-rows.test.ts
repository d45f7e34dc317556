import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { makePage } from './make-page.js';

const rowsOf = async (...rows: string[]) =>
  ((await extractData([makePage(rows)])).vatRows ?? []).map(({ rate, net, vat }) => [
    rate,
    net.value.minor,
    vat.value.minor,
  ]);

describe('a summary of tax by rate', () => {
  it('is read as printed, a row that does not hold too, in the columns of one that does', async () => {
    expect(
      await rowsOf('VAT 7% | 160.00 | 11.20', 'VAT 19% | 336.00 | 65.84', 'VAT total | | 77.04'),
    ).toEqual([
      [7, 16_000, 1120],
      [19, 33_600, 6584],
    ]);
  });

  it('is read under a heading of its columns, with bare rates in theirs', async () => {
    const heading = 'Waren | Nettobetrag | MwSt-Betrag | MwSt-% | Endbetrag';
    expect(
      await rowsOf(heading, 'A | 321,40 | 68,07 | 19,0 | 389,47', ' | 321,40 | 68,07 | | 389,47'),
    ).toEqual([[19, 32_140, 6807]]);
  });

  it('is none of goods at one rate, of numbers that are no rate, or of amounts elsewhere', async () => {
    expect(await rowsOf('Pens 20% | 50.00 | 10.00', 'Paper 20% | 30.00 | 6.00')).toEqual([]);
    expect(await rowsOf('10 | 81.50 | 16.30', '20 | 94.40 | 18.88')).toEqual([]);
    expect(await rowsOf('VAT 7% | 160.00 | 11.20 | ', 'Paid 50% |  |  | 80.00 | 12.00')).toEqual([
      [7, 16_000, 1120],
    ]);
  });

  describe('below a receipt', () => {
    const of = async (...rows: string[]) => {
      const { vatRows = [], vatSums } = await extractData([makePage(rows)]);
      return {
        rows: vatRows.map(({ rate, net, vat }) => [rate, net.value.minor, vat.value.minor]),
        sums: vatSums ? [vatSums.net.value.minor, vatSums.vat.value.minor] : null,
      };
    };

    it('is read under its title, with bare rates and totals, a row that does not hold too', async () => {
      const rows = [
        'GST SUMMARY',
        'Tax Code | % | Amt (RM) | Tax (RM)',
        'SR | 6 | 160.00 | 7.20',
        'Total : | | 120.00 | 7.20',
      ];
      expect(await of(...rows)).toEqual({ rows: [[6, 16_000, 720]], sums: [12_000, 720] });
    });

    it('takes a code for the only rate that the receipt names, and two codes at one rate', async () => {
      const heading = 'GST Summary | Amount | Tax';
      expect(await of('GST 6% | 0.51', heading, 'SR | 8.49 | 0.51', 'ZR | 3.00 | 0.00')).toEqual({
        rows: [
          [6, 849, 51],
          [0, 300, 0],
        ],
        sums: null,
      });
      expect(
        await of(heading, 'SR=GST 0.00% | 0.50 | 0.00', 'ES=GST 0.00% | 29.50 | 0.00'),
      ).toEqual({
        rows: [
          [0, 50, 0],
          [0, 2950, 0],
        ],
        sums: null,
      });
    });

    it('is none where a code stands for no known rate, and has no totals where a row is missing', async () => {
      const heading = 'Tax Summary | Amount | Tax';
      expect((await of('GST 6% | 9.90', heading, 'Service 10 | 150.00 | 15.00')).rows).toEqual([]);
      const gap = [heading, 'SR 6% | 8.50 | 0.51', 'ZR | 3.00', 'Total | 11.50 | 0.51'];
      expect(await of(...gap)).toEqual({ rows: [[6, 850, 51]], sums: null });
    });
  });
});
