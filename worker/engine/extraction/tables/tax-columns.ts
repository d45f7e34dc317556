import { columnFinder, type Column } from './columns.js';

/** Kind of a column of the summary of taxes below a receipt; `other` is a code. */
export type TaxColumn = 'net' | 'rate' | 'vat' | 'gross' | 'other';

/** Headings that are short, and say so little that only the title of the summary makes them sure. */
export const taxColumns = columnFinder<TaxColumn>({
  net: [
    'amount',
    'amt',
    'goods',
    'goods amount',
    'goods amt',
    'goods value',
    'net',
    'net amount',
    'net amt',
    'sales',
    'sales amount',
    'sales value',
    'taxable',
    'taxable amount',
    'taxable amt',
    'taxable value',
    'excl. amount',
    'excl. amt',
    'netto',
    'סכום',
    'לפני מע"מ',
  ],
  rate: ['%', 'tax %', 'gst %', 'vat %', 'rate', 'tax rate', 'שיעור'],
  vat: [
    'tax',
    'tax amount',
    'tax amt',
    'gst',
    'gst amount',
    'gst amt',
    'sst',
    'sst amount',
    'vat',
    'vat amount',
    'vat amt',
    'mwst.',
    'מע"מ',
  ],
  gross: ['gross', 'total', 'total amount', 'total amt', 'incl. amount', 'incl. amt', 'brutto'],
  other: [
    'code',
    'tax code',
    'gst code',
    'vat code',
    'summary',
    'tax summary',
    'gst summary',
    'gst analysis',
    'vat summary',
    'sst summary',
  ],
});

/** Whether columns head a summary of taxes: one of bases, one of taxes. */
export function isTaxHeading(columns: readonly Column<TaxColumn>[]): boolean {
  const once = (kind: TaxColumn): boolean =>
    columns.filter((column) => column.kind === kind).length === 1;
  return once('net') && once('vat');
}
