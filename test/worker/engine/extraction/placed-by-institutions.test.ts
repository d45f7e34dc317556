import { describe, expect, it } from 'vitest';
import { dataOf, readPlaced as read, type Texts } from './read-placed.js';

/** Layouts of institutions that are told by where their texts stand, not by their order alone. */

const MOVEMENTS: Texts[] = [
  [
    [5, 'Date'],
    [15, 'Description'],
    [55, 'Amount Subtracted'],
    [72, 'Amount Added'],
    [88, 'Balance'],
  ],
  [
    [5, '01/01/26'],
    [15, 'Opening Balance'],
    [88, '1,000.00'],
  ],
  [
    [5, '01/05/26'],
    [15, 'Card purchase'],
    [60, '100.00'],
    [88, '900.00'],
  ],
  [
    [5, '01/15/26'],
    [15, 'Direct deposit'],
    [74, '2,500.00'],
    [88, '3,400.00'],
  ],
  [
    [5, '01/20/26'],
    [15, 'Check'],
    [60, '400.00'],
    [88, '3,000.00'],
  ],
  [
    [5, '01/31/26'],
    [15, 'Closing Balance'],
    [88, '3,000.00'],
  ],
];

describe('the addressee of a letter', () => {
  const letter = (...address: Texts[]) =>
    read([[40, 'Sample Bank']], [], [], ...address, [], [], [], ...MOVEMENTS);

  it('is read where state and postal code have cells of their own', async () => {
    const read = await letter(
      [[8, 'DANA J SAMPLE']],
      [[8, '12 EXAMPLE AVE']],
      [
        [8, 'SAMPLEVILLE MN'],
        [24, '55409-1518'],
      ],
    );
    expect(read).toMatchObject({ account_holder: 'DANA J SAMPLE' });
  });

  it('is none of the codes above it, and a street with a flat is no place', async () => {
    const read = await letter(
      [[8, '#BWNLLSV']],
      [[8, '#000000MRXF20SNA0']],
      [[8, 'DANA J SAMPLE']],
      [[8, '1318 EXAMPLE DR APT B']],
      [[8, 'SAMPLEVILLE VA 23451-4022']],
    );
    expect(read).toMatchObject({ account_holder: 'DANA J SAMPLE' });
  });

  it('is on the coupon at the foot of the page, not where payments are sent', async () => {
    const rows: Texts[] = [
      ...Array.from({ length: 40 }, (): Texts => []),
      [[8, 'DANA J SAMPLE']],
      [[8, '12 EXAMPLE ST UNIT 3']],
      [[8, 'SAMPLEVILLE MA 02446-2758']],
      [],
      [[8, 'Mail Payment to:']],
      [[8, 'CARD SERVICES']],
      [[8, '4 EXAMPLE WAY']],
      [[8, 'NEWARK NJ 07101-1270']],
    ];
    const head: Texts[] = [
      [[40, 'Sample Bank card statement']],
      [[8, 'New balance: $2,465.34']],
      [[8, 'Minimum payment due: $40.00']],
      [[8, 'Credit limit: $9,000.00']],
      [[8, 'Available credit: $6,534.66']],
    ];
    expect(await read(...head, ...rows)).toMatchObject({ account_holder: 'DANA J SAMPLE' });
  });
});

describe('a line of text below a statement', () => {
  it('states its closing balance before other amounts', async () => {
    const note: Texts = [
      [15, 'Closing Balance on 01/31/26: 3,000.00 | available: 9,000.00 | used at most: 100.00'],
    ];
    expect(await read([[40, 'Bank statement']], ...MOVEMENTS.slice(0, -1), note)).toMatchObject({
      closing_balance: '3000.00',
    });
  });
});

describe('a movement that is not understood', () => {
  it('is a gap before the next one', async () => {
    const further: Texts = [
      [15, 'SAVINGS POT'],
      [60, '200.00'],
    ];
    const next: Texts = [
      [5, '01/16/26'],
      [15, 'GYM'],
      [60, '24.99'],
      [88, '3,175.01'],
    ];
    const rows = [...MOVEMENTS.slice(0, 4), further, next];
    const { transactions } = await dataOf([[[40, 'Bank statement']], ...rows]);
    expect(transactions.at(-1)).toMatchObject({ gapBefore: true });
    expect(transactions.slice(0, -1).map(({ gapBefore }) => gapBefore ?? false)).not.toContain(
      true,
    );
  });
});

