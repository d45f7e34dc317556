import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { at, money, reading, statementRows } from '../document-data.js';
import { check, failures, only, tampered } from './run.js';

const movements = fc
  .array(
    fc.integer({ min: -900_000, max: 900_000 }).filter((minor) => minor !== 0),
    { minLength: 4, maxLength: 20 },
  )
  .filter((amounts) => amounts.some((one) => one > 0) && amounts.some((one) => one < 0));

function dataOf(amounts: readonly number[]) {
  const credits = amounts.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  const debits = -amounts.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  return {
    transactions: statementRows(100_000, amounts),
    fields: {
      opening_balance: money(100_000, { place: at(5) }),
      total_credits: money(credits, { place: at(70) }),
      total_debits: money(debits, { place: at(71) }),
      closing_balance: money(100_000 + credits - debits, { place: at(72) }),
    },
  } satisfies Partial<DocumentData>;
}

const totals = (data: Partial<DocumentData>) =>
  only(check('bank_statement', data), 'statement_totals');

describe('totals of a statement', () => {
  it('never fail or warn of a consistent one, newest or oldest first', () => {
    fc.assert(
      fc.property(movements, fc.boolean(), (amounts, newestFirst) => {
        const data = dataOf(amounts);
        if (newestFirst) data.transactions.reverse();
        expect(totals(data).map(({ status }) => status)).toEqual(['pass']);
      }),
    );
  });

  it('find one changed digit of either total, once, and know the right value', () => {
    fc.assert(
      fc.property(
        movements,
        fc.boolean(),
        fc.nat(),
        fc.nat(),
        (amounts, ofCredits, position, digit) => {
          const data = dataOf(amounts);
          const name = ofCredits ? 'total_credits' : 'total_debits';
          const genuine = data.fields[name];
          const forged = money(tampered(genuine.value.minor, position, digit), {
            place: genuine.place,
          });
          const found = failures(
            check('bank_statement', { ...data, fields: { ...data.fields, [name]: forged } }),
          );
          expect(found).toMatchObject([
            {
              id: 'statement_totals',
              finding: 'total_mismatch',
              place: genuine.place,
              values: { expected: (genuine.value.minor / 100).toFixed(2) },
            },
          ]);
        },
      ),
    );
  });

  it('warn only when both differ, or when the table is not complete', () => {
    const data = dataOf([1_000, -200, 300, -50]);
    const both = { ...data.fields, total_credits: money(9_999), total_debits: money(8_888) };
    expect(totals({ ...data, fields: both })).toMatchObject([{ status: 'warn', finding: null }]);
    const open = { total_credits: money(9_999), total_debits: money(250) };
    expect(totals({ ...data, fields: open })).toMatchObject([{ status: 'warn', finding: null }]);
  });

  it('leave a row that breaks the balance to the check of the balance', () => {
    const data = dataOf([1_000, -200, 300, -50]);
    const transactions = data.transactions.map((row, index) =>
      index === 1 ? { ...row, amount: money(-900) } : row,
    );
    const found = failures(check('bank_statement', { ...data, transactions }));
    expect(found.map(({ id }) => id)).toEqual(['running_balance']);
  });
});

describe('order of the movements', () => {
  const of = (days: number[]) => {
    const rows = statementRows(
      100_000,
      days.map(() => 100),
    ).map((row, index) => ({
      ...row,
      date: reading(`2026-03-${String(days[index]).padStart(2, '0')}`),
    }));
    return only(check('bank_statement', { transactions: rows }), 'period_order');
  };

  it('passes both orders and several movements a day, and warns of one that stands out', () => {
    expect(of([1, 2, 2, 5, 9])).toMatchObject([{ status: 'pass' }]);
    expect(of([9, 5, 5, 2, 1])).toMatchObject([{ status: 'pass' }]);
    expect(of([1, 2, 28, 3, 4])).toMatchObject([
      { status: 'warn', finding: null, values: { count: 1, date: '2026-03-03' } },
    ]);
    expect(of([3, 1])).toEqual([]);
  });
});

describe('the total of a card', () => {
  const chargedOf = (total: number, others: number[] = []) => {
    const charges = [-4_250, -12_990, -7_800];
    const transactions = statementRows(0, charges).map((row) => ({ ...row, balance: null }));
    const amounts = [...charges, total, ...others].map((minor) => money(minor));
    const data = { transactions, amounts, fields: { total: money(total) } };
    return only(check('card_statement', data), 'statement_totals').map(({ status }) => status);
  };

  it('is that of its charges, or somebody is told, and nobody accused', () => {
    expect(chargedOf(25_040)).toEqual(['pass']);
    expect(chargedOf(15_040)).toEqual(['warn']);
  });

  it('may hold what else is printed', () => {
    expect(chargedOf(26_540, [1_500])).toEqual([]);
  });
});

describe('sums of a folio', () => {
  /** Charges and payments of a guest, one charge adjusted, and the sums that are printed below. */
  const folio = (printed: { total: number; paid: number; due?: number }, charges = 21_400) => ({
    transactions: [10_000, -charges, -4200, 4200, 11_400].map((amount, index) => ({
      ...{ date: reading('2026-03-18'), description: 'line', balance: null, reference: null },
      amount: money(amount, { place: at(10 + index) }),
      place: at(10 + index),
    })),
    fields: {
      total: money(printed.total, { place: at(40) }),
      amount_paid: money(printed.paid, { place: at(41) }),
      amount_due: money(printed.due ?? 0, { place: at(42) }),
    },
  });
  const verdicts = (data: ReturnType<typeof folio>) =>
    only(check('invoice', data), 'statement_totals');

  it('hold where they are what its lines come to, less what was adjusted', () => {
    expect(verdicts(folio({ total: 21_400, paid: 21_400 }))).toMatchObject([{ status: 'pass' }]);
  });

  it('name the one that was changed', () => {
    const total = verdicts(folio({ total: 26_400, paid: 21_400 }));
    expect(total).toMatchObject([
      { status: 'fail', values: { part: 'total', printed: '264.00', expected: '214.00' } },
    ]);
    const paid = verdicts(folio({ total: 21_400, paid: 91_400 }));
    expect(paid).toMatchObject([
      { status: 'fail', values: { part: 'amount_paid', printed: '914.00', expected: '214.00' } },
    ]);
  });

  it('only warn where a line differs, both sums, or the balance: a line may not have been read', () => {
    const changed = [
      folio({ total: 21_400, paid: 21_400 }, 26_400),
      folio({ total: 26_400, paid: 26_400 }),
      folio({ total: 26_400, paid: 21_400, due: 5000 }),
    ];
    for (const one of changed) expect(verdicts(one)).toMatchObject([{ status: 'warn' }]);
  });
});
