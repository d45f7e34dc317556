import * as en from './en.js';
import * as he from './he.js';
import { CHECK_FINDINGS, isCheckFinding } from '../../../checks/findings.js';
import { documentDetector } from '../../detector.js';
import type { Certainty } from '../../../evidence/document-data.js';

/**
 * How often a failed check is right. Exact text cannot be misread, only
 * misinterpreted; two readings of a picture that agree can still both be wrong.
 */
const CONFIDENCE: Record<Certainty, number> = { exact: 0.95, confirmed: 0.8, unsure: 0 };

/**
 * Turns every failed check that counts against the document into a finding
 * under the check's name.
 */
export const failedChecks = documentDetector({
  id: 'failed-checks',
  names: { en: en.name, he: he.name },
  findings: CHECK_FINDINGS,
  needs: ['checks'],
  detect: ({ checks }) =>
    checks.flatMap(({ id, status, finding, values, certainty, place, evidence }) =>
      status === 'fail' && certainty !== 'unsure' && finding !== null && isCheckFinding(finding)
        ? [
            {
              code: finding,
              engine: id,
              values,
              confidence: CONFIDENCE[certainty],
              place,
              evidence: evidence ?? null,
            },
          ]
        : [],
    ),
});