describe('the sums of a statement', () => {
  it('may stand below its closing balance', async () => {
    const sums: Texts = [
      [15, 'Total Subtracted/Added'],
      [60, '500.00'],
      [74, '2,500.00'],
    ];
    expect(await read([[40, 'Bank statement']], ...MOVEMENTS, sums)).toMatchObject({
      closing_balance: '3000.00',
      total_debits: '500.00',
      total_credits: '2500.00',
    });
  });

  it('are those of the first account below headings of two lines', async () => {
    const summary: Texts[] = [
      [[5, 'Summary of your deposit accounts']],
      [
        [35, 'Previous'],
        [50, 'Deposits/'],
        [63, 'Withdrawals/'],
        [78, 'Ending'],
      ],
      [
        [35, 'Balance'],
        [50, 'Credits'],
        [63, 'Debits'],
        [78, 'Balance'],
      ],
      [
        [5, 'Plain Checking'],
        [35, '$1,000.00'],
        [50, '$2,500.00'],
        [63, '$500.00'],
        [78, '$3,000.00'],
      ],
      [
        [5, 'Savings'],
        [35, '$10.00'],
        [50, '$5.00'],
        [63, '$0.00'],
        [78, '$15.00'],
      ],
    ];
    expect(await read([[40, 'Statement of account']], ...summary)).toMatchObject({
      total_credits: '2500.00',
      total_debits: '500.00',
    });
  });

  it('are of the account named by its kind above the movements', async () => {
    const titles: Texts[] = [
      [[5, 'EveryDay Checking - 7084419362']],
      ...MOVEMENTS,
      [],
      [
        [5, 'Citi® Savings'],
        [30, '4974460196'],
      ],
    ];
    const { accounts } = await dataOf([[[40, 'Bank statement']], ...titles]);
    expect(accounts.map(({ value }) => value.number)).toEqual(['7084419362', '4974460196']);
  });
});

describe('numbers in groups', () => {
  it('are whole, or not read', async () => {
    expect(await read([[5, 'Account number: 1 047 5283 9164']])).toMatchObject({
      account: '104752839164',
    });
    expect(await read([[5, 'Account number: 12345 67890 00123456789']])).not.toHaveProperty(
      'account',
    );
  });

  it('are British VAT numbers by their groups', async () => {
    expect(await read([[5, 'VAT Reg No 684 9667 62']])).toMatchObject({
      vat_number: '684966762',
    });
  });
});

describe('the period of a statement', () => {
  it('is read from lines below each other', async () => {
    const rows: Texts[] = [
      [[80, 'Statement Period:']],
      [[83, 'Oct 4, 2023']],
      [[85, 'through']],
      [[83, 'Nov 2, 2023']],
    ];
    expect(await read(...rows)).toMatchObject({
      period_start: '2023-10-04',
      period_end: '2023-11-02',
    });
  });
});

describe('the boxes of a tax form', () => {
  it('have letters before their captions, and parts of a name far below theirs', async () => {
    const rows: Texts[] = [
      [
        [5, "c Employer's name, address, and ZIP code"],
        [55, '3 Social security wages'],
      ],
      [[66, '81562.60']],
      [[6, 'SAMPLE ORTHOPEDICS PC']],
      [
        [5, "e Employee's first name and initial"],
        [35, 'Last name'],
      ],
      [[55, '11 Nonqualified plans']],
      [
        [6, 'DANA L'],
        [36, 'SAMPLE-MUSTER'],
      ],
    ];
    const { names } = await dataOf(rows, 1.3);
    expect(names.map(({ role, value }) => `${role} ${value}`)).toEqual(
      expect.arrayContaining(['employer SAMPLE ORTHOPEDICS PC', 'employee DANA L SAMPLE-MUSTER']),
    );
  });
});

