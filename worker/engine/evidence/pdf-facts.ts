import type { ActiveContent } from './active-content.js';
import type { AnnotationFacts } from './annotations.js';
import type { EmbeddedText } from './embedded-text.js';
import type { FontShapes, PdfFont } from './fonts.js';
import type { PageCompression } from './compression-parameters.js';
import type { PdfInfo, RevisionMetadata, XmpFacts } from './metadata.js';
import type { ProducerFingerprint } from './producer-fingerprint.js';
import type { PdfRevision } from './revisions.js';
import type { PdfSignature, SignatureRemain } from './signatures.js';

export interface PdfFacts {
  version: string | null;
  pageCount: number;
  encrypted: boolean;
  linearised: boolean;
  /** Revisions found by following startxref and /Prev; the two parts of a linearised file count as one. */
  revisions: PdfRevision[];
  info: PdfInfo;
  /** Metadata of each revision, oldest first; the newest 50 only. */
  revisionMetadata: RevisionMetadata[];
  /** Programs identified by the layout of the bytes; null when the file could not be read. */
  producerFingerprint: ProducerFingerprint | null;
  /** Compression parameters of each page and its fonts. */
  compression: PageCompression[];
  xmp: XmpFacts | null;
  /** Text outside the page content: metadata, annotations, fields, attached text files. */
  embeddedText: EmbeddedText[];
  /** Notes, stamps, form fields and links on the pages. */
  annotations: AnnotationFacts[];
  /** All font objects, used or not. */
  fonts: PdfFont[];
  /** For each font, the characters that its codes draw by its own tables. */
  fontShapes: FontShapes[];
  /** Parts that could not be read, described for an engineer. */
  damage: string[];
  /** Scripts, actions that reach outside, embedded files. */
  activeContent: ActiveContent[];
  /** Whether a signature is in use. */
  hasSignature: boolean;
  /** Every digital signature in the file, in use or not, in file order. */
  signatures: PdfSignature[];
  /** Remains of a removed signature, where none is in use. */
  signatureRemains: SignatureRemain[];
}
