import { describe, expect, it } from 'vitest';
import { GERMAN, read } from './read-values.js';
import { dataOf, readPlaced } from './read-placed.js';
import { fields } from './read-rows.js';

/** How hotels, rental firms, couriers and subscriptions print what they charge. */

describe('captions in a row above their values', () => {
  it('gives the number and the day, not the telephone in a sentence about the document', async () => {
    const values = await readPlaced(
      [[57, 'RENTAL INVOICE / CLOSED AGREEMENT']],
      [
        [7, 'RENTAL AGREEMENT NO.'],
        [30, 'INVOICE NO.'],
        [52, 'INVOICE DATE'],
        [74, 'RENTAL RECORD / PAGE'],
      ],
      [
        [7, 'RA 451 882 067'],
        [30, 'E0619-7714402'],
        [52, '15 MAY 2026'],
        [74, '1 OF 1'],
      ],
      [
        [7, 'RENTER'],
        [30, 'CLUB NO.'],
        [52, 'CONFIRMATION NO.'],
        [74, 'CORP NO.'],
      ],
      [
        [7, 'GARETH W. PENHALIGON'],
        [30, '70441982'],
        [52, 'K6182297704'],
        [74, '218803'],
      ],
      [
        [7, 'TOTAL CHARGES'],
        [88, '398.58'],
      ],
      [[7, 'Questions on this invoice: 1-800-555-0174, billing@example.com']],
    );
    expect(values).toMatchObject({
      invoice_number: 'E0619-7714402',
      issue_date: '2026-05-15',
      customer: 'GARETH W. PENHALIGON',
    });
  });

  it('takes the day below a caption, and no later one below the next caption', async () => {
    const data = await dataOf(
      [
        [[40, 'חשבונית מס 20417']],
        [
          [70, 'לכבוד'],
          [50, 'תאריך המסמך'],
          [10, 'עבור'],
        ],
        [
          [70, 'אלון הדפסות בע"מ'],
          [50, '01/03/2026'],
          [10, 'שירותי עיצוב'],
        ],
        [
          [70, '516024171'],
          [50, 'לתשלום עד'],
          [10, 'מסמכים קשורים'],
        ],
        [
          [70, 'חיפה'],
          [50, '15/04/2026'],
          [10, 'חשבון עסקה 30188 מיום 22/02/2026'],
        ],
      ],
      1.6,
      'rtl',
    );
    expect(data.issueDate?.value).toBe('2026-03-01');
  });

  it('takes no day from the next column where the caption goes on: it is that of something else', async () => {
    const { issueDate } = await dataOf([
      [
        [7, 'Date of entry'],
        [40, 'Grade'],
        [70, 'Status'],
      ],
      [
        [7, '01/09/2014'],
        [40, 'B'],
        [70, 'full'],
      ],
    ]);
    expect(issueDate).toBeNull();
  });
});

describe('a list of shipments', () => {
  const shipments = [
    'Swiftline Express Limited',
    'INVOICE | ',
    'Invoice number | DUBR000718824',
    'Account number | 301882746',
    'Invoice date | 27/02/2026',
    'Air waybill | Date | From | To | Pcs | Weight charge | Total EUR',
    'EXPRESS WORLDWIDE | ',
    '4418207736 | 09/02/26 | Sligo IE | Bergen NO | 2 | 128.40 | 178.48',
    '4418209913 | 12/02/26 | Sligo IE | Halifax CA | 1 | 96.75 | 132.89',
    'Total (excl. VAT) | 311.37',
    'Total VAT | 0.00',
    'Total amount EUR | 311.37',
  ];

  it('names places under "From" and "To", no parties', async () => {
    const values = await read(...shipments);
    for (const name of ['payer', 'payee', 'customer', 'issuer'])
      expect(values[name] ?? '', name).not.toMatch(/IE|NO|CA$/);
  });

  it('numbers its customer by the account, which is none in a bank', async () => {
    expect(await read(...shipments)).toMatchObject({ customer_number: '301882746' });
    const paid = await read(...shipments, 'Please pay to our bank', 'Account number | 88127700');
    expect(paid.customer_number).toBe('301882746');
  });
});

