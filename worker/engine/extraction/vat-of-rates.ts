import type { DocumentData, ExtractedValue, Money, NamedText } from '../evidence/document-data.js';
import { leastCertain } from './certainty.js';
import { union } from './layout.js';

/**
 * The VAT of an invoice that prints it in rows of rates only: the sum of their taxes, where their
 * bases add up to the subtotal. null where they do not, or a label names the VAT.
 *
 * @param byRate of `extractVatByRate`
 */
export function vatOfRates(
  byRate: readonly NamedText[],
  { subtotal, vat }: DocumentData['fields'],
): ExtractedValue<Money> | null {
  const [nets, taxes] = ['net_at_', 'vat_at_'].map((start) =>
    byRate.filter(({ name }) => name.startsWith(start)),
  ) as [NamedText[], NamedText[]];
  const [first] = taxes;
  if (vat || !subtotal || !first || sumOf(nets) !== subtotal.value.minor) return null;
  const { page } = first.place;
  const ofPage = taxes.filter(({ place }) => place.page === page);
  return {
    value: { minor: sumOf(taxes), currency: subtotal.value.currency },
    raw: taxes.map(({ raw }) => raw).join(' + '),
    place: { page, rect: union(ofPage.map(({ place }) => place.rect)) ?? first.place.rect },
    certainty: leastCertain(...taxes, ...nets),
  };
}

/** Hundredths. */
const sumOf = (amounts: readonly NamedText[]): number =>
  amounts.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0);
