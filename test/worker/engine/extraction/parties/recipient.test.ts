import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../make-page.js';

const HEAD = ['Contoso Trading Ltd', 'Tel. 020 7946 0000', ''];

const customers = async (...rows: string[]) =>
  (await extractData([makePage(rows)])).names
    .filter(({ role }) => role === 'customer')
    .map(({ value, certainty }) => [value, certainty]);

describe('whom a letter is sent to', () => {
  it.each([
    ['Example & Daughters', '12 High Street', 'London NW1 6XE'],
    ['Example & Daughters', '12 Main Street', 'Portland, OR 97228'],
    ['Example & Daughters', 'Hauptstraße 12', '80333 München'],
  ])('is read from its address field, uncertainly: %s, %s, %s', async (...address) => {
    expect(await customers(...HEAD, ...address, '', 'Invoice 4711')).toEqual([
      ['Example & Daughters', 'unsure'],
    ]);
  });

  it('is the line below the address of the sender, whatever separates its parts', async () => {
    const address = ['Erika Beispiel', 'Hauptstraße 12', '80333 München'];
    for (const separator of ['–', '·', '|'.replace('|', '•')]) {
      const sender = ['Contoso e.K.', 'Ecke 8', '99084 Erfurt'].join(` ${separator} `);
      expect(await customers(sender, ...address, '', 'Rechnung 4711')).toEqual([
        ['Erika Beispiel', 'unsure'],
      ]);
    }
  });

  it('is not taken for the issuer, where that is a picture', async () => {
    const rows = ['M PAUL EXEMPLE', 'EXEMPLINUX SARL', '12 RUE LONGUE', '69100 Villeurbanne'];
    const data = await extractData([makePage([...rows, '', 'Facture 4711', 'Total | 12,99 €'])]);
    expect(data.named?.filter(({ name }) => name === 'issuer')).toEqual([]);
  });

  it('is the line below a salutation', async () => {
    const address = ['Some Office', 'Frau', 'Erika Beispiel', 'Hauptstraße 12', '80333 München'];
    expect(await customers(...HEAD, ...address)).toEqual([['Erika Beispiel', 'unsure']]);
  });

  it('is not the issuer, whose address stands beside its contacts', async () => {
    const rows = ['Contoso Trading', '12 High Street', 'London NW1 6XE', 'Tel. 020 7946 0000'];
    expect(await customers(...rows, '', 'Invoice 4711')).toEqual([]);
  });

  it('is not named where two addresses may be meant', async () => {
    const first = ['Example One', '12 High Street', 'London NW1 6XE', '', ''];
    const second = ['Example Two', '14 High Street', 'London NW1 6XF'];
    expect(await customers(...HEAD, ...first, ...second)).toEqual([]);
  });
});
