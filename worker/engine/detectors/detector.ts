import type { Values } from '../../../core/texts/say.js';
import type { FindingCode } from '../scoring/weights.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Place } from '../evidence/geometry.js';

/** What a detector says: a reason code, its values, how sure it is, and where. Never text, never a score. */
export interface Sign {
  code: FindingCode;
  /** Who found it, when not the detector itself (e.g. a check); the runner fills in the detector's id. */
  engine?: string;
  values: Values;
  /** 0-1, how often such a sign is right. */
  confidence: number;
  place: Place | null;
  /** What a person can verify, verbatim from the document or file (e.g. the producer string). */
  evidence: string | null;
}

/**
 * One way of looking for forgery. It names the evidence it needs and is given
 * only that; the runner skips it when some of it is missing, and owns timeout,
 * timing and failure. To add one: a folder `detectors/<id>/` with `detector.ts`
 * and a line in `detectors/index.ts`; its codes go to `weights.ts` and
 * `core/texts`.
 */
export interface Detector<
  Need extends keyof Evidence = keyof Evidence,
  May extends keyof Evidence = keyof Evidence,
> {
  id: string;
  needs: readonly Need[];
  /** What it also looks at where there is any; null there does not skip it. */
  mayUse?: readonly May[];
  look(
    evidence: { [Name in Need]: NonNullable<Evidence[Name]> } & { [Name in May]: Evidence[Name] },
    signal: AbortSignal,
  ): Sign[] | Promise<Sign[]>;
}

/** Keeps a detector's needs and its evidence's type together. */
export const detector = <Need extends keyof Evidence, May extends keyof Evidence = never>(
  one: Detector<Need, May>,
): Detector<Need, May> => one;
