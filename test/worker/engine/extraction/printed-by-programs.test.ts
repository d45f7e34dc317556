import { describe, expect, it } from 'vitest';
import { documentTypeOf } from '../../../../worker/engine/extraction/classification/document-type.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { rowsOf } from '../../../../worker/engine/extraction/layout.js';
import { cellWords, lineOf } from './make-cells.js';
import { makePage } from './make-page.js';
import { FRENCH, GERMAN, read } from './read-values.js';

/** Layouts and labels as invoicing, shop, payroll and banking programs print them. */

describe('amounts', () => {
  it('without tax are told from the total by abbreviations with points, and behind the amount', async () => {
    const rows = [
      'Facture',
      'Total H.T. | 500,00 €',
      'T.V.A. 20% | 100,00 €',
      'Total T.T.C. | 600,00 €',
    ];
    expect(await read(...rows, FRENCH)).toMatchObject({
      subtotal: '500.00',
      vat: '100.00',
      total: '600.00',
    });
    expect(await read('Facture', 'Total général : 568,22 € HT', FRENCH)).toMatchObject({
      subtotal: '568.22',
    });
  });

  it('of an untaxed total are none of the total or the tax', async () => {
    for (const label of ['Pre-tax total', 'Untaxed total'])
      expect(await read('Invoice', `${label} | 100.00`)).toEqual({ subtotal: '100.00' });
  });

  it('of taxes on wages are no tax of a sale', async () => {
    for (const label of ['PAYE Tax', 'FED TAX', 'Federal Tax'])
      expect(await read('Payslip', `${label} | 214.55`)).not.toHaveProperty('vat');
  });

  it('called gross and net are of a sale where a discount or a tax leads from one to the other', async () => {
    const rows = ['Receipt', 'Gross Total: | 1,700.00', 'Discount: | 200.00'];
    expect(await read(...rows, 'Net Amount: | 1,500.00')).toMatchObject({
      subtotal: '1700.00',
      total: '1500.00',
    });
    const taxed = ['Invoice', 'Subtotal | 100.00', 'VAT 17% | 17.00', 'Net amount | 117.00'];
    const read1 = await read(...taxed);
    expect(read1).toMatchObject({ subtotal: '100.00', total: '117.00' });
    expect(read1).not.toHaveProperty('net');
    const wages = ['Payslip', 'Gross pay | 1,700.00', 'Deductions | 200.00', 'Net pay | 1,500.00'];
    expect(await read(...wages)).toMatchObject({ gross: '1700.00', net: '1500.00' });
  });

  it('of a summary may stand above their captions', async () => {
    const summary = [
      '14,820.35 | 11,988.00 | 9,778.84 | 17,029.51',
      'Opening balance | Total credits | Total debits | Closing balance',
    ];
    expect(await read('Account statement', ...summary)).toMatchObject({
      opening_balance: '14820.35',
      total_credits: '11988.00',
      total_debits: '9778.84',
      closing_balance: '17029.51',
    });
    // Captions head what stands below them where something else stands above.
    const [amounts = '', captions = ''] = summary;
    expect(await read('Account statement', captions, amounts)).toMatchObject({
      total_credits: '11988.00',
    });
  });

  it('of two labels in two languages are read once', async () => {
    const rows = ['Kontoauszug', 'Neuer Kontostand/New Balance | 3.104,85', GERMAN];
    expect(await read(...rows)).toMatchObject({ closing_balance: '3104.85' });
  });

  it('have a letter of their currency before a comma too', async () => {
    const rows = ['Invoice', 'Subtotal | R8.126,00', 'VAT (15%) | R1.218,90', 'Total | R9.344,90'];
    expect(await read(...rows)).toMatchObject({ subtotal: '8126.00', total: '9344.90' });
  });

  it('without the tax are the subtotal where another label stands before them', async () => {
    const rows = [
      'הזמנת רכש',
      'סכום: | 4,759.80',
      'מע"מ 18%: | 856.76',
      'סה"כ כולל מע"מ: | 5,616.56',
    ];
    expect(await read(...rows)).toMatchObject({ subtotal: '4759.80', total: '5616.56' });
    const without = await read('Invoice', 'VAT 20% | 20.00', 'Total | 120.00');
    expect(without).not.toHaveProperty('subtotal');
  });
});

