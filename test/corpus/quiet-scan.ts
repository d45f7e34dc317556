import { createHash } from 'node:crypto';
import type { FileType } from '../../core/vocabulary.js';
import {
  type AnalysisJob,
  inferNothing,
  readNothing,
  type ScanHooks,
} from '../../worker/engine/index.js';

/** What the engine may ask while it scans: no models, no earlier scans, nobody who listens. */
export const quietHooks = (): ScanHooks => ({
  stage: () => {},
  history: async () => null,
  infer: inferNothing,
  text: readNothing,
  signal: new AbortController().signal,
});

/** A scan of these bytes with a service's own limits on pages and pixels, in English. */
export const jobOf = (
  bytes: Uint8Array,
  { fileName, type, timeoutMs }: { fileName: string; type: FileType; timeoutMs: number },
): AnalysisJob => ({
  bytes: new Uint8Array(bytes),
  fileName,
  type,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  lang: 'en',
  context: null,
  pagesMax: 50,
  megapixelsMax: 100,
  timeoutMs,
});
