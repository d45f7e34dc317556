import type { DocumentData } from '../evidence/document-data.js';
import { isInHebrew } from './in-hebrew.js';
import { printedCurrency } from './printed-currency.js';

/** Foreign taxes as printed beside a rate. */
const FOREIGN_TAX = /\b(?:gst|sst|hst|pst|tva|iva|btw|mwst|ust|moms|sales tax)\b/i;

/**
 * Whether the Israeli rules of taxes and numbers apply: most amounts are in shekels, or
 * no amount has a currency and most of the text is Hebrew.
 */
export function isIsraeli(data: DocumentData): boolean {
  if (data.vatRate && FOREIGN_TAX.test(data.vatRate.raw)) return false;
  const printed = printedCurrency(data);
  return printed === null ? isInHebrew(data) : printed === 'ILS';
}
