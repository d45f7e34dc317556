import { describe, expect, it } from 'vitest';
import { dataOf, type Texts } from '../extraction/read-placed.js';
import { check, failures, only } from './run.js';

const said = async (rows: Texts[]) =>
  only(check('payslip', await dataOf(rows)), 'payslip_net').map(({ status, values }) => [
    status,
    values.part ?? null,
    values.expected ?? null,
  ]);

/** A German payslip: sums of taxes and of insurances without a name stand between gross and net pay. */
const german = ({ gross = '3.912,58', net = '2.531,55', paid = '2.491,55' }): Texts[] => [
  [[20, 'Lohnabrechnung für September 2025']],
  [
    [20, 'Gehalt'],
    [80, '3.620,00'],
  ],
  [
    [20, 'Überstunden'],
    [80, '292,58'],
  ],
  [
    [20, 'Gesamtbrutto'],
    [80, gross],
  ],
  [
    [20, 'Lohnsteuer'],
    [55, '503,25'],
    [80, '-548,54'],
  ],
  [
    [20, 'Krankenversicherung'],
    [55, '329,71'],
    [80, '-832,49'],
  ],
  [
    [20, 'Netto-Verdienst'],
    [80, net],
  ],
  [
    [20, 'Bausparkasse'],
    [80, '-40,00'],
  ],
  [
    [20, 'Auszahlungsbetrag'],
    [80, paid],
  ],
];

/** A Dutch one: what is paid in one column, what is withheld in the next, what is taxed between them. */
const dutch = (net: string): Texts[] => [
  [[20, 'Salarisspecificatie']],
  [
    [20, 'Bruto loon'],
    [60, '3.559,64'],
  ],
  [
    [20, 'Pensioenpremie'],
    [80, '176,71'],
  ],
  [
    [20, 'Loon voor loonheffing'],
    [60, '3.382,93'],
  ],
  [
    [20, 'Loonheffing'],
    [80, '566,06'],
  ],
  [
    [20, 'Reiskosten'],
    [60, '157,32'],
  ],
  [
    [20, 'Personeelsvereniging'],
    [80, '12,50'],
  ],
  [
    [20, 'Netto uit te betalen'],
    [60, net],
  ],
];

describe('the way from the gross to the net pay', () => {
  it('is found whatever its lines are called', async () => {
    expect(await said(german({}))).toEqual([['pass', null, null]]);
    expect(await said(dutch('2.961,69'))).toEqual([['pass', null, null]]);
  });

  it('tells a value with another digit, or with one more', async () => {
    expect(await said(german({ net: '2.931,55' }))).toEqual([['fail', 'net', '2531.55']]);
    expect(await said(german({ net: '12.531,55' }))).toEqual([['fail', 'net', '2531.55']]);
    expect(await said(german({ gross: '8.912,58' }))).toEqual([['fail', 'gross', '3912.58']]);
    expect(await said(german({ paid: '6.491,55' }))).toEqual([['fail', 'net_to_pay', '2491.55']]);
    expect((await said(dutch('7.961,69'))).map(([status]) => status)).toEqual(['fail']);
    expect((await said(dutch('12.961,69'))).map(([status]) => status)).toEqual(['fail']);
  });

  it('tells a net pay that two ways, from above and on to what is paid, demand otherwise', async () => {
    expect(await said(german({ net: '1.874,20' }))).toEqual([['fail', 'net', '2531.55']]);
  });

  it('says nothing of a value that is unlike: lines may be of another table', async () => {
    expect((await said(dutch('1.874,20'))).filter(([status]) => status === 'fail')).toEqual([]);
  });
});

/** One that lists all it pays and deducts. */
const listed = ({ gross = '4,375.00', net = '3,911.27', further = [] as Texts[] }): Texts[] => [
  [[20, 'Earnings Statement']],
  [
    [20, 'Regular'],
    [60, '3,971.15'],
  ],
  [
    [20, 'Overtime'],
    [60, '403.85'],
  ],
  [
    [20, 'Gross pay'],
    [60, gross],
  ],
  [],
  [
    [20, 'Pension'],
    [60, '350.00'],
  ],
  [
    [20, 'Union'],
    [60, '113.73'],
  ],
  [
    [20, 'Total deductions'],
    [60, '463.73'],
  ],
  ...further,
  [],
  [
    [20, 'Net pay'],
    [60, net],
  ],
];

