import type { ScanContext } from '../../../core/vocabulary.js';
import type { ActiveContent } from './active-content.js';
import type { AnnotationFacts } from './annotations.js';
import type { CheckResult } from './check-result.js';
import type { Classification } from './classification.js';
import type { PageCompression } from './compression-parameters.js';
import type { DocumentData } from './document-data.js';
import type { DrawnPage } from './drawn-page.js';
import type { EinvoiceValues } from './einvoice.js';
import type { EmbeddedText } from './embedded-text.js';
import type { ContainerFacts, FileFacts } from './file.js';
import type { FontShapes, PdfFont } from './fonts.js';
import type { HistoryFacts } from './history.js';
import type { PdfMetadata, RevisionMetadata } from './metadata.js';
import type { PageOcclusion } from './occlusion.js';
import type { Page } from './page.js';
import type { PdfFacts } from './pdf-facts.js';
import type { PictureFacts } from './picture-facts.js';
import type { ProducerFingerprint } from './producer-fingerprint.js';
import type { PageChange, PdfRevision } from './revisions.js';
import type { PdfSignature, SignatureRemain, SignedState } from './signatures.js';
import type { TypesetPage } from './typography.js';
import type { UnreferencedText } from './unreferenced-text.js';

/** What the bytes of a PDF show, one small reader for each artifact (pdf/forensics/pdf-readers.ts). */
export interface PdfArtifacts {
  metadata: PdfMetadata;
  /** Revisions found by walking startxref and /Prev, a linearised file's two parts counted as one. */
  revisions: PdfRevision[];
  /** What each revision said about itself, the oldest first; only the newest 50. */
  statements: RevisionMetadata[];
  /** Which program's layout the bytes show; null when they could not be read. */
  producerFingerprint: ProducerFingerprint | null;
  /** How the pages' content and what they are drawn with are compressed. */
  compression: PageCompression[];
  /** Text that lies beside the pages: metadata, annotations, fields, attached text files. */
  embeddedText: EmbeddedText[];
  /** Notes, stamps, form fields and links on its pages. */
  annotations: AnnotationFacts[];
  /** Its font objects, used or not. */
  fonts: PdfFont[];
  /** Which characters its fonts themselves say that their codes show. */
  fontShapes: FontShapes[];
  /** Scripts, actions that reach outside, embedded files. */
  activeContent: ActiveContent[];
  /** What the XML inside an e-invoice states; null when there is none. */
  einvoice: EinvoiceValues | null;
  /** Every digital signature whose bytes are in the file, in use or not, in the order of the file. */
  signatures: PdfSignature[];
  /** Traces of a signature where none is in use. */
  signatureRemains: SignatureRemain[];
}

/** What is computed from what the pages of a PDF draw, once a scan. */
export interface ComputedArtifacts {
  /** What each mark hides, for each drawn page. */
  occlusion: PageOcclusion[];
  /** Words with the style they are set in, for each drawn page that is no OCR layer. */
  typography: TypesetPage[];
  /** What later revisions changed on the pages; null where no two revisions could be compared. */
  changes: PageChange[];
  /** What each signature was made over, compared with what the file shows now; those over the whole file are left out. */
  signedStates: SignedState[];
  /** Text in the file that no page shows, nothing referring to it. */
  unreferenced: UnreferencedText[];
}

/** Evidence of a PDF; each part null unless the file is a PDF and the part could be read. */
export type PdfEvidence = {
  [Name in keyof (PdfArtifacts & ComputedArtifacts)]:
    (PdfArtifacts & ComputedArtifacts)[Name] | null;
} & {
  pdf: PdfFacts | null;
  /** What each page draws, mark by mark. */
  drawn: DrawnPage[] | null;
};

/**
 * What the pipeline has gathered, and all that detectors get to see. Everything
 * here lives in the analysis child and dies with the scan.
 */
export interface Evidence extends PdfEvidence {
  file: FileFacts;
  container: ContainerFacts;
  pages: Page[];
  /** null unless the file is a picture. */
  picture: PictureFacts | null;
  data: DocumentData;
  checks: CheckResult[];
  classification: Classification;
  /** null when the client sent no expectations. */
  context: ScanContext | null;
  /** null when no history is available (a scan from the command line). */
  history: HistoryFacts | null;
}

/** A file that is no PDF, or of which nothing was read yet. */
export const NO_PDF_EVIDENCE: PdfEvidence = {
  pdf: null,
  drawn: null,
  metadata: null,
  revisions: null,
  statements: null,
  producerFingerprint: null,
  compression: null,
  embeddedText: null,
  annotations: null,
  fonts: null,
  fontShapes: null,
  activeContent: null,
  einvoice: null,
  signatures: null,
  signatureRemains: null,
  occlusion: null,
  typography: null,
  changes: null,
  signedStates: null,
  unreferenced: null,
};
