import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { at, money, reading } from '../document-data.js';
import { makePage } from '../extraction/make-page.js';
import { check, failures } from './run.js';

describe('sums of a receipt', () => {
  it('accuse no total that its column confirms, wherever it is printed again', async () => {
    const data = await extractData([
      makePage(['Subtotal | 2,076.40', 'VAT | 373.75', 'City levy | 74.04', 'Charges | 2,524.19']),
    ]);
    const total = (minor: number) => ({
      ...data,
      fields: {
        subtotal: money(207_640, { place: data.amounts[0]!.place }),
        vat: money(37_375, { place: data.amounts[1]!.place }),
        total: money(minor, { place: at(60) }),
      },
      vatRate: reading(18),
    });
    expect(failures(check('invoice', total(252_419)))).toEqual([]);
    expect(failures(check('invoice', total(352_419)))).toMatchObject([{ id: 'invoice_total' }]);
  });

  it('count service, a tip or delivery, and take no other part for what a total was changed by', () => {
    const of = (total: number, subtotal = 2130) =>
      failures(
        check('invoice', {
          fields: {
            subtotal: money(subtotal, { place: at(30) }),
            service_charge: money(65, { place: at(31) }),
            vat: money(131, { place: at(32) }),
            rounding: money(-1, { place: at(33) }),
            total: money(total, { place: at(34) }),
          },
          vatRate: reading(6),
          lineItems: [990, 990, 150].map((minor, index): LineItem => ({
            description: 'Dish',
            quantity: null,
            unitPrice: null,
            amount: money(minor, { place: at(20 + index) }),
            place: at(20 + index),
          })),
          lineItemsComplete: true,
        }),
      );
    expect(of(2325)).toEqual([]);
    // No tip and no rounding is as large as this.
    expect(of(7325)).toMatchObject([{ values: { part: 'total', expected: '23.25' } }]);
    expect(of(2325, 2730)).toMatchObject([{ values: { part: 'subtotal', expected: '21.30' } }]);
  });

  it('hold the total against a summary of taxes that a further print confirms', () => {
    const row = (rate: number, net: number, vat: number, y: number) => ({
      rate,
      net: money(net, { place: at(y, 40) }),
      vat: money(vat, { place: at(y, 20) }),
    });
    const of = (total: number, paidAt: number) =>
      failures(
        check('other', {
          vatRows: [row(7, 852, 60, 50), row(19, 150, 28, 51)],
          fields: { total: money(total, { place: at(30) }) },
          amounts: [money(1090, { place: at(paidAt, 60) })],
        }),
      );
    expect(of(1090, 45)).toEqual([]);
    expect(of(8090, 45)).toMatchObject([{ values: { part: 'total', expected: '10.90' } }]);
    // In a row of the summary it is the gross amount of this row.
    expect(of(8090, 50)).toEqual([]);
  });

  it('take the cash of tills that print it with a minus', () => {
    const fields = {
      total: money(915, { place: at(30) }),
      cash: money(-5000, { place: at(31) }),
      change: money(4035, { place: at(32) }),
    };
    const items = [700, 265].map((minor, index): LineItem => ({
      description: 'Item',
      quantity: null,
      unitPrice: null,
      amount: money(minor, { place: at(20 + index) }),
      place: at(20 + index),
    }));
    expect(
      failures(check('invoice', { fields, lineItems: items, lineItemsComplete: true })),
    ).toMatchObject([{ values: { part: 'total', expected: '9.65' } }]);
  });
});