describe('when an invoice is due', () => {
  it('is the day without a discount', async () => {
    const values = await read(
      'Muster Technik GmbH',
      'Rechnung | Nr. 2604817',
      GERMAN,
      'Rechnungsbetrag | 1.521,89 EUR',
      'Zahlbar bis 20.03.2026 mit 2,00 % Skonto = 30,44 EUR, Zahlbetrag 1.491,45 EUR,',
      'bis 09.04.2026 ohne Abzug.',
    );
    expect(values.due_date).toBe('2026-04-09');
  });
});

describe('a tax', () => {
  it('is not the base in brackets before it, and its rate may have three decimals', async () => {
    const values = await read(
      'Invoice 7F2C91AE-0014',
      'Subtotal | $407.23',
      'Total excluding tax | $346.15',
      'Sales tax - New York (8.875% on $346.15) | $30.72',
      'Total | $376.87',
    );
    expect(values).toMatchObject({ vat: '30.72', vat_rate: '8.875' });
  });

  it('beside the amount with it is the printed share of it, where one rate is printed', async () => {
    const bill = [
      'Bill number L1048820036',
      'VAT at 20% | £7.56 | £45.37',
      'Total charges | £72.87',
    ];
    expect((await read(...bill)).vat).toBe('7.56');
    const rates = ['Invoice R-17', 'VAT at 20% | £7.56 | £45.37', 'VAT at 5% | £1.00 | £21.00'];
    expect((await read(...rates, 'Total | £66.37')).vat).not.toBe('7.56');
  });

  it('that a total includes is none of it: the total stands behind', async () => {
    const data = await dataOf([
      [[5, 'Electricity and gas, your energy account']],
      [
        [5, 'Electricity'],
        [80, '£83.44'],
      ],
      [
        [5, 'Gas'],
        [80, '£40.12'],
      ],
      [
        [5, 'Total charges including £5.88 VAT @ 5.00%'],
        [80, '£123.56'],
      ],
    ]);
    expect(fields(data)).toMatchObject({ total: 12_356 });
  });

  it('of nothing per cent is no amount: that is what is sold without it', async () => {
    const values = await read(
      'חשבונית מס מספר 104423',
      'סה"כ חייב במע"מ | 9,845.65',
      'סה"כ מע"מ 0% (פרי וירק) | 792.91',
      'מע"מ 18% | 1,772.22',
      'סה"כ לתשלום | 12,410.78',
    );
    expect(values.vat).toBe('1772.22');
  });

  it('has no amount beyond the next heading, that of a line in another table', async () => {
    const data = await dataOf([
      [[7, 'Fattura n. 27/2026 del 31/03/2026']],
      [
        [7, 'Aliquota'],
        [20, 'Imponibile'],
        [32, 'Imposta'],
        [44, 'Natura'],
        [55, 'Compensi professionali'],
        [88, '5.253,00'],
      ],
      [
        [55, 'IVA 22%'],
        [88, '1.201,89'],
      ],
      [
        [55, 'TOTALE FATTURA'],
        [88, '6.797,01'],
      ],
    ]);
    expect(fields(data)).toMatchObject({ vat: 120_189, total: 679_701 });
  });
});

