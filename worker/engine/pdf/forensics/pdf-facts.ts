import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ScanFailure } from '../../../../core/errors.js';
import type { PdfFacts } from '../../evidence/pdf-facts.js';
import { readActiveParts } from './active-content/active-parts.js';
import { readAnnotations } from './annotations.js';
import { readCarriedText } from './embedded-text.js';
import { isLinearised } from '../syntax/cross-reference.js';
import { readFonts } from './fonts/read-fonts.js';
import { readFontShapes } from './glyph-shapes/font-shapes.js';
import { readMetadata } from './metadata.js';
import { largestPicturePixels, pagesOf } from '../syntax/page-content.js';
import { type FileRevision, newestOf, type PdfFile } from '../syntax/pdf-file.js';
import { readRevisions } from './revisions.js';
import { readSignatures } from './signatures/read-signatures.js';
import { readSignatureRemains } from './signatures/signature-remains.js';
import { readStatements } from './statements.js';
import { readPacking } from './compression-parameters.js';
import { readWriting } from './producer-fingerprint/read-writing.js';

/**
 * What the file says about itself and how it was saved. Throws ScanFailure
 * `too_many_pixels` when a page draws a picture larger than that, which would otherwise be left out of the drawn page unseen.
 */
export async function readPdfFacts(
  document: PDFDocumentProxy,
  file: PdfFile,
  options: { megapixelsMax: number },
): Promise<PdfFacts> {
  const newest = newestOf(file);
  if (newest !== null) refuseHugePictures(newest, options.megapixelsMax);
  const signatures = readSignatures(file);
  return {
    ...(await readMetadata(document, file.damage)),
    pageCount: document.numPages,
    linearised: isLinearised(file.bytes, file.headerOffset),
    revisions: readRevisions(file),
    revisionMetadata: readStatements(file),
    producerFingerprint: readWriting(file),
    compression: readPacking(file),
    embeddedText: readCarriedText(file),
    annotations: readAnnotations(file),
    fonts: readFonts(file),
    fontShapes: readFontShapes(file),
    damage: file.damage,
    activeContent: readActiveParts(file),
    hasSignature: signatures.some(({ inUse }) => inUse),
    signatures,
    signatureRemains: readSignatureRemains(file),
  };
}

function refuseHugePictures({ store, root }: FileRevision, megapixelsMax: number): void {
  if (root === null) return;
  for (const page of pagesOf(store, root))
    if (largestPicturePixels(store, page) > megapixelsMax * 1e6)
      throw new ScanFailure('too_many_pixels', 'a picture inside the PDF');
}
