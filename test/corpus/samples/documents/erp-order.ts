import type { Company } from '../cast.js';
import { decimal, percentOf, sum } from '../money.js';
import type { Truth } from '../../../../scripts/evaluate/samples-listing.js';

/** A quote, order or invoice as ERP systems print it: characters in columns, without rules. */

export interface ErpItem {
  code: string;
  description: string;
  /** A second line under the description. */
  more: string | null;
  /** Pieces. */
  quantity: number;
  price: number;
  amount: number;
}

export interface ErpOrder {
  lang: 'he' | 'en';
  kind: 'quote' | 'order' | 'invoice';
  issuer: Company;
  customer: Company;
  customerNumber: string;
  number: string;
  issued: string;
  items: ErpItem[];
  /** What the items add up to. */
  gross: number;
  discountPercent: number;
  discount: number;
  /** Before VAT. */
  subtotal: number;
  vatPercent: number;
  vat: number;
  total: number;
  /** Items on a page. */
  itemsMax: number;
}

type Start = Omit<ErpOrder, 'items' | 'gross' | 'discount' | 'subtotal' | 'vat' | 'total'> & {
  items: Omit<ErpItem, 'amount'>[];
};

export const makeErpOrder = (start: Start): ErpOrder => {
  const items = start.items.map((item) => ({ ...item, amount: item.quantity * item.price }));
  const gross = sum(items.map(({ amount }) => amount));
  const discount = percentOf(gross, start.discountPercent);
  const subtotal = gross - discount;
  const vat = percentOf(subtotal, start.vatPercent);
  return { ...start, items, gross, discount, subtotal, vat, total: subtotal + vat };
};

export const erpOrderTruth = (order: ErpOrder): Truth => ({
  amounts: [
    ...order.items.flatMap(({ price, amount }) => [price, amount]),
    order.gross,
    ...(order.discount > 0 ? [order.discount, order.subtotal] : []),
    order.vat,
    order.total,
  ]
    .map(decimal)
    .filter((amount, index, all) => all.indexOf(amount) === index),
  dates: [order.issued],
  issuer: order.issuer.name,
  names: [order.customer.name],
  ibans: [],
  accounts: [],
  references: [order.number],
  identity_numbers: [order.issuer.number, order.customer.number],
  transactions: [],
  fields: {
    subtotal: decimal(order.subtotal),
    ...(order.discount > 0 && { discount: decimal(order.discount) }),
    vat: decimal(order.vat),
    total: decimal(order.total),
  },
});
