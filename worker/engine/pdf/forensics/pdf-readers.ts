import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfArtifacts } from '../../evidence/evidence.js';
import type { PdfFile } from '../syntax/pdf-file.js';
import { readActiveContent } from './active-content/read-active-content.js';
import { readAnnotations } from './annotations.js';
import { readCompressionParameters } from './compression-parameters.js';
import { readEinvoice } from './einvoice/read-einvoice.js';
import { readEmbeddedText } from './embedded-text.js';
import { readFonts } from './fonts/read-fonts.js';
import { readFontShapes } from './glyph-shapes/font-shapes.js';
import { readMetadata } from './metadata.js';
import { readProducerFingerprint } from './producer-fingerprint/read-producer-fingerprint.js';
import { readRevisions } from './revisions.js';
import { readSignatures } from './signatures/read-signatures.js';
import { readSignatureRemains } from './signatures/signature-remains.js';
import { readStatements } from './statements.js';

/** Reads each artifact of a PDF; the caller guards each reader separately. */
export type PdfReaders = {
  [Name in keyof PdfArtifacts]: (
    signal: AbortSignal,
  ) => PdfArtifacts[Name] | Promise<PdfArtifacts[Name]>;
};

export const pdfReaders = (document: PDFDocumentProxy, file: PdfFile): PdfReaders => ({
  metadata: () => readMetadata(document, file.damage),
  revisions: () => readRevisions(file),
  statements: () => readStatements(file),
  producerFingerprint: () => readProducerFingerprint(file),
  compression: () => readCompressionParameters(file),
  embeddedText: () => readEmbeddedText(file),
  annotations: () => readAnnotations(file),
  fonts: () => readFonts(file),
  fontShapes: () => readFontShapes(file),
  activeContent: () => readActiveContent(file),
  einvoice: () => readEinvoice(file),
  signatures: () => readSignatures(file),
  signatureRemains: () => readSignatureRemains(file),
});
