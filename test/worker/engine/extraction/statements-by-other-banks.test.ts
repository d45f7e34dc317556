import { describe, expect, it } from 'vitest';
import { dataOf, readPlaced, type Texts } from './read-placed.js';
import { fields, movements, names } from './read-rows.js';
import { GERMAN } from './read-values.js';

/** Statements of accounts, of cards and of hotels' guests as further institutions lay them out. */

describe('a heading of two lines', () => {
  const statement: Texts[] = [
    [[7, 'Statement of account From : 01/04/2026   To : 30/04/2026']],
    [
      [7, 'Date'],
      [20, 'Narration'],
      [44, 'Value Date'],
      [58, 'Withdrawal'],
      [71, 'Deposit Amt.'],
      [86, 'Closing'],
    ],
    [
      [58, 'Amt.'],
      [86, 'Balance'],
    ],
    [
      [7, '01/04/26'],
      [20, 'ACH Loan'],
      [44, '01/04/26'],
      [58, '18,450.00'],
      [86, '2,65,867.46'],
    ],
    [
      [7, '03/04/26'],
      [20, 'Salary'],
      [44, '03/04/26'],
      [71, '1,42,860.00'],
      [86, '4,08,727.46'],
    ],
    [
      [7, '04/04/26'],
      [20, 'Pharmacy'],
      [44, '04/04/26'],
      [58, '1,286.50'],
      [86, '4,07,440.96'],
    ],
    [
      [7, 'Opening Balance'],
      [28, 'Dr Count'],
      [40, 'Cr Count'],
      [54, 'Debits'],
      [68, 'Credits'],
      [82, 'Closing Bal'],
    ],
    [
      [7, '2,84,317.46'],
      [28, '2'],
      [40, '1'],
      [54, '19,736.50'],
      [68, '1,42,860.00'],
      [82, '4,07,440.96'],
    ],
  ];

  it('names the balance on the second one, and a heading of sums below ends the movements', async () => {
    const data = await dataOf(statement);
    expect(movements(data)).toEqual([
      ['2026-04-01', -1_845_000, 26_586_746],
      ['2026-04-03', 14_286_000, 40_872_746],
      ['2026-04-04', -128_650, 40_744_096],
    ]);
    expect(fields(data)).toMatchObject({ total_debits: 1_973_650, total_credits: 14_286_000 });
  });
});

describe('credits of a card marked behind the amount without a space', () => {
  it('are money in, and the bare charges money out', async () => {
    const data = await dataOf([
      [[7, 'Your credit card statement']],
      [
        [7, 'Previous Balance'],
        [43, '£612.38'],
      ],
      [
        [7, 'Debits'],
        [43, '£46.12'],
      ],
      [
        [7, 'Credits'],
        [43, '£646.38CR'],
      ],
      [
        [7, 'New Balance'],
        [43, '£12.12'],
      ],
      [
        [7, 'Date'],
        [20, 'Details'],
        [86, 'Amount'],
      ],
      [
        [7, '14 FEB 26'],
        [20, 'Supermarket'],
        [86, '46.12'],
      ],
      [
        [7, '27 FEB 26'],
        [20, 'Payment - thank you'],
        [86, '612.38CR'],
      ],
      [
        [7, '03 MAR 26'],
        [20, 'Refund'],
        [86, '34.00CR'],
      ],
    ]);
    expect(movements(data).map(([, amount]) => amount)).toEqual([-4612, 61_238, 3400]);
    expect(fields(data)).toMatchObject({ total_debits: 4612, total_credits: 64_638 });
  });
});

