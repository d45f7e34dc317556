import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../make-page.js';

const read = (...rows: string[]): Promise<DocumentData> => extractData([makePage(rows)]);

const sums = ({ fields }: DocumentData) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { value, certainty }]) => [name, [value.minor, certainty]]),
  );

const TRUE_SUMS = {
  subtotal: [44_899, 'exact'],
  vat: [7000, 'exact'],
  total: [51_899, 'exact'],
};

describe('a table of sums under the names of its columns', () => {
  const byRate = [
    'Waren | Nettobetrag | MwSt-Betrag | MwSt-% | Endbetrag',
    'A | 321,40 | 61,07 | 19,0 | 382,47',
  ];
  const second = 'B | 127,59 | 8,93 | 7,0 | 136,52';
  const totals = '  | 448,99 | 70,00 | EUR | 518,99';

  it('gives net, tax and total from the row that sums the rates', async () => {
    expect(sums(await read(...byRate, second, totals))).toEqual(TRUE_SUMS);
  });

  it('gives them from its only row where they add up', async () => {
    const data = await read('Montant HT | Montant TVA | Montant TTC', '24.99 | 5.00 | 29.99');
    expect(sums(data)).toEqual({
      subtotal: [2499, 'exact'],
      vat: [500, 'exact'],
      total: [2999, 'exact'],
    });
  });

  it('gives nothing where no row is the sum of the others, or its parts do not add up', async () => {
    expect(sums(await read(...byRate, second))).toEqual({});
    expect(sums(await read(...byRate, second, '  | 448,99 | 71,00 | EUR | 519,99'))).toEqual({});
  });

  it('gives what is printed under the name of each amount, for the checks to judge', async () => {
    const heading = 'Montant HT | Montant TVA | Montant TTC';
    expect(sums(await read(heading, '24.99 | 5.00 | 39.99'))).toEqual({
      subtotal: [2499, 'exact'],
      vat: [500, 'exact'],
      total: [3999, 'exact'],
    });
  });

  it('gives them from its only row where all but one agree with its rate, for a check to name that one', async () => {
    const heading = 'Nettobetrag | MwSt-Satz | MwSt-Betrag | Rechnungsbetrag EUR';
    const below = 'Zahlbar bis 20.03.2026 mit 2 % Skonto = 30,44 EUR, Zahlbetrag 1.491,45 EUR';
    for (const [net, vat, total] of [
      ['1.278,90', '242,99', '1.521,89'],
      ['1.278,90', '242,99', '1.821,89'],
      ['1.278,90', '292,99', '1.521,89'],
      ['1.578,90', '242,99', '1.521,89'],
    ] as const) {
      const data = await read(
        'Warenwert | 1.293,20',
        heading,
        `${net} | 19,00 % | ${vat} | ${total}`,
        below,
      );
      const minor = (text: string): number => Number(text.replace(/\D/g, ''));
      expect(sums(data)).toEqual({
        subtotal: [minor(net), 'exact'],
        vat: [minor(vat), 'exact'],
        total: [minor(total), 'exact'],
      });
      expect(data.vatRate?.value, total).toBe(19);
    }
    const other = await read(heading, '1.278,90 | 19,00 % | 200,00 | 1.821,89');
    expect(sums(other)).toEqual({});
  });

  it('leaves a printed total as it is, and is uncertain beside one that differs', async () => {
    const data = await read(...byRate, second, totals, '', '', '', 'Total due: 598,99 EUR');
    expect(sums(data)).toEqual({
      subtotal: [44_899, 'unsure'],
      vat: [7000, 'unsure'],
      total: [59_899, 'exact'],
    });
  });
});

describe('tax by rate', () => {
  const named = async (...rows: string[]) =>
    Object.fromEntries(((await read(...rows)).named ?? []).map(({ name, value }) => [name, value]));

  it('is read from rows with a rate and two amounts of which one is its share', async () => {
    expect(
      await named('Steuersatz 7% | 160,00 € | 11,20 €', 'Steuersatz 19% | 336,00 € | 63,84 €'),
    ).toMatchObject({
      net_at_7_percent: '160.00',
      vat_at_7_percent: '11.20',
      net_at_19_percent: '336.00',
      vat_at_19_percent: '63.84',
    });
  });

  it('is told of what is sold without tax, in a summary with a rate of nothing', async () => {
    const rows = ['Analysis | Rate | Net EUR | VAT EUR', 'Standard | 23.00% | 226.00 | 51.98'];
    expect(await named(...rows, 'Zero - export | 0.00% | 384.05 | 0.00')).toMatchObject({
      net_at_23_percent: '226.00',
      net_at_0_percent: '384.05',
      vat_at_0_percent: '0.00',
    });
    expect(await named(...rows)).not.toHaveProperty('net_at_0_percent');
  });

  it('is not made of a rate whose amounts do not fit, nor of goods at one rate', async () => {
    const goods = ['Pens 20% | 50.00 | 10.00', 'Paper 20% | 30.00 | 6.00'];
    expect(await named('Rabatt 7% | 160,00 € | 12,20 €')).not.toHaveProperty('vat_at_7_percent');
    expect(await named(...goods)).not.toHaveProperty('vat_at_20_percent');
    expect(await named(...goods, 'All 20% | 80.00 | 16.00')).toMatchObject({
      net_at_20_percent: '80.00',
    });
  });
});

it('reads the sums of a Dutch invoice', async () => {
  const data = await read(
    'Factuurnummer: 2026-17 | Factuurdatum: 05-03-2026',
    'Klantnummer: 90117 | Omschrijving van uw bestelling',
    'Subtotaal excl. BTW | € 18,60',
    'BTW 21% | € 3,91',
    'Totaalbedrag | € 22,51',
  );
  expect(sums(data)).toMatchObject({
    subtotal: [1860, 'exact'],
    vat: [391, 'exact'],
    total: [2251, 'exact'],
  });
  expect(data.issueDate?.value).toBe('2026-03-05');
  expect((data.named ?? []).find(({ name }) => name === 'invoice_number')?.value).toBe('2026-17');
});
