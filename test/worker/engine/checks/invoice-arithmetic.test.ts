import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentData, LineItem } from '../../../../worker/engine/evidence/document-data.js';
import { extractData } from '../../../../worker/engine/extraction/extract-data.js';
import { at, money, reading } from '../document-data.js';
import { makePage } from '../extraction/make-page.js';
import { check, failures, only, tampered } from './run.js';

interface Invoice {
  items: { count: number; price: number }[];
  rate: number;
}

const invoice = fc.record({
  items: fc.array(
    fc.record({
      count: fc.integer({ min: 1, max: 20 }),
      price: fc.integer({ min: 10_000, max: 5_000_000 }),
    }),
    { minLength: 2, maxLength: 12 },
  ),
  rate: fc.constantFrom(17, 18),
});

/** An Israeli tax invoice as its program prints it. */
function dataOf({ items, rate }: Invoice): Partial<DocumentData> {
  const lineItems = items.map(({ count, price }, index): LineItem => {
    const y = 20 + index;
    return {
      description: `פריט ${index}`,
      quantity: reading(count, { place: at(y, 60) }),
      unitPrice: money(price, { place: at(y, 40) }),
      amount: money(count * price, { place: at(y, 20) }),
      place: at(y),
    };
  });
  const subtotal = items.reduce((sum, { count, price }) => sum + count * price, 0);
  const vat = Math.round((subtotal * rate) / 100);
  return {
    lineItems,
    lineItemsComplete: true,
    fields: {
      subtotal: money(subtotal, { place: at(50), currency: 'ILS' }),
      vat: money(vat, { place: at(51), currency: 'ILS' }),
      total: money(subtotal + vat, { place: at(52), currency: 'ILS' }),
    },
    amounts: [money(subtotal + vat, { place: at(52), currency: 'ILS' })],
    vatRate: reading(rate, { place: at(51) }),
    issueDate: reading(rate === 17 ? '2024-06-10' : '2025-06-10'),
  };
}

const sums = new Set(['invoice_total', 'line_items', 'vat_amount', 'vat_rate']);
const ofSums = (data: Partial<DocumentData>) =>
  check('invoice', data).filter(({ id }) => sums.has(id));

