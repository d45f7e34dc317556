import type { CheckStatus } from '../../../core/report.js';
import type { Values } from '../texts/say.js';
import type { Certainty } from './document-data.js';
import type { Place } from './geometry.js';

/** What one check says of one value or one sum. */
export interface CheckVerdict<Say extends string = string, Code extends string = string> {
  status: CheckStatus;
  /** Which of the check's sentences tells it. */
  say: Say;
  values: Values;
  place: Place | null;
  /** The least certain reading it rests on. */
  certainty: Certainty;
  /** Code of the finding that a `fail` becomes; null when a failure is no evidence of forgery. */
  finding: Code | null;
  /** What is printed at the place, verbatim. */
  evidence?: string;
}

export interface CheckResult extends CheckVerdict {
  id: string;
}
