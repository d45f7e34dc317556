import type { DocumentData, NamedText } from '../evidence/document-data.js';
import { decimal } from './decimal.js';

/**
 * The subtotal of a document that labels it with a word for any amount, or with none: the lowest
 * print of what the total is without its tax. null where a subtotal, or a part of the sum, is not
 * known. No check calculates with it: it holds by the way it is found.
 */
export function subtotalOfTotal({
  fields: { total, vat, subtotal, discount, service_charge: service },
  amounts,
}: Pick<DocumentData, 'fields' | 'amounts'>): NamedText | null {
  if (!total || !vat || subtotal || discount || service || vat.value.minor <= 0) return null;
  const minor = total.value.minor - vat.value.minor;
  const [lowest] = amounts
    .filter(({ value, place }) => value.minor === minor && place.page === total.place.page)
    .sort((a, b) => b.place.rect.y - a.place.rect.y);
  if (!lowest || minor <= 0) return null;
  const { raw, place, certainty } = lowest;
  return { name: 'subtotal', value: decimal(minor), raw, place, certainty };
}