describe('a total that nothing on the page makes', () => {
  it('passes where it follows from the others', async () => {
    expect(await said(listed({}))).toEqual([['pass', null, null]]);
  });

  it('is wrong whichever digits it has, where the others follow from what is listed', async () => {
    expect(await said(listed({ net: '8,204.96' }))).toEqual([['fail', 'net', '3911.27']]);
    expect(await said(listed({ gross: '9,812.60' }))).toEqual([['fail', 'gross', '4375.00']]);
  });

  it('is wrong, too, where the sums of the lists have no name', async () => {
    const strip = (net: string): Texts[] => [
      [[20, 'Earnings Statement']],
      [
        [20, 'Regular'],
        [40, '3,971.15'],
      ],
      [
        [20, 'Overtime'],
        [40, '403.85'],
      ],
      [
        [20, 'Sum A'],
        [40, '4,375.00'],
      ],
      [],
      [
        [20, 'Pension'],
        [70, '350.00'],
      ],
      [
        [20, 'Union'],
        [70, '113.73'],
      ],
      [
        [20, 'Sum B'],
        [70, '463.73'],
      ],
      [],
      [
        [10, 'Gross pay'],
        [40, 'Total deductions'],
        [75, 'Net pay'],
      ],
      [
        [10, '4,375.00'],
        [40, '463.73'],
        [75, net],
      ],
    ];
    expect(await said(strip('3,911.27'))).toEqual([['pass', null, null]]);
    expect(await said(strip('8,204.96'))).toEqual([['fail', 'net', '3911.27']]);
  });

  it('is not, where something else that is printed accounts for the difference', async () => {
    const further: Texts[] = [
      [
        [20, 'Mileage'],
        [60, '189.00'],
      ],
    ];
    const failed = failures(check('payslip', await dataOf(listed({ net: '4,100.27', further }))));
    expect(failed).toEqual([]);
  });
});

describe('the gross beside all that is paid', () => {
  const page = (gross: string): Texts[] => [
    [[45, 'תלוש שכר לחודש 08/2025']],
    [
      [70, 'שכר יסוד'],
      [40, '11,533.73'],
    ],
    [
      [70, 'שעות נוספות'],
      [40, '640.00'],
    ],
    [
      [70, 'החזר נסיעות'],
      [40, '186.75'],
    ],
    [
      [70, 'סה"כ תשלומים'],
      [40, '12,360.48'],
    ],
    [],
    [
      [70, 'שכר ברוטו'],
      [40, gross],
    ],
    [
      [70, 'סה"כ ניכויים'],
      [40, '4,175.48'],
    ],
    [
      [70, 'נטו לתשלום'],
      [40, '8,185.00'],
    ],
  ];
  const ofPage = async (gross: string) =>
    only(check('payslip', await dataOf(page(gross), 1.6, 'rtl')), 'payslip_net').map(
      ({ status, values }) => [status, values.part ?? null, values.expected ?? null],
    );

  it('lacks what was refunded, and the net pay follows from what is paid', async () => {
    expect(await ofPage('12,173.73')).toEqual([['pass', null, null]]);
  });

  it('is told where a digit of it was changed', async () => {
    expect(await ofPage('17,173.73')).toEqual([['fail', 'gross', '12173.73']]);
  });
});

it('lets a net pay be rounded to whole units', async () => {
  const rounded = (net: string) => said(listed({ gross: '4,375.00', net }));
  expect(await rounded('3,911.00')).toEqual([['pass', null, null]]);
  expect((await rounded('3,910.00'))[0]?.[0]).not.toBe('pass');
});

describe('numbers of tables that stand side by side', () => {
  it('are no product: a day of leave beside two amounts', async () => {
    const rows: Texts[] = [
      ...listed({}),
      [],
      [
        [10, '1,003.23'],
        [20, 'Fund'],
        [40, '1'],
        [44, 'Taken'],
        [70, '2,356.70'],
        [80, 'Tax of the year'],
      ],
      [
        [20, 'Employer'],
        [60, '1,003.23'],
      ],
    ];
    expect(failures(check('payslip', await dataOf(rows)))).toEqual([]);
  });

  it('are no sum: what is taxed beside the gross and what is exempt', async () => {
    const rows: Texts[] = [
      [[45, 'Pay slip']],
      [
        [20, 'Basic'],
        [50, '40,690.00'],
      ],
      [
        [20, 'Holiday'],
        [50, '1,483.50'],
      ],
      [
        [20, 'Total payments'],
        [50, '42,173.50'],
      ],
      [],
      [
        [10, 'Taxable pay'],
        [30, 'Exempt'],
        [50, 'Gross pay'],
      ],
      [
        [10, '51,103.18'],
        [30, '1,483.50'],
        [50, '40,690.00'],
      ],
    ];
    expect(failures(check('payslip', await dataOf(rows)))).toEqual([]);
  });
});