describe('sums of an invoice', () => {
  it('never fail or warn of a consistent one', () => {
    fc.assert(
      fc.property(invoice, (one) => {
        expect(ofSums(dataOf(one)).filter(({ status }) => status !== 'pass')).toEqual([]);
      }),
    );
  });

  it('never fail when each line is rounded, VAT is rounded up or down, or VAT is inside the prices', () => {
    fc.assert(
      fc.property(invoice, fc.integer({ min: -1, max: 1 }), fc.boolean(), (one, drift, inside) => {
        const data = dataOf(one);
        const { subtotal, vat, total } = data.fields ?? {};
        if (!subtotal || !vat || !total) throw new Error('incomplete');
        const gross = subtotal.value.minor;
        const fields = inside
          ? {
              vat: money(Math.round((gross * one.rate) / (100 + one.rate)), { place: at(51) }),
              total: money(gross, { place: at(52) }),
            }
          : {
              subtotal,
              vat: money(vat.value.minor + drift, { place: at(51) }),
              total: money(total.value.minor + 2 * drift, { place: at(52) }),
            };
        expect(ofSums({ ...data, fields }).filter(({ status }) => status !== 'pass')).toEqual([]);
      }),
    );
  });

  it.each(['subtotal', 'vat', 'total'] as const)(
    'find one changed digit of the %s at its place, once, and know the right value',
    (name) => {
      fc.assert(
        fc.property(invoice, fc.nat(), fc.nat(), (one, position, digit) => {
          const data = dataOf(one);
          const genuine = data.fields?.[name];
          if (!genuine) throw new Error('incomplete');
          const forged = tampered(genuine.value.minor, position, digit);
          // Less than this is rounding.
          fc.pre(Math.abs(forged - genuine.value.minor) > 30);
          const found = failures(
            ofSums({
              ...data,
              fields: { ...data.fields, [name]: money(forged, { place: genuine.place }) },
            }),
          );
          expect(found).toHaveLength(1);
          expect(found[0]?.place).toEqual(genuine.place);
          expect(found[0]?.finding).toBe(name === 'vat' ? 'vat_mismatch' : 'total_mismatch');
          const expected = Number(found[0]?.values.expected) * 100;
          expect(Math.abs(expected - genuine.value.minor)).toBeLessThanOrEqual(30);
        }),
      );
    },
  );

  it('find one changed digit of a line at its row, once', () => {
    fc.assert(
      fc.property(invoice, fc.nat(), fc.nat(), fc.nat(), (one, at, position, digit) => {
        const data = dataOf(one);
        const lines = data.lineItems ?? [];
        const index = at % lines.length;
        const line = lines[index];
        if (!line) throw new Error('no line');
        const forged = tampered(line.amount.value.minor, position, digit);
        fc.pre(Math.abs(forged - line.amount.value.minor) > 30);
        const amount = money(forged, { place: line.amount.place });
        const found = failures(
          ofSums({
            ...data,
            lineItems: lines.map((other) => (other === line ? { ...line, amount } : other)),
          }),
        );
        expect(found).toMatchObject([
          { id: 'line_items', finding: 'total_mismatch', place: line.amount.place },
        ]);
      }),
    );
  });

  it('warn, and accuse nobody, of a price that does not fit its line: a discount may stand on it', () => {
    const data = dataOf({
      items: [
        { count: 2, price: 10_000 },
        { count: 3, price: 500 },
      ],
      rate: 18,
    });
    const [first, ...rest] = data.lineItems ?? [];
    if (!first) throw new Error('no line');
    const lineItems = [{ ...first, unitPrice: money(12_000) }, ...rest];
    const found = ofSums({ ...data, lineItems });
    expect(failures(found)).toEqual([]);
    expect(only(found, 'line_items')).toMatchObject([{ status: 'warn', finding: null }]);
  });

  it('accuse nobody when an amount printed elsewhere accounts for the difference', () => {
    const data = dataOf({
      items: [
        { count: 2, price: 10_000 },
        { count: 3, price: 500 },
      ],
      rate: 18,
    });
    const total = data.fields?.total?.value.minor ?? 0;
    const tip = money(2_537, { currency: 'ILS' });
    const found = ofSums({
      ...data,
      amounts: [...(data.amounts ?? []), tip],
      fields: { ...data.fields, total: money(total + 2_537) },
    });
    expect(failures(found)).toEqual([]);
    // Nor is any one value called wrong.
    expect(only(found, 'invoice_total')).toMatchObject([
      { status: 'warn', say: 'differs', values: { difference: '25.37' } },
    ]);
  });

  it('accuse no total that holds a tax whose amount is not printed', () => {
    const item = (minor: number, y: number): LineItem => ({
      description: 'Guide',
      quantity: null,
      unitPrice: null,
      amount: money(minor, { place: at(y) }),
      place: at(y),
    });
    const of = (total: number) =>
      failures(
        check('invoice', {
          lineItems: [item(128_000, 20), item(44_000, 21), item(26_100, 22)],
          lineItemsComplete: true,
          fields: {
            subtotal: money(198_100, { place: at(30) }),
            total: money(total, { place: at(31) }),
          },
        }),
      ).length;
    expect(of(237_720)).toBe(0);
    expect(of(237_700)).toBe(1);
  });

  it('warn only when nothing supports either side', () => {
    const found = ofSums({
      fields: { subtotal: money(10_000), vat: money(600), total: money(20_000) },
      amounts: [money(20_000, { currency: 'MYR' })],
    });
    expect(failures(found)).toEqual([]);
    expect(only(found, 'invoice_total')).toMatchObject([{ status: 'warn', say: 'differs' }]);
  });

  it('name a changed total beside a tax that is a usual rate of all that is sold, printed or not', () => {
    const item = (minor: number, y: number): LineItem => ({
      description: 'Work',
      quantity: null,
      unitPrice: null,
      amount: money(minor, { place: at(y) }),
      place: at(y),
    });
    const data = {
      lineItems: [item(60_000, 20), item(25_000, 21)],
      fields: {
        subtotal: money(85_000, { place: at(30) }),
        vat: money(16_150, { place: at(31) }),
        total: money(301_150, { place: at(32) }),
      },
    };
    expect(failures(check('invoice', data))).toMatchObject([
      { values: { part: 'total', printed: '3011.50', expected: '1011.50' } },
    ]);
    // The part that is taxed may be all that was read, unless one digit is what the sum misses by.
    const withTotal = (minor: number) => ({
      ...data,
      lineItems: [],
      fields: { ...data.fields, total: money(minor, { place: at(32) }) },
    });
    expect(failures(check('invoice', withTotal(268_473)))).toEqual([]);
    expect(failures(check('invoice', withTotal(301_150)))).toMatchObject([
      { values: { part: 'total', printed: '3011.50', expected: '1011.50', or_parts: 1 } },
    ]);
  });

  it('leave a total that exceeds its parts by a low tax that no line states', () => {
    const item = (minor: number, y: number): LineItem => ({
      description: 'Work',
      quantity: null,
      unitPrice: null,
      amount: money(minor, { place: at(y) }),
      place: at(y),
    });
    const withTotal = (minor: number) =>
      failures(
        check('invoice', {
          lineItems: [item(800_000, 20), item(237_500, 21)],
          fields: {
            subtotal: money(1_037_500, { place: at(30) }),
            total: money(minor, { place: at(32) }),
          },
        }),
      );
    const atPercent = (rate: number) => withTotal(Math.round((1_037_500 * (100 + rate)) / 100));
    for (const rate of [2.5, 3, 8.875]) expect(atPercent(rate)).toEqual([]);
    expect(withTotal(1_067_500)).toMatchObject([{ values: { part: 'total' } }]);
    expect(withTotal(1_068_624)).toMatchObject([{ values: { part: 'total' } }]);
  });

  it('take cash less change as a second fact for the total', () => {
    const fields = {
      subtotal: money(9_434),
      vat: money(566),
      cash: money(10_100),
      change: money(100),
    };
    const amounts = [money(10_000, { currency: 'MYR' })];
    expect(failures(ofSums({ amounts, fields: { ...fields, total: money(10_000) } }))).toEqual([]);
    const forged = { amounts, fields: { ...fields, total: money(70_000, { place: at(52) }) } };
    expect(failures(ofSums(forged))).toMatchObject([
      { id: 'invoice_total', place: at(52), values: { expected: '100.00', printed: '700.00' } },
    ]);
  });

  it('take cash without change as such a fact, and never as one of its own', () => {
    const amounts = [money(10_000, { currency: 'MYR' })];
    const fields = { subtotal: money(10_000), vat: money(0), cash: money(10_000) };
    const forged = { ...fields, total: money(70_000, { place: at(52) }) };
    expect(failures(ofSums({ amounts, fields: forged }))).toMatchObject([
      { id: 'invoice_total', place: at(52), values: { expected: '100.00', printed: '700.00' } },
    ]);
    for (const cash of [15_000, 20_000]) {
      const tendered = { ...fields, total: money(10_000), cash: money(cash) };
      expect(failures(ofSums({ amounts, fields: tendered }))).toEqual([]);
      const alone = { total: money(10_000), cash: money(cash) };
      expect(failures(ofSums({ amounts, fields: alone }))).toEqual([]);
    }
  });

  it('never accuse on a digit that was read once', () => {
    const data = dataOf({
      items: [
        { count: 2, price: 10_000 },
        { count: 3, price: 500 },
      ],
      rate: 18,
    });
    const total = money(99_999_99, { certainty: 'unsure' });
    expect(failures(ofSums({ ...data, fields: { ...data.fields, total } }))).toEqual([]);
  });

  it('accuse no printed zero: a rounded total, or a tax that the change does not know', () => {
    const rounded = {
      subtotal: money(10_000, { currency: 'ILS' }),
      vat: money(1_800),
      discount: money(0),
      total: money(11_866),
      amount_paid: money(11_866),
    };
    const plusTax = { total: money(5_999), cash: money(6_335), change: money(0) };
    for (const fields of [rounded, plusTax])
      expect(failures(ofSums({ fields, amounts: Object.values(fields) }))).toEqual([]);
  });

  it('leave discounts, rounding and an exempt part to a genuine invoice', () => {
    const fields = {
      subtotal: money(100_000, { currency: 'ILS' }),
      discount: money(10_000),
      vat: money(16_200),
      vat_exempt: money(5_000),
      rounding: money(-3),
      total: money(111_197),
    };
    const found = ofSums({
      fields,
      amounts: [money(111_197, { currency: 'ILS' })],
      vatRate: reading(18),
      issueDate: reading('2025-06-10'),
    });
    expect(found.filter(({ status }) => status !== 'pass')).toEqual([]);
  });
});

