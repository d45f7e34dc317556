import { describe, expect, it } from 'vitest';
import { namedValues } from '../../../../worker/engine/extraction/named-values.js';
import { dataOf, type Texts } from './read-placed.js';

const read = (rows: Texts[]) =>
  dataOf(rows, 1.6, /[א-ת]/u.test(JSON.stringify(rows)) ? 'rtl' : 'ltr');

const valuesOf = async (...rows: Texts[]): Promise<Record<string, string>> => {
  const values = namedValues(await read(rows)).reverse();
  return Object.fromEntries(values.map(({ name, value }) => [name, value]));
};

const totalsOf = async (...rows: Texts[]) => {
  const [first] = (await read(rows)).payslips ?? [];
  const minors = (all: object = {}) =>
    Object.fromEntries(
      Object.entries(all as Record<string, { value: { minor: number } }>).map(([name, one]) => [
        name,
        one.value.minor,
      ]),
    );
  return { month: minors(first?.totals), year: minors(first?.year) };
};

const TITLE: Texts = [[45, 'תלוש שכר לחודש 02/2026']];

describe('the block of the year of a Hebrew payslip', () => {
  const month: Texts[] = [
    TITLE,
    [
      [84, 'ברוטו'],
      [60, 'סה"כ ניכויים'],
      [36, 'שכר נטו'],
    ],
    [
      [84, '26,784.22'],
      [60, '12,346.07'],
      [36, '14,438.15'],
    ],
  ];
  const year: Texts[] = [
    [
      [80, 'ברוטו'],
      [66, '47,395.31'],
    ],
    [
      [80, 'ברוטו למס'],
      [66, '54,555.91'],
    ],
  ];

  it.each([['מצטבר לשנת 2026'], ['מצטבר מ-01/2026'], ['נתונים מצטברים משנת המס'], ['מצטבר שנתי']])(
    'is below "%s", also where a sum of it is printed nowhere else',
    async (title) => {
      expect(await totalsOf(...month, [], [], [[78, title]], ...year)).toEqual({
        month: { gross: 2_678_422, total_deductions: 1_234_607, net: 1_443_815 },
        year: { gross: 4_739_531, taxable_income: 5_455_591 },
      });
    },
  );

  it('is known where the month calls its gross the sum of payments', async () => {
    const paid: Texts[] = [
      TITLE,
      [
        [80, 'סה"כ תשלומים'],
        [60, '26,281.02'],
      ],
    ];
    const { month: sums, year: ofYear } = await totalsOf(
      ...paid,
      [],
      [],
      [[78, 'מצטבר שנתי']],
      ...year,
    );
    expect(sums).toEqual({ gross: 2_628_102 });
    expect(ofYear.gross).toBe(4_739_531);
  });

  it('is not below the bare word, which heads a column, but below it with a year beside it', async () => {
    const under = (title: Texts): Promise<Record<string, Record<string, number>>> =>
      totalsOf(
        TITLE,
        [
          [80, 'תיאור תשלום'],
          [30, 'סכום לתשלום'],
        ],
        [
          [80, 'שכר ברוטו'],
          [60, '12,681.82'],
        ],
        [],
        title,
        [
          [52, 'משכורת מבוטחת'],
          [40, '0.00'],
          [33, '0.00'],
          [21, 'נטו לתשלום'],
          [6, '9,186.86'],
        ],
      );
    const headed = await under([
      [40, 'חודשי'],
      [32, 'מצטבר'],
    ]);
    expect(headed.month?.net_to_pay).toBe(918_686);
    const titled = await under([
      [24, 'מצטבר'],
      [20, '2026'],
    ]);
    expect(titled.year?.net_to_pay).toBe(918_686);
  });

  it('does not hold the net pay of the month that stands below it', async () => {
    const values = await totalsOf(
      [[45, 'Pay Slip']],
      [
        [30, 'This Period'],
        [70, 'Year To Date'],
      ],
      [
        [20, 'Total Gross Pay'],
        [40, '3,093.87'],
        [60, 'Total Gross Pay'],
        [82, '17,529.42'],
      ],
      [
        [20, 'Gross for Tax'],
        [40, '2,965.18'],
        [60, 'Gross for Tax'],
        [82, '16,808.94'],
      ],
      [[70, 'Net Pay']],
      [[70, '2,341.61']],
    );
    expect(values.month.net).toBe(234_161);
    expect(values.year.gross).toBe(1_752_942);
  });
});

describe('what is paid beside the gross', () => {
  it('is told from it where refunds are paid, too', async () => {
    const { month } = await totalsOf(
      TITLE,
      [
        [80, 'סה"כ תשלומים'],
        [60, '12,360.48'],
      ],
      [
        [80, 'שכר ברוטו'],
        [60, '12,173.73'],
      ],
      [
        [80, 'סה"כ ניכויים'],
        [60, '4,175.48'],
      ],
      [
        [80, 'נטו לתשלום'],
        [60, '8,185.00'],
      ],
    );
    expect(month).toMatchObject({ gross: 1_217_373, total_payments: 1_236_048 });
  });
});

