import { z } from 'zod';
import type { PageImage } from '../../core/page-image.js';
import type { Fingerprint, ScanResult, SeenBefore } from '../../core/ports.js';
import type { Stage } from '../../core/scan.js';
import { FileType, Lang, ScanContext } from '../../core/vocabulary.js';
import type { Infer, TextModels } from './infer.js';

/** What an analysis child is told of one scan: a document and how to read it, no ids. */
export const AnalysisJob = z.object({
  /** The original file; not changed. */
  bytes: z.instanceof(Uint8Array),
  fileName: z.string(),
  type: FileType,
  /** Bytes. */
  size: z.number().int().min(1),
  /** Hexadecimal. */
  sha256: z.string().length(64),
  lang: Lang,
  context: ScanContext.nullable(),
  pagesMax: z.number().int().min(1),
  megapixelsMax: z.number().min(1),
  /** Wall time of the whole scan; steps that may take long share it out. */
  timeoutMs: z.number().int().min(1),
  /** Whether pictures of the pages are made. */
  pageImages: z.boolean().optional(),
});

export type AnalysisJob = z.infer<typeof AnalysisJob>;

/** What an analysis may tell and ask while it runs. */
export interface ScanHooks {
  stage(stage: Stage): void;
  /** Earlier scans of the organisation that resemble this; null when nobody can be asked. Rejects when they cannot be read. */
  history(fingerprint: Fingerprint): Promise<SeenBefore[] | null>;
  /**
   * Given the report as it would be if the scan ended now, from time to time: for a scan
   * that is ended at a limit.
   */
  interim?: (result: ScanResult) => void;
  /** Given the picture of each page, once and in any order; absent: none are made. */
  pageImage?: (image: PageImage) => void;
  /** Asks a model of the store about a picture. */
  infer: Infer;
  /** Asks models of the store to find and read text. */
  text: TextModels;
  signal: AbortSignal;
}

/** Analyses one document; throws ScanFailure when it cannot be. */
export type ScanDocument = (job: AnalysisJob, hooks: ScanHooks) => Promise<ScanResult>;
