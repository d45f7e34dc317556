import type { StagedFile } from '../../core/ports.js';
import type { ScanParameters } from './scan-parameters.js';

/** A parsed and validated scan request. From here on the caller owns a staged file. */
export interface ReceivedScan {
  source: Source;
  /** As the client gave it. */
  fileName: string | null;
  parameters: ScanParameters;
}

export type Source =
  { kind: 'staged'; way: 'multipart' | 'base64'; staged: StagedFile } | { kind: 'url'; url: URL };
