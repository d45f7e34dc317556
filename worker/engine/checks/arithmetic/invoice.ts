import { vatRatesAt } from '../../israel/vat.js';
import type { DocumentType } from '../../../../core/vocabulary.js';
import { leastCertain } from '../../extraction/certainty.js';
import type { DocumentData, LineItem } from '../../evidence/document-data.js';
import { isIsraeli } from '../../extraction/israeli.js';
import { choices, isExplained, oneOf, quantity, term } from './quantity.js';
import { solveSums, type Quantity, type Solution, type Sum } from './solve.js';

/** A total may miss by this much through rounding, agorot (or cents). */
const TOTAL_TOLERANCE = 5;

/** Documents whose total is the sum of goods or services and VAT. */
const TYPES: ReadonlySet<DocumentType> = new Set(['invoice', 'utility_bill', 'medical', 'other']);

export interface InvoiceSums extends Solution {
  /** An amount printed elsewhere may account for the odd value. */
  explained: boolean;
}

/** The sums that invoices and receipts keep; null when the document has none of them. */
export function invoiceSums(data: DocumentData, type: DocumentType): InvoiceSums | null {
  if (!TYPES.has(type)) return null;
  const parts = partsOf(data);
  const sums = [
    ...totalSum(parts),
    ...vatSum(parts, data),
    ...itemSum(parts, data),
    ...lineSums(data),
    ...cashSum(parts),
  ];
  if (sums.length === 0) return null;
  const solution = solveSums(sums);
  const claimed = sums.flatMap(({ terms }) => terms.map((one) => one.quantity));
  const { odd } = solution;
  return {
    ...solution,
    explained: odd !== null && isExplained(data, claimed, odd.expected - odd.quantity.minor),
  };
}

type Part =
  | 'total'
  | 'subtotal'
  | 'vat'
  | 'discount'
  | 'rounding'
  | 'cash'
  | 'change'
  | 'vat_exempt'
  | 'amount_due';
type Parts = Partial<Record<Part, Quantity>>;

function partsOf({ fields }: DocumentData): Parts {
  const names: Part[] = [
    'total',
    'subtotal',
    'vat',
    'discount',
    'rounding',
    'cash',
    'change',
    'vat_exempt',
    'amount_due',
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const reading = fields[name];
      return reading ? [[name, quantity(name, reading)]] : [];
    }),
  );
}

/** A discount or change counts against the sum however its sign is printed. */
const lowering = (one: Quantity) => term(one, one.minor < 0 ? 1 : -1);

/** Subtotal, VAT, exempt part and rounding, less the discount, are the total. */
function totalSum({ total, subtotal, vat, discount, rounding, vat_exempt }: Parts): Sum[] {
  if (!total || !subtotal) return [];
  const optional = choices([
    rounding ? [term(rounding, 1), term(rounding, -1)] : [],
    vat_exempt ? [term(vat_exempt, 1)] : [],
    discount ? [lowering(discount)] : [],
    vat ? [term(vat, 1)] : [],
  ]);
  // A total that is the subtotal itself supports nothing: the same value stands twice.
  return oneOf(
    optional.map((terms) => ({
      name: 'total',
      terms: [term(total, -1), term(subtotal, 1), ...terms],
      tolerance: TOTAL_TOLERANCE,
    })),
  );
}

/** The VAT is its rate of the base, whether the base is given without VAT or with it. */
function vatSum({ total, subtotal, vat, discount, vat_exempt }: Parts, data: DocumentData): Sum[] {
  if (!vat || vat.minor === 0) return [];
  const israeli = isIsraeli(data);
  const printed = data.vatRate?.value;
  const lawful = israeli ? vatRatesAt(data.issueDate?.value ?? null) : [];
  const rates = printed !== undefined && printed > 0 ? [printed] : lawful;
  const bases = [
    ...(subtotal
      ? choices([
          vat_exempt ? [term(vat_exempt, -1)] : [],
          discount ? [lowering(discount)] : [],
        ]).map((terms) => ({ terms: [term(subtotal, 1), ...terms], gross: false }))
      : []),
    ...(total
      ? choices([vat_exempt ? [term(vat_exempt, -1)] : []]).map((terms) => ({
          terms: [term(total, 1), ...terms],
          gross: true,
        }))
      : []),
  ];
  const sums = rates.flatMap((rate) =>
    bases.map(({ terms, gross }): Sum => {
      const share = gross ? rate / (100 + rate) : rate / 100;
      return {
        name: 'vat',
        terms: [
          term(vat, -1),
          ...terms.map(({ quantity: one, times }) => term(one, times * share)),
        ],
        tolerance: TOTAL_TOLERANCE,
        // Elsewhere other taxes and rates are mixed; here only without a rate to hold it to.
        soft: !israeli || (printed === undefined && !data.issueDate),
      };
    }),
  );
  // What is left when none holds: the rate of the plain subtotal.
  const plain = sums.filter(({ terms }) => terms.length === 2);
  const main = plain.filter(({ terms }) => terms[1]?.quantity.name === 'subtotal');
  return oneOf([...main, ...plain, ...sums]);
}

/** The items add up to the subtotal or the total. */
function itemSum({ total, subtotal, discount, rounding }: Parts, data: DocumentData): Sum[] {
  const { lineItems } = data;
  if (lineItems.length === 0 || !(subtotal ?? total)) return [];
  const items = lineItems.map((item, index) => term(itemQuantity(item, index), 1));
  const optional = choices([
    rounding ? [term(rounding, 1), term(rounding, -1)] : [],
    discount ? [lowering(discount)] : [],
  ]).reverse();
  return oneOf(
    [subtotal, total].flatMap((goal) =>
      goal
        ? optional.map((terms) => ({
            name: 'items',
            terms: [term(goal, -1), ...items, ...terms],
            tolerance: TOTAL_TOLERANCE + lineItems.length,
            soft: data.lineItemsComplete !== true,
          }))
        : [],
    ),
  );
}

const itemQuantity = (item: LineItem, index: number): Quantity =>
  quantity(`item:${index}`, item.amount);

/** Quantity times price is the amount of the line, with or without VAT. */
function lineSums(data: DocumentData): Sum[] {
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
    return oneOf(
      [1, 1 + rate / 100, 1 / (1 + rate / 100)].map((factor) => ({
        name: `line:${index}`,
        terms: [term(product, factor), term(itemQuantity(item, index), -1)],
        // A price rounded to the agora misses by half an agora a piece.
        tolerance: 1 + Math.abs(count.value) / 2,
      })),
    );
  });
}

/** Cash less change is what was to be paid; cash is rounded to ten agorot. */
function cashSum({ total, cash, change, rounding, amount_due }: Parts): Sum[] {
  if (!total || !cash || !change) return [];
  const optional = choices([rounding ? [term(rounding, 1), term(rounding, -1)] : []]).reverse();
  const goals = [total, ...(amount_due ? [amount_due] : [])];
  return oneOf(
    goals.flatMap((goal) =>
      optional.map((terms) => ({
        name: 'cash',
        terms: [term(cash, 1), lowering(change), term(goal, -1), ...terms],
        tolerance: TOTAL_TOLERANCE,
      })),
    ),
  );
}
