import type { Evidence } from '../evidence/evidence.js';
import type { Finding } from '../findings/finding.js';

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
  detect(
    evidence: { [Name in Need]: NonNullable<Evidence[Name]> } & { [Name in May]: Evidence[Name] },
    signal: AbortSignal,
  ): Finding[] | Promise<Finding[]>;
}

/** Keeps a detector's needs and its evidence's type together. */
export const detector = <Need extends keyof Evidence, May extends keyof Evidence = never>(
  one: Detector<Need, May>,
): Detector<Need, May> => one;
