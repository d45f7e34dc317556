import { findAmounts, minorOf } from '../amounts.js';
import { findDates } from '../dates.js';
import type { ExtractedValue, Money } from '../../evidence/document-data.js';
import { spacedAmountAt } from '../spaced-thousands.js';
import { extractedAt } from '../layout.js';
import type { Item } from './items.js';
import type { ValueType } from './labels.js';

export const printedOf = ({ span }: Item): string => span.cell.text.slice(span.start, span.end);

/** Whether an item can be a value of a type. */
export function isOfType(item: Item, type: ValueType): boolean {
  const text = printedOf(item);
  switch (type) {
    case 'money':
      return item.kind === 'number' && moneyOf(item) !== null;
    case 'number':
      return item.kind === 'number' && /^-?\d{1,4}(?:[.,]\d{1,3})?-?$/.test(text);
    case 'date':
      return item.kind === 'number' && findDates(text).length === 1;
    case 'digits':
      return item.kind === 'number' && /^\d[\d/-]*$/.test(text) && findDates(text).length === 0;
    case 'text':
      return item.kind === 'text' && !item.introduces;
  }
}

const IS_HOURS = /\dh$| h$/;

/** The amount of an item that is printed with decimals; a bare number is none. */
export function moneyOf(item: Item): ExtractedValue<Money> | null {
  if (IS_HOURS.test(item.text)) return null;
  const spaced = spacedAmountAt(item.span.cell, item.span.start);
  const [found, ...others] = spaced ? [spaced] : findAmounts(printedOf(item));
  if (!found || others.length > 0 || !found.isMoney) return null;
  return extractedAt(item.span, { minor: found.minor, currency: found.currency });
}

/** A quantity in hundredths, e.g. hours or days; null for other text. */
export function hundredthsOf(item: Item): number | null {
  const text = printedOf(item);
  return isOfType(item, 'number') ? minorOf(text.replace(/-/g, '')) : null;
}
