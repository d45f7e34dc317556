import { vatRatesAt } from '../../israel/vat.js';
import type { DocumentType } from '../../../../core/vocabulary.js';
import { leastCertain } from '../../extraction/certainty.js';
import type { AmountField, DocumentData, LineItem } from '../../evidence/document-data.js';
import { minorOf } from '../../extraction/amounts.js';
import { isIsraeli } from '../../extraction/israeli.js';
import { optionalCombinations, isExplained, firstThatHolds, quantity, term } from './quantity.js';
import { isHeldByPlace } from './number-web.js';
import { printedNumberEquations, TAX_PERCENT } from './printed-numbers.js';
import {
  holds,
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
    ...vatEquation(parts, data),
    ...ratesEquations(parts, data),
    ...itemsEquation(parts, data),
    ...lineEquations(data),
    ...cashEquation(parts),
    ...paidEquation(parts),
  ];
  const suggested = parts.total ? printedNumberEquations(data, parts.total) : [];
  if (equations.length + suggested.length === 0) return null;
  const solution = solveEquations([...equations, ...suggested]);
  const { inconsistency } = solution;
  const mended = inconsistency ? suggested.filter((one) => isMendedBy(inconsistency, one)) : [];
  const claimed = [...equations, ...mended].flatMap(({ terms }) =>
    terms.map((one) => one.quantity),
  );
  return {
    ...solution,
    explained:
      inconsistency !== null &&
      (isEmptyPart(inconsistency.quantity) ||
        isUnprintedTax(parts, inconsistency.quantity, inconsistency.expected) ||
        isHeldByPlace(data, inconsistency.quantity.place) ||
        isExplained(
          withoutHeld(data),
          claimed,
          inconsistency.expected - inconsistency.quantity.minor,
        ) ||
        (solution.broken.length === 0 && isPrinted(data, inconsistency.expected))),
  };
}

/**
 * What products and sums of lines and columns account for already explains no other difference:
 * a quantity of 200,00, the parts of a table.
 */
function withoutHeld(data: DocumentData): DocumentData {
  return { ...data, amounts: data.amounts.filter(({ place }) => !isHeldByPlace(data, place)) };
}

/**
 * A discount, rounding or change of 0.00 is printed by a form that has such a line. If the sum
 * then does not hold, it was rounded or has a part that was not understood: nobody gains by
 * writing a zero there.
 */
const isEmptyPart = ({ name, minor }: Quantity): boolean =>
  minor === 0 && ['discount', 'rounding', 'change'].includes(name);

/** Rates of taxes on sales that are printed without their amount, whole percent. */
const RATE_MIN = 5;
const RATE_MAX = 27;

/**
 * "Subtotal 1,981.00, VAT 20 %, total 2,377.20": what a total exceeds its parts by may be the
 * tax at a whole rate whose amount no line prints. Of changed totals in that range about 1 of
 * 100 meets a rate to the cent.
 */
function isUnprintedTax({ vat }: Parts, { name, minor }: Quantity, expected: number): boolean {
  if (vat || name !== 'total' || expected <= 0) return false;
  const rate = Math.round(((minor - expected) / expected) * 100);
  const isRate = rate >= RATE_MIN && rate <= RATE_MAX;
  return isRate && Math.round((expected * (100 + rate)) / 100) === minor;
}

/** Where another amount is what the numbers add up to, that one may be the total. */
const isPrinted = ({ amounts }: DocumentData, minor: number): boolean =>
  amounts.some(({ value }) => Math.abs(value.minor) === Math.abs(minor));

type Part =
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
type Parts = Partial<Record<Part, Quantity>>;

function partsOf({ fields, named = [] }: DocumentData): Parts {
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
        return extracted ? [[name, quantity(name, extracted)]] : [];
      }),
    ),
    ...(insured &&
      minor !== null && {
        insurance: quantity('insurance', { ...insured, value: { minor, currency: null } }),
      }),
  };
}