describe('debits and credits marked S and H', () => {
  it('tell the directions of movements and of an account that is overdrawn', async () => {
    const data = await dataOf([
      [[40, 'Kontoauszug']],
      [[7, GERMAN]],
      [
        [7, 'Bu-Tag'],
        [15, 'Wert'],
        [23, 'Vorgang'],
        [70, 'Soll'],
        [86, 'Haben'],
      ],
      [
        [23, 'alter Kontostand vom 27.02.2026'],
        [84, '318,42 S'],
      ],
      [
        [7, '02.03. 02.03. Lohn/Gehalt'],
        [84, '2.718,40 H'],
      ],
      [
        [7, '02.03. 02.03. Dauerauftrag'],
        [68, '890,00 S'],
      ],
      [
        [23, 'neuer Kontostand vom 31.03.2026'],
        [84, '1.509,98 H'],
      ],
    ]);
    expect(movements(data).map(([day, amount]) => [day, amount])).toEqual([
      ['2026-03-02', 271_840],
      ['2026-03-02', -89_000],
    ]);
    expect(fields(data)).toMatchObject({ opening_balance: -31_842, closing_balance: 150_998 });
  });
});

describe('the total of a part of a card', () => {
  it('is not that of the statement', async () => {
    const data = await dataOf(
      [
        [[40, 'פירוט עסקאות בכרטיס אשראי']],
        [
          [60, 'סה"כ חיוב לתאריך 10/06/26'],
          [30, '5,104.30'],
        ],
        [
          [80, 'תאריך עסקה'],
          [60, 'שם בית עסק'],
          [30, 'סכום בש"ח'],
          [10, 'סכום חיוב'],
        ],
        [
          [80, '12/05/26'],
          [60, 'חנות ספרים'],
          [30, '100.00'],
          [10, '103.00'],
        ],
        [
          [80, '14/05/26'],
          [60, 'מלון'],
          [30, '200.00'],
          [10, '206.00'],
        ],
        [
          [60, 'סה"כ עסקאות בחו"ל'],
          [10, '309.00'],
        ],
      ],
      1.6,
      'rtl',
    );
    expect(fields(data).total).toBe(510_430);
  });
});

describe('the title above a table of movements', () => {
  const table = (title: string, ...amounts: string[]): Texts[] => [
    [[7, title]],
    [
      [7, 'Date'],
      [18, 'Amount'],
      [32, 'Description'],
    ],
    ...amounts.map((amount, at): Texts => [
      [7, `03/${10 + at}/2026`],
      [18, amount],
      [32, 'Some movement'],
    ]),
  ];

  it.each([
    ['Deposits and Other Additions', 1],
    ['Deposits and other credits There were 2 deposits totaling $300.00.', 1],
    ['Customer Deposits', 1],
    ['Banking/Debit Card Withdrawals and Purchases', -1],
    ['Online and Electronic Banking Deductions', -1],
    ['Checks Presented Conventionally', -1],
  ])('tells the direction of unsigned amounts: %s', async (title, sign) => {
    const data = await dataOf([[[7, 'Account statement']], ...table(title, '100.00', '200.00')]);
    expect(movements(data).map(([, amount]) => amount)).toEqual([sign * 10_000, sign * 20_000]);
  });
});

describe('a folio', () => {
  const lines: [string, string, number][] = [
    ['Advance deposit', '100.00', 82],
    ['Room charge', '214.00', 64],
    ['Valet parking', '42.00', 64],
    ['Parking adjustment', '-42.00', 64],
    ['Visa', '114.00', 82],
  ];
  const folio = (total: string, balance: string): Texts[] => [
    [[20, 'HARBORLINE SUITES']],
    [
      [60, 'Folio No.'],
      [80, ': 482917'],
    ],
    [[7, 'INFORMATION INVOICE']],
    [
      [7, 'Date'],
      [20, 'Description'],
      [62, 'Charges'],
      [82, 'Credits'],
    ],
    ...lines.map(([text, amount, left]): Texts => [
      [7, '03/18/2026'],
      [20, text],
      [left, amount],
    ]),
    [
      [50, 'Total'],
      [64, total],
      [82, '214.00'],
    ],
    [
      [50, 'Balance'],
      [82, balance],
    ],
  ];

  it('keeps charges and credits apart, and an adjustment of a charge goes the other way', async () => {
    const data = await dataOf(folio('214.00', '0.00'));
    expect(movements(data).map(([, amount]) => amount)).toEqual([
      10_000, -21_400, -4200, 4200, 11_400,
    ]);
  });

  it('states its total, what was paid, and what is due', async () => {
    const sums = { total: 21_400, amount_paid: 21_400, amount_due: 0 };
    expect(fields(await dataOf(folio('214.00', '0.00')))).toEqual(sums);
    // Of a changed total the payments and the balance are what the lines come to.
    expect(fields(await dataOf(folio('264.00', '0.00')))).toEqual({ ...sums, total: 26_400 });
    // Neither sum nor balance is what the lines come to.
    expect(fields(await dataOf(folio('264.00', '7.00'))).amount_due).toBeUndefined();
  });
});

