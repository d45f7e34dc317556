import { isCheckFinding } from '../checks/findings.js';
import { checks } from '../checks/index.js';
import { familyOf } from './families.js';
import { layersOf } from './finding-codes.js';
import { GENUINE_RATES } from './genuine-rates.js';

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959964;

/**
 * How often honest documents show a finding at least this strongly: the templates of
 * the measured corpus that do (`hits` of `of`) and the upper bound of the rate, 0-1.
 */
export interface GenuineRate {
  hits: number;
  of: number;
  upper: number;
}

/**
 * The measured rate of a code among the templates that could have shown it: those on which
 * its layers ran, or for a failed check those on which a check of its kind judged a value.
 * A code that none of them showed, or that is new, has the upper bound of no observation
 * in so many templates.
 *
 * @param confidence 0-1; weaker findings are not counted against a stronger one
 */
export function genuineRateOf(code: string, confidence: number): GenuineRate {
  const { templates, ran, seen } = GENUINE_RATES;
  const measured = isCheckFinding(code)
    ? [judgedBy(familyOf(code))]
    : layersOf(code).flatMap((layer) => ran[layer] ?? []);
  const of = measured.length === 0 ? templates : Math.max(...measured);
  const hits = (seen[code] ?? []).filter((one) => one >= confidence - ROUNDING).length;
  return { hits, of, upper: upperBound(hits, of) };
}

/**
 * Fewer templates than this bound no rate: the bound then tells the size of the corpus, not
 * how honest documents are.
 */
const JUDGED_MIN = 30;

/**
 * Templates on which a check of a family judged a value. A family that few documents allow
 * to judge borrows the templates of the family with the most: all checks compute exactly from
 * values read twice, and fail on honest documents where a value was misread or misprinted.
 */
function judgedBy(family: string): number {
  const { ran } = GENUINE_RATES;
  const own = ran[family] ?? 0;
  if (own >= JUDGED_MIN) return own;
  const ofChecks = Object.entries(ran).filter(([name]) => name.startsWith('content '));
  return Math.max(1, own, ...ofChecks.map(([, count]) => count));
}

/**
 * Families of the contradictions that a check can find. Checks of one family read and compare
 * alike (sums, check digits, dates), so that they err alike and are measured together.
 */
export function familiesOfCheck(id: string): string[] {
  const findings = checks.find((check) => check.id === id)?.findings ?? {};
  return [...new Set(Object.keys(findings).map(familyOf))];
}

/** Confidences of the table are rounded to two decimals. */
const ROUNDING = 0.005;

/**
 * Upper bound of a rate at 95 %: the rule of three without an observation (Hanley and
 * Lippman-Hand, JAMA 1983), else that of Wilson's interval.
 */
export function upperBound(hits: number, of: number): number {
  if (hits === 0) return Math.min(1, 3 / of);
  const rate = hits / of;
  const middle = rate + Z ** 2 / (2 * of);
  const half = Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  return Math.min(1, (middle + half) / (1 + Z ** 2 / of));
}
