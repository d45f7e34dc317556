import type { Company } from '../cast.js';
import { decimal, percentOf, sum } from '../money.js';
import { accountText, ibanOf, type Account } from '../numbers.js';
import type { Truth } from '../../../../scripts/evaluate/samples-listing.js';

/** A tax invoice of 2025, in Hebrew or English. */

export interface Invoice {
  lang: 'he' | 'en';
  seller: Company;
  buyer: Company;
  number: string;
  issued: string;
  due: string;
  lines: { description: string; quantity: number; price: number; amount: number }[];
  subtotal: number;
  vat: number;
  total: number;
  account: Account;
  iban: string;
  accent: string;
}

type Start = Omit<Invoice, 'lines' | 'subtotal' | 'vat' | 'total' | 'iban'> & {
  lines: { description: string; quantity: number; price: number }[];
};

/** Percent, since 1 January 2025. */
export const VAT_PERCENT = 18;

export const makeInvoice = (start: Start): Invoice => {
  const lines = start.lines.map((line) => ({ ...line, amount: line.quantity * line.price }));
  const subtotal = sum(lines.map(({ amount }) => amount));
  const vat = percentOf(subtotal, VAT_PERCENT);
  return { ...start, lines, subtotal, vat, total: subtotal + vat, iban: ibanOf(start.account) };
};

export const invoiceTruth = (invoice: Invoice): Truth => ({
  amounts: [
    ...invoice.lines.flatMap(({ price, amount }) => [price, amount]),
    invoice.subtotal,
    invoice.vat,
    invoice.total,
  ]
    .map(decimal)
    .filter((amount, index, all) => all.indexOf(amount) === index),
  dates: [invoice.issued, invoice.due],
  issuer: invoice.seller.name,
  names: [invoice.buyer.name],
  ibans: [invoice.iban],
  accounts: [accountText(invoice.account)],
  references: [invoice.number],
  identity_numbers: [invoice.seller.number, invoice.buyer.number],
  transactions: [],
  fields: {
    subtotal: decimal(invoice.subtotal),
    vat: decimal(invoice.vat),
    total: decimal(invoice.total),
  },
});

