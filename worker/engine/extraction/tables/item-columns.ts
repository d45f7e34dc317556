import { columnFinder, type Column } from './columns.js';

/** Kind of a column of invoice items. `other` is not part of quantity x price = amount. */
export type ItemColumn = 'description' | 'quantity' | 'unit_price' | 'amount' | 'other';

export const itemColumns = columnFinder<ItemColumn>({
  description: [
    'תיאור',
    'תאור',
    'פירוט',
    'פריט',
    'שם (ה)פריט',
    'תיאור (ה)פריט',
    'תיאור (ה)מוצר',
    'תיאור השירות',
    'מוצר',
    'שירות',
    'description',
    'item',
    'items',
    'product',
    'service',
    'item description',
    'details',
    'particulars',
  ],
  quantity: ['כמות', 'יחידות', "יח'", 'שעות', 'qty', 'quantity', 'hours', 'units'],
  unit_price: [
    'מחיר',
    'מחיר ליחידה',
    "מחיר יח'",
    'מחיר יחידה',
    'תעריף',
    'unit price',
    'price',
    'rate',
    'u. price',
    'u/p',
    'u.p.',
    's/price',
    'price per unit',
    'price each',
    'unit cost',
  ],
  amount: [
    'סה"כ',
    'סכום',
    'סה"כ שורה',
    'סה"כ לפני מע"מ',
    'סה"כ בש"ח',
    'סכום בש"ח',
    'amount',
    'amt',
    'total',
    'line total',
    'total price',
    'net amount',
  ],
  other: [
    'מק"ט',
    'קוד',
    'קוד פריט',
    "מס'",
    'הנחה',
    'אחוז הנחה',
    'מע"מ',
    'מטבע',
    'code',
    'no.',
    'tax',
    'vat',
    'gst',
    'discount',
    'disc.',
    'unit',
    'sku',
    'currency',
  ],
});

/** Whether columns form a heading: the amount, and a quantity, price or description. */
export function isItemHeading(columns: readonly Column<ItemColumn>[]): boolean {
  const kinds = new Set(columns.map((column) => column.kind));
  return (
    kinds.has('amount') &&
    (kinds.has('quantity') || kinds.has('unit_price') || kinds.has('description'))
  );
}
