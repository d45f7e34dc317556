import * as en from './en.js';
import * as he from './he.js';
import { allocationThreshold } from '../../israel/allocation-number.js';
import type { DocumentData } from '../../evidence/document-data.js';
import { documentCheck } from '../document-check.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';
import { isIsraeli } from '../../extraction/israeli.js';

/** Whether it has the number of a quote or an order and none of an invoice. */
const isOffer = ({ named = [] }: DocumentData): boolean => {
  const has = (name: string): boolean => named.some((value) => value.name === name);
  return (has('quote_number') || has('order_number')) && !has('invoice_number');
};

/**
 * Larger Israeli tax invoices have an allocation number. Its absence is not evidence of
 * forgery: receipts and credit notes need none, and after a refusal the invoice may be
 * issued without one. Quotes and orders have none.
 */
export const allocationNumber = documentCheck({
  id: 'allocation_number',
  words: { en: en.words, he: he.words },
  check({ data, classification }) {
    const { allocationNumber: number, issueDate, fields } = data;
    if (classification.documentType !== 'invoice' || !issueDate || !fields.vat) return [];
    const threshold = allocationThreshold(issueDate.value);
    if (!number && isOffer(data)) return [];
    const vat = fields.vat.value.minor;
    if (number === undefined || threshold === null || vat <= threshold || !isIsraeli(data))
      return [];
    return [
      {
        status: number ? 'pass' : 'warn',
        say: number ? 'present' : 'missing',
        values: { date: issueDate.value, vat: decimal(vat), threshold: decimal(threshold) },
        place: number?.place ?? fields.vat.place,
        certainty: leastCertain(number, issueDate, fields.vat),
        finding: null,
      },
    ];
  },
});
