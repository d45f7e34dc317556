import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { documentTypeOf } from '../../../../worker/engine/extraction/classification/document-type.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { rowsOf } from '../../../../worker/engine/extraction/layout.js';
import { namedValues } from '../../../../worker/engine/extraction/named-values.js';
import { at, makePage, type PlacedRow } from './make-page.js';

/** The values of a page by name; of several, the first. */
async function read(
  rows: readonly (string | PlacedRow)[],
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<Record<string, string>> {
  const data: DocumentData = await extractData([makePage(rows, { direction })]);
  return Object.fromEntries(
    namedValues({ ...data, learned: [] })
      .reverse()
      .map(({ name, value }) => [name, value]),
  );
}

describe('an invoice', () => {
  it.each(['·', '•', ';', ' '])(
    'has its sums in one line, with "%s" between them',
    async (mark) => {
      const values = await read([
        'Example Tools Ltd',
        'Invoice no. 2041',
        `Subtotal: 1,000.00 ${mark} VAT 18%: 180.00 ${mark} Total: 1,180.00`,
      ]);
      expect(values).toMatchObject({ subtotal: '1000.00', vat: '180.00', total: '1180.00' });
    },
  );

  it('in German is read from a title that holds number and date', async () => {
    const values = await read([
      'Blumenhof Kern GmbH | Blumenhof Kern GmbH',
      'Gartenweg 3 | USt-IdNr.: DE123456789',
      '04109 Leipzig | Telefon 0341 5550',
      'Rechnung (380) Nr. R-2024/117 vom 05.03.2024',
      'Pos | Beschreibung | Menge | Einzelpreis | Gesamtpreis',
      '1 | Rosen | 10 | 2,50 | 25,00',
      '2 | Erde und Dünger | 2 | 500,00 | 1.000,00',
      'Nettobetrag | 1.025,00',
      'zzgl. MwSt. 19 % | 194,75',
      'Gesamtbetrag | 1.219,75 EUR',
      'Bitte zahlen Sie bis zum 04.04.2024.',
      'IBAN: DE02 1203 0000 0000 2020 51',
    ]);
    expect(values).toMatchObject({
      invoice_number: 'R-2024/117',
      issue_date: '2024-03-05',
      issuer: 'Blumenhof Kern GmbH',
      issuer_vat_number: 'DE123456789',
      subtotal: '1025.00',
      vat: '194.75',
      total: '1219.75',
      due_date: '2024-04-04',
      iban: 'DE02120300000000202051',
    });
  });

  it('in French is read with amounts grouped by spaces and a number below the title', async () => {
    const values = await read([
      'Atelier Duval SARL',
      '12 rue des Lilas, 75011 Paris',
      'Facture du 29/01/2024',
      'n° 2024-0815',
      'Client : Jeanne Morel',
      'Montant total HT | 1 241,03 €',
      'Montant TVA | 248,21 €',
      'Total TTC | 1 489,24 €',
      'Paiement avant la date d’échéance : 28/02/2024',
    ]);
    expect(values).toMatchObject({
      issuer: 'Atelier Duval SARL',
      issue_date: '2024-01-29',
      invoice_number: '2024-0815',
      subtotal: '1241.03',
      vat: '248.21',
      total: '1489.24',
      due_date: '2024-02-28',
    });
  });

  it.each([
    ['Avoir AV-2024-0815', 'AV-2024-0815'],
    ['Votre facture 24000117', '24000117'],
    ['Rechnung 2024/0815', '2024/0815'],
    ['Fattura FT-118', 'FT-118'],
    // A year, an amount, a page and further words are no number of the document.
    ['Facture 2024', undefined],
    ['Facture 1 489,24', undefined],
    ['Facture 2', undefined],
    ['Facture liée FA-2017-0010', undefined],
    ['Rechnung für 2024-Q1', undefined],
  ])('in %s is numbered %s', async (title, number) => {
    const values = await read([
      'Atelier Duval SARL',
      '12 rue des Lilas, 75011 Paris',
      title,
      'Total HT | 100,00 €',
      'Total taxes | 20,00 €',
      'Total TTC | 120,00 €',
    ]);
    expect(values.invoice_number).toBe(number);
    expect(values.total).toBe('120.00');
  });

  it('is read with number and dates below their labels, side by side', async () => {
    const values = await read([
      'Northwind Traders Ltd',
      'Invoice number | Invoice date | Due date',
      'NW-5501 | 06 May 2024 | 05 June 2024',
      'Subtotal | 45.00',
      'VAT 20% | 9.00',
      'Total | $54.00',
    ]);
    expect(values).toMatchObject({
      issuer: 'Northwind Traders Ltd',
      invoice_number: 'NW-5501',
      issue_date: '2024-05-06',
      due_date: '2024-06-05',
    });
  });

  it('reads a title in spaced letters, and takes no category or number for tax or buyer', async () => {
    const data = await extractData([
      makePage([
        'Beispiel GmbH | Hauptstraße 12 | R E C H N U N G Nr. 4711 vom 05.03.2026',
        'Customer: 2',
        'Your order AB321',
        'Rabatt für treue Kunden | 7 % UST (S) | 0,08',
        'Wir bitten um Zahlung der Summe mit dem Betrag und der Rechnungsnummer',
      ]),
    ]);
    expect(
      documentTypeOf(rowsOf([makePage(['I N V O I C E', 'Invoice no. 12'])]), data),
    ).toMatchObject({
      documentType: 'invoice',
    });
    expect(data.fields.vat).toBeUndefined();
    expect(data.names.filter(({ role }) => role === 'customer')).toEqual([]);
  });

  it('takes no day of a table for its own date, and keeps the tax beside a rate without any', async () => {
    const data = await extractData([
      makePage([
        'Example Ltd | Information as of: 07/05/2026',
        'Date | Description | Amount',
        '05/05/2026 | Deposit | 10.00',
        '06/05/2026 | Deposit | 20.00',
        'GST 6% | 1.28',
        'GST 0% | 0.00',
      ]),
    ]);
    expect(data.issueDate).toBeNull();
    expect(data.fields.vat?.value.minor).toBe(128);
  });

  it('names the buyer below the heading of its block, never as the issuer', async () => {
    const values = await read([
      at(4, 'Harbour Tools Inc. | Bill to'),
      at(6, '5 Quay Street | Olive Grove Ltd'),
      at(8, 'sales@harbourtools.example | 9 Hill Road'),
      at(14, 'Invoice # 7741'),
      at(20, 'Total | $54.00'),
    ]);
    expect(values).toMatchObject({ issuer: 'Harbour Tools Inc.', customer: 'Olive Grove Ltd' });
  });

  it('in Hebrew is read from a box with the value under its label', async () => {
    const values = await read(
      [
        'מכון הדפוס הצפוני בע"מ',
        'ח.פ. 514000007',
        'לכבוד: רות אלון',
        'מספר חשבונית | תאריך הפקה | תאריך פירעון',
        '100245 | 03/02/2026 | 05/03/2026',
        'סה"כ לפני מע"מ | 100.00',
        'מע"מ 18% | 18.00',
        'סה"כ לתשלום | 118.00 ₪',
      ],
      'rtl',
    );
    expect(values).toMatchObject({
      issuer: 'מכון הדפוס הצפוני בע"מ',
      customer: 'רות אלון',
      invoice_number: '100245',
      issue_date: '2026-02-03',
      due_date: '2026-03-05',
      total: '118.00',
    });
  });

  it('takes no word, amount or date for its number', async () => {
    const values = await read(['Harbour Tools Inc.', 'Invoice', 'Total | 54.00', '06 May 2024']);
    expect(values.invoice_number).toBeUndefined();
  });
});

describe('a document without a labelled date', () => {
  it('is dated by the date in its head, and unsure of it', async () => {
    const data = await extractData([
      makePage(['Blumenhof Kern GmbH', 'Leipzig, den 24. Januar 2024', 'Sehr geehrte Frau Alt,']),
    ]);
    expect(data.named?.find(({ name }) => name === 'issue_date')).toMatchObject({
      value: '2024-01-24',
      certainty: 'unsure',
    });
    expect(data.issueDate).toBeNull();
  });
});

describe('the day of a document', () => {
  it('is none whose label says of what else, where another is there', async () => {
    const rows = [
      'Acme Builders',
      'Contract date: 19/05/2025',
      'Total | 100.00',
      'Date: 25/03/2026',
    ];
    expect(await read(rows)).toMatchObject({ issue_date: '2026-03-25' });
  });

  it('is unsure with such a label alone', async () => {
    const data = await extractData([makePage(['Acme Finance', 'Disbursal date: 25/12/2023'])]);
    expect(data.issueDate).toMatchObject({ value: '2023-12-25', certainty: 'unsure' });
  });
});

describe('of several totals', () => {
  it('that which is due is what is left to pay, where another one stands above it', async () => {
    const rows = ['Acme Ltd.', 'Total | 110.00', 'Previous balance | 500.00', 'Total due | 610.00'];
    expect(await read(rows)).toMatchObject({ total: '110.00', amount_due: '610.00' });
  });

  it('that with its tax is the bill’s own, and that to pay what is left of it', async () => {
    const hebrew = [
      'חברת הטלפון בע"מ',
      'סה"כ לתשלום: | ₪308.67',
      'סה"כ שירותים כולל מע"מ | 267.09',
    ];
    expect(await read(hebrew, 'rtl')).toMatchObject({ total: '267.09', amount_due: '308.67' });
    const italian = [
      'Energia Esempio S.p.A.',
      'Bolletta per la fornitura di energia elettrica, periodo di fatturazione e importo',
      'Totale bolletta | 191,41',
      'TOTALE DA PAGARE | 232,63',
    ];
    expect(await read(italian)).toMatchObject({ total: '191.41', amount_due: '232.63' });
    const alone = ['Acme Ltd.', 'Total incl. VAT | 110.00', 'Total to pay | 110.00'];
    expect(await read(alone)).toMatchObject({ total: '110.00' });
  });

  it('none is an amount in the words of the line below', async () => {
    const rows = ['Acme Ltd.', 'Total', 'Advances invoiced and paid (12 x 168.00)'];
    expect(await read(rows)).not.toHaveProperty('total');
    const box = ['Acme Ltd.', 'Total', 'EUR 168.00'];
    expect(await read(box)).toMatchObject({ total: '168.00' });
  });

  it('none is a year in the words of the line below', async () => {
    const rows = [
      'University',
      'Balance forward from Fall 2025 | $312.40',
      'Spring 2026 charges | $4,108.73',
    ];
    expect(await read(rows)).not.toHaveProperty('opening_balance');
  });

  it('those below the one that is due are totals of its parts', async () => {
    const rows = [
      'Acme Ltd.',
      'Total amount due | 44.89',
      'Total supply charges | 10.57',
      'Total delivery charges | 34.32',
    ];
    expect(await read(rows)).toMatchObject({ total: '44.89' });
  });
});

describe('from and to', () => {
  const parties = ['From | To', 'Contoh Ads LLC | Beispiel Books LLC'];

  it('are who sells and who buys on an invoice', async () => {
    const rows = [...parties, 'Invoice Number: AB-77', 'Subtotal | 100.00', 'Total | 103.93'];
    const values = await read(rows);
    expect(values).toMatchObject({ issuer: 'Contoh Ads LLC', customer: 'Beispiel Books LLC' });
    expect(values).not.toHaveProperty('payer');
  });

  it('are who pays and who is paid on a transfer, also of an invoice', async () => {
    expect(await read([...parties, 'Invoice Number: AB-77', 'Amount | 103.93 USD'])).toMatchObject({
      payer: 'Contoh Ads LLC',
      payee: 'Beispiel Books LLC',
    });
  });
});