describe('balances named by their days', () => {
  const table = [
    'Datum | Text | Betrag',
    '03.03.2025 | Miete | -100,00',
    '04.03.2025 | Lohn | 300,00',
  ];

  it('open and close a statement', async () => {
    const rows = [
      'Kontostand am 28.02.2025 | 1.000,00',
      ...table,
      'Kontostand am 31.03.2025 | 1.200,00',
    ];
    expect(await read('Kontoauszug', ...rows, GERMAN)).toMatchObject({
      opening_balance: '1000.00',
      closing_balance: '1200.00',
    });
  });

  it('are below zero where the account is overdrawn', async () => {
    const rows = ['Solde débiteur au 01/03/2025 | 435,40', 'Solde créditeur au 31/03/2025 | 64,60'];
    expect(await read('Relevé de compte', ...rows, FRENCH)).toMatchObject({
      opening_balance: '-435.40',
      closing_balance: '64.60',
    });
  });

  it('say nothing alone, on a paper without movements', async () => {
    const found = await read('Letter', 'Balance on 31/03/2025 | 435.40');
    expect(found).not.toHaveProperty('closing_balance');
  });
});

describe('the period', () => {
  it.each([
    ['Abrechnungszeitraum: 01.03.2026 - 31.03.2026', '2026-03-01', '2026-03-31'],
    ['Billing Period: 02/13/25-03/12/25', '2025-02-13', '2025-03-12'],
    ['Statement Period: Mar 02 2025-Apr 01 2025', '2025-03-02', '2025-04-01'],
    ['From: 01-03-2025 To: 31-03-2025', '2025-03-01', '2025-03-31'],
    ['תקופת חיוב: 03-04/2026', '2026-03-01', '2026-04-30'],
    ['Billing period: 12/2025 - 02/2026', '2025-12-01', '2026-02-28'],
  ])('is read of %s', async (line, start, end) =>
    expect(await read('Bill', line)).toMatchObject({ period_start: start, period_end: end }),
  );

  it('is none where a number looks like months', async () => {
    expect(await read('Bill', 'Route 03-04/2026')).not.toHaveProperty('period_start');
  });

  it('of a whole month is the month of a payslip', async () => {
    const rows = [
      'Start Date | 01-08-2025',
      'End Date | 31-08-2025',
      'Gross Pay | 900.00',
      'Net Pay | 800.00',
    ];
    expect(await read('Salary Slip', ...rows)).toMatchObject({ month: '2025-08' });
    const other = rows.map((row) => row.replace('31-08', '30-08'));
    expect(await read('Salary Slip', ...other)).not.toHaveProperty('month');
  });
});

describe('numbers and dates', () => {
  it.each([
    ['Rechnung | 2026-03-46134', '2026-03-46134'],
    ['Facture 2961145931 du 14/03/2026', '2961145931'],
    ['Ticket : 20418', '20418'],
    ['Beleg: 8841', '8841'],
  ])('are read of the title %s', async (title, number) =>
    expect(await read(title, FRENCH, GERMAN)).toMatchObject({ invoice_number: number }),
  );

  it.each(['Rechnung | 120,00', 'Rechnung | 14.03.2026', 'Rechnung | 2026'])(
    'are none in %s',
    async (title) => expect(await read(title, GERMAN)).not.toHaveProperty('invoice_number'),
  );

  it('of an order may be capitals alone', async () => {
    expect(await read('Invoice', 'Order Reference | XKJTQWDNE')).toMatchObject({
      order_number: 'XKJTQWDNE',
    });
  });

  it('of an order date it where it has no number of an invoice', async () => {
    const rows = ['Purchase order PO-15-0088', 'Order date: 19/01/2026', 'Delivery: 05/02/2026'];
    expect(await read(...rows)).toMatchObject({ issue_date: '2026-01-19' });
  });

  it('are read with the year before the name of the month', async () => {
    expect(await read('Invoice', 'Date: 2025 Jul 03')).toMatchObject({ issue_date: '2025-07-03' });
  });

  it('of a dealer in Israel are the issuer’s, not those below who pays', async () => {
    const rows = [
      'פלדות לדוגמה בע"מ',
      'ח.פ. 512906447',
      'חשבונית מס 24108837',
      'לכבוד:',
      'קונה לדוגמה בע"מ',
      'ח.פ. 513662080',
    ];
    expect(await read(...rows)).toMatchObject({ issuer_vat_number: '512906447' });
    const ofBuyer = await read('חשבונית מס 24108837', ...rows.slice(3));
    expect(ofBuyer).not.toHaveProperty('issuer_vat_number');
  });
});

describe("the days of a hotel's guest", () => {
  it('are the period of his bill', async () => {
    const inn = ['Guest folio · Arrival 04/11/2026 · Departure 04/14/2026', 'Balance | 610.29'];
    const stay = { period_start: '2026-04-11', period_end: '2026-04-14' };
    expect(await read(...inn)).toMatchObject(stay);
    expect(await read('Check-in: | 11 Apr 2026', 'Check-out: | 14 Apr 2026')).toMatchObject(stay);
    // A flight leaves before it arrives.
    expect(await read('Departure 04/11/2026', 'Arrival 04/12/2026')).not.toHaveProperty(
      'period_start',
    );
  });
});