describe('whose account it is', () => {
  it('is not who checks are made out to, whose address is on the coupon', async () => {
    const data = await dataOf([
      [[7, 'Account Summary']],
      [[7, 'Account number ending in: 4417']],
      [
        [7, 'Previous balance'],
        [40, '$1,846.22'],
      ],
      [
        [7, 'New balance'],
        [40, '$1,165.50'],
      ],
      ...Array.from({ length: 26 }, (): Texts => []),
      [[7, 'Please detach coupon. Make checks payable to Example Cards.']],
      [],
      [],
      [],
      [[7, 'JEREMY T OSTRANDER']],
      [[7, '2218 WILDER CREEK DR']],
      [[7, 'DAYTON OH 45429-1618']],
      [],
      [],
      [[52, 'EXAMPLE CARDS']],
      [[52, 'PO Box 9001037']],
      [[52, 'LOUISVILLE KY 40290-1037']],
    ]);
    expect(names(data)).toEqual(['account_holder: JEREMY T OSTRANDER']);
  });

  it('has a number without the branch that is printed beside it, where it is longer than those of Israel', async () => {
    const values = await readPlaced(
      [[7, 'Statement of account']],
      [
        [7, 'Branch Code'],
        [30, ': 124'],
      ],
      [
        [7, 'Account No'],
        [30, ': 50100284417326'],
      ],
      [
        [7, 'Opening balance'],
        [30, '2,84,317.46'],
      ],
      [
        [7, 'Closing balance'],
        [30, '4,21,608.26'],
      ],
    );
    expect(values.account).toBe('50100284417326');
  });
});

describe('numbers in boxes, one digit each', () => {
  it('of a bank and a branch are read from left to right in a line of Hebrew', async () => {
    const { accounts } = await dataOf(
      [
        [
          [80, 'שם הבנק'],
          [60, 'קוד בנק'],
          [40, "מס' סניף"],
          [10, 'מספר חשבון'],
        ],
        [
          [80, 'מרכנתיל'],
          [60, '7 1'],
          [40, '8 3 6'],
          [10, '40771905'],
        ],
      ],
      1.6,
      'rtl',
    );
    expect(accounts.map(({ value }) => value)).toEqual([
      { bank: '17', branch: '638', number: '40771905' },
    ]);
  });
});

describe('a person whose family name stands on the line before the first one', () => {
  it('is named by both', async () => {
    const data = await dataOf([
      [[7, 'P60 End of Year Certificate']],
      [
        [7, 'Surname'],
        [30, 'MACALLISTER'],
      ],
      [
        [7, 'Forenames or initials'],
        [30, 'Iona Jean'],
      ],
    ]);
    expect(names(data)).toEqual(['employee: Iona Jean MACALLISTER']);
  });
});

describe('the card of a statement', () => {
  it('is the account that it is named by, on a statement of a card only', async () => {
    const card: Texts[] = [
      [[7, 'Your credit card statement']],
      [[7, 'Account number ending in: 4417']],
      [
        [7, 'Minimum payment due'],
        [40, '$41.00'],
      ],
      [
        [7, 'Credit limit'],
        [40, '$12,500'],
      ],
      [
        [7, 'New balance'],
        [40, '$1,165.50'],
      ],
    ];
    expect((await readPlaced(...card)).card_number).toBe('4417');
    const account = await readPlaced(
      [[7, 'Statement of your savings account']],
      [[7, 'Account number ending in: 4417']],
      [
        [7, 'Opening balance'],
        [40, '$41.00'],
      ],
      [
        [7, 'Closing balance'],
        [40, '$1,165.50'],
      ],
    );
    expect(account.card_number).toBeUndefined();
  });
});
