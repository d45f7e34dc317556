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
  /** Revisions found by walking startxref and /Prev, a linearised file's two parts counted as one. */
  revisions: PdfRevision[];
  info: PdfInfo;
  /** What each revision said about itself, the oldest first; only the newest 50. */
  revisionMetadata: RevisionMetadata[];
  /** Whose way of writing the bytes show; null when they could not be read. */
  producerFingerprint: ProducerFingerprint | null;
  /** How the pages' content and what they are drawn with are packed. */
  compression: PageCompression[];
  xmp: XmpFacts | null;
  /** Text that lies beside the pages: metadata, annotations, fields, attached text files. */
  embeddedText: EmbeddedText[];
  /** Notes, stamps, form fields and links on its pages. */
  annotations: AnnotationFacts[];
  /** Its font objects, used or not. */
  fonts: PdfFont[];
  /** What its fonts themselves say that their codes show. */
  fontShapes: FontShapes[];
  /** Parts that could not be read, in words for an engineer. */
  damage: string[];
  /** Scripts, actions that reach outside, embedded files. */
  activeContent: ActiveContent[];
  /** Whether a signature is in use. */
  hasSignature: boolean;
  /** Every digital signature whose bytes are in the file, in use or not, in the order of the file. */
  signatures: PdfSignature[];
  /** What still speaks of a signature where none is in use. */
  signatureRemains: SignatureRemain[];
}
