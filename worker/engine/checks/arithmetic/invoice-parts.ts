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
  | 'rounding'
  | 'cash'
  | 'change'
  | 'vat_exempt'
  | 'amount_due'
  | 'amount_paid'
  | 'insurance';
export type Parts = Partial<Record<Part, Quantity>>;

/** The labelled amounts that make up a total. */
export function partsOf({ fields, named = [] }: DocumentData): Parts {
  const names: (Part & AmountField)[] = [
    'total',
    'subtotal',
    'vat',
    'discount',
    'rounding',
    'cash',
    'change',
    'vat_exempt',
    'amount_due',
    'amount_paid',
  ];
  const insured = named.find(({ name }) => name === 'insurance_paid');
  const minor = insured ? minorOf(insured.value) : null;
  return {
    ...Object.fromEntries(
      names.flatMap((name) => {
        const extracted = fields[name];
        if (!extracted) return [];
        const one = quantity(name, extracted);
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
