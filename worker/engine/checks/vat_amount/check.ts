import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { vatRatesAt } from '../../israel/vat.js';
import { type CheckedDocument, documentCheck } from '../document-check.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';
import { isIsraeli } from '../../extraction/israeli.js';
import { invoiceArithmetic } from '../arithmetic/invoice.js';
import { arithmeticVerdicts } from '../arithmetic/verdicts.js';

type Verdict = CheckVerdict<keyof typeof en.words.says, keyof typeof FINDINGS>;

/** Rounding of a total, and of each line where VAT is computed by line. */
const TOLERANCE_MINOR = 5;

/** The VAT is its rate of the base; on a mixed base it may be less, never more. */
export const vatAmount = documentCheck({
  id: 'vat_amount',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check(document): Verdict[] {
    const { data, classification } = document;
    const tooHigh = moreThanLawful(document);
    if (tooHigh) return [tooHigh];
    return arithmeticVerdicts(invoiceArithmetic(data, classification.documentType), {
      equations: ['vat'],
      reports: (name) => name === 'vat',
      finding: 'vat_mismatch',
      lenient: classification.documentType === 'utility_bill',
    });
  },
});

/**
 * VAT and total raised together keep their sum, but no rate gives such a VAT.
 * Only where subtotal and VAT do make the total, so that the base is sure.
 */
function moreThanLawful({ data, classification }: CheckedDocument): Verdict | null {
  const { subtotal, vat, total } = data.fields;
  if (classification.documentType !== 'invoice' || !subtotal || !vat || !total) return null;
  if (!isIsraeli(data) || subtotal.value.minor <= 0) return null;
  const adds =
    Math.abs(subtotal.value.minor + vat.value.minor - total.value.minor) <= TOLERANCE_MINOR;
  const rate = Math.max(...vatRatesAt(data.issueDate?.value ?? null));
  const most = (subtotal.value.minor * rate) / 100;
  const tolerance = TOLERANCE_MINOR + data.lineItems.length;
  if (!adds || vat.value.minor <= most + tolerance) return null;
  return {
    status: 'fail',
    say: 'too_high',
    values: { printed: decimal(vat.value.minor), expected: decimal(most), rate },
    place: vat.place,
    certainty: leastCertain(subtotal, vat, total),
    finding: 'vat_mismatch',
    evidence: vat.raw,
  };
}
