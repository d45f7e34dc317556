import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData } from '../../evidence/document-data.js';
import { isSamePlace } from '../../evidence/geometry.js';
import { invoiceArithmetic, type InvoiceArithmetic } from './invoice.js';
import { isExplained, quantity } from './quantity.js';
import type { Quantity } from './solve.js';

/** Labelled amounts that state a field again: what is left to pay states the total. */
const STATES_AGAIN = { amount_due: 'total', subtotal: 'subtotal' } as const;
type Restated = keyof typeof STATES_AGAIN;

/** Cash and some invoices are rounded to a whole unit, hundredths. */
const ROUNDING_MAX = 100;

/** Rounding of a share, hundredths. */
const SHARE_ROUNDING = 1;

/** Payments in parts: 1 of 2 to 1 of 60. */
const INSTALMENTS_MAX = 60;

interface Prints {
  printed: Quantity;
  /** What it states again. */
  base: Quantity;
}

export interface RepeatedAmount extends Prints {
  /** Name of the quantity, for the sentence. */
  part: Restated;
  /** Whether sums or further prints confirm the base, and nothing the other value. */
  isDecided: boolean;
}

export interface RepeatedAmounts {
  /** Prints of one value that agree with it. */
  agreeing: Quantity[];
  /** The only print that does not, where nothing on the page explains it. */
  odd: RepeatedAmount | null;
}

/**
 * Amounts that a document prints again under a label of their own: the amount due is the total,
 * and a subtotal printed twice is one, unless an amount of the page or two together (a payment
 * received, a previous balance, a discount) are the difference, a printed percentage leads from one
 * to the other (a deposit, a tax or discount without its amount), or one is an even part of the
 * other (instalments).
 */
export function repeatedAmounts(data: DocumentData, type: DocumentType): RepeatedAmounts {
  const { labelled = [], fields } = data;
  const found = labelled.flatMap(({ field, amount }) => {
    const base = isRestated(field) ? fields[STATES_AGAIN[field]] : undefined;
    if (!isRestated(field) || base === undefined || isSamePlace(base.place, amount.place))
      return [];
    const part: Restated = field;
    const [printed, restated] = [quantity(part, amount), quantity(STATES_AGAIN[part], base)];
    return [{ part, printed, base: restated }];
  });
  const agreeing = found.filter(({ printed, base }) => isEqual(printed, base));
  const odd = found.filter(
    ({ printed, base }) =>
      !isEqual(printed, base) &&
      printed.minor !== 0 &&
      hasDecimals(printed) === hasDecimals(base) &&
      !isAccountedFor(data, printed, base),
  );
  const [only] = odd;
  const result = { agreeing: agreeing.map(({ printed }) => printed), odd: null };
  if (!only || odd.some(({ printed }) => printed.minor !== only.printed.minor)) return result;
  const solution = invoiceArithmetic(data, type);
  const isSummed = isHeld(solution, only.base);
  // A receipt states what was paid, which no sum leads to, and what is left of another total.
  const isLeft = Math.abs(only.printed.minor) < Math.abs(only.base.minor) && !isSummed;
  if (solution?.inconsistency || isLeft) return result;
  return { ...result, odd: { ...only, isDecided: isDecided(data, only, isSummed) } };
}

const isRestated = (field: string): field is Restated => field in STATES_AGAIN;

/** "9 €" beside totals with decimals is a part of an amount or a fee. */
const hasDecimals = ({ raw }: Quantity): boolean => /[.,]\d{1,2}(?!\d)/.test(raw);

const isEqual = (one: Quantity, other: Quantity): boolean =>
  Math.abs(Math.abs(one.minor) - Math.abs(other.minor)) <= ROUNDING_MAX;

function isAccountedFor(data: DocumentData, printed: Quantity, base: Quantity): boolean {
  const [less, more] = [Math.abs(printed.minor), Math.abs(base.minor)].sort((a, b) => a - b);
  if (less === undefined || more === undefined || less === 0) return true;
  return (
    isByPercentage(less, more, data.percentages ?? []) ||
    isEvenPart(less, more) ||
    isExplained(data, [printed, base], base.minor - printed.minor) ||
    isPrinted(data, Math.abs(base.minor) + Math.abs(printed.minor))
  );
}

/** Whether a printed percentage leads from one amount to the other: a deposit, a discount, a tax. */
function isByPercentage(less: number, more: number, percentages: readonly number[]): boolean {
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= SHARE_ROUNDING;
  return percentages.some(
    (percent) =>
      isNear((more * percent) / 100, less) ||
      isNear((more * (100 - percent)) / 100, less) ||
      isNear((less * (100 + percent)) / 100, more),
  );
}

/** "Invoice 1,500.00, received 900.00, left to pay 600.00": a receipt's total is what was received. */
const isPrinted = ({ amounts }: DocumentData, minor: number): boolean =>
  amounts.some(({ value }) => Math.abs(value.minor) === minor);

function isEvenPart(one: number, of: number): boolean {
  const parts = Math.round(of / one);
  return parts > 1 && parts <= INSTALMENTS_MAX && Math.abs(of / parts - one) <= SHARE_ROUNDING;
}

/** Whether the base is what other sums of the document lead to. */
const isHeld = (solution: InvoiceArithmetic | null, { name }: Quantity): boolean =>
  solution?.holding.some(({ terms }) => terms.some((one) => one.quantity.name === name)) === true;

/** Whether sums or a third print confirm the base, while the odd print stands alone. */
const isDecided = (data: DocumentData, { printed, base }: Prints, isSummed: boolean): boolean =>
  (isSummed || placesOf(data, base) > 1) && placesOf(data, printed) === 1;

const placesOf = ({ amounts }: DocumentData, { minor }: Quantity): number =>
  amounts.filter(({ value }) => Math.abs(value.minor) === Math.abs(minor)).length;
