import { describe, expect, it } from 'vitest';
import type { Payslip, PayslipLine } from '../../../../worker/engine/evidence/document-data.js';
import { at, money } from '../document-data.js';
import { check, only } from './run.js';

const line = (label: string, minor: number, y: number): PayslipLine => ({
  label,
  amount: money(minor, { place: at(y) }),
  quantity: null,
  rate: null,
});

/** A payslip that prints the minimum wage below its deductions. */
const payslip = (net: number): Payslip => ({
  page: 1,
  month: null,
  payments: [line('base', 1_420_000, 20), line('overtime', 191_750, 21)],
  mandatory: [
    line('income tax', 143_635, 30),
    line('national insurance', 67_992, 31),
    line('health', 68_735, 32),
    line('pension fund', 85_200, 33),
    line('minimum wage', 624_767, 34),
  ],
  voluntary: [],
  totals: {
    gross: money(1_611_750, { place: at(50) }),
    mandatory_deductions: money(280_362, { place: at(51) }),
    total_deductions: money(365_562, { place: at(52) }),
    net_to_pay: money(net, { place: at(53) }),
  },
  year: {},
  creditPoints: null,
});

const ofNet = (net: number) =>
  only(check('payslip', { payslips: [payslip(net)] }), 'payslip_net').map(({ status, values }) => [
    status,
    values.part ?? null,
    values.expected ?? null,
  ]);

describe('a payslip with a row among its deductions that is none', () => {
  it('passes', () => {
    expect(ofNet(1_246_188)).toEqual([['pass', null, null]]);
  });

  it('names a changed net pay', () => {
    expect(ofNet(1_746_188)).toEqual([['fail', 'net_to_pay', '12461.88']]);
  });
});

describe('a net pay before voluntary deductions, where what is paid out was not read', () => {
  const ofEarlierNet = (net: number) => {
    const { totals, ...rest } = payslip(0);
    const { net_to_pay: _, ...others } = totals;
    const data = {
      payslips: [{ ...rest, totals: { ...others, net: money(net, { place: at(53) }) } }],
    };
    return only(check('payslip', data), 'payslip_net').map(({ status }) => status);
  };

  it('passes', () => {
    expect(ofEarlierNet(1_611_750 - 280_362)).toEqual(['pass']);
  });

  it('fails where neither deductions lead to it', () => {
    expect(ofEarlierNet(1_831_388)).toEqual(['fail']);
  });
});

/** A payslip whose lists nobody knows: only its totals, and the amounts of the page. */
const unlisted = ({ gross = 197_930, taken = 35_216, net = 162_714 }) => {
  const column = (minors: readonly number[], y: number, x: number) =>
    minors.map((minor, index) => money(minor, { place: at(y + index * 2, x) }));
  const totals = {
    gross: money(gross, { place: at(24, 80) }),
    mandatory_deductions: money(taken, { place: at(40, 50) }),
    net_to_pay: money(net, { place: at(42, 50) }),
  };
  const { voluntary, year, creditPoints } = payslip(0);
  return {
    payslips: [
      {
        ...{ page: 1, month: null, payments: [], mandatory: [], voluntary, year, creditPoints },
        totals,
      },
    ],
    amounts: [
      ...column([188_450, 9_480], 20, 80),
      ...column([4_619, 9_815, 1_484, 13_360, 5_938], 30, 50),
      // What the lines are counted from.
      ...column([192_457, 192_457, 197_930, 197_930, 197_930], 30, 10),
      ...Object.values(totals),
    ],
  };
};

const ofUnlisted = (changed: Parameters<typeof unlisted>[0]) =>
  only(check('payslip', unlisted(changed)), 'payslip_net').map(({ status, values }) => [
    status,
    values.part ?? null,
    values.expected ?? null,
  ]);

describe('a payslip of which only the totals are known', () => {
  it('passes', () => {
    expect(ofUnlisted({})).toEqual([['pass', null, null]]);
  });

  it('names the total that the column above it contradicts', () => {
    expect(ofUnlisted({ gross: 237_930 })).toEqual([['fail', 'gross', '1979.30']]);
    expect(ofUnlisted({ taken: 45_216 })).toEqual([['fail', 'mandatory_deductions', '352.16']]);
    expect(ofUnlisted({ net: 192_714 })).toEqual([['fail', 'net_to_pay', '1627.14']]);
  });

  it('says nothing of a further deduction that is printed', () => {
    const data = unlisted({ net: 152_714 });
    const further = money(10_000, { place: at(41, 30) });
    const found = check('payslip', { ...data, amounts: [...data.amounts, further] });
    expect(only(found, 'payslip_net')).toEqual([]);
  });
});

it('accuses no total of some of the lines above it', () => {
  // Without the first line and the third, which are deducted as well.
  expect(ofUnlisted({ taken: 29_113, net: 162_714 })).toEqual([]);
});