/** A discount or change is subtracted, whatever its printed sign. */
const deducted = (one: Quantity) => term(one, one.minor < 0 ? 1 : -1);

/** Subtotal, VAT, exempt part and rounding, minus the discount and what an insurance pays, are the total. */
function totalEquation({
  total,
  subtotal,
  vat,
  discount,
  rounding,
  vat_exempt,
  insurance,
}: Parts): Equation[] {
  if (!total || !subtotal) return [];
  const optional = optionalCombinations([
    rounding ? [term(rounding, 1), term(rounding, -1)] : [],
    vat_exempt ? [term(vat_exempt, 1)] : [],
    discount ? [deducted(discount)] : [],
    insurance ? [deducted(insurance)] : [],
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

/** The VAT is the rate times the base, where the base is printed without VAT or with it. */
function vatEquation(
  { total, subtotal, vat, discount, vat_exempt }: Parts,
  data: DocumentData,
): Equation[] {
  if (!vat || vat.minor === 0) return [];
  const israeli = isIsraeli(data);
  const printed = data.vatRate?.value;
  const lawful = israeli ? vatRatesAt(data.issueDate?.value ?? null) : [];
  const rates = printed !== undefined && printed > 0 ? [printed] : lawful;
  if (rates.length === 0 && subtotal && isSumOfItems(subtotal, data))
    return impliedRate(subtotal, vat);
  const bases = [
    ...(subtotal
      ? optionalCombinations([
          vat_exempt ? [term(vat_exempt, -1)] : [],
          discount ? [deducted(discount)] : [],
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
        tolerance: TOTAL_TOLERANCE,
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
 * both. By chance fewer than one in a hundred of such taxes is, as the subtotal is large enough.
 */
function impliedRate(subtotal: Quantity, vat: Quantity): Equation[] {
  if (Math.abs(subtotal.minor) < IMPLIED_SUBTOTAL_MIN) return [];
  return TAX_PERCENT.map((rate): Equation => ({
    name: 'vat',
    terms: [term(vat, -1), term(subtotal, rate / 100)],
    tolerance: 0,
    soft: true,
  }))
    .filter(holds)
    .slice(0, 1);
}

/** Nineteen rates of one hundredth each among taxes of up to a quarter of it, hundredths. */
const IMPLIED_SUBTOTAL_MIN = 10_000;

/**
 * The bases of all rates are the subtotal and their taxes the VAT: where they are, both are
 * confirmed, since each tax is its rate of its base. Where they are not, rows may be missing, so
 * that they only decide between values of which another sum says that one is wrong.
 */
function ratesEquations({ subtotal, vat }: Parts, { named = [] }: DocumentData): Equation[] {
  const termsOf = (start: string) =>
    named
      .filter(({ name }) => name.startsWith(start))
      .map((one) => {
        const value = { minor: Math.round(Number(one.value) * 100), currency: null };
        return term(quantity(one.name, { ...one, value }), 1);
      });
  const [bases, taxes] = [termsOf('net_at_'), termsOf('vat_at_')];
  if (bases.length === 0) return [];
  return [
    ...(subtotal ? [[term(subtotal, -1), ...bases]] : []),
    ...(vat ? [[term(vat, -1), ...taxes]] : []),
  ]
    .map((terms) => ({ name: 'rates', terms, tolerance: TOTAL_TOLERANCE }))
    .map((one) => (holds(one) ? one : { ...one, soft: true, decides: true }));
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
    };
    return firstThatHolds(
      [1, 1 + rate / 100, 1 / (1 + rate / 100)].map((factor) => ({
        name: `line:${index}`,
        terms: [term(product, factor), term(itemQuantity(item, index), -1)],
        // A price rounded to the agora deviates by up to half an agora per piece.
        tolerance: 1 + Math.abs(count.value) / 2,
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
    },
  ];
}
