import type { Company } from '../cast.js';
import { decimal, percentOf, sum } from '../money.js';
import type { Truth } from '../../../../scripts/evaluate/samples-listing.js';

/** A hotel guest's account: charges and taxes day by day, paid at the desk. */

export interface FolioLine {
  date: string;
  description: string;
  /** Hundredths; payments are negative. */
  amount: number;
  /** What is owed after this line. */
  balance: number;
  /** Taxes are lines of their own. */
  kind: 'charge' | 'vat' | 'city_tax' | 'payment';
}

export interface HotelFolio {
  lang: 'he' | 'en';
  hotel: Company;
  guest: string;
  room: string;
  number: string;
  arrival: string;
  departure: string;
  lines: FolioLine[];
  charges: number;
  vat: number;
  /** Of the town, not subject to VAT; 0 where there is none. */
  cityTax: number;
  paid: number;
  /** Left to pay. */
  due: number;
}

export type Charge = Pick<FolioLine, 'date' | 'description'> & {
  amount: number;
  /** Charged on it, each as a line of its own. */
  taxes: { description: string; percent: number; kind: 'vat' | 'city_tax' }[];
};

type Start = Omit<HotelFolio, 'lines' | 'charges' | 'vat' | 'cityTax' | 'paid' | 'due'> & {
  items: Charge[];
  /** The last line, which pays everything. */
  payment: string;
};

export const makeHotelFolio = ({ items, payment, ...start }: Start): HotelFolio => {
  const posted = items.flatMap(({ taxes, ...charge }) => [
    { ...charge, kind: 'charge' as const },
    ...taxes.map(({ description, percent, kind }) => ({
      date: charge.date,
      description,
      amount: percentOf(charge.amount, percent),
      kind,
    })),
  ]);
  const owed = sum(posted.map(({ amount }) => amount));
  const settled = {
    date: start.departure,
    description: payment,
    amount: -owed,
    kind: 'payment' as const,
  };
  let balance = 0;
  const lines = [...posted, settled].map((line) => ({ ...line, balance: (balance += line.amount) }));
  const of = (kind: FolioLine['kind']): number =>
    sum(lines.filter((line) => line.kind === kind).map(({ amount }) => amount));
  return {
    ...start,
    lines,
    charges: of('charge'),
    vat: of('vat'),
    cityTax: of('city_tax'),
    paid: -of('payment'),
    due: balance,
  };
};

export const folioTotal = ({ charges, vat, cityTax }: HotelFolio): number =>
  charges + vat + cityTax;

export const hotelFolioTruth = (folio: HotelFolio): Truth => ({
  amounts: [
    ...folio.lines.flatMap(({ amount, balance }) => [Math.abs(amount), balance]),
    folio.charges,
    folio.vat,
    ...(folio.cityTax > 0 ? [folio.cityTax] : []),
    folioTotal(folio),
    folio.paid,
    folio.due,
  ]
    .map(decimal)
    .filter((amount, index, all) => all.indexOf(amount) === index),
  dates: [folio.arrival, folio.departure, ...folio.lines.map(({ date }) => date)].filter(
    (date, index, all) => all.indexOf(date) === index,
  ),
  issuer: folio.hotel.name,
  names: [folio.guest],
  ibans: [],
  accounts: [],
  references: [folio.number],
  identity_numbers: [folio.hotel.number],
  transactions: [],
  fields: {
    subtotal: decimal(folio.charges),
    vat: decimal(folio.vat),
    total: decimal(folioTotal(folio)),
    amount_due: decimal(folio.due),
  },
});
