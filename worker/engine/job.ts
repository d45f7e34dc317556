import { z } from 'zod';
import { FileType, Lang, ScanContext } from '../../core/vocabulary.js';

/** What an analysis child is told of one scan: a file to read and how to read it, no ids. */
export const AnalysisJob = z.object({
  /** Absolute path of the original file on this machine; read-only for the child. */
  path: z.string().min(1),
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
});
export type AnalysisJob = z.infer<typeof AnalysisJob>;