describe('numbers of documents and accounts', () => {
  it('are none of issue where a period begins with the date', async () => {
    const rows = ['Kontoauszug vom 01.05.2026 bis 31.05.2026', 'Anfangssaldo | 2310.45', GERMAN];
    expect(await read(...rows)).not.toHaveProperty('issue_date', '2026-05-01');
  });

  it('stand in brackets behind the title, or alone below it', async () => {
    expect(await read('חשבונית-מס קבלה [60317]')).toMatchObject({ invoice_number: '60317' });
    const below = ['תעודת משלוח', '20418', 'תאריך: 14.6.2026'];
    expect(await read(...below)).toMatchObject({ invoice_number: '20418' });
    const french = ['Quittance de loyer', 'N° Q-2026-0914 · Émise le 05/09/2026', FRENCH];
    expect(await read(...french)).toMatchObject({ invoice_number: 'Q-2026-0914' });
    // A year, or a line below a title that goes on, is none.
    expect(await read('Angebot', '2026')).not.toHaveProperty('invoice_number');
    expect(await read('Invoice for services', '4711')).not.toHaveProperty('invoice_number');
  });

  it('of accounts are printed in groups', async () => {
    expect(await read('Account Number: 1044 8827 3091')).toMatchObject({ account: '104488273091' });
    expect(await read('Account No. 2117-0904-55')).toMatchObject({ account: '2117090455' });
    expect(await read('Account No. 12345678 14/03/2026')).toMatchObject({ account: '12345678' });
    expect(await read('Account care 800-555-0199')).not.toHaveProperty('account');
    // The check digits of Israeli accounts say nothing of numbers in other groups.
    const { accounts } = await extractData([
      makePage(['בנק: 31', 'סניף: 046', 'חשבון: 046-105-377260'], { direction: 'rtl' }),
    ]);
    expect(accounts[0]?.value).toEqual({ bank: null, branch: '046', number: '105377260' });
    // Groups of an IBAN are no account of their own.
    const iban = await read('Account Number | PL61 1090 1014 0000 0712 1981 2874');
    expect(iban).toMatchObject({ iban: 'PL61109010140000071219812874' });
    expect(iban).not.toHaveProperty('account');
  });
});

describe('names', () => {
  it('stand at the far edge of a list of keys and values', async () => {
    const list: [string, string][] = [
      ['Order details', ''],
      ['Customer', 'Corner Shop Haifa'],
      ['Status', 'paid'],
      ['Total', '262.40'],
    ];
    const lines = list.map(([key, value], row) => {
      const y = 10 + 4 * row;
      const words = [
        ...cellWords(key, 10, 30, 'left', y, 'ltr'),
        ...cellWords(value, 50, 40, 'right', y, 'ltr'),
      ];
      return lineOf(words, y, 'ltr');
    });
    const data = await extractData([{ ...makePage([]), lines }]);
    expect(data.names).toMatchObject([{ role: 'customer', value: 'Corner Shop Haifa' }]);
  });

  it('of one party are not those behind the heading of another', async () => {
    const order = [
      'Ordre de virement',
      'ÉMETTEUR',
      'Société | Exemple Distribution SARL',
      'BÉNÉFICIAIRE',
      'Nom | Transit Exemple & Fils',
      FRENCH,
    ];
    expect(await read(...order)).toMatchObject({ issuer: 'Exemple Distribution SARL' });
  });

  it('of passengers stand before their type', async () => {
    const ticket = ['Electronic Ticket Receipt', 'Passenger: Dana Cohen (ADT)', 'Total | 286.00'];
    expect(await read(...ticket)).toMatchObject({ customer: 'Dana Cohen' });
  });

  it('keep what follows a dash, unless it is an address', async () => {
    const till = ['מחצבות הגליל – אבן טבעית', 'קבלה מס 718', 'סה"כ | 120.00'];
    expect(await read(...till)).toMatchObject({ issuer: 'מחצבות הגליל – אבן טבעית' });
  });

  it('are none of a buyer whom nobody named, of the heading beside, or of a legal form alone', async () => {
    const till = ['קבלה מס 300418', 'לקוח: לקוח מזדמן', 'ברגים גבס | 1 | 28.90', 'סה"כ | 28.90'];
    expect(await read(...till)).not.toHaveProperty('customer');
    const heading = ['ACCOUNT HOLDER | BILL SUMMARY', 'Amount payable | 169.00'];
    expect(await read(...heading)).not.toHaveProperty('account_holder');
    expect(await read('Account Holder: Ltd')).not.toHaveProperty('account_holder');
  });

  it('are no codes, and end before a bracket that holds one', async () => {
    const rows = ['Employee | HR-EMP-00214', 'Employee Name | Nandini Kesarkar (PEP0148)'];
    const { names } = await extractData([makePage(['Salary Slip', ...rows])]);
    expect(names.map(({ value }) => value)).toEqual(['Nandini Kesarkar']);
  });

  it('go on behind a dash to their legal form', async () => {
    const rows = ['קבלה', 'התקבל מאת: מרכז גן הזמיר - גני ילדים בע"מ'];
    expect(await read(...rows)).toMatchObject({ payer: 'מרכז גן הזמיר - גני ילדים בע"מ' });
  });

  it.each(['Überweisung', 'Avis de virement', 'Transfer successful', 'העברה בוצעה'])(
    'of an issuer are not the title %s',
    async (title) =>
      expect(await read(title, '', 'Amount 250.00 EUR', GERMAN)).not.toHaveProperty('issuer'),
  );
});

