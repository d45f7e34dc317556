import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { check, only } from '../checks/run.js';
import { makePage } from './make-page.js';

const HEAD = ['Muster GmbH', 'Rechnung Nr. 471102', 'Datum 05.03.2024'];
const RATES = [
  'Steuerbasisbetrag USt. 7% | 275,00 | 19,25',
  'Steuerbasisbetrag USt. 19% | 198,00 | 37,62',
];

const dataOf = (subtotal: string, total: string, rates = RATES): Promise<DocumentData> =>
  extractData([
    makePage([
      ...HEAD,
      `Rechnungssumme Netto (excl. USt.) | ${subtotal}`,
      ...rates,
      `Rechnungssumme Brutto (inkl. USt.) | ${total}`,
    ]),
  ]);

describe('VAT that is printed by rate only', () => {
  it('is the sum of the rates whose bases are the subtotal', async () => {
    const { fields } = await dataOf('473,00', '529,87');
    expect(fields.vat).toMatchObject({ value: { minor: 5687 }, raw: '19,25 + 37,62' });
  });

  it('makes the total right, or tells a changed one', async () => {
    const statusOf = async (total: string) =>
      only(check('invoice', await dataOf('473,00', total)), 'invoice_total').map(
        ({ status }) => status,
      );
    expect(await statusOf('529,87')).toEqual(['pass']);
    expect(await statusOf('929,87')).toEqual(['fail']);
  });

  it('is not known where the bases are of something else than the subtotal', async () => {
    expect((await dataOf('500,00', '556,87')).fields.vat).toBeUndefined();
  });
});
