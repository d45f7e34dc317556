import type { CheckedDocument } from '../checks/document-check.js';
import type { CheckResult, CheckVerdict } from '../evidence/check-result.js';
import { isSamePlace } from '../evidence/geometry.js';
import { checks } from '../checks/index.js';

/**
 * Runs every deterministic check that applies to the document, in list order. A failure
 * based on an uncertain reading becomes a warning without a finding, since a misread digit
 * is no evidence of forgery; so does every failure where pages were left unread, since what
 * a sum lacks may stand on them.
 */
export function runChecks(
  document: CheckedDocument,
  { allPagesRead = true }: { allPagesRead?: boolean } = {},
): CheckResult[] {
  const results = checks.flatMap((one) =>
    one.check(document).map((verdict) => ({ id: one.id, ...soften(verdict, allPagesRead) })),
  );
  return results.filter((one, index) => !isToldBefore(one, results.slice(0, index)));
}

/** Data beside the print: what they contradict stands beside what a sum says of the same amount. */
const WITNESSES: ReadonlySet<string> = new Set(['einvoice_values', 'printed_code']);

/**
 * Whether an earlier check, which knows more of what is printed there, already speaks of the amount,
 * or of one that is wrong where this one only knows that one of several is.
 */
const isToldBefore = (
  { id, status, place, values }: CheckResult,
  before: readonly CheckResult[],
): boolean =>
  status !== 'pass' &&
  !WITNESSES.has(id) &&
  place !== null &&
  values.printed !== undefined &&
  before.some(
    (other) =>
      other.id !== id &&
      !WITNESSES.has(other.id) &&
      other.status !== 'pass' &&
      other.values.printed !== undefined &&
      other.place !== null &&
      ((other.values.printed === values.printed && isSamePlace(other.place, place)) ||
        (values.or_parts !== undefined && other.status === 'fail')),
  );

const soften = (verdict: CheckVerdict, allPagesRead: boolean): CheckVerdict =>
  verdict.status === 'fail' && (verdict.certainty === 'unsure' || !allPagesRead)
    ? { ...verdict, status: 'warn', finding: null }
    : verdict;
