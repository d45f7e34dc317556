import { vatRatesAt } from '../../israel/vat.js';
import type { DocumentType } from '../../../../core/vocabulary.js';
import { leastCertain } from '../../extraction/certainty.js';
import type { DocumentData, LineItem } from '../../evidence/document-data.js';
import { isSamePlace, type Place } from '../../evidence/geometry.js';
import { isBelow } from './balance-chain.js';
import {
  optionalCombinations,
  isExplained,
  isPrinted,
  firstThatHolds,
  quantity,
  tentative,
  term,
} from './quantity.js';
import { isHeldByPlace, isSizeHeldByPlace } from './number-web.js';
import { deducted, type Parts, partsOf } from './invoice-parts.js';
import { ratesEquations, summaryEquations, vatEquation } from './invoice-vat.js';
import { printedNumberEquations, TAX_PERCENT } from './printed-numbers.js';
import {
  isMendedBy,
  solveEquations,
  type Quantity,
  type Solution,
  type Equation,
} from './solve.js';

/** Deviation of a total by rounding, agorot (or cents). */
const TOTAL_TOLERANCE = 5;

/** Document types whose total is the sum of goods or services and VAT. */
const TYPES: ReadonlySet<DocumentType> = new Set(['invoice', 'utility_bill', 'medical', 'other']);

export interface InvoiceArithmetic extends Solution {
  /** Whether an amount printed elsewhere may account for the inconsistent value. */
  explained: boolean;
  /**
   * Whether the lines and columns in which the total stands make it: some of its parts have no known
   * label, and the labelled ones alone need not add up to it.
   */
  isHeld: boolean;
}

/** Solves the equations of an invoice or receipt; null when the document has none. */
export function invoiceArithmetic(
  data: DocumentData,
  type: DocumentType,
): InvoiceArithmetic | null {
  if (!TYPES.has(type)) return null;
  const parts = partsOf(data);
  const equations = [
    ...totalEquation(parts),
    ...taxedTotalEquation(parts, data),
    ...vatEquation(parts, data),
    ...ratesEquations(parts, data),
    ...summaryEquations(parts, data),
    ...itemsEquation(parts, data),
    ...lineEquations(data),
    ...cashEquation(parts),
    ...paidEquation(parts),
    ...dueEquation(parts, data),
  ];
  const suggested = parts.total ? printedNumberEquations(data, parts.total) : [];
  if (equations.length + suggested.length === 0) return null;
  const solution = solveEquations([...equations, ...suggested]);
  const { inconsistency } = solution;
  const mended = inconsistency ? suggested.filter((one) => isMendedBy(inconsistency, one)) : [];
  const told = equations.filter((one) => one.tentative !== true);
  const claimed = [...told, ...mended, ...(inconsistency?.equations ?? [])].flatMap(({ terms }) =>
    terms.map((one) => one.quantity),
  );
  return {
    ...solution,
    isHeld: data.fields.total !== undefined && isHeldByPlace(data, data.fields.total.place),
    explained:
      inconsistency !== null &&
      (isEmptyPart(inconsistency.quantity) ||
        isUnprintedTax(parts, inconsistency.quantity, inconsistency.expected) ||
        // "Total charges" is the sum of its column, "total paid" the same amount again.
        isSizeHeldByPlace(data, inconsistency.quantity.minor) ||
        isExplained(
          withoutHeld(data),
          claimed,
          inconsistency.expected - inconsistency.quantity.minor,
        ) ||
        // Where another amount is what the numbers add up to, that one may be the total.
        ((solution.broken.length === 0 || inconsistency.orParts === true) &&
          isPrinted(withoutPaid(data), inconsistency.expected))),
  };
}

/** What was paid confirms a total that the parts make: "subtotal 10,030.00, VAT 1,805.40, total 19,835.40, paid 11,835.40". */
const withoutPaid = ({ amounts, fields: { amount_paid: paid } }: DocumentData) => ({
  amounts: amounts.filter(({ place }) => !paid || !isSamePlace(place, paid.place)),
});

/**
 * What products and sums of lines and columns account for already explains no other difference:
 * a quantity of 200,00, the parts of a table. What is still owed does, an earlier balance less a
 * payment: it is added to this bill.
 */
function withoutHeld(data: DocumentData): DocumentData {
  const owed = [data.fields.amount_due, data.fields.opening_balance].flatMap((one) => one ?? []);
  const isOwed = (place: Place): boolean => owed.some((one) => isSamePlace(one.place, place));
  return {
    ...data,
    amounts: data.amounts.filter(({ place }) => isOwed(place) || !isHeldByPlace(data, place)),
  };
}

