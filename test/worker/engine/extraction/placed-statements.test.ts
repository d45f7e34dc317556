import { describe, expect, it } from 'vitest';
import { dataOf, readPlaced as read, type Texts } from './read-placed.js';

/** Statements and bills whose columns stand beside each other or are easily misread. */

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
