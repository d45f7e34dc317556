import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../../../worker/engine/evidence/document-data.js';
import { at, money } from '../document-data.js';
import { check, only, tampered } from './run.js';

const summary = fc.uniqueArray(
  fc.record({
    rate: fc.constantFrom(5.5, 6, 7, 10, 19, 20),
    net: fc.integer({ min: 1000, max: 5_000_000 }),
  }),
  { minLength: 1, maxLength: 4, selector: ({ rate }) => rate },
);

type Rows = { rate: number; net: number; vat?: number }[];

const taxOf = ({ rate, net }: Rows[number]): number => Math.round((net * rate) / 100);

/** An invoice whose sums are those of `true`, and whose summary prints `rows`. */
function dataOf(rows: Rows, truth: Rows = rows): Partial<DocumentData> {
  const subtotal = truth.reduce((sum, { net }) => sum + net, 0);
  const vat = truth.reduce((sum, row) => sum + taxOf(row), 0);
  const vatRows = rows.map((row, index) => ({
    rate: row.rate,
    net: money(row.net, { place: at(30 + index, 40) }),
    vat: money(row.vat ?? taxOf(row), { place: at(30 + index, 20) }),
  }));
  return {
    vatRows,
    fields: {
      subtotal: money(subtotal, { place: at(50) }),
      vat: money(vat, { place: at(51) }),
      total: money(subtotal + vat, { place: at(52) }),
    },
  };
}

const ofRates = (data: Partial<DocumentData>) => only(check('invoice', data), 'vat_rates');

describe('the summary of VAT by rate', () => {
  it('passes where each tax is its rate of its base', () => {
    fc.assert(
      fc.property(summary, (rows) => {
        expect(ofRates(dataOf(rows))).toMatchObject([{ status: 'pass' }]);
      }),
    );
  });

  it('names a changed base or tax, with its value, by the sums of the document', () => {
    const place = fc.record({
      row: fc.nat(3),
      at: fc.nat(8),
      digit: fc.nat(8),
      base: fc.boolean(),
    });
    fc.assert(
      fc.property(summary, place, (truth, { row, at: position, digit, base }) => {
        const index = row % truth.length;
        const rows: Rows = truth.map((one) => ({ ...one, vat: taxOf(one) }));
        const one = rows[index]!;
        const [printed, expected] = base ? [one.net, one.net] : [one.vat!, one.vat!];
        const changed = tampered(printed, position, digit);
        const moves = base ? ((changed - printed) * one.rate) / 100 : changed - printed;
        // What rounding explains, and a tax of cents, say nothing.
        fc.pre(Math.abs(moves) > 60 && Math.abs(moves) > 0.01 * taxOf(one));
        // Nor what is the tax within the base.
        const [net, tax] = base ? [changed, one.vat ?? taxOf(one)] : [one.net, changed];
        const within = net - net / (1 + one.rate / 100);
        fc.pre(truth.length > 1 || Math.abs(tax - within) > 10 + 0.002 * within);
        rows[index] = base ? { ...one, net: changed } : { ...one, vat: changed };
        const [result] = ofRates(dataOf(rows, truth));
        const finding = base ? 'total_mismatch' : 'vat_mismatch';
        expect(result).toMatchObject({ status: 'fail', finding });
        expect(Math.abs(Number(result?.values.expected) * 100 - expected)).toBeLessThanOrEqual(11);
        expect(result?.values.part).toBe(base ? 'net_at_rate' : 'vat_at_rate');
      }),
    );
  });

  it('accuses nothing that no sum contradicts, and doubts only beside a row that holds', () => {
    const rows: Rows = [
      { rate: 7, net: 16_000 },
      { rate: 19, net: 33_600, vat: 6584 },
    ];
    const alone = { ...dataOf(rows), fields: {} };
    expect(ofRates(alone)).toMatchObject([{ status: 'warn', finding: null }]);
    expect(ofRates({ ...alone, vatRows: alone.vatRows!.slice(1) })).toEqual([]);
    // The sums follow the printed tax: a rate that is not understood, and no change.
    const other = dataOf(rows);
    const fields = { ...other.fields, vat: money(1120 + 6584), total: money(49_600 + 7704) };
    for (const { status } of ofRates({ ...other, fields })) expect(status).not.toBe('fail');
  });

  it('holds its own totals against its rows', () => {
    const rows: Rows = [
      { rate: 6, net: 12_000 },
      { rate: 0, net: 3000 },
    ];
    const sums = (net: number, vat: number) => ({
      vatSums: { net: money(net, { place: at(40, 40) }), vat: money(vat, { place: at(40, 20) }) },
    });
    const alone = { ...dataOf(rows), fields: {} };
    expect(ofRates({ ...alone, ...sums(15_000, 720) })).toMatchObject([{ status: 'pass' }]);
    expect(ofRates({ ...alone, ...sums(45_000, 720) })).toMatchObject([
      { status: 'fail', values: { part: 'net_of_rates', expected: '150.00' } },
    ]);
    // A row that breaks both its rate and the totals is the changed one.
    const changed = { ...dataOf([{ rate: 6, net: 72_000, vat: 720 }, rows[1]!], rows), fields: {} };
    expect(ofRates({ ...changed, ...sums(15_000, 720) })).toMatchObject([
      { status: 'fail', values: { part: 'net_at_rate', expected: '120.00' } },
    ]);
  });

  it('lets a base be printed with its tax', () => {
    const data = dataOf([{ rate: 6, net: 10_600, vat: 600 }], [{ rate: 6, net: 10_000 }]);
    expect(ofRates(data)).toMatchObject([{ status: 'pass' }]);
  });

  it('takes an amount that is both in the summary and a sum for one statement', () => {
    const row: Rows = [{ rate: 19, net: 33_600, vat: 6584 }];
    const data = dataOf(row);
    const [one] = data.vatRows!;
    const fields = { subtotal: { ...one!.net }, vat: { ...one!.vat } };
    expect(ofRates({ ...data, fields })).toEqual([]);
  });
});
