import type { ExtractedValue } from '../../evidence/document-data.js';
import { dateAt } from '../date-at.js';
import { findDates, type DateOrder } from '../dates.js';
import type { Row } from '../layout.js';

/** Behind the last day on which an invoice is paid in full; folded. */
const IN_FULL =
  /^\W{0,3}(?:(?:rein )?netto|ohne (?:jeden )?abzug|ohne skonto|sans (?:escompte|remise)|net(?: amount)?|without (?:discount|deduction)|senza sconto|sin descuento|ללא הנחה)(?!\p{L})/u;
/** Before it: a day, and no longer the condition of the discount. */
const UNTIL = /(?<!\p{L})(?:bis(?: zum)?|by|before|until|au|jusqu'au|avant le|entro il?|עד)\s?$/u;

/**
 * "Payable by 20.03.2026 with 2 % discount, by 09.04.2026 without": the later day, on which the whole
 * amount is due; null where no such sentence stands in the document, or several name different days.
 */
export function dueWithoutDiscount(
  rows: readonly Row[],
  order: DateOrder,
): ExtractedValue<string> | null {
  const found = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      findDates(cell.text, order)
        .filter(
          ({ start, end, possible }) =>
            possible &&
            UNTIL.test(cell.folded.slice(0, start)) &&
            IN_FULL.test(cell.folded.slice(end)),
        )
        .map((date) => dateAt(cell, date)),
    ),
  );
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}
