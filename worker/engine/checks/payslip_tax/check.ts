import * as en from './en.js';
import * as he from './he.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import type { ExtractedValue, Money, Payslip, PayslipLine } from '../../evidence/document-data.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';
import { incomeTax, insurance, type LawfulRange } from '../../israel/wage-deductions.js';
import { fold } from '../../text/fold.js';
import { documentCheck } from '../document-check.js';

type Verdict = CheckVerdict<keyof typeof en.words.says, never>;

/** Share and amount (agorot) by which rounding of the wages may move a deduction. */
const TOLERANCE_SHARE = 0.01;
const TOLERANCE_MINOR = 200;

/**
 * Income tax by the brackets and credit points of the month, national insurance and health
 * by its rates. Reductions that a payslip does not print (a town's, a tax coordination, a
 * pensioner's) and the cumulative method make it a hint only: it warns, and never fails.
 */
export const payslipTax = documentCheck({
  id: 'payslip_tax',
  words: { en: en.words, he: he.words },
  check: ({ data, classification }): Verdict[] =>
    classification.documentType === 'payslip'
      ? (data.payslips ?? []).flatMap((payslip) => [...taxOf(payslip), ...insuranceOf(payslip)])
      : [],
});

function taxOf({ month, totals, mandatory, creditPoints }: Payslip): Verdict[] {
  const taxable = totals.taxable_income ?? totals.gross;
  const [tax] = linesNamed(mandatory, /^מס הכנסה/u);
  if (!month || !taxable || !tax || !creditPoints) return [];
  const lawful = incomeTax(month.value, taxable.value.minor, creditPoints.value);
  return lawful ? [verdict('tax', tax.amount, tax.amount.value.minor, lawful, taxable)] : [];
}

function insuranceOf({ month, totals, mandatory }: Payslip): Verdict[] {
  const insurable = totals.insurable_income ?? totals.gross;
  const [national] = linesNamed(mandatory, /^ביטוח לאומי/u);
  const [health] = linesNamed(mandatory, /בריאות/u);
  if (!month || !insurable || !national || !health || national === health) return [];
  const lawful = insurance(month.value, insurable.value.minor);
  const printed = national.amount.value.minor + health.amount.value.minor;
  return lawful ? [verdict('insurance', national.amount, printed, lawful, insurable)] : [];
}

const linesNamed = (lines: readonly PayslipLine[], name: RegExp): PayslipLine[] =>
  lines.filter(({ label }) => name.test(fold(label)));

function verdict(
  what: 'tax' | 'insurance',
  amount: ExtractedValue<Money>,
  printed: number,
  { least, most }: LawfulRange,
  base: ExtractedValue<Money>,
): Verdict {
  const tolerance = TOLERANCE_MINOR + most * TOLERANCE_SHARE;
  const isLawful = printed >= least - tolerance && printed <= most + tolerance;
  return {
    status: isLawful ? 'pass' : 'warn',
    say: `${what}_${isLawful ? 'fits' : 'differs'}`,
    values: {
      printed: decimal(printed),
      least: decimal(Math.round(least)),
      most: decimal(Math.round(most)),
      base: decimal(base.value.minor),
    },
    place: amount.place,
    certainty: leastCertain(amount, base),
    finding: null,
  };
}
