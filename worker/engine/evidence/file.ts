import type { FileType } from '../../../core/vocabulary.js';

export interface FileFacts {
  path: string;
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
  /** What the foreign bytes are, when their own signature tells: zip, pdf, jpeg, png, html, exe, other. */
  foreignKind: string | null;
}