/**
 * A discount, rounding or change of 0.00 is printed by a form that has such a line. If the sum
 * then does not hold, it was rounded or has a part that was not understood: nobody gains by
 * writing a zero there.
 */
const isEmptyPart = ({ name, minor }: Quantity): boolean =>
  minor === 0 && ['discount', 'rounding', 'change'].includes(name);

/** Rates of taxes on sales that are printed without their amount, percent. */
const RATE_MIN = 5;
const RATE_MAX = 27;
/** Sales taxes of American places go down to nothing and have fractions: 2.9, 6.25, 8.875. */
const RATE_STEP = 0.125;
/** From this base on, hundredths, fewer than 1 in 100 changed totals meet such a rate to the cent. */
const FINE_BASE_MIN = 80_000;

/**
 * "Subtotal 1,981.00, VAT 20 %, total 2,377.20": what a total exceeds its parts by may be the
 * tax at a whole rate whose amount no line prints. Of changed totals in that range about 1 of
 * 100 meets a rate to the cent. A lower rate, or one with a fraction, must make a tax of three
 * digits and more from a large base: one digit more or less is what somebody changes.
 */
function isUnprintedTax({ vat }: Parts, { name, minor }: Quantity, expected: number): boolean {
  if (vat || name !== 'total' || expected <= 0) return false;
  const percent = ((minor - expected) / expected) * 100;
  const isMet = (rate: number): boolean => Math.round((expected * (100 + rate)) / 100) === minor;
  const whole = Math.round(percent);
  if (whole >= RATE_MIN && whole <= RATE_MAX && isMet(whole)) return true;
  const fine = Math.round(percent / RATE_STEP) * RATE_STEP;
  const digits = String(minor - expected).replace(/(?<!0)0+$/, '').length;
  return fine > 0 && fine <= RATE_MAX && digits >= 3 && expected >= FINE_BASE_MIN && isMet(fine);
}

/** Subtotal, VAT, exempt part, service and rounding, minus the discount and what an insurance pays, are the total. */
function totalEquation({
  total,
  subtotal,
  vat,
  discount,
  rounding,
  vat_exempt,
  insurance,
  service_charge,
}: Parts): Equation[] {
  if (!total || !subtotal) return [];
  const optional = optionalCombinations([
    rounding ? [term(rounding, 1), term(rounding, -1)] : [],
    vat_exempt ? [term(vat_exempt, 1)] : [],
    discount ? [deducted(discount)] : [],
    insurance ? [deducted(insurance)] : [],
    service_charge ? [term(service_charge, 1)] : [],
    vat ? [term(vat, 1)] : [],
  ]);
  // A total equal to the subtotal confirms nothing: it is the same value printed twice.
  return firstThatHolds(
    optional.map((terms) => ({
      name: 'total',
      terms: [term(total, -1), term(subtotal, 1), ...terms],
      tolerance: TOTAL_TOLERANCE,
    })),
  );
}

/** Below this, hundredths, an amount has a given tax by chance too often. */
const BASE_MIN = 10_000;

/** Without a subtotal: an amount of which the VAT is exactly a usual or printed rate, and the VAT are the total. */
function taxedTotalEquation({ total, subtotal, vat }: Parts, data: DocumentData): Equation[] {
  if (!total || !vat || subtotal || vat.minor === 0) return [];
  const rates = new Set([...TAX_PERCENT, ...(data.percentages ?? [])]);
  const isBase = (minor: number): boolean =>
    minor >= BASE_MIN &&
    minor !== total.minor &&
    [...rates].some((rate) => Math.round((minor * rate) / 100) === vat.minor);
  const bases = data.amounts.filter(({ value }) => isBase(value.minor));
  return tentative(
    bases.map((base, index) => ({
      name: 'total',
      terms: [term(total, -1), term(quantity(`base:${index}`, base), 1), term(vat, 1)],
      tolerance: TOTAL_TOLERANCE,
    })),
  );
}

