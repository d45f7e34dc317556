import type { Company, Person } from '../cast.js';
import { decimal, percentOf, sum } from '../money.js';
import type { Truth } from '../../../../scripts/evaluate/samples-listing.js';

/** A bill for what a meter counted, with the payment slip at its foot. */

export interface FixedCharge {
  label: string;
  amount: number;
}

export interface UtilityBill {
  lang: 'he' | 'en';
  service: 'electricity' | 'water';
  supplier: Company;
  customer: Person;
  contract: string;
  meter: string;
  number: string;
  issued: string;
  due: string;
  from: string;
  to: string;
  /** What the meter showed at the beginning and at the end. */
  readings: { before: number; now: number };
  consumption: number;
  /** Ten-thousandths of the currency for one unit. */
  tariff: number;
  consumed: number;
  fixed: FixedCharge[];
  subtotal: number;
  vatPercent: number;
  vat: number;
  total: number;
  /** As printed once more on the payment slip. */
  slipTotal: number;
}

type Start = Omit<
  UtilityBill,
  'consumption' | 'consumed' | 'subtotal' | 'vat' | 'total' | 'slipTotal'
>;

export const makeUtilityBill = (start: Start): UtilityBill => {
  const consumption = start.readings.now - start.readings.before;
  const consumed = Math.round((consumption * start.tariff) / 100);
  const subtotal = consumed + sum(start.fixed.map(({ amount }) => amount));
  const vat = percentOf(subtotal, start.vatPercent);
  const total = subtotal + vat;
  return { ...start, consumption, consumed, subtotal, vat, total, slipTotal: total };
};

export const utilityBillTruth = (bill: UtilityBill): Truth => ({
  amounts: [
    bill.consumed,
    ...bill.fixed.map(({ amount }) => amount),
    bill.subtotal,
    bill.vat,
    bill.total,
  ]
    .map(decimal)
    .filter((amount, index, all) => all.indexOf(amount) === index),
  dates: [bill.issued, bill.due, bill.from, bill.to],
  issuer: bill.supplier.name,
  names: [bill.customer.name],
  ibans: [],
  accounts: [],
  references: [bill.number],
  identity_numbers: [bill.supplier.number],
  transactions: [],
  fields: {
    subtotal: decimal(bill.subtotal),
    vat: decimal(bill.vat),
    total: decimal(bill.total),
  },
});
