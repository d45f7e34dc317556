import type { FindingCategory, FindingSource, Lang, Severity } from '../../../core/vocabulary.js';
import type { Place } from '../evidence/geometry.js';
import type { FindingText, Values } from '../texts/say.js';

/** What a detector reports: a code, its values, confidence and place. Never text, never a score. */
export interface Finding<Code extends string = string> {
  code: Code;
  /** The source when it is not the detector itself (e.g. a check); the runner fills in the detector's id. */
  engine?: string;
  values: Values;
  /** Share of such findings that are right, 0-1. */
  confidence: number;
  place: Place | null;
  /** What a person can verify, verbatim from the document or file (e.g. the producer string). */
  evidence: string | null;
}

/**
 * Scoring of a finding. `points` is the impact on the risk score (0-100) at confidence 1;
 * the impact is points x confidence, rounded. Negative points are evidence of
 * authenticity. Verdicts: scoring/score.ts.
 */
export interface FindingScoring {
  source: FindingSource;
  category: FindingCategory;
  severity: Severity;
  points: number;
  /** Limit of the impact of all findings of this code together; default: `points`. */
  pointsMax?: number;
  /**
   * Whether the finding shows the contradiction itself: an earlier value and the one in its
   * place, two texts for one place, a signature that does not match. A person can verify
   * it in the report, so only the rate measured on honest documents caps it (scoring/caps.ts).
   */
  proof?: boolean;
}

/** Scoring and texts of a code. */
export interface FindingDeclaration extends FindingScoring {
  words: Record<Lang, FindingText>;
}

export type FindingTable<Code extends string = string> = Readonly<Record<Code, FindingDeclaration>>;

/** A finding with one of the codes of a table. */
export type FindingOf<Table> = Finding<keyof Table & string>;

/** Combines codes, scoring and texts; a code that lacks one of them does not compile. */
export function declareFindings<Code extends string>(
  scoring: Record<Code, FindingScoring>,
  words: Record<Lang, Record<NoInfer<Code>, FindingText>>,
): FindingTable<Code> {
  const codes = Object.keys(scoring) as Code[];
  return Object.fromEntries(
    codes.map((code) => [
      code,
      { ...scoring[code], words: { he: words.he[code], en: words.en[code] } },
    ]),
  ) as FindingTable<Code>;
}
