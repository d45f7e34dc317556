import type { DocumentData } from './document-data.js';

/**
 * Whether Israel's tax rules bind the document: most of its amounts are in
 * shekels, or they name no currency and its labels and names are Hebrew.
 */
export function isIsraeli(data: DocumentData): boolean {
  const currencies = data.amounts.flatMap(({ value }) => value.currency ?? []);
  if (currencies.length > 0) {
    return currencies.filter((currency) => currency === 'ILS').length * 2 > currencies.length;
  }
  const words = [
    ...data.names.map(({ raw }) => raw),
    ...data.lineItems.map(({ description }) => description),
    ...data.payments.map(({ label }) => label),
    ...data.transactions.map(({ description }) => description),
    ...(data.vatRate ? [data.vatRate.raw] : []),
  ].join(' ');
  const hebrew = words.match(/[א-ת]/g)?.length ?? 0;
  const latin = words.match(/[a-z]/gi)?.length ?? 0;
  return hebrew > latin;
}
