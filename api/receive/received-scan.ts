import type { StagedFile } from '../../core/ports.js';
import type { ScanParameters } from './scan-parameters.js';

/** A request for a scan, read and checked. A staged file belongs to the caller from here on. */
export interface ReceivedScan {
  source: Source;
  /** As the client gave it. */
  fileName: string | null;
  parameters: ScanParameters;
}

export type Source =
  { kind: 'staged'; way: 'multipart' | 'base64'; staged: StagedFile } | { kind: 'url'; url: URL };
