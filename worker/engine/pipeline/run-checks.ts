import type { CheckedDocument } from '../checks/document-check.js';
import type { CheckResult, CheckVerdict } from '../evidence/check-result.js';
import { checks } from '../checks/index.js';

/**
 * Every deterministic check that applies to the document, in the order of the
 * list. A failure that rests on an unsure reading becomes a warning and no
 * finding: a misread digit accuses nobody.
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
