import type { FileType } from '../../../core/vocabulary.js';

export interface FileFacts {
  name: string;
  type: FileType;
  size: number;
  sha256: string;
}

/** Bytes of the file that do not belong to the document in it. */
export interface ContainerFacts {
  /** Bytes before the document begins. */
  leadingBytes: number;
  /** Bytes after the document ends. */
  trailingBytes: number;
  /** Type of the foreign bytes by their signature: zip, pdf, jpeg, png, html, exe, other; null when unknown. */
  foreignKind: string | null;
}