describe('VAT', () => {
  const israeli = { amounts: [money(118_000, { currency: 'ILS' })] };

  it('accepts the rate of the time, either one around a change, and zero', () => {
    const rate = (percent: number, date: string) =>
      only(
        check('invoice', { ...israeli, vatRate: reading(percent), issueDate: reading(date) }),
        'vat_rate',
      )[0]?.status;
    expect(rate(18, '2025-06-10')).toBe('pass');
    expect(rate(17, '2025-01-20')).toBe('pass');
    expect(rate(18, '2024-12-20')).toBe('pass');
    expect(rate(0, '2025-06-10')).toBe('pass');
    expect(rate(16.5, '2009-08-01')).toBe('pass');
    expect(rate(17, '2025-06-10')).toBe('fail');
    expect(rate(18, '2020-06-10')).toBe('fail');
    expect(rate(12, '2025-06-10')).toBe('fail');
  });

  it('never judges a foreign rate', () => {
    const found = check('invoice', {
      amounts: [money(10_600, { currency: 'MYR' })],
      vatRate: reading(6),
      issueDate: reading('2018-01-10'),
      fields: { subtotal: money(10_000), vat: money(600), total: money(10_600) },
    });
    expect(only(found, 'vat_rate')).toEqual([]);
    expect(failures(found)).toEqual([]);
    // Hebrew letters that OCR saw in a receipt without a currency do not make it Israeli.
    const noisy = check('invoice', {
      textSource: 'ocr',
      vatRate: reading(6, { raw: 'GST @ 6%' }),
      lineItems: [
        {
          description: 'שמ לי חט',
          quantity: null,
          unitPrice: null,
          amount: money(100),
          place: at(),
        },
      ],
    });
    expect(only(noisy, 'vat_rate')).toEqual([]);
  });

  it('fails VAT and total raised together beyond every rate, and lets part of the base be exempt', () => {
    const of = (vat: number) =>
      failures(
        check('invoice', {
          ...israeli,
          issueDate: reading('2025-06-10'),
          fields: { subtotal: money(100_000), vat: money(vat), total: money(100_000 + vat) },
        }),
      );
    expect(of(18_000)).toEqual([]);
    expect(of(9_000)).toEqual([]);
    expect(of(28_000)).toMatchObject([{ id: 'vat_amount', finding: 'vat_mismatch' }]);
  });

  it('warns of a missing allocation number only where the law asks for one', () => {
    const of = (vat: number, date: string, number: string | null | undefined) =>
      only(
        check('invoice', {
          ...israeli,
          issueDate: reading(date),
          fields: { vat: money(vat) },
          ...(number !== undefined && {
            allocationNumber: number === null ? null : reading(number),
          }),
        }),
        'allocation_number',
      ).map(({ status, finding }) => [status, finding]);
    expect(of(100_000, '2026-07-01', null)).toEqual([['warn', null]]);
    expect(of(100_000, '2026-07-01', '123456789')).toEqual([['pass', null]]);
    expect(of(100_000, '2026-03-01', null)).toEqual([]);
    expect(of(100_000, '2023-03-01', null)).toEqual([]);
    expect(of(100_000, '2026-07-01', undefined)).toEqual([]);
  });
});

