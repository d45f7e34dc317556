import { describe, expect, it } from 'vitest';
import type { Instalment } from '../../../../worker/engine/evidence/document-data.js';
import { at, money, reading } from '../document-data.js';
import { check, only } from './run.js';

type Part = keyof Instalment;

/** Four equal instalments of a loan of 1,000.00 at one per cent a month; hundredths. */
const ROWS = [
  { principal: 24_628, interest: 1_000, payment: 25_628, balance: 75_372 },
  { principal: 24_874, interest: 754, payment: 25_628, balance: 50_498 },
  { principal: 25_123, interest: 505, payment: 25_628, balance: 25_375 },
  { principal: 25_374, interest: 254, payment: 25_628, balance: 1 },
];

const schedule = (changed?: [line: number, part: Part, minor: number], prints?: readonly Part[]) =>
  ROWS.map((row, index): Instalment => {
    const of = (part: Part) =>
      money(changed?.[0] === index + 1 && changed[1] === part ? changed[2] : row[part], {
        place: at(20 + index),
      });
    const printed = (part: Part) => (!prints || prints.includes(part) ? of(part) : null);
    return {
      principal: of('principal'),
      interest: printed('interest'),
      payment: printed('payment'),
      balance: printed('balance'),
    };
  });

const named = [
  { name: 'loan_amount', ...reading('1000.00') },
  { name: 'monthly_payment', ...reading('256.28') },
];

const verdictOf = (
  instalments: Instalment[],
  type: 'loan_document' | 'invoice' = 'loan_document',
) =>
  only(check(type, { instalments, named }), 'loan_schedule').map(({ status, values }) => [
    status,
    values.part ?? null,
    values.expected ?? null,
  ]);

describe('the schedule of a loan', () => {
  it('passes, and is asked of loans only', () => {
    expect(verdictOf(schedule())).toEqual([['pass', null, null]]);
    expect(verdictOf(schedule(), 'invoice')).toEqual([]);
  });

  it.each<[number, Part, number, string, string]>([
    [2, 'principal', 29_874, 'principal', '248.74'],
    [1, 'principal', 24_728, 'principal', '246.28'],
    [3, 'interest', 1_505, 'interest', '5.05'],
    [3, 'payment', 35_628, 'instalment', '256.28'],
    [2, 'balance', 40_498, 'loan_balance', '504.98'],
    [4, 'balance', 10_001, 'loan_balance', '0.01'],
  ])('names what was changed on line %i: %s', (line, part, minor, name, expected) => {
    expect(verdictOf(schedule([line, part, minor]))).toEqual([['fail', name, expected]]);
  });

  it('finds changed interest where the instalment is printed once', () => {
    const prints: Part[] = ['interest', 'balance'];
    expect(verdictOf(schedule(undefined, prints))).toEqual([['pass', null, null]]);
    expect(verdictOf(schedule([2, 'interest', 1_754], prints))).toEqual([
      ['fail', 'interest', '7.54'],
    ]);
  });

  it('only warns where several values may be the reason, or one was not surely read', () => {
    const twice = schedule([2, 'principal', 29_874]).with(2, {
      ...schedule([3, 'interest', 1_505])[2]!,
    });
    expect(verdictOf(twice)).toMatchObject([['warn', null, null]]);
    const unsure = schedule([2, 'principal', 29_874]).map((row) => ({
      ...row,
      balance: row.balance && { ...row.balance, certainty: 'unsure' as const },
    }));
    expect(verdictOf(unsure)).toMatchObject([['warn', null, null]]);
  });
});