describe('a bill of several supplies', () => {
  it('has the sums of its summary of tax, and none of the box beside a line', async () => {
    const rows: Texts[] = [
      [[5, 'Electricity and gas bill']],
      [
        [5, 'Total before VAT'],
        [80, '£249.06'],
      ],
      [
        [5, 'VAT at 5%'],
        [80, '£12.45'],
      ],
      [
        [5, 'Total before VAT'],
        [80, '£145.49'],
      ],
      [
        [5, 'VAT at 5%'],
        [80, '£7.27'],
      ],
      [
        [5, 'Total charges this period'],
        [50, '£414.27'],
        [66, 'Your estimated yearly cost: £1,912.40'],
      ],
      [[5, 'VAT summary']],
      [
        [5, 'Total before VAT'],
        [40, '£394.55'],
      ],
      [
        [5, 'VAT at 5%'],
        [40, '£19.72'],
      ],
      [
        [5, 'Total including VAT'],
        [40, '£414.27'],
      ],
    ];
    expect(await read(...rows)).toMatchObject({
      subtotal: '394.55',
      vat: '19.72',
      total: '414.27',
    });
  });

  it('of a hotel ends its charges at the summary of tax, in two languages', async () => {
    const charge = (day: string, what: string, amount: string): Texts => [
      [5, day],
      [20, what],
      [70, amount],
    ];
    const rows: Texts[] = [
      [[5, 'INVOICE / RECHNUNG No. 98144']],
      [
        [5, 'Date'],
        [20, 'Description'],
        [68, 'Charges EUR'],
        [84, 'Credits EUR'],
      ],
      charge('08.09.25', 'Accommodation Rm 614', '189.00'),
      charge('09.09.25', 'Accommodation Rm 614', '189.00'),
      charge('10.09.25', 'Accommodation Rm 614', '214.00'),
      [
        [5, '11.09.25'],
        [20, 'Card'],
        [86, '592.00'],
      ],
      [
        [20, 'Total / Gesamtbetrag'],
        [70, '592.00'],
        [86, '592.00'],
      ],
      [],
      [
        [5, 'VAT / MwSt.'],
        [28, 'Net / Netto'],
        [45, 'VAT / MwSt.'],
        [62, 'Gross / Brutto'],
      ],
      [
        [5, '7 %'],
        [30, '400.00'],
        [47, '28.00'],
        [64, '428.00'],
      ],
      [
        [5, '19 %'],
        [30, '137.82'],
        [47, '26.18'],
        [64, '164.00'],
      ],
      [
        [5, 'Total'],
        [30, '537.82'],
        [47, '54.18'],
        [64, '592.00'],
      ],
    ];
    const values = await read(...rows);
    expect(values).toMatchObject({
      total: '592.00',
      subtotal: '537.82',
      vat: '54.18',
      vat_at_7_percent: '28.00',
    });
    const { amounts } = await dataOf(rows);
    expect(amounts.map(({ value }) => value.currency)).not.toContain('MYR');
  });
});

describe('the sums of a payslip', () => {
  it('below a title of the year are of the year', async () => {
    const rows: Texts[] = [
      [[30, 'Entgeltabrechnung Oktober 2025']],
      [
        [5, 'Gesamt-Brutto'],
        [30, 'Steuer-Brutto'],
        [60, 'Gesetzliches Netto'],
      ],
      [
        [8, '4.331,28'],
        [33, '4.286,28'],
        [63, '2.746,04'],
      ],
      [],
      [
        [5, 'Verdienstbescheinigung'],
        [29, '(aufgelaufene Jahreswerte)'],
      ],
      [
        [5, 'Gesamt-Brutto'],
        [30, 'Steuer-Brutto'],
      ],
      [
        [8, '40.991,94'],
        [33, '40.541,94'],
      ],
    ];
    expect(await read(...rows)).toMatchObject({
      gross: '4331.28',
      taxable_income: '4286.28',
      gross_year_to_date: '40991.94',
      taxable_income_year_to_date: '40541.94',
    });
  });

  it('are called "total" below the title of their block', async () => {
    const rows: Texts[] = [
      [[30, 'Earnings Statement']],
      [
        [5, 'WITHHOLDINGS'],
        [60, 'THIS PERIOD'],
        [80, 'YTD'],
      ],
      [
        [5, 'Social Security'],
        [60, '144.86'],
        [80, '1,533.02'],
      ],
      [
        [5, 'Fed Income Tax'],
        [60, '195.45'],
        [80, '2,036.60'],
      ],
      [
        [5, 'TOTAL'],
        [60, '340.31'],
        [80, '3,569.62'],
      ],
      [
        [5, 'Gross Pay'],
        [60, '2,000.00'],
        [80, '21,000.00'],
      ],
      [
        [5, 'NET PAY'],
        [60, '1,659.69'],
        [80, '17,430.38'],
      ],
    ];
    expect(await read(...rows)).toMatchObject({
      total_taxes: '340.31',
      total_taxes_year_to_date: '3569.62',
      net: '1659.69',
    });
  });
});