/** The items add up to the subtotal or the total; where no subtotal is known, to the total less its VAT. */
function itemsEquation(
  { total, subtotal, vat, discount, rounding }: Parts,
  data: DocumentData,
): Equation[] {
  const { lineItems } = data;
  if (lineItems.length === 0 || !(subtotal ?? total)) return [];
  const items = lineItems.map((item, index) => term(itemQuantity(item, index), 1));
  const optional = optionalCombinations([
    rounding ? [term(rounding, 1), term(rounding, -1)] : [],
    discount ? [deducted(discount)] : [],
  ]).reverse();
  const goals = [
    ...(subtotal ? [[term(subtotal, -1)]] : []),
    ...(total && vat && !subtotal ? [[term(total, -1), term(vat, 1)]] : []),
    ...(total ? [[term(total, -1)]] : []),
  ];
  return firstThatHolds(
    goals.flatMap((goal) =>
      optional.map((terms) => ({
        name: 'items',
        terms: [...goal, ...items, ...terms],
        tolerance: TOTAL_TOLERANCE + lineItems.length,
        soft: data.lineItemsComplete !== true,
        // A single item is the sum under another name.
        copies: goal.length + items.length + terms.length === 2,
      })),
    ),
  );
}

const itemQuantity = (item: LineItem, index: number): Quantity =>
  quantity(`item:${index}`, item.amount);

/** Quantity times price is the amount of the line, with VAT or without. */
function lineEquations(data: DocumentData): Equation[] {
  const rate = data.vatRate?.value ?? vatRatesAt(data.issueDate?.value ?? null)[0] ?? 0;
  return data.lineItems.flatMap((item, index) => {
    const { quantity: count, unitPrice, amount } = item;
    if (!count || !unitPrice) return [];
    const product: Quantity = {
      name: `product:${index}`,
      minor: Math.abs(count.value * unitPrice.value.minor) * Math.sign(amount.value.minor || 1),
      raw: unitPrice.raw,
      place: unitPrice.place,
      certainty: leastCertain(count, unitPrice),
      derived: true,
      factor: { ...quantity(`price:${index}`, unitPrice), times: count.value },
    };
    return firstThatHolds(
      [1, 1 + rate / 100, 1 / (1 + rate / 100)].map((factor) => ({
        name: `line:${index}`,
        terms: [term(product, factor), term(itemQuantity(item, index), -1)],
        // A price rounded to the agora deviates by up to half an agora per piece.
        tolerance: 1 + Math.abs(count.value) / 2,
        local: true,
        // Of a single piece the price is the amount again.
        copies: count.value === 1,
      })),
    );
  });
}

/** Cash minus change is the amount to pay; cash payments are rounded to ten agorot. */
function cashEquation({ total, cash, change, rounding, amount_due }: Parts): Equation[] {
  if (!total || !cash || !change) return [];
  const optional = optionalCombinations([
    rounding ? [term(rounding, 1), term(rounding, -1)] : [],
  ]).reverse();
  const goals = [total, ...(amount_due ? [amount_due] : [])];
  return firstThatHolds(
    goals.flatMap((goal) =>
      optional.map((terms) => ({
        name: 'cash',
        terms: [term(cash, 1), deducted(change), term(goal, -1), ...terms],
        tolerance: TOTAL_TOLERANCE,
      })),
    ),
  );
}

/** What was paid is the total, unless it was paid in parts or change was given and not read. */
function paidEquation({ total, amount_paid, cash, change }: Parts): Equation[] {
  const paid = amount_paid ?? (change ? undefined : cash);
  if (!total || !paid) return [];
  return [
    {
      name: 'paid',
      terms: [term(paid, 1), term(total, -1)],
      tolerance: TOTAL_TOLERANCE,
      soft: true,
      copies: true,
    },
  ];
}

/**
 * What is left to pay is the total less what was paid, with an earlier balance or without: less the
 * amount paid, or all amounts that are printed with a minus below the total.
 */
function dueEquation({ total, amount_due: due, amount_paid: paid }: Parts, data: DocumentData) {
  const earlier = data.fields.opening_balance;
  if (!total || !due || due.minor === total.minor) return [];
  const taken = data.amounts
    .filter(({ value, place }) => value.minor < 0 && isBelow(place, total.place))
    .map((one, index) => term(quantity(`taken:${index}`, one), 1));
  const balance = earlier ? [term({ ...quantity('opening', earlier), signless: true }, 1)] : [];
  const payments = [...(paid ? [[deducted(paid)]] : []), ...(taken.length > 0 ? [taken] : []), []];
  const sums = [...(balance.length > 0 ? [balance] : []), []].flatMap((more) =>
    payments.map((less) => [...more, ...less]),
  );
  return tentative(
    sums
      .filter((terms) => terms.length > 0)
      .map((terms) => ({
        name: 'due',
        terms: [term(due, -1), term(total, 1), ...terms],
        tolerance: TOTAL_TOLERANCE,
      })),
  );
}
