import { describe, expect, it } from 'vitest';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { namedValues } from '../../../../worker/engine/extraction/named-values.js';
import { cellWords, lineOf } from './make-cells.js';
import { makePage } from './make-page.js';

/** Layouts of institutions that are told by where their texts stand, not by their order alone. */

type Texts = readonly (readonly [left: number, text: string])[];

/** A page of texts by their left edges, percent; rows are `step` percent apart. */
const dataOf = (rows: readonly Texts[], step = 1.6) =>
  extractData([
    {
      ...makePage([]),
      lines: rows.flatMap((texts, index) => {
        const y = 3 + step * index;
        const words = texts.flatMap(([left, text]) => cellWords(text, left, 60, 'left', y, 'ltr'));
        return words.length > 0 ? [lineOf(words, y, 'ltr')] : [];
      }),
    },
  ]);

/** All values by name, of several the first. */
const read = async (...rows: Texts[]): Promise<Record<string, string>> => {
  const values = namedValues(await dataOf(rows)).reverse();
  return Object.fromEntries(values.map(({ name, value }) => [name, value]));
};

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
      expect.arrayContaining(['employer SAMPLE ORTHOPEDICS PC', 'person DANA L SAMPLE-MUSTER']),
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

describe('the summary of a card', () => {
  const summary: Texts[] = [
    [
      [5, 'New Balance'],
      [36, '$883.63'],
      [52, 'Account Summary'],
    ],
    [
      [5, 'Payment Due Date'],
      [36, '06/12/26'],
      [52, 'Previous Balance'],
      [88, '$812.46'],
    ],
    [[5, 'For payments by phone the deadline is 8pm.']],
    [
      [52, 'Payments'],
      [88, '-$812.46'],
    ],
    [
      [5, 'Late fees are up to $40.00.'],
      [52, 'Transactions'],
      [88, '+$883.63'],
    ],
    [
      [52, 'Interest Charged'],
      [88, '+$0.00'],
    ],
    [
      [52, 'New Balance'],
      [88, '$883.63'],
    ],
  ];

  it('is read beside a column of other texts', async () => {
    const { balanceSummary } = await dataOf(summary);
    expect(balanceSummary).toMatchObject({
      opening: { value: { minor: 81_246 } },
      closing: { value: { minor: 88_363 } },
      parts: [{ amount: { value: { minor: -81_246 } } }, { amount: { value: { minor: 88_363 } } }],
      isListed: true,
    });
  });

  it('leaves out what a part consists of, and knows what came in and went out by size', async () => {
    const data = await dataOf([
      [[5, 'Account statement']],
      [
        [5, 'Start balance'],
        [40, '£1,846.22'],
      ],
      [
        [5, 'Money in'],
        [40, '£3,169.56'],
      ],
      [
        [5, '• Commission charges'],
        [40, '£2.95'],
      ],
      [
        [5, 'Money out'],
        [40, '-£2,256.12'],
      ],
      [
        [5, 'End balance'],
        [40, '£2,759.66'],
      ],
    ]);
    expect(data.balanceSummary?.parts.map(({ label }) => label)).toEqual(['money in', 'money out']);
    expect(data.fields.total_debits?.value.minor).toBe(225_612);
  });

  it('is none where its own column has a line without an amount', async () => {
    const noted = summary.toSpliced(4, 0, [[52, 'Thank you for paying on time']]);
    expect((await dataOf(noted)).balanceSummary ?? null).toBeNull();
  });
});

describe('parties and days that other words seem to name', () => {
  it('has no party in a column of businesses beside days and amounts', async () => {
    const heading: Texts = [
      [5, 'Date'],
      [18, 'Supplier'],
      [45, 'Category'],
      [60, 'Original'],
      [75, 'Charge'],
    ];
    const movement = (day: string, name: string): Texts => [
      [5, day],
      [18, name],
      [45, 'Food'],
      [60, '12.00'],
      [75, '12.00'],
    ];
    const rows = [movement('11.05.26', 'Corner Bakery'), movement('12.05.26', 'City Parking')];
    const { names } = await dataOf([[[5, 'Card statement']], heading, ...rows]);
    expect(names.filter(({ role }) => role === 'supplier')).toEqual([]);
  });

  it('takes no day to come for the day of issue', async () => {
    const rows: Texts[] = [
      [[5, 'Electricity bill']],
      [[5, 'Next meter reading date: Apr 11, 2025']],
      [[5, 'Bill date: Mar 14, 2025']],
    ];
    expect((await read(...rows)).issue_date).toBe('2025-03-14');
    expect((await read(...rows.slice(0, 2))).issue_date).not.toBe('2025-04-11');
  });
});

describe('movements whose columns are misread', () => {
  const moved = (
    day: string,
    text: string,
    left: number,
    amount: string,
    balance: string,
  ): Texts => [
    [7, day],
    [14, text],
    [left, amount],
    [88, balance],
  ];
  /** A heading of two lines that spans both columns of amounts as an extraction may take it. */
  const statement = (...rows: Texts[]): Texts[] => [
    [[7, 'Chequing account statement']],
    [
      [7, 'Date'],
      [14, 'Description'],
      [53, 'Amounts deducted from'],
      [71, 'Amounts added to'],
      [87, 'Balance ($)'],
    ],
    [
      [58, 'your account ($)'],
      [72, 'your account ($)'],
    ],
    [
      [7, '01/14/26'],
      [14, 'Opening balance'],
      [88, '2,418.06'],
    ],
    ...rows,
  ];
  const OWN = [
    moved('01/16/26', 'Card purchase', 64, '94.12', '2,323.94'),
    moved('01/17/26', 'Transfer sent', 63, '120.00', '2,203.94'),
    moved('01/22/26', 'Direct deposit', 76, '1,962.40', '4,166.34'),
    moved('01/23/26', 'Bill payment', 63, '112.95', '4,053.39'),
    moved('01/27/26', 'Withdrawal', 63, '200.00', '3,853.39'),
    moved('02/04/26', 'Cheque deposit', 77, '315.00', '4,168.39'),
    moved('02/09/26', 'Transfer sent', 63, '400.00', '3,768.39'),
    moved('02/10/26', 'Child benefit', 77, '400.00', '4,168.39'),
  ];
  const amounts = async (...rows: Texts[]) =>
    (await dataOf(statement(...rows))).transactions.map(({ amount }) => amount?.value.minor);

  it('have the directions that their balances say', async () => {
    expect(await amounts(...OWN)).toEqual([
      ...[-9_412, -12_000, 196_240, -11_295, -20_000, 31_500, -40_000, 40_000],
    ]);
  });

  it('keep an amount that their balances do not confirm', async () => {
    const changed = moved('01/22/26', 'Direct deposit', 76, '7,962.40', '4,166.34');
    expect((await amounts(...OWN.toSpliced(2, 1, changed)))[2]).toBe(796_240);
  });
});