describe('a summary of pay', () => {
  it('names its columns once, above the month and the year so far', async () => {
    const rows: Texts[] = [
      [[30, 'Pay Statement']],
      [
        [16, 'Hours Worked'],
        [32, 'Gross Pay'],
        [46, 'Employee Taxes'],
        [66, 'Deductions'],
        [86, 'Net Pay'],
      ],
      [
        [5, 'Current'],
        [20, '86.67'],
        [32, '6,086.67'],
        [48, '1,763.60'],
        [68, '733.05'],
        [86, '3,590.02'],
      ],
      [
        [5, 'YTD'],
        [19, '1,213.38'],
        [31, '89,713.38'],
        [47, '26,456.48'],
        [67, '10,532.70'],
        [85, '52,724.20'],
      ],
    ];
    expect(await read(...rows)).toMatchObject({
      gross: '6086.67',
      total_taxes: '1763.60',
      net: '3590.02',
      gross_year_to_date: '89713.38',
      total_taxes_year_to_date: '26456.48',
      net_year_to_date: '52724.20',
    });
  });
});

describe('the head of an account', () => {
  it('is a table, whatever stands in the row above it', async () => {
    const rows: Texts[] = [
      [
        [57, 'Arranged Overdraft Limit'],
        [88, '500.00'],
      ],
      [
        [7, 'Account Name'],
        [50, 'Sortcode'],
        [64, 'Account Number'],
        [82, 'Sheet Number'],
      ],
      [
        [7, 'Ms Dana Sample'],
        [50, '40-18-33'],
        [64, '71448827'],
        [82, '118'],
      ],
    ];
    expect(await read([[40, 'Bank statement']], ...rows)).toMatchObject({
      account_holder: 'Ms Dana Sample',
      account: '71448827',
    });
  });

  it('has its sums in a summary that adds up before any other label', async () => {
    const summary: Texts[] = [
      [
        [18, 'Beginning'],
        [41, 'Deposits and'],
        [65, 'Checks and other'],
        [88, 'Ending'],
      ],
      [
        [18, 'balance'],
        [41, 'other additions'],
        [65, 'deductions'],
        [88, 'balance'],
      ],
      [
        [18, '3,418.27'],
        [43, '5,164.90'],
        [67, '2,850.93'],
        [88, '5,732.24'],
      ],
      [],
      [
        [5, 'Credits'],
        [40, '4.00'],
      ],
    ];
    expect(await read([[40, 'Bank statement']], ...summary)).toMatchObject({
      opening_balance: '3418.27',
      total_credits: '5164.90',
      total_debits: '2850.93',
      closing_balance: '5732.24',
    });
  });
});

describe('a contract', () => {
  it('names its rent in a clause beside its key, its days and its number', async () => {
    const rows: Texts[] = [
      [[60, 'Agreement ref: OR-2291873-A']],
      [[20, 'ASSURED SHORTHOLD TENANCY AGREEMENT']],
      [
        [5, 'Date of this Agreement'],
        [35, '18 July 2025'],
      ],
      [
        [5, 'The Term'],
        [35, 'commencing on and including: 1 August 2025'],
      ],
      [[35, 'to and including: 31 July 2026']],
      [[35, '£1,675.00 per calendar month, payable in advance; first payment of']],
      [
        [5, 'The Rent'],
        [35, '£1,289.00 due on 1 August 2025'],
      ],
    ];
    expect(await read(...rows)).toMatchObject({
      contract_number: 'OR-2291873-A',
      issue_date: '2025-07-18',
      start_date: '2025-08-01',
      end_date: '2026-07-31',
      monthly_rent: '1675.00',
    });
  });
});
