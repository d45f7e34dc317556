import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../../worker/engine/extraction/extract-data.js';
import { makePage } from '../make-page.js';

/** Issuer and customer of an invoice, with a question mark where they are unsure. */
async function partiesOf(...rows: string[]) {
  const page = makePage([...rows, '', 'Consulting | 100.00', 'Total | 100.00']);
  const { names, named = [] } = await extractData([page]);
  const shown = (found?: { value: string; certainty: string }) =>
    found && `${found.value}${found.certainty === 'unsure' ? '?' : ''}`;
  return [
    shown(named.find(({ name }) => name === 'issuer')),
    shown(names.find(({ role }) => role === 'customer')),
  ];
}

describe('the parties of an invoice', () => {
  it.each([
    ['Provider', 'Client'],
    ['Seller details', 'Buyer details'],
    ['Poskytovatel', 'Objednatel'],
    ['Eladó:', 'Vevő:'],
    ['Satıcı', 'Sayın'],
    ['Pardavėjas', 'Pirkėjas'],
    ['Исполнитель', 'Заказчик'],
  ])('are the names below their headings, though neither is a company: %s', async (from, to) => {
    const rows = ['Invoice 118', `${from} | ${to}`, 'Studio Muster | Anna Beispiel'];
    expect(
      await partiesOf(...rows, 'Ahornweg 14 | Havnegata 7', '70173 Stadt | 5003 Bergen'),
    ).toEqual(['Studio Muster', 'Anna Beispiel']);
    const others = ['Invoice 118', `${to} | ${from}`, 'Beispiel Ltd | Studio Muster'];
    expect(
      await partiesOf(...others, 'Havnegata 7 | Ahornweg 14', '5003 Bergen | 70173 Stadt'),
    ).toEqual(['Studio Muster', 'Beispiel Ltd']);
  });

  it('are the values of the keys of their names', async () => {
    expect(
      await partiesOf(
        'FACTURE',
        'Informations facturier',
        'Société : Studio Muster',
        'Adresse : Ahornweg 14, 70173 Stadt',
        '',
        'Informations client',
        'Client : Anna Beispiel',
        'Adresse : Havnegata 7, 5003 Bergen',
      ),
    ).toEqual(['Studio Muster', 'Anna Beispiel']);
  });

  it('end at their legal form where the address follows on the line', async () => {
    expect(
      await partiesOf('Invoice 118', 'Billed From', 'Muster GmbH Ahornweg 14, 70173 Stadt'),
    ).toEqual(['Muster GmbH', undefined]);
  });

  it('stand beside a heading that is a key', async () => {
    expect(await partiesOf('СЧЕТ N 118', 'Продавец: Muster GmbH', 'Адрес: Ahornweg 14')).toEqual([
      'Muster GmbH',
      undefined,
    ]);
  });

  it('are unsure where nothing below a name is of a party', async () => {
    expect(await partiesOf('Invoice 118', 'Objednatel', 'Anna Beispiel')).toEqual([
      undefined,
      'Anna Beispiel?',
    ]);
  });

  it('are unsure where the next line may end the name', async () => {
    const rows = [
      'Invoice 118',
      'Objednatel',
      'Beispiel',
      'Logistics Ltd',
      'Havnegata 7',
      '5003 Bergen',
    ];
    expect(await partiesOf(...rows)).toEqual([undefined, 'Beispiel?']);
    expect(await partiesOf(...rows.map((row) => row.replace('Objednatel', 'Bill to')))).toEqual([
      undefined,
      'Beispiel?',
    ]);
  });

  it('are no two names in one', async () => {
    expect(
      await partiesOf(
        'Invoice 118',
        'Seller Billing to',
        'Muster GmbH Beispiel Ltd',
        'Weg 14 Gate 7',
      ),
    ).toEqual([undefined, undefined]);
  });
});

describe('a name', () => {
  it('is no heading, whatever the language', async () => {
    for (const heading of ['Furnizor', 'Arve aadress', 'Nummer', 'F A K T U R', 'Service Provider'])
      expect((await partiesOf(heading, 'Muster', '70173 Stadt', 'Tel: 555 0142'))[0]).not.toBe(
        heading,
      );
  });
});
