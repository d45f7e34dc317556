import type { Lang } from '../../../core/vocabulary.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Finding, FindingTable } from '../findings/finding.js';
import type { PictureDetection, PictureEvidence } from './picture/picture-detection.js';

/**
 * One method of detecting forgery. It declares its findings, with their weights
 * and texts, and the evidence it needs; it receives only that evidence. The
 * runner (pipeline/run-detectors.ts) skips it when some of that evidence is
 * missing, and handles time limits, timing, cancellation and failure. To add
 * one: a folder `detectors/document/<id>/` or `detectors/picture/<id>/` with
 * `detector.ts`, `findings.ts`, `en.ts` and `he.ts`, and a line in the
 * `index.ts` beside it.
 */
export interface Detector<
  Given extends object,
  Detected,
  Need extends keyof Given = keyof Given,
  May extends keyof Given = keyof Given,
  Code extends string = string,
> {
  id: string;
  /** Its name, as shown to people. */
  names: Record<Lang, string>;
  findings: FindingTable<Code>;
  needs: readonly Need[];
  /** Evidence it also uses if present; null there does not skip the detector. */
  mayUse?: readonly May[];
  detect(
    evidence: { [Name in Need]: NonNullable<Given[Name]> } & { [Name in May]: Given[Name] },
    signal: AbortSignal,
  ): Detected | Promise<Detected>;
}

/** Examines the document as a whole, once per scan. */
export type DocumentDetector = Detector<Evidence, Finding[]>;

/** Examines one picture at a time and abstains where its premise does not hold for that picture. */
export type PictureDetector = Detector<PictureEvidence, PictureDetection>;

/** Keeps a detector's needs, the type of its evidence and its codes consistent. */
export const documentDetector = <
  Need extends keyof Evidence,
  May extends keyof Evidence = never,
  Code extends string = never,
>(
  one: Detector<Evidence, Finding<NoInfer<Code>>[], Need, May, Code>,
) => one;

/** Keeps a detector's needs, the type of its evidence and its codes consistent. */
export const pictureDetector = <
  Need extends keyof PictureEvidence,
  May extends keyof PictureEvidence = never,
  Code extends string = never,
>(
  one: Detector<PictureEvidence, PictureDetection<NoInfer<Code>>, Need, May, Code>,
) => one;
