import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../make-page.js';

const numberOf = async (...rows: string[]): Promise<string | null> =>
  (await extractData([makePage(rows)])).named?.find(({ name }) => name === 'issuer_vat_number')
    ?.value ?? null;

const SALE = ['Facture FA-2017-0010', 'Total HT | 624,90 €', 'Total TTC | 671,15 €'];

describe("the issuer's VAT number", () => {
  it('stands right behind the name of the tax in a letterhead or a foot', async () => {
    expect(
      await numberOf('Exemple SARL', 'TVA : FR11999999998 - SIRET : 99999999800010', ...SALE),
    ).toBe('FR11999999998');
    expect(await numberOf('Muster GmbH', ...SALE, 'USt-IdNr. DE123456789 | HRB 1234')).toBe(
      'DE123456789',
    );
    expect(await numberOf('Voorbeeld BV', ...SALE, 'BTW nr. NL123456789B01')).toBe(
      'NL123456789B01',
    );
  });

  it.each([
    'N° TVA client FR19787878784',
    'Customer VAT Number ESA12345674',
    'Your VAT: FR19787878784',
  ])("is not the buyer's: %s", async (line) => {
    expect(await numberOf('Exemple SARL', ...SALE, line)).toBeNull();
    expect(await numberOf('Exemple SARL', 'TVA : FR11999999998', ...SALE, line)).toBe(
      'FR11999999998',
    );
  });

  it('is no rate, amount or number of another form', async () => {
    expect(await numberOf('Exemple SARL', ...SALE, 'TVA 20,0 % | 16,38 €')).toBeNull();
    expect(await numberOf('Exemple SARL', ...SALE, 'TVA : FA20170010')).toBeNull();
    expect(await numberOf('Exemple SARL', ...SALE, 'Tax FR20124212421242124212421')).toBeNull();
  });
});
