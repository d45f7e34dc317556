import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { at, money, reading } from '../document-data.js';
import { makePage } from '../extraction/make-page.js';
import { check, failures, only } from './run.js';

describe('sums of an invoice whose amounts somebody changed', () => {
  it('name a sum of labelled amounts that misses by a digit, unless something printed explains it', () => {
    const fields = {
      subtotal: money(460_427, { place: at(30) }),
      vat: money(87_481, { place: at(31) }),
      total: money(587_908, { place: at(32) }),
    };
    const amounts = Object.values(fields);
    expect(failures(check('invoice', { fields, amounts }))).toMatchObject([
      {
        id: 'invoice_total',
        values: { part: 'total', printed: '5879.08', expected: '5479.08', or_parts: 1 },
      },
    ]);
    // A fee of 400.00, or the right total elsewhere: one of the amounts was taken for another.
    for (const minor of [40_000, 547_908])
      expect(
        failures(
          check('invoice', { fields, amounts: [...amounts, money(minor, { place: at(33) })] }),
        ),
      ).toEqual([]);
    // What was paid is no other amount that the total was taken for.
    const paid = { ...fields, amount_paid: money(547_908, { place: at(33) }) };
    expect(
      failures(check('invoice', { fields: paid, amounts: Object.values(paid) })),
    ).toMatchObject([{ values: { printed: '5879.08', expected: '5479.08' } }]);
    // One digit of a picture that only one reader read.
    const unsure = { ...fields, vat: money(87_481, { place: at(31), certainty: 'unsure' }) };
    expect(failures(check('invoice', { fields: unsure, amounts }))).toEqual([]);
  });

  it('name a changed subtotal by the rate that its tax would have', () => {
    const fields = {
      subtotal: money(704_000, { place: at(30) }),
      vat: money(57_760, { place: at(31) }),
      total: money(361_760, { place: at(32) }),
    };
    expect(failures(check('invoice', { fields, amounts: Object.values(fields) }))).toMatchObject([
      { values: { part: 'subtotal', expected: '3040.00', or_parts: 1 } },
    ]);
  });

  it('name a changed total below a discount that the subtotal already lacks', () => {
    const fields = {
      subtotal: money(3_100_935, { place: at(30), currency: 'ILS' }),
      discount: money(-95_905, { place: at(29) }),
      vat: money(558_168, { place: at(31) }),
      total: money(6_659_103, { place: at(32) }),
    };
    const data = { vatRate: reading(18), issueDate: reading('2026-06-10') };
    const found = check('invoice', { ...data, fields, amounts: Object.values(fields) });
    expect(failures(found)).toMatchObject([
      { values: { part: 'total', printed: '66591.03', expected: '36591.03' } },
    ]);
  });

  it('name a changed total beside a base of which the tax is a usual rate', () => {
    const amounts = (total: number) => [
      money(6_178_534, { place: at(30) }),
      money(617_853, { place: at(31) }),
      money(total, { place: at(32) }),
    ];
    const of = (total: number) => {
      const [, vat, sum] = amounts(total);
      return failures(
        check('invoice', { fields: { vat: vat!, total: sum! }, amounts: amounts(total) }),
      );
    };
    expect(of(6_796_387)).toEqual([]);
    expect(of(8_112_200)).toEqual([]);
    expect(of(6_496_387)).toMatchObject([{ values: { part: 'total', expected: '67963.87' } }]);
  });

  it('name an amount due that is not the total less what was paid, with what was owed before', () => {
    const of = (due: number, paid: number) => {
      const fields = {
        total: money(1_165_891, { place: at(30) }),
        amount_due: money(due, { place: at(35) }),
        opening_balance: money(86_347, { place: at(29) }),
        amount_paid: money(paid, { place: at(33) }),
      };
      return failures(
        only(check('invoice', { fields, amounts: Object.values(fields) }), 'invoice_total'),
      );
    };
    expect(of(392_391, 773_500)).toEqual([]);
    expect(of(478_738, 773_500)).toEqual([]);
    expect(of(192_391, 773_500)).toMatchObject([
      { values: { part: 'amount_due', printed: '1923.91', expected: '3923.91', or_parts: 1 } },
    ]);
    // Another part of it may not have been read.
    expect(of(251_617, 773_500)).toEqual([]);
  });

  it('leave a bill alone that adds what is owed from earlier, itself the rest of a sum', async () => {
    const rows = [
      'Utilities bill',
      'Balance B/F from previous bill | 214.37',
      'Payment received | -150.00',
      'Outstanding balance | 64.37',
      'Electricity | 194.81',
      'Subtotal before GST | 194.81',
      'GST 9% | 17.53',
      'Total amount payable | 276.71',
    ];
    const data = await extractData([makePage(rows)]);
    expect(failures(check('utility_bill', data))).toEqual([]);
  });

  it('take payments off that are printed with a minus below the total', () => {
    const of = (due: number) => {
      const fields = {
        total: money(1_165_891, { place: at(30) }),
        amount_due: money(due, { place: at(35) }),
      };
      const payments = [money(-357_000, { place: at(31) }), money(-416_500, { place: at(32) })];
      const amounts = [...Object.values(fields), ...payments];
      return failures(only(check('invoice', { fields, amounts }), 'invoice_total'));
    };
    expect(of(392_391)).toEqual([]);
    expect(of(192_391)).toMatchObject([{ values: { part: 'amount_due', expected: '3923.91' } }]);
  });

  it('name a changed price of a line by the digits that its amount demands', () => {
    const item = (count: number, price: number, minor: number, y: number): LineItem => ({
      description: 'Work',
      quantity: reading(count, { place: at(y, 60) }),
      unitPrice: money(price, { place: at(y, 40) }),
      amount: money(minor, { place: at(y, 20) }),
      place: at(y),
    });
    const of = (price: number) =>
      failures(
        check('invoice', {
          lineItems: [item(9, price, 1_125_765, 20), item(4, 21_535, 86_140, 21)],
          lineItemsComplete: true,
          fields: { total: money(1_211_905, { place: at(30) }) },
        }),
      );
    expect(of(125_085)).toEqual([]);
    expect(of(725_085)).toMatchObject([
      {
        id: 'line_items',
        place: at(20, 40),
        values: { part: 'price', printed: '7250.85', expected: '1250.85' },
      },
    ]);
    // A line that is reduced: its amount demands any price.
    expect(of(149_310)).toEqual([]);
  });
});
