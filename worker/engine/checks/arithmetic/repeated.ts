import type { DocumentType } from '../../../../core/vocabulary.js';
import type { DocumentData } from '../../evidence/document-data.js';
import { isSamePlace } from '../../evidence/geometry.js';
import { overlapX } from '../../extraction/layout.js';
import { isHeldByPlace, isSizeHeldByPlace } from './number-web.js';
import { invoiceArithmetic, type InvoiceArithmetic } from './invoice.js';
import { isExplained, isPrinted, quantity } from './quantity.js';
import type { Quantity } from './solve.js';

/** What a label states again: what is left to pay is the total. */
const STATES_AGAIN = {
  total: 'total',
  amount_due: 'total',
  amount_paid: 'total',
  subtotal: 'subtotal',
  closing_balance: 'closing_balance',
} as const;
type Restated = keyof typeof STATES_AGAIN;
type Base = (typeof STATES_AGAIN)[Restated];

/** Other totals and balances are of parts or of another account where nothing else says otherwise. */
const TOLD_UNDECIDED: ReadonlySet<Restated> = new Set(['amount_due', 'subtotal']);

/** Names of the quantities in sentences. */
const NAMES: Record<Restated, string> = {
  total: 'total',
  amount_due: 'amount_due',
  amount_paid: 'amount_paid',
  subtotal: 'subtotal',
  closing_balance: 'closing',
};

/** Cash and some invoices are rounded to ten hundredths, to a half or to a whole unit. */
const ROUNDING_SMALL = 9;
const ROUNDING_MAX = 100;
const ROUND_TO = 50;

/** Rounding of a share, hundredths. */
const SHARE_ROUNDING = 1;

/** Payments in parts: 1 of 2 to 1 of 60. */
const INSTALMENTS_MAX = 60;

