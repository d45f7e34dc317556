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
});
