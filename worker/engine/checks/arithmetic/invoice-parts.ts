import type { AmountField, DocumentData } from '../../evidence/document-data.js';
import { minorOf } from '../../extraction/amounts.js';
import { quantity, term } from './quantity.js';
import type { Quantity } from './solve.js';

/** What the sums of an invoice are made of. */
export type Part =
  | 'total'
  | 'subtotal'
  | 'vat'
  | 'discount'
  | 'service_charge'
  | 'rounding'
  | 'cash'
  | 'change'
  | 'vat_exempt'
  | 'amount_due'
  | 'amount_paid'
  | 'insurance';
export type Parts = Partial<Record<Part, Quantity>>;

/** The highest tax of sales of any country, Hungary's, as a share of the price without it. */
export const TAX_OF_NET_MAX = 0.27;
/** Service, a tip or delivery as a share of what is sold: it is not likely more than half. */
const SERVICE_SHARE_MAX = 0.5;
/** Prices are rounded to a whole unit at most, hundredths. */
const ROUNDING_MAX = 100;

/** A subtotal of nothing is that of a kind of goods of which none was sold. */
const isOfNothing = (name: Part, minor: number): boolean => name === 'subtotal' && minor === 0;

/** The labelled amounts that make up a total, with what each can be at most beside the others. */
export function partsOf({ fields, named = [] }: DocumentData): Parts {
  const names: (Part & AmountField)[] = [
    'total',
    'subtotal',
    'vat',
    'discount',
    'service_charge',
    'rounding',
    'cash',
    'change',
    'vat_exempt',
    'amount_due',
    'amount_paid',
  ];
  const sold = Math.min(
    ...[fields.subtotal, fields.total].flatMap((sum) => (sum ? [Math.abs(sum.value.minor)] : [])),
  );
  const most: Partial<Record<Part, number>> = {
    vat: TAX_OF_NET_MAX * sold,
    service_charge: SERVICE_SHARE_MAX * sold,
    rounding: ROUNDING_MAX,
  };
  const insured = named.find(({ name }) => name === 'insurance_paid');
  const minor = insured ? minorOf(insured.value) : null;
  return {
    ...Object.fromEntries(
      names.flatMap((name) => {
        const extracted = fields[name];
        if (!extracted || isOfNothing(name, extracted.value.minor)) return [];
        const one = { ...quantity(name, extracted), ...(name in most && { most: most[name] }) };
        // Some tills print what was given as "-50.00".
        return [[name, name === 'cash' ? { ...one, minor: Math.abs(one.minor) } : one]];
      }),
    ),
    ...(insured &&
      minor !== null && {
        insurance: quantity('insurance', { ...insured, value: { minor, currency: null } }),
      }),
  };
}

/** A discount or change is subtracted, whatever its printed sign. */
export const deducted = (one: Quantity) => term(one, one.minor < 0 ? 1 : -1);
