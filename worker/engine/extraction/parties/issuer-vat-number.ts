import type { ExtractedValue, NamedText } from '../../evidence/document-data.js';
import { areaOf, holdsMiddle, type Rect } from '../../evidence/geometry.js';
import type { Row } from '../layout.js';
import { vatNumbersByForm } from '../named/vat-number.js';

/** A party's numbers stand below its name within this part of the page, percent. */
const BELOW_PERCENT = 14;
const ACROSS_PERCENT = 30;

/** Words by which a label says that a number is the buyer's. */
const OF_CUSTOMER =
  /(?<!\p{L})(?:clients?|customer(?:'s)?|kunden?|buyer(?:'s)?|your|votre|ihre|acheteur|cliente|klant|recipient|לקוח|הלקוח)(?!\p{L})/u;

/**
 * The first VAT number, or number under which a dealer is `registered` in Israel, whose label does not call it the customer's and that does not stand below
 * a customer's name, or stands nearer to the issuer's above it; null when there is none.
 */
export function issuerVatNumber(
  rows: readonly Row[],
  named: readonly NamedText[],
  customers: readonly ExtractedValue<string>[],
  issuer: ExtractedValue<string> | null = null,
  registered: readonly ExtractedValue<string>[] = [],
): ExtractedValue<string> | null {
  const numbers = [
    ...named.filter(({ name }) => name === 'vat_number'),
    ...vatNumbersByForm(rows),
    ...registered,
  ].filter((number) => !isCalledCustomers(number, rows));
  const isCustomers = ({ place: { page, rect } }: ExtractedValue<string>): boolean =>
    customers.some(({ place: customer }) => {
      const below = rect.y - customer.rect.y;
      return (
        page === customer.page &&
        below >= 0 &&
        below < BELOW_PERCENT &&
        Math.min(across(rect, customer.rect), acrossRight(rect, customer.rect)) < ACROSS_PERCENT &&
        !(
          issuer &&
          issuer.place.page === page &&
          issuer.place.rect.y <= rect.y &&
          (across(rect, issuer.place.rect) < across(rect, customer.rect) ||
            // One party's block above the other's.
            (issuer.place.rect.y > customer.rect.y + customer.rect.h &&
              across(rect, issuer.place.rect) < ACROSS_PERCENT))
        )
      );
    });
  const found = numbers.find((number) => !isCustomers(number)) ?? null;
  return (
    found && { value: found.value, raw: found.raw, place: found.place, certainty: found.certainty }
  );
}

const across = (a: Rect, b: Rect): number => Math.abs(a.x - b.x);
/** Lines of a block in Hebrew share their right edge. */
const acrossRight = (a: Rect, b: Rect): number => Math.abs(a.x + a.w - b.x - b.w);

/** Whether the label of a number, in its own cell or the one before, names the buyer. */
function isCalledCustomers(
  { place: { page, rect } }: ExtractedValue<string>,
  rows: readonly Row[],
): boolean {
  const cells = rows.filter((row) => row.page.number === page).flatMap((row) => row.cells);
  const own = cells.find((cell) => holdsMiddle(areaOf(cell.rect), areaOf(rect)));
  if (own === undefined) return false;
  const before = own.rect.x === rect.x ? own.row.cells[own.index - 1] : undefined;
  return [own, before].some((cell) => cell !== undefined && OF_CUSTOMER.test(cell.folded));
}
