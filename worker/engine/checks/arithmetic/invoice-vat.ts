import { vatRatesAt } from '../../israel/vat.js';
import type { DocumentData } from '../../evidence/document-data.js';
import { isSamePlace, type Place } from '../../evidence/geometry.js';
import { leastCertain } from '../../extraction/certainty.js';
import { isIsraeli } from '../../extraction/israeli.js';
import { deducted, type Parts } from './invoice-parts.js';
import { isHeldByPlace } from './number-web.js';
import { TAX_PERCENT } from './printed-numbers.js';
import { firstThatHolds, optionalCombinations, quantity, term } from './quantity.js';
import { type Equation, holds, type Quantity } from './solve.js';

/** Deviation of a tax by rounding, agorot (or cents). */
const VAT_TOLERANCE = 5;

/** The VAT is the rate times the base, where the base is printed without VAT or with it. */
export function vatEquation(
  { total, subtotal, vat, discount, vat_exempt, service_charge }: Parts,
  data: DocumentData,
): Equation[] {
  if (!vat || vat.minor === 0) return [];
  const israeli = isIsraeli(data);
  const printed = data.vatRate?.value;
  const lawful = israeli ? vatRatesAt(data.issueDate?.value ?? null) : [];
  const rates = printed !== undefined && printed > 0 ? [printed] : lawful;
  if (rates.length === 0 && subtotal)
    return impliedRate(subtotal, vat, isSumOfItems(subtotal, data));
  const bases = [
    ...(subtotal
      ? optionalCombinations([
          vat_exempt ? [term(vat_exempt, -1)] : [],
          discount ? [deducted(discount)] : [],
          service_charge ? [term(service_charge, 1)] : [],
        ]).map((terms) => ({ terms: [term(subtotal, 1), ...terms], gross: false }))
      : []),
    ...(total
      ? optionalCombinations([vat_exempt ? [term(vat_exempt, -1)] : []]).map((terms) => ({
          terms: [term(total, 1), ...terms],
          gross: true,
        }))
      : []),
    // "Total" is also printed before the VAT is added.
    ...(total && !subtotal ? [{ terms: [term(total, 1)], gross: false }] : []),
  ];
  const equations = rates.flatMap((rate) =>
    bases.map(({ terms, gross }): Equation => {
      const share = gross ? rate / (100 + rate) : rate / 100;
      return {
        name: 'vat',
        terms: [
          term(vat, -1),
          ...terms.map(({ quantity: one, times }) => term(one, times * share)),
        ],
        tolerance: VAT_TOLERANCE,
        // Abroad taxes and rates are mixed; in Israel it is soft only when neither rate nor date is printed.
        soft: !israeli || (printed === undefined && !data.issueDate),
      };
    }),
  );
  // If none holds, the first one counts: the rate of the plain subtotal.
  const plain = equations.filter(({ terms }) => terms.length === 2);
  const main = plain.filter(({ terms }) => terms[1]?.quantity.name === 'subtotal');
  return firstThatHolds([...main, ...plain, ...equations]);
}

/** Whether a subtotal is all that is sold, and not the part of it that is taxed. */
const isSumOfItems = (subtotal: Quantity, data: DocumentData): boolean =>
  isHeldByPlace(data, subtotal.place) ||
  (data.lineItems.length > 1 &&
    data.lineItems.reduce((sum, { amount }) => sum + amount.value.minor, 0) === subtotal.minor);

/**
 * Where no rate is printed, a tax that is a usual rate of the subtotal to the hundredth confirms
 * both, if the subtotal is all that is sold. By chance fewer than one in a hundred of such taxes
 * is, as the subtotal is large enough. A correction that makes it one suggests what is wrong.
 */
function impliedRate(subtotal: Quantity, vat: Quantity, isAll: boolean): Equation[] {
  if (Math.abs(subtotal.minor) < IMPLIED_SUBTOTAL_MIN) return [];
  const rates = TAX_PERCENT.map((rate): Equation => ({
    name: 'vat',
    terms: [term(vat, -1), term(subtotal, rate / 100)],
    tolerance: 0,
    soft: true,
  }));
  const holding = rates.filter(holds).slice(0, 1);
  return holding.length > 0
    ? holding.filter(() => isAll)
    : rates.map((one) => ({ ...one, suggests: true }));
}

/** Nineteen rates of one hundredth each among taxes of up to a quarter of it, hundredths. */
const IMPLIED_SUBTOTAL_MIN = 10_000;

/**
 * The bases of all rates are the subtotal, their taxes the VAT, and both the total: where they are,
 * these are confirmed, since each tax is its rate of its base. Where they are not, rows may be
 * missing, so that they only decide between values of which another sum says that one is wrong.
 */
export function ratesEquations(
  { subtotal, vat, total }: Parts,
  { named = [], vatRows = [] }: DocumentData,
): Equation[] {
  const termsOf = (start: string) =>
    named
      .filter(({ name }) => name.startsWith(start))
      .map((one) => {
        const value = { minor: Math.round(Number(one.value) * 100), currency: null };
        return term(quantity(one.name, { ...one, value }), 1);
      });
  const [bases, taxes] = [termsOf('net_at_'), termsOf('vat_at_')];
  const all = vatRows.flatMap((row, at) =>
    [row.net, row.vat].map((one, part) => term(quantity(`rate_part:${at}:${part}`, one), 1)),
  );
  return [
    ...(subtotal && bases.length > 0 ? [[term(subtotal, -1), ...bases]] : []),
    ...(vat && taxes.length > 0 ? [[term(vat, -1), ...taxes]] : []),
    ...(total && all.length > 0 ? [[term(total, -1), ...all]] : []),
  ]
    .map((terms) => ({ name: 'rates', terms, tolerance: VAT_TOLERANCE }))
    .map((one) => (holds(one) ? one : { ...one, soft: true, decides: true }));
}

/**
 * The total is what the summary of all rates adds up to, where each tax is its rate of its base and
 * a further print says the same: "MWST 7% 8,52 0,60 / 19% 1,50 0,28 / card payment 10,90".
 */
export function summaryEquations(
  { total }: Parts,
  { vatRows = [], amounts }: DocumentData,
): Equation[] {
  const taxed = vatRows.filter(({ vat }) => vat.value.minor !== 0);
  const isRead = taxed.every(
    ({ rate, net, vat }) =>
      Math.abs((net.value.minor * rate) / 100 - vat.value.minor) <= VAT_TOLERANCE,
  );
  if (!total || taxed.length === 0 || !isRead) return [];
  const parts = vatRows.flatMap(({ net, vat }) => [net, vat]);
  const sum = parts.reduce((minor, { value }) => minor + value.minor, 0);
  const again = amounts.find(
    ({ value, place }) =>
      value.minor === sum &&
      !isSamePlace(place, total.place) &&
      !parts.some((part) => isInLine(place, part.place)),
  );
  const first = parts[0];
  if (!again || !first) return [];
  const summed: Quantity = {
    ...quantity('summary', first),
    minor: sum,
    certainty: leastCertain(...parts),
    derived: true,
  };
  return [
    {
      name: 'summary',
      terms: [term(quantity('summary_again', again), -1), term(summed, 1)],
      tolerance: 0,
    },
    { name: 'summary', terms: [term(total, -1), term(summed, 1)], tolerance: VAT_TOLERANCE },
  ];
}

/** Whether the middle of a place is at the height of another: a row prints its gross amount, too. */
const isInLine = ({ page, rect }: Place, other: Place): boolean => {
  const middle = rect.y + rect.h / 2;
  return page === other.page && middle > other.rect.y && middle < other.rect.y + other.rect.h;
};
