import type { CheckedDocument } from '../checks/document-check.js';
import type { CheckResult, CheckVerdict } from '../evidence/check-result.js';
import { checks } from '../checks/index.js';

/**
 * Runs every deterministic check that applies to the document, in list order. A failure
 * based on an uncertain reading becomes a warning without a finding, since a misread digit
 * is no evidence of forgery.
 */
export function runChecks(document: CheckedDocument): CheckResult[] {
  return checks.flatMap((one) =>
    one.check(document).map((verdict) => ({ id: one.id, ...soften(verdict) })),
  );
}

const soften = (verdict: CheckVerdict): CheckVerdict =>
  verdict.status === 'fail' && verdict.certainty === 'unsure'
    ? { ...verdict, status: 'warn', finding: null }
    : verdict;