describe('what is to be paid', () => {
  it('is due, and no total, beside the total of the bill itself', async () => {
    const hebrew = await read(
      'עיריית גבעת התמרים',
      'הודעת תשלום ארנונה',
      'סה"כ חיוב לתקופה | 1,215.30',
      'חוב קודם | 941.34',
      'סה"כ לתשלום ש"ח | 2,156.64',
    );
    expect(hebrew).toMatchObject({ total: '1215.30', amount_due: '2156.64' });
    const french = await read(
      'Merci de votre achat, nous vous prions de régler la facture par prélèvement',
      'Total TTC services Mobile | 55,57 €',
      'Total de la facture TTC | 65,56 €',
      'Avoir | -3,20 €',
      'Montant à payer TTC | 62,36 €',
    );
    expect(french).toMatchObject({ total: '65.56', amount_due: '62.36' });
  });

  it('is the total where no other line is of the bill', async () => {
    const values = await read('חשבונית מס 17', 'סה"כ | 1,000.00', 'סה"כ לתשלום | 1,180.00');
    expect(values.total).toBe('1180.00');
  });
});

describe('a heading over one amount a line', () => {
  it('names no total', async () => {
    const values = await read(
      'חשבונית מס קבלה מס 60412',
      'תאריך טיפול | שן | תיאור הטיפול | מחיר כולל מע"מ ₪',
      '09/07/24 | 36 | טיפול שורש | 2,150.00',
      '16/07/24 | 36 | סתימה זמנית | 780.00',
      '30/07/24 | 36 | כתר זירקוניה | 2,900.00',
      'סה"כ טיפולים | 5,830.00',
    );
    expect(values.total).not.toBe('2150.00');
  });
});

describe('a passenger', () => {
  it('is named beside its key in a row of keys and values', async () => {
    const data = await dataOf([
      [[7, 'Electronic Ticket Receipt']],
      [
        [7, 'Name'],
        [30, 'HOLLOWAY / MIRIAM JANE'],
        [57, 'Air fare'],
        [75, 'GBP'],
        [85, '361.00'],
      ],
      [
        [7, 'Form of payment'],
        [30, 'CC VI XXXXXXXXXXXX4417'],
        [57, 'Total amount'],
        [75, 'GBP'],
        [85, '474.74'],
      ],
    ]);
    expect(data.names.map(({ value }) => value)).toEqual(['HOLLOWAY / MIRIAM JANE']);
  });
});

describe('a message between banks', () => {
  it('names its parties below captions with the tags of its fields, and no bank by its code', async () => {
    const data = await dataOf([
      [[7, 'Wire transfer confirmation']],
      [
        [7, 'Sender'],
        [20, ': NGMBSGSGXXX'],
      ],
      [[7, '50K: Ordering Customer-Name & Address']],
      [[10, '/4471208816']],
      [[10, 'STRAITS PEPPER AND SPICE PTE LTD']],
      [],
      [[7, '59: Beneficiary Customer-Name & Addr']],
      [[10, '/DE44672900000047118802']],
      [[10, 'GEWUERZKONTOR HOLLMANN GMBH']],
    ]);
    expect(data.names.map(({ role, value }) => [role, value])).toEqual([
      ['payer', 'STRAITS PEPPER AND SPICE PTE LTD'],
      ['payee', 'GEWUERZKONTOR HOLLMANN GMBH'],
    ]);
  });
});

describe('an allocation number', () => {
  it('in groups is read from left to right in a Hebrew line, too', async () => {
    const { allocationNumber } = await dataOf(
      [[[40, 'חשבונית מס 20417']], [[40, 'מספר הקצאה: 265 730 418 | מסמך ממוחשב']]],
      1.6,
      'rtl',
    );
    // The word read first stands at the right: the eye begins with 418.
    expect(allocationNumber?.value).toBe('418730265');
  });
});

describe('a count', () => {
  it('of credits is no sum of credits', async () => {
    const data = await dataOf([
      [
        [7, 'Beginning balance on September 1, 2025'],
        [47, '$41,286.55'],
        [62, '# of deposits/credits: 6'],
      ],
      [
        [7, 'Ending balance on September 30, 2025'],
        [47, '$51,333.24'],
        [62, '# of withdrawals/debits: 14'],
      ],
    ]);
    expect(fields(data)).toEqual({ opening_balance: 4_128_655, closing_balance: 5_133_324 });
  });
});