describe('a utility bill whose tax is the rate of its subtotal', () => {
  const bill = (total: number, others: number[] = []): Partial<DocumentData> => ({
    fields: {
      subtotal: money(36_110, { place: at(50), currency: 'ILS' }),
      vat: money(6_500, { place: at(51), currency: 'ILS' }),
      total: money(total, { place: at(52), currency: 'ILS' }),
    },
    amounts: [36_110, 6_500, total, ...others].map((minor, index) =>
      money(minor, { place: at(50 + index), currency: 'ILS' }),
    ),
    vatRate: reading(18, { place: at(51) }),
    issueDate: reading('2026-04-05'),
  });
  const totalOf = (data: Partial<DocumentData>) =>
    only(check('utility_bill', data), 'invoice_total').map(({ status }) => status);

  it('fails with another total than their sum', () => {
    expect(totalOf(bill(42_610))).toEqual(['pass']);
    expect(totalOf(bill(52_610))).toEqual(['fail']);
  });

  it('only warns where a printed amount accounts for the difference', () => {
    expect(totalOf(bill(52_610, [10_000]))).toEqual(['warn']);
  });

  it('only warns where the tax does not show what it is levied on', () => {
    expect(totalOf({ ...bill(52_610), vatRate: null })).toEqual(['warn']);
  });
});

describe('a total with parts that have no known label', () => {
  const bill = (total: string): string[] => [
    'Invoice RA-451882067',
    'Subtotal | 339.34',
    'Concession recovery | 21.99',
    'Facility charge | 8.60',
    'Licence fee | 5.88',
    'Sales tax | 22.77',
    `Total charges | ${total}`,
  ];
  const told = async (total: string) =>
    only(check('invoice', await extractData([makePage(bill(total))])), 'invoice_total').map(
      ({ status }) => status,
    );

  it('is not warned of where its column makes it', async () => {
    expect(await told('398.58')).not.toContain('warn');
  });

  it('still is where nothing does', async () => {
    expect((await told('498.77')).filter((status) => status !== 'pass')).not.toEqual([]);
  });
});