/** A payslip that takes off taxes alone, with the sums of the year beside those of the month. */
const taxed = ({ net = 234_475, ofYear = 2_246_594 }) => {
  const { voluntary, creditPoints } = payslip(0);
  const sums = (gross: number, taxes: number, rest: number, x: number) => ({
    gross: money(gross, { place: at(50, x) }),
    total_taxes: money(taxes, { place: at(51, x) }),
    net: money(rest, { place: at(52, x) }),
  });
  return {
    payslips: [
      {
        ...{ page: 1, month: null, voluntary, creditPoints },
        payments: [line('regular', 248_000, 20), line('overtime', 18_600, 21)],
        mandatory: [line('social security', 16_529, 30), line('medicare', 15_596, 31)],
        totals: sums(266_600, 32_125, net, 60),
        year: sums(2_554_400, 307_806, ofYear, 80),
      },
    ],
  };
};

const ofTaxed = (changed: Parameters<typeof taxed>[0]) =>
  only(check('payslip', taxed(changed)), 'payslip_net').map(({ status, values }) => [
    status,
    values.part ?? null,
    values.expected ?? null,
  ]);

describe('a payslip with taxes and no total of deductions', () => {
  it('passes', () => {
    expect(ofTaxed({})).toEqual([['pass', null, null]]);
  });

  it('names a changed net pay where the year takes off nothing else', () => {
    expect(ofTaxed({ net: 264_475 })).toEqual([['fail', 'net', '2344.75']]);
  });

  it('names a changed net pay by what is paid out where no list is known', () => {
    const { payslips } = taxed({ net: 264_475 });
    const unknown = payslips.map((one) => ({
      ...one,
      ...{ payments: [], mandatory: [] },
      totals: { ...one.totals, net_to_pay: money(234_475, { place: at(54, 60) }) },
      year: { ...one.year, net_to_pay: money(2_246_594, { place: at(54, 80) }) },
    }));
    const [found] = only(check('payslip', { payslips: unknown }), 'payslip_net');
    expect([found?.status, found?.values.part, found?.values.expected]).toEqual([
      'fail',
      'net',
      '2344.75',
    ]);
  });

  it('accuses nothing where the page prints what else is taken off', () => {
    const page = { ...taxed({ net: 224_475, ofYear: 2_146_594 }), amounts: [money(10_000)] };
    expect(only(check('payslip', page), 'payslip_net')).not.toContainEqual(
      expect.objectContaining({ status: 'fail' }),
    );
  });
});

/** A payslip of which only totals have a name, and the amounts of its page. */
const ofTotals = (
  named: Partial<Record<keyof Payslip['totals'], number>>,
  others: readonly number[],
  further: readonly ReturnType<typeof money>[] = [],
) => {
  const totals = Object.fromEntries(
    Object.entries(named).map(([name, minor], index) => [
      name,
      money(minor, { place: at(60 + index) }),
    ]),
  );
  const { voluntary, year, creditPoints } = payslip(0);
  const one = {
    page: 1,
    month: null,
    payments: [],
    mandatory: [],
    voluntary,
    year,
    creditPoints,
    totals,
  };
  return only(
    check('payslip', {
      payslips: [one],
      amounts: [
        ...Object.values(totals),
        ...others.map((minor, index) => money(minor, { place: at(10 + 2 * index, 40) })),
        ...further,
      ],
    }),
    'payslip_net',
  ).map(({ status, values }) => [status, values.part ?? null, values.expected ?? null]);
};

describe('a payslip with a block of deductions that has no name', () => {
  const whole = {
    gross: 2_161_500,
    mandatory_deductions: 656_532,
    voluntary_deductions: 90_160,
    total_deductions: 901_172,
    net: 1_350_488,
    net_to_pay: 1_260_328,
  };
  const funds = [154_480, 115_857, 38_623];

  it('is understood by the amount that completes its sum', () => {
    expect(ofTotals(whole, funds)).toEqual([['pass', null, null]]);
  });

  it.each([
    ['gross', 3_161_500, '21615.00'],
    ['net', 1_850_488, '13504.88'],
    ['net_to_pay', 1_960_328, '12603.28'],
  ] as const)('names a changed %s', (name, minor, expected) => {
    expect(ofTotals({ ...whole, [name]: minor }, funds)).toEqual([['fail', name, expected]]);
  });

  it('is left alone where the right value is printed elsewhere', () => {
    const { gross: _, net: __, ...others } = whole;
    const changed = { gross: 3_161_500, ...others };
    // Either of the two may be the changed one.
    expect(ofTotals(changed, funds)).toEqual([['fail', 'net_to_pay', '22603.28']]);
    for (const page of [1, 2]) {
      const right = money(2_260_328, { place: { ...at(90), page } });
      const [[status] = []] = ofTotals(changed, funds, [right]);
      expect(status).not.toBe('fail');
    }
  });
});
