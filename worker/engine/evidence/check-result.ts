import type { CheckStatus } from '../../../core/report.js';
import type { Values } from '../texts/say.js';
import type { Certainty } from './document-data.js';
import type { Place } from './geometry.js';

/** Result of one check for one value or one equation. */
export interface CheckVerdict<Say extends string = string, Code extends string = string> {
  status: CheckStatus;
  /** Key of the check's sentence that states the result. */
  say: Say;
  values: Values;
  place: Place | null;
  /** Certainty of the least certain value it rests on. */
  certainty: Certainty;
  /** Code of the finding that a `fail` becomes; null when a failure is not evidence of forgery. */
  finding: Code | null;
  /** The text printed at the place, verbatim. */
  evidence?: string;
}

export interface CheckResult extends CheckVerdict {
  id: string;
}
