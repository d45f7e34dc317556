import type { CredentialFacts } from './content-credentials.js';
import type { XmpFacts } from './metadata.js';

export interface PictureFacts {
  format: 'jpeg' | 'png' | 'webp' | 'heic';
  width: number;
  height: number;
  /** EXIF orientation 1-8, applied before all other processing. */
  orientation: number;
  make: string | null;
  model: string | null;
  /** EXIF Software, PNG tEXt Software, and the like. */
  software: string[];
  takenAt: Date | null;
  modifiedAt: Date | null;
  xmp: XmpFacts | null;
  /** Keys of text chunks written by image generators (PNG `parameters`, `prompt`, `workflow`). */
  generatorKeys: string[];
  /** Its C2PA manifests (Content Credentials); null when it has none. */
  credentials: CredentialFacts | null;
}
