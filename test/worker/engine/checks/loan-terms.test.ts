import { describe, expect, it } from 'vitest';
import { money, reading } from '../document-data.js';
import { check, only } from './run.js';

interface Terms {
  loan?: string;
  months?: string;
  payment?: string;
  rate?: string;
  /** Hundredths. */
  amounts?: number[];
}

/** 42,500.00 at 7.24 % in 84 payments of 646.93, 54,342.12 in all. */
const verdicts = (
  {
    loan = '42500.00',
    months = '84',
    payment = '646.93',
    rate = '7.24',
    amounts = [5_434_212],
  }: Terms,
  type: 'loan_document' | 'contract' = 'loan_document',
) => {
  const named = [
    { name: 'loan_amount', ...reading(loan) },
    { name: 'loan_months', ...reading(months) },
    { name: 'monthly_payment', ...reading(payment) },
    { name: 'interest_rate', ...reading(rate) },
  ];
  const printed = [Math.round(Number(loan) * 100), Math.round(Number(payment) * 100), ...amounts];
  return only(
    check(type, { named, amounts: printed.map((minor) => money(minor)) }),
    'loan_terms',
  ).map(({ status, values }) => [status, values.printed ?? null]);
};

describe('the terms of a loan', () => {
  it('agree where the payments come to the printed total; of loans only', () => {
    expect(verdicts({})).toEqual([['pass', null]]);
    expect(verdicts({ amounts: [5_434_236] })).toEqual([['pass', null]]);
    expect(verdicts({}, 'contract')).toEqual([]);
  });

  it('do not where the total, or a payment, has another digit', () => {
    expect(verdicts({ amounts: [6_434_212] })).toEqual([['fail', '64342.12']]);
    expect(verdicts({ payment: '846.93' })).toEqual([['fail', '54342.12']]);
  });

  it('do not where the payments come to less than the loan', () => {
    expect(verdicts({ loan: '142500.00' })).toEqual([['fail', '142500.00']]);
    expect(verdicts({ loan: '142500.00', amounts: [] })).toEqual([['fail', '142500.00']]);
  });

  it.each<[string, Terms]>([
    ['one that pays interest alone', { loan: '142500.00', payment: '859.75', amounts: [] }],
    ['one whose rest is due at its end', { loan: '142500.00', amounts: [10_500_000] }],
    ['one without a rate', { loan: '142500.00', rate: '', amounts: [] }],
    ['one without a total', { amounts: [] }],
    ['another total', { amounts: [7_118_455] }],
    ['no number of payments', { months: '', amounts: [5_434_212] }],
  ])('say nothing of %s', (_, terms) => {
    expect(verdicts(terms)).toEqual([]);
  });
});
