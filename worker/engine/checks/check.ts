import type { CheckStatus } from '../../../core/report.js';
import type { CheckId, CheckSay } from '../../../core/texts/en/checks.js';
import type { Values } from '../../../core/texts/say.js';
import type { Classification } from '../evidence/classification.js';
import type { FileFacts } from '../evidence/file.js';
import type { Place } from '../evidence/geometry.js';
import type { FindingCode } from '../scoring/weights.js';
import type { Certainty, DocumentData } from '../evidence/document-data.js';

/** What one check says of one value or one sum. */
export interface CheckVerdict<Id extends CheckId = CheckId> {
  status: CheckStatus;
  /** Which sentence of `core/texts` tells it: `checks.<id>.says.<say>`. */
  say: CheckSay<Id>;
  values: Values;
  place: Place | null;
  /** The least certain reading it rests on. */
  certainty: Certainty;
  /** The finding a `fail` becomes; null when a failure is no sign of forgery. */
  finding: FindingCode | null;
  /** What is printed at the place, verbatim. */
  evidence?: string;
}

export interface CheckResult extends CheckVerdict {
  id: CheckId;
}

export interface CheckedDocument {
  data: DocumentData;
  classification: Classification;
  file: Pick<FileFacts, 'name' | 'type'>;
  /** ISO date in Israel. */
  today: string;
}

/**
 * A deterministic check: a pure function of what was read. An empty list means
 * not applicable. One file each, `checks/<id>.ts`, and a line in
 * `checks/index.ts`. The runner turns a `fail` that rests on an unsure reading
 * into `warn` without a finding: a misread digit accuses nobody.
 */
export interface DocumentCheck<Id extends CheckId = CheckId> {
  id: Id;
  check(document: CheckedDocument): CheckVerdict<Id>[];
}

/** Ties what a check says to the sentences it has. */
export const documentCheck = <Id extends CheckId>(one: DocumentCheck<Id>): DocumentCheck<Id> => one;
