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
