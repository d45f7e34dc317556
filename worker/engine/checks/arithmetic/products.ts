import type { CheckVerdict } from '../../evidence/check-result.js';
import type { DocumentData } from '../../evidence/document-data.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';
import type { FINDINGS } from './findings.js';

/** A price rounded to the hundredth deviates by up to half of one per piece. */
const tolerance = (pieces: number): number => 1 + pieces / 2;

/**
 * The verdict on the one line of a receipt whose printed product is wrong: its quantity, price or
 * amount. None where several are, or where the receipt prints a reduction: lines may then be
 * reduced. Only pictures are judged, whose lines were read with their sign of multiplication.
 */
export function productVerdict({
  textSource,
  products = [],
  amounts,
  fields,
}: DocumentData): CheckVerdict<'odd', keyof typeof FINDINGS> | null {
  if (textSource !== 'ocr') return null;
  const wrong = products.filter(
    ({ quantity, unitPrice, amount }) =>
      Math.abs(quantity.value * unitPrice.value.minor - amount.value.minor) >
      tolerance(quantity.value),
  );
  const [only, ...others] = wrong;
  const isReduced =
    (fields.discount?.value.minor ?? 0) !== 0 ||
    amounts.some(({ value }) => value.minor < -REDUCED_MIN);
  if (!only || others.length > 0 || isReduced) return null;
  const { quantity, unitPrice, amount } = only;
  return {
    status: 'fail',
    say: 'odd',
    values: {
      sum: 'line',
      part: 'item',
      printed: decimal(amount.value.minor),
      expected: decimal(quantity.value * unitPrice.value.minor),
      or_parts: 1,
    },
    place: amount.place,
    certainty: leastCertain(quantity, unitPrice, amount),
    finding: 'total_mismatch',
    evidence: amount.raw,
  };
}

/** Less is the rounding of a total, hundredths. */
const REDUCED_MIN = 5;
