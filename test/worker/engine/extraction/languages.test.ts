import { describe, expect, it } from 'vitest';
import { documentTypeOf } from '../../../../worker/engine/extraction/classification/document-type.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { rowsOf } from '../../../../worker/engine/extraction/layout.js';
import { namedValues } from '../../../../worker/engine/extraction/named-values.js';
import { makePage } from './make-page.js';

/** The values of a page by name; of several, the first. */
async function read(rows: readonly string[]): Promise<Record<string, string>> {
  const data = await extractData([makePage(rows)]);
  return Object.fromEntries(
    namedValues(data)
      .reverse()
      .map(({ name, value }) => [name, value]),
  );
}

const typeOf = async (rows: readonly string[]): Promise<string> => {
  const page = makePage(rows);
  return documentTypeOf(rowsOf([page]), await extractData([page])).documentType;
};

describe('an invoice in further languages', () => {
  it.each([
    [
      'Norwegian',
      [
        'Eksempel AS',
        'Faktura',
        'Fakturanummer: 380 | Fakturadato: 2. november 2025',
        'Kunde: Prøve Handel AS | Forfallsdato: 16. november 2025',
        'MVA-grunnlag: | 23 000.00 kr',
        'MVA: | 5 750.00 kr',
        'Å betale: | 28 750.00 kr',
      ],
      { invoice_number: '380', subtotal: '23000.00', vat: '5750.00', total: '28750.00' },
    ],
    [
      'Swedish',
      [
        'Exempel AB',
        'Faktura',
        'Fakturanummer: F-118 | Fakturadatum: 2025-11-02',
        'Kundnummer: 77 | Förfallodatum: 2025-12-02',
        'Summa exkl. moms | 800,00 kr',
        'Moms | 200,00 kr',
        'Att betala | 1 000,00 kr',
      ],
      { invoice_number: 'F-118', issue_date: '2025-11-02', vat: '200.00', total: '1000.00' },
    ],
    [
      'Portuguese',
      [
        'Exemplo Lda',
        'Fatura nº FT-2025/14',
        'Data de emissão: 05/11/2025 | Vencimento: 05/12/2025',
        'Descrição | Quantidade | Valor',
        'Cadeira | 2 | 100,00',
        'Total sem IVA | 200,00 €',
        'Total IVA | 46,00 €',
        'Total a pagar | 246,00 €',
      ],
      { invoice_number: 'FT-2025/14', subtotal: '200.00', vat: '46.00', total: '246.00' },
    ],
    [
      'Polish',
      [
        'Przykład Sp. z o.o.',
        'Faktura VAT nr FV-12/2025',
        'Data wystawienia: 05.11.2025 | Termin płatności: 19.11.2025',
        'Sprzedawca: Przykład | Nabywca: Wzór',
        'Razem netto | 100,00 zł',
        'Razem VAT | 23,00 zł',
        'Do zapłaty | 123,00 zł',
      ],
      { invoice_number: 'FV-12/2025', due_date: '2025-11-19', vat: '23.00', total: '123.00' },
    ],
    [
      'Czech',
      [
        'Ukázka s.r.o.',
        'Faktura - daňový doklad č. 2025117',
        'Datum vystavení: 05.11.2025 | Datum splatnosti: 19.11.2025',
        'Dodavatel | Odběratel',
        'Celkem bez DPH | 1 000,00 Kč',
        'DPH celkem | 210,00 Kč',
        'Celkem k úhradě | 1 210,00 Kč',
      ],
      { invoice_number: '2025117', due_date: '2025-11-19', vat: '210.00', total: '1210.00' },
    ],
  ])('is read: %s', async (_, rows, expected) => {
    expect(await read(rows)).toMatchObject(expected);
  });

  it('is known by few words, where they tell the language', async () => {
    const rows = [
      'Kunz Elektro AG',
      'Rechnung Nr. 1071672',
      'Winterthur, 14.04.2025',
      'Summe | CHF 1845.30',
      'MwSt. 8.1% | CHF 149.45',
      'Rechnungstotal | CHF 1994.75',
    ];
    expect(await read(rows)).toMatchObject({ total: '1994.75', vat: '149.45' });
  });
});

describe('parts of invoices of many programs', () => {
  it('a number behind its sign alone, below a title of two lines', async () => {
    const rows = ['Peak Example Ltd', 'CREDIT', 'NOTE', '#CN-2025-0007', 'Total | 635.40'];
    expect((await read(rows)).invoice_number).toBe('CN-2025-0007');
    expect((await read([...rows, '#77 Second'])).invoice_number).not.toBe('77');
  });

  it('narrow spaces that a PDF library printed as slashes', async () => {
    const rows = [
      'Invoice no. 7',
      'Subtotal | 1 /610,00 €',
      'Tax | 322,00 €',
      'Total | 1 /932,00 €',
    ];
    expect(await read(rows)).toMatchObject({ subtotal: '1610.00', total: '1932.00' });
  });

  it('a net total whose tax only its rate names', async () => {
    const rows = [
      'Invoice no. 7',
      'Net Total: | 687.50 EUR',
      'VAT (19% on 687.50): | 130.62 EUR',
      'Total Due: | 818.12 EUR',
    ];
    expect(await read(rows)).toMatchObject({ subtotal: '687.50', total: '818.12' });
  });

  it('what was received as the total of the receipt of a payment alone', async () => {
    expect((await read(['Payment Receipt', 'Receipt No: R-1', 'Received: | 496.00'])).total).toBe(
      '496.00',
    );
    const partly = ['Invoice no. 7', 'Subtotal | 500.00', 'Received Amount | 100.00'];
    expect((await read(partly)).total).toBeUndefined();
  });

  it('the name in the block of a customer, whose label is that of any party', async () => {
    const rows = [
      'FACTURA Nº 000117 | Fecha de emisión: 02-07-2025',
      'Datos del cliente',
      'Razón social: Distribuidora Ejemplo S.R.L.',
      'Cantidad | Descripción | Precio',
      'IVA | Bs.16,00',
      'TOTAL | Bs.1.116,00',
    ];
    const values = await read(rows);
    expect(values).toMatchObject({ customer: 'Distribuidora Ejemplo S.R.L.', total: '1116.00' });
    expect(values.issuer).not.toBe(values.customer);
  });
});

describe('documents of banks and employers in further languages', () => {
  it.each([
    ['bank_statement', ['Kontoauszug 12/2025', 'Anfangssaldo | -12,34', 'Rechnung EDEKA | -9,99']],
    ['bank_statement', ['Relevé de compte', 'Ancien solde | 12,34', 'Facture | -9,99']],
    ['bank_statement', ['Estratto conto', 'Saldo iniziale | 12,34', 'Fattura | -9,99']],
    ['payslip', ['Bulletin de paie', 'Salaire brut | 2 500,00']],
  ])('are a %s: %s', async (type, rows) => {
    expect(await typeOf(rows)).toBe(type);
  });

  it('have balances', async () => {
    const rows = [
      'Kontoauszug 12/2025 | Kontoinhaber: Josef Muster',
      'Datum | Verwendungszweck | Betrag (EUR)',
      'Anfangssaldo | | −12,34',
      '01.12.25 | Einzahlung bar | 94,47',
      'Endsaldo | | 82,13',
    ];
    expect(await read(rows)).toMatchObject({ opening_balance: '-12.34', closing_balance: '82.13' });
  });
});