describe('the day of pay', () => {
  it.each([
    ['הנטו יועבר לבנק ביום', '09/03/2026'],
    ['שולם בהעברה בנקאית בתאריך', '09/03/2026'],
    ['התשלום יזוכה בחשבונך ביום', '09/03/2026'],
    ['זיכוי בבנק', '09/03/2026'],
  ])('stands behind "%s"', async (words, day) => {
    const values = await valuesOf(
      TITLE,
      [
        [80, 'שכר ברוטו'],
        [60, '12,173.73'],
      ],
      [],
      [
        [75, words],
        [60, day],
      ],
    );
    expect(values.pay_date).toBe('2026-03-09');
  });
});

describe('captions', () => {
  it('in two languages one below the other share the amount below both', async () => {
    const { month } = await totalsOf(
      TITLE,
      [
        [80, 'שכר ברוטו'],
        [50, 'סה"כ ניכויים'],
        [20, 'נטו לתשלום'],
      ],
      [
        [80, 'Gross pay'],
        [50, 'Total deductions'],
        [20, 'Net pay'],
      ],
      [
        [80, '9,482.97'],
        [50, '2,550.88'],
        [20, '6,932.09'],
      ],
    );
    expect(month).toMatchObject({
      gross: 948_297,
      total_deductions: 255_088,
      net_to_pay: 693_209,
    });
  });

  it('broken over two lines are no shorter ones', async () => {
    const { month } = await totalsOf(
      [[40, 'Bulletin de paie']],
      [
        [20, 'Salaire brut'],
        [60, '3 362,79'],
      ],
      [
        [20, 'Net à payer'],
        [60, '1 909,79'],
      ],
      [],
      [[40, 'Net']],
      [[40, 'imposable']],
      [[40, '2 563,19']],
    );
    expect(month.net).toBeUndefined();
    expect(month.taxable_income).toBe(256_319);
  });
});

describe('tables side by side', () => {
  const row = (label: string, amount: string, other: string, taken: string): Texts => [
    [84, label],
    [45, amount],
    [32, other],
    [8, taken],
  ];
  const page: Texts[] = [
    TITLE,
    [
      [84, 'פירוט תשלומים'],
      [45, 'סכום ₪'],
      [35, 'ניכוי'],
      [8, 'סכום ₪'],
    ],
    row('שכר יסוד', '6,320.16', 'מס הכנסה', '336.70'),
    row('שעות נוספות', '1,123.38', 'ביטוח לאומי', '192.79'),
    row('תוספת', '450.00', 'סה"כ ניכויי חובה', '529.49'),
    row('נסיעות', '452.00', 'ועד עובדים', '25.00'),
    row('החזר', '157.30', 'מקדמה', '700.00'),
    [
      [84, 'סה"כ תשלומים'],
      [45, '8,502.84'],
    ],
  ];

  it('end at their own totals', async () => {
    const [first] = (await read(page)).payslips ?? [];
    expect(first?.payments.map(({ amount }) => amount.value.minor)).toEqual([
      632_016, 112_338, 45_000, 45_200, 15_730,
    ]);
  });
});

describe('a total of deductions with a minus', () => {
  const strip = (mandatory: string, voluntary: string): Texts[] => [
    TITLE,
    [
      [80, 'שכר ברוטו'],
      [60, '8,215.93'],
    ],
    [
      [80, 'סה"כ ניכויי חובה'],
      [60, mandatory],
    ],
    [
      [80, 'סה"כ ניכויי רשות'],
      [60, voluntary],
    ],
  ];

  it('is a refund beside one without', async () => {
    const { month } = await totalsOf(...strip('7.24-', '1,032.96'));
    expect(month).toMatchObject({ mandatory_deductions: -724, voluntary_deductions: 103_296 });
  });

  it('is as large beside another with one', async () => {
    const { month } = await totalsOf(...strip('107.24-', '1,032.96-'));
    expect(month).toMatchObject({ mandatory_deductions: 10_724, voluntary_deductions: 103_296 });
  });
});

describe('the month of a payslip', () => {
  const gross: Texts = [
    [20, 'Gross pay'],
    [60, '3,362.79'],
  ];

  it.each([
    [[[60, 'Pay Period: 06/01/2024 to 06/15/2024']], '2024-06'],
    [
      [
        [60, 'Period Ending:'],
        [75, '10/18/2025'],
      ],
      '2025-10',
    ],
    [[[60, 'für März 2026']], '2026-03'],
  ] as [Texts, string][])('is that in which its days end: %j', async (days, month) => {
    const values = await valuesOf([[20, 'Earnings Statement']], days, gross, [
      [20, 'Net pay'],
      [60, '2,909.79'],
    ]);
    expect(values.month).toBe(month);
  });
});