export interface RepeatedAmount {
  /** The print that is odd. */
  printed: Quantity;
  /** What it states again. */
  base: Quantity;
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
 * Amounts that a document prints again: the amount due is the total, and a total, subtotal or
 * closing balance printed twice is one, unless an amount of the page or two together (a payment
 * received, a previous balance, a discount) are the difference, a printed percentage leads from one
 * to the other (a deposit, a tax or discount without its amount), or one is an even part of the
 * other (instalments).
 */
export function repeatedAmounts(data: DocumentData, type: DocumentType): RepeatedAmounts {
  const solution = invoiceArithmetic(data, type);
  const result: RepeatedAmounts = { agreeing: [], odd: null };
  for (const name of BASES[type] ?? []) {
    const field = data.fields[name];
    if (!field) continue;
    const base = quantity(NAMES[name], field);
    const again = printsAgain(data, name);
    result.agreeing.push(...again.filter(({ printed }) => isEqual(printed, base)).map(printedOf));
    if (solution?.inconsistency) continue;
    const isSummed = isHeld(solution, name);
    // On a page of an unknown kind "total" heads whatever its sheets add up.
    if (name === 'total' && ((type === 'other' && !isSummed) || areSeveral(data))) continue;
    const differing = again.filter(
      ({ printed }) =>
        !isEqual(printed, base) &&
        printed.minor !== 0 &&
        // Pages of an unknown kind may be several documents in one file.
        (type !== 'other' || printed.place.page === base.place.page) &&
        hasDecimals(printed) === hasDecimals(base) &&
        !isOfAnother(data, printed, base) &&
        !isAccountedFor(data, printed, base),
    );
    result.odd ??=
      oddAmong(data, differing, base, isSummed) ?? oddBase(data, differing, base, isSummed);
  }
  return result;
}

const BASES: Partial<Record<DocumentType, readonly Base[]>> = {
  ...Object.fromEntries(
    ['invoice', 'utility_bill', 'medical', 'other'].map((type) => [type, ['total', 'subtotal']]),
  ),
  bank_statement: ['closing_balance'],
  card_statement: ['closing_balance'],
};

interface Print {
  field: Restated;
  printed: Quantity;
}

const printedOf = ({ printed }: Print): Quantity => printed;

/** Every other place at which a label states a field. */
const printsAgain = ({ labelled = [], fields }: DocumentData, name: Base): Print[] =>
  labelled.flatMap(({ field, amount }) => {
    const base = fields[name];
    if (!isRestated(field) || STATES_AGAIN[field] !== name || !base) return [];
    if (isSamePlace(base.place, amount.place)) return [];
    // Where something is left to pay, or to get back, what was paid is another amount.
    if (field === 'amount_paid' && fields.amount_due) return [];
    return [{ field, printed: quantity(NAMES[field], amount) }];
  });

/** The only print that differs from a base which sums or further prints confirm. */
function oddAmong(
  data: DocumentData,
  differing: readonly Print[],
  base: Quantity,
  isSummed: boolean,
): RepeatedAmount | null {
  const isDecided = isSummed || placesOf(data, base) > 1;
  const told = differing.filter(({ field, printed }) => {
    if (Math.abs(printed.minor) > Math.abs(base.minor)) return true;
    // A part may be paid. A receipt states what was paid, which no sum leads to, and what is left.
    return field !== 'amount_paid' && (field !== 'amount_due' || isSummed);
  });
  const [only] = told;
  if (!only || told.some(({ printed }) => printed.minor !== only.printed.minor)) return null;
  const isAlone = placesOf(data, only.printed) === 1;
  if (!(isDecided && isAlone) && !TOLD_UNDECIDED.has(only.field)) return null;
  return { printed: only.printed, base, isDecided: isDecided && isAlone };
}

/** A base that stands alone against one value that is printed at several places. */
function oddBase(
  data: DocumentData,
  differing: readonly Print[],
  base: Quantity,
  isSummed: boolean,
): RepeatedAmount | null {
  const [only] = differing;
  // What its column adds up to is right, and another total than the one printed again.
  if (isHeldByPlace(data, base.place)) return null;
  if (!only || isSummed || placesOf(data, base) !== 1) return null;
  const isOne = differing.every(({ printed }) => printed.minor === only.printed.minor);
  if (!isOne || placesOf(data, only.printed) < 2) return null;
  return { printed: base, base: only.printed, isDecided: true };
}

/** Whether labels name two values of what one sale has once: two receipts on a page, merged invoices. */
function areSeveral(data: DocumentData): boolean {
  const { labelled = [], fields } = data;
  return (['subtotal', 'cash', 'change'] as const).some((name) => {
    const field = fields[name];
    if (!field) return false;
    const one = quantity(name, field);
    return labelled.some(({ field: other, amount }) => {
      if (other !== name || amount.value.minor === one.minor) return false;
      // Before and after a discount.
      return name !== 'subtotal' || !isAccountedFor(data, quantity(name, amount), one);
    });
  });
}

/**
 * Whether a print belongs to another document of the file: products or sums of its line and column
 * lead to it, its page has sums of its own, or, of a picture, it stands beside the base.
 */
function isOfAnother(data: DocumentData, { place, minor }: Quantity, base: Quantity): boolean {
  const { labelled = [], fields, textSource } = data;
  // "Amount due" in a box at the top is what the lines below come to: "patient's part less payments".
  if (isHeldByPlace(data, place) || isSizeHeldByPlace(data, minor)) return true;
  if (isBeforeFurtherLines(data, { place, minor }, base)) return true;
  if (place.page === base.place.page)
    return textSource === 'ocr' && overlapX(place.rect, base.place.rect) <= 0;
  return labelled.some(
    ({ field, amount }) =>
      (field === 'subtotal' || field === 'vat') &&
      amount.place.page === place.page &&
      amount.value.minor !== fields[field]?.value.minor,
  );
}

/** Lines between a sum and the total from which it is another one: discount, freight, tax. */
const FURTHER_LINES_MIN = 3;

/** Whether a smaller sum stands in the column of the total, above the lines that lead from it to the total. */
function isBeforeFurtherLines(
  { amounts }: DocumentData,
  { place, minor }: Pick<Quantity, 'place' | 'minor'>,
  base: Quantity,
): boolean {
  const isAbove =
    place.page === base.place.page &&
    place.rect.y < base.place.rect.y &&
    overlapX(place.rect, base.place.rect) > 0;
  if (!isAbove || Math.abs(minor) >= Math.abs(base.minor)) return false;
  const between = amounts.filter(
    (one) =>
      one.place.page === place.page &&
      one.place.rect.y > place.rect.y + place.rect.h / 2 &&
      one.place.rect.y + one.place.rect.h / 2 < base.place.rect.y &&
      overlapX(one.place.rect, base.place.rect) > 0,
  );
  return between.length >= FURTHER_LINES_MIN;
}

const isRestated = (field: string): field is Restated => field in STATES_AGAIN;

/** "9 €" beside totals with decimals is a part of an amount or a fee. */
const hasDecimals = ({ raw }: Quantity): boolean => /[.,]\d{1,2}(?!\d)/.test(raw);

/** Whether two amounts are one, but for rounding. */
function isEqual(one: Quantity, other: Quantity): boolean {
  const difference = Math.abs(Math.abs(one.minor) - Math.abs(other.minor));
  if (difference <= ROUNDING_SMALL) return true;
  return difference <= ROUNDING_MAX && [one, other].some(({ minor }) => minor % ROUND_TO === 0);
}

function isAccountedFor(data: DocumentData, printed: Quantity, base: Quantity): boolean {
  const [less, more] = [Math.abs(printed.minor), Math.abs(base.minor)].sort((a, b) => a - b);
  if (less === undefined || more === undefined || less === 0) return true;
  const isLess = Math.abs(printed.minor) < Math.abs(base.minor);
  return (
    isByPercentage(less, more, data.percentages ?? []) ||
    (isLess && isEvenPart(less, more)) ||
    isExplained(data, [printed, base], base.minor - printed.minor) ||
    // "Invoice 1,500.00, received 900.00, left to pay 600.00": a receipt's total is what was received.
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

function isEvenPart(one: number, of: number): boolean {
  const parts = Math.round(of / one);
  return parts > 1 && parts <= INSTALMENTS_MAX && Math.abs(of / parts - one) <= SHARE_ROUNDING;
}

/** Whether a field is what other sums of the document lead to. */
const isHeld = (solution: InvoiceArithmetic | null, field: string): boolean =>
  solution?.holding.some(({ terms }) => terms.some(({ quantity: { name } }) => name === field)) ===
  true;

/** Places of the document that print an amount, whatever its sign. */
const placesOf = ({ amounts }: DocumentData, { minor }: Quantity): number =>
  amounts.filter(({ value }) => Math.abs(value.minor) === Math.abs(minor)).length;
