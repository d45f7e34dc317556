import type { Lang } from '../../../core/vocabulary.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Finding, FindingTable } from '../findings/finding.js';
import type { PictureDetection, PictureEvidence } from './picture/picture-detection.js';

/**
 * One way of looking for forgery. It declares its findings with their weights
 * and words, and the evidence it needs; it is given that and nothing else. The
 * runner (pipeline/run-detectors.ts) skips it where some of that is missing, and
 * owns time, timing, cancellation and failure. To add one: a folder
 * `detectors/document/<id>/` or `detectors/picture/<id>/` with `detector.ts`,
 * `findings.ts`, `en.ts` and `he.ts`, and a line in the `index.ts` beside it.
 */
export interface Detector<
  Given extends object,
  Detected,
  Need extends keyof Given = keyof Given,
  May extends keyof Given = keyof Given,
  Code extends string = string,
> {
  id: string;
  /** What people call it. */
  names: Record<Lang, string>;
  findings: FindingTable<Code>;
  needs: readonly Need[];
  /** What it also looks at where there is any; null there does not skip it. */
  mayUse?: readonly May[];
  detect(
    evidence: { [Name in Need]: NonNullable<Given[Name]> } & { [Name in May]: Given[Name] },
    signal: AbortSignal,
  ): Detected | Promise<Detected>;
}

/** Looks at the document as a whole, once a scan. */
export type DocumentDetector = Detector<Evidence, Finding[]>;

/** Looks at one picture at a time and abstains where its premise does not hold for it. */
export type PictureDetector = Detector<PictureEvidence, PictureDetection>;

/** Keeps a detector's needs, its evidence's type and its codes together. */
export const documentDetector = <
  Need extends keyof Evidence,
  May extends keyof Evidence = never,
  Code extends string = never,
>(
  one: Detector<Evidence, Finding<NoInfer<Code>>[], Need, May, Code>,
) => one;

/** Keeps a detector's needs, its evidence's type and its codes together. */
export const pictureDetector = <
  Need extends keyof PictureEvidence,
  May extends keyof PictureEvidence = never,
  Code extends string = never,
>(
  one: Detector<PictureEvidence, PictureDetection<NoInfer<Code>>, Need, May, Code>,
) => one;
