import type { AnalysisJob } from '../worker/engine/index.js';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ErrorCode } from '../core/errors.js';
import type { Settings } from '../core/settings.js';
import { SNIFF_HEAD_BYTES, sniffType } from '../core/sniff.js';
import { FILE_SIZE_MAX_BYTES, type Lang } from '../core/vocabulary.js';

/** A local file as an analysis job, or the error code with which the API would refuse it. */
export async function jobOfLocalFile(
  path: string,
  lang: Lang,
  settings: Settings,
): Promise<{ job: AnalysisJob } | { refused: ErrorCode }> {
  const { size } = await stat(path);
  if (size === 0) return { refused: 'EMPTY_FILE' };
  if (size > FILE_SIZE_MAX_BYTES) return { refused: 'FILE_TOO_LARGE' };
  const bytes = await readFile(path);
  const type = sniffType(bytes.subarray(0, SNIFF_HEAD_BYTES));
  if (type === null) return { refused: 'UNSUPPORTED_FILE' };
  return {
    job: {
      bytes: new Uint8Array(bytes),
      fileName: basename(path),
      type,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      lang,
      context: null,
      pagesMax: settings.pagesMax,
      megapixelsMax: settings.megapixelsMax,
      timeoutMs: settings.scanTimeoutS * 1000,
    },
  };
}
