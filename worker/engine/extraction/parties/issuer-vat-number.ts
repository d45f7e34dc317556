import type { ExtractedValue, NamedText } from '../../evidence/document-data.js';

/** A party's numbers stand below its name within this part of the page, percent. */
const BELOW_PERCENT = 14;
const ACROSS_PERCENT = 30;

/**
 * The first VAT number that does not stand below a customer's name, or stands nearer to the
 * issuer's above it; null when there is none.
 */
export function issuerVatNumber(
  named: readonly NamedText[],
  customers: readonly ExtractedValue<string>[],
  issuer: ExtractedValue<string> | null = null,
): ExtractedValue<string> | null {
  const numbers = named.filter(({ name }) => name === 'vat_number');
  const isCustomers = ({ place: { page, rect } }: NamedText): boolean =>
    customers.some(({ place: customer }) => {
      const below = rect.y - customer.rect.y;
      return (
        page === customer.page &&
        below >= 0 &&
        below < BELOW_PERCENT &&
        Math.abs(rect.x - customer.rect.x) < ACROSS_PERCENT &&
        !(
          issuer &&
          issuer.place.page === page &&
          issuer.place.rect.y <= rect.y &&
          Math.abs(rect.x - issuer.place.rect.x) < Math.abs(rect.x - customer.rect.x)
        )
      );
    });
  const found = numbers.find((number) => !isCustomers(number)) ?? null;
  return (
    found && { value: found.value, raw: found.raw, place: found.place, certainty: found.certainty }
  );
}