describe('tables', () => {
  it('of what is sold name rates, no tax, in their lines', async () => {
    const rows = [
      'Photo session | 420.00 | 2 | VAT 21% | 840.00',
      'Retouching | 18.50 | 46 | VAT 21% | 851.00',
      'Subtotal | | | | 1,691.00',
      'VAT 21% | | | | 355.11',
      'Total | | | | 2,046.11',
    ];
    const data = await extractData([makePage(['Invoice', ...rows])]);
    expect(data.fields.vat?.value.minor).toBe(35_511);
    expect(data.labelled?.filter(({ field }) => field === 'vat')).toHaveLength(1);
    expect(data.ledger?.filter(({ field }) => field === 'vat')).toHaveLength(1);
  });

  it('side by side in one line do not name each other’s amounts', async () => {
    const rows = ['Chair | 200.00', 'Lamp | 5.33', 'Total taxes | Total goods | 205.33'];
    const sums = ['Total taxes | | 42.39', 'Total | | 247.72'];
    const { ledger = [] } = await extractData([makePage(['Invoice', ...rows, ...sums])]);
    expect(ledger.filter(({ field }) => field === 'vat')).toHaveLength(1);
  });

  it('of sections have subtotals that are none of the document, beside one that is', async () => {
    const rows = [
      'Tests | 725.00',
      'Sub total : 725.00',
      'Medicines | 298.00',
      'Sub total : 298.00',
    ];
    const sums = ['Bill amount : 1,023.00', 'Discount | 23.00', 'Taxable amount | 1,000.00'];
    const { labelled = [] } = await extractData([makePage(['Bill', ...rows, ...sums])]);
    const subtotals = labelled.filter(({ field }) => field === 'subtotal');
    expect(subtotals.map(({ amount }) => amount.value.minor)).toEqual([100_000]);
  });

  it('of what is sold have no total below their heading', async () => {
    const rows = ['Article | Prix | Total', 'Tarte tatin | 6,50 | 13,00', 'Café | 2,80 | 8,40'];
    const { labelled = [] } = await extractData([makePage(['Ticket', ...rows])]);
    expect(labelled.filter(({ field }) => field === 'total')).toEqual([]);
  });

  it('of a statement whose heading says what its balance is keep their columns', async () => {
    const rows = [
      'Date | Remarks | Debit | Credit | Balance (Dr - Cr)',
      '14-04-2025 | Sales | 892.80 | 0.00 | 2,133.30',
      '22-04-2025 | Payment | 0.00 | 1,240.50 | 892.80',
      '06-05-2025 | Sales | 1,564.20 | 0.00 | 2,457.00',
    ];
    const { transactions } = await extractData([makePage(['Statement of account', ...rows])]);
    expect(transactions.map(({ balance }) => balance?.value.minor)).toEqual([
      213_330, 89_280, 245_700,
    ]);
  });

  it('of the months of a payslip name no taxable income', async () => {
    const months =
      'ברוטו למס | 66,676.03 | 15,469.23 | 10,447.35 | 10,985.10 | 9,702.40 | 9,860.20';
    const heading = 'נתונים לשנת 2024 | סה"כ | 06 | 05 | 04 | 03 | 02';
    const rows = ['תלוש שכר', 'סה"כ ברוטו | 15,469.23', 'נטו לתשלום | 11,931.64', heading, months];
    expect(await read(...rows)).not.toHaveProperty('taxable_income');
  });
});

it('receipts of tills are sales', async () => {
  for (const rows of [
    ['Backhaus', 'Kassenbeleg', 'Brot | 4,20 €', 'SUMME | 23,60 €', 'RÜCKGELD | 26,40 €'],
    [
      'Bouchon',
      'Ticket : 20418',
      "Nb d'articles : 9",
      'TVA 10% | 6,06 €',
      'Merci de votre visite.',
    ],
  ]) {
    const page = makePage(rows);
    const { documentType } = documentTypeOf(rowsOf([page]), await extractData([page]));
    expect(documentType).toBe('invoice');
  }
});
