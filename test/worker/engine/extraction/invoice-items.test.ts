import { describe, expect, it } from 'vitest';
import { fields, minor, names, readEnglish, readHebrew } from './read-rows.js';

describe('an invoice', () => {
  it('is read with its items, sums, rate and numbers in Hebrew', async () => {
    const data = await readHebrew(
      'אלמוני ציוד משרדי בע"מ | חשבונית מס',
      'ח.פ. 51-999902-3 | מספר חשבונית 30872',
      'תאריך: 08/09/2025 | לתשלום עד: 08/10/2025',
      'מספר הקצאה: 123456789',
      'לכבוד:',
      'פלוני פתרונות בע"מ',
      'תיאור | כמות | מחיר יחידה | סה"כ',
      'נייר צילום | 12 | 119.00 | 1,428.00',
      'מחסנית טונר | 4 | 284.50 | 1,138.00',
      'סה"כ לפני מע"מ | | | 2,566.00',
      'מע"מ 18% | | | 461.88',
      'סה"כ לתשלום | | | 3,027.88 ₪',
    );
    expect(fields(data)).toEqual({ subtotal: 256_600, vat: 46_188, total: 302_788 });
    expect(data.vatRate?.value).toBe(18);
    expect(data.lineItems.map((item) => [item.quantity?.value, minor(item.unitPrice)])).toEqual([
      [12, 11_900],
      [4, 28_450],
    ]);
    expect(data.lineItems.map(({ amount }) => amount.value.minor)).toEqual([142_800, 113_800]);
    expect(data.lineItemsComplete).toBe(true);
    expect(data.issueDate?.value).toBe('2025-09-08');
    expect(data.identityNumbers.map(({ value, kind }) => [value, kind])).toEqual([
      ['519999023', 'company'],
    ]);
    expect(names(data)).toEqual(['customer: פלוני פתרונות בע"מ']);
    expect(data.references.map(({ value }) => value)).toContain('30872');
    expect(data.allocationNumber?.value).toBe('123456789');
  });

  it('is incomplete when a row of its items could not be read', async () => {
    const data = await readEnglish(
      'Description | Qty | Unit price | Amount',
      'Chair | 6 | 649.00 | 3,894.00',
      'Delivery 350.00 | | |',
      'Subtotal | | | 4,244.00',
    );
    expect(data.lineItemsComplete).toBe(false);
  });

  it.each([
    ['Total (excl. GST) | 21.30', { subtotal: 2130 }],
    ['Total Sales (Inclusive of GST) | RM 23.25', { total: 2325 }],
    ['TOTAL INCLUDES 6% GST | 0.48', {}],
    ['Total Amount (tax included) | 103.93 USD', { total: 10_393 }],
    ['Total (VAT incl.) | 117.00', { total: 11_700 }],
    ['Total Qty | 5.00', {}],
    ['Total GST | 1.45', { vat: 145 }],
    ['GST Reg. No. | 001492992000', {}],
    ['Price is inclusive of a discount of | 40.00', {}],
    ['Cash | 50.00', { cash: 5000 }],
    ['Change due | 4.10', { change: 410 }],
    ['Rounding Adj | -0.02', { rounding: -2 }],
    ['Balance due | $127.50', { amount_due: 12_750, total: 12_750 }],
    ['Total | 100.00 | 18.00 | 118.00', { total: 11_800 }],
    ['Total | 118.00 | 18.00', {}],
    ['Total: 1250', { total: 125_000 }],
    ['The total amount due by you is 44.00', { total: 4400 }],
    ['Your total cost of supply for this bill is about 11.90', {}],
  ])('a row of sums is what its words say: %s', async (row, expected) => {
    expect(fields(await readEnglish('Acme Ltd. | Receipt', row))).toEqual(expected);
  });

  it.each([
    ['סה"כ לתשלום | 1,170.00', { total: 117_000 }],
    ['סה״כ כולל מע״מ | 1,170.00', { total: 117_000 }],
    ["סה''כ לפני מע''מ | 1,000.00", { subtotal: 100_000 }],
    ['סהכ לתשלום | 1,170.00', { total: 117_000 }],
    ['סה"כ (כולל מע"מ) | 1,170.00', { total: 117_000 }],
    ['סה"כ לא כולל מע"מ | 1,000.00', { subtotal: 100_000 }],
    ['סה"כ פריטים | 5.00', {}],
    ['פטור ממע"מ | 30.00', { vat_exempt: 3000 }],
    ['עודף | 4.10', { change: 410 }],
    ['עיגול אגורות | 0.03-', { rounding: -3 }],
    ['מספר מע"מ | 123456789', {}],
  ])('also in Hebrew: %s', async (row, expected) => {
    expect(fields(await readHebrew('קבלה', row))).toEqual(expected);
  });

  it('reads pieces and prices of a receipt without a heading', async () => {
    const data = await readEnglish(
      'Corner Shop',
      'Milk 2 x 6.20 | 12.40',
      'Bread | 8.00',
      'Total | 20.40',
    );
    expect(data.lineItems.map((item) => [item.quantity?.value, item.amount.value.minor])).toEqual([
      [2, 1240],
    ]);
  });

  it('hold delivery that is listed among the goods, and none that is added below', async () => {
    const rows = (...below: string[]) => [
      'Description | Qty | Unit price | Amount',
      'Oak table | 1 | 900.00 | 900.00',
      ...below,
    ];
    const listed = await readEnglish(
      ...rows('Delivery charge | 1 | 90.00 | 90.00', 'Total | | | 990.00'),
    );
    expect(listed.lineItems.map(({ amount }) => amount.value.minor)).toEqual([90_000, 9000]);
    expect(listed.fields.service_charge).toBeUndefined();
    const added = await readEnglish(
      ...rows('Subtotal | | | 900.00', 'Delivery charge | | | 90.00', 'Total | | | 990.00'),
    );
    expect(added.lineItems).toHaveLength(1);
    expect(added.fields.service_charge?.value.minor).toBe(9000);
  });
});
