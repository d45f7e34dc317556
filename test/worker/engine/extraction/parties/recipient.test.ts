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
    ['Example & Daughters', '12 Sample Crescent', 'COBURG NORTH VIC 3058'],
    ['Example & Daughters', '1207-55 Sample Cres', 'TORONTO ON M8V 4B1'],
    ['Example & Daughters', 'BLK 4 SAMPLE AVE 10', 'SINGAPORE 560418'],
    ['Example & Daughters', 'Plot 22, Sample Nagar', 'Pune - 411026'],
    ['Example & Daughters', '2 Sample Lane', 'Carlow R93 H7P8'],
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

  it('is the block below a letterhead with which the page begins', async () => {
    const head = ['Contoso Cooperative', 'PO Box 318', 'Baker City, OR 97814', '', ''];
    const address = ['Example Clinic', 'Attn: Payable', '2290 Main Avenue', 'Baker City, OR 97814'];
    expect(await customers(...head, ...address)).toEqual([['Example Clinic', 'unsure']]);
  });

  it('is the line below the code of a mail house', async () => {
    const address = ['Erika Example', '2718 Forest Glen Dr', 'COLUMBUS OH 43221-3316'];
    const code = '00041827 DRE 021 219 30626 NNNN 1 000000000';
    expect(await customers(...HEAD, code, ...address)).toEqual([['Erika Example', 'unsure']]);
  });

  it('is no list of keys with numbers', async () => {
    const keys = ['Sale receipt', 'Till 22', 'Shift ID 38599'];
    expect(await customers(...HEAD, ...keys, '', 'Invoice 4711')).toEqual([]);
  });

  it('is not the place where something is supplied', async () => {
    const address = ['Erika Exemple', '22 Rue Longue', '29000 Quimper', '', ''];
    const place = ['Lieu de consommation', '24 Rue Longue', '29000 Quimper'];
    const rows = [...HEAD, ...address, ...place, '', 'Facture 4711'];
    expect(await customers(...rows)).toEqual([['Erika Exemple', 'unsure']]);
  });

  it('begins at the right edge in Hebrew, and goes on in even lines', async () => {
    const rows = ['בנק הדוגמה', '', '', 'ישראלה ישראלי', "רח' הדוגמה 118 דירה 4", 'חיפה 3463421'];
    const data = await extractData([makePage(rows, { direction: 'rtl' })]);
    expect(data.names.map(({ value }) => value)).toEqual(['ישראלה ישראלי']);
  });

  it('is read from street and place in one line only below a salutation', async () => {
    const address = ['ישראלה ישראלי', "שד' הדוגמה 112, חיפה"];
    const read = async (...rows: string[]) =>
      (await extractData([makePage(rows, { direction: 'rtl' })])).names.map(({ value }) => value);
    expect(await read('קופת הדוגמה', '', 'לכבוד', ...address)).toEqual(['ישראלה ישראלי']);
    expect(await read('קופת הדוגמה', '', '', ...address)).toEqual([]);
  });
});

describe('the role of whoever a document is sent to', () => {
  const ADDRESS = ['Miss Erika Example', 'Flat 9, 41 High Street', 'London', 'NW1 6XE', ''];
  const rolesOf = async (...rows: string[]) =>
    (await extractData([makePage(rows)])).names.map(({ role, value }) => [role, value]);

  it('is the holder of the account on what a bank writes', async () => {
    const confirmation = ['Account confirmation', 'We confirm that the account was opened'];
    for (const title of [['Credit card statement', 'Minimum payment | £25.00'], confirmation])
      expect(await rolesOf('contoso', '', ...ADDRESS, ...title)).toEqual([
        ['account_holder', 'Miss Erika Example'],
      ]);
  });

  it('is the employee on a payslip', async () => {
    const rows = ['Payslip October 2026', 'Gross pay | 3,000.00', 'Net pay | 2,400.00'];
    expect(await rolesOf('contoso', '', ...ADDRESS, ...rows)).toEqual(
      expect.arrayContaining([['employee', 'Miss Erika Example']]),
    );
  });

  it('is the customer on an invoice', async () => {
    const rows = ['Invoice 4711', 'Subtotal | £100.00', 'VAT 20% | £20.00', 'Total | £120.00'];
    expect(await rolesOf('contoso', '', ...ADDRESS, ...rows)).toEqual([
      ['customer', 'Miss Erika Example'],
    ]);
  });
});
