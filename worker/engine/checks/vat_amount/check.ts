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

/** Rounding of a total, in agorot; each line adds one where VAT is computed by line. */
const TOLERANCE_MINOR = 5;

/** The VAT equals the rate times the base. On a mixed base it may be lower, never higher. */
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
 * A VAT above any lawful rate of the subtotal. VAT and total raised by the same amount
 * keep the sum but exceed the rate. It applies only where subtotal plus VAT is the
 * total, so that the base is certain.
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
