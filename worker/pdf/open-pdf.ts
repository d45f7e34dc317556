import { readFile } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ScanFailure } from '../../core/errors.js';
import type { FileFacts, PdfFacts } from '../evidence.js';
import type { OpenDocument, OpenLimits, OpenPage } from '../steps/open-document.js';
import { drawPage } from './draw-page.js';
import { loadPdf } from './load-pdf.js';
import { readMarks } from './page-marks.js';
import { pictureCoverage } from './picture-coverage.js';
import { readLines } from './text-lines.js';
import { isReadable, trustedText } from './text-trust.js';

/**
 * Opens a PDF: its pages to draw and read, the facts of its structure. Throws
 * ScanFailure `corrupt_file`, `password_required`, `too_many_pages` or
 * `too_many_pixels`.
 */
export async function openPdf(file: FileFacts, limits: OpenLimits): Promise<OpenDocument> {
  const bytes = await readFile(file.path);
  // pdf.js empties the array it is given.
  const document = await loadPdf(Uint8Array.from(bytes), limits);
  try {
    const pages: OpenPage[] = [];
    for (let number = 1; number <= document.numPages; number++)
      pages.push(await openPage(document, number, limits));
    return {
      container: { leadingBytes: 0, trailingBytes: 0, foreignKind: null },
      pdf: emptyFacts(document.numPages),
      picture: null,
      pages,
      close: () => document.loadingTask.destroy(),
    };
  } catch (error) {
    await document.loadingTask.destroy();
    throw error instanceof ScanFailure
      ? error
      : new ScanFailure('corrupt_file', error instanceof Error ? error.name : 'unknown');
  }
}

async function openPage(
  document: PDFDocumentProxy,
  number: number,
  limits: OpenLimits,
): Promise<OpenPage> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const marks = await readMarks(document, page);
  const text = trustedText(marks.glyphs, { width, height });
  const read = readLines(text.glyphs, { width, height });
  const lines = isReadable(read) ? read : [];
  page.cleanup();
  return {
    number,
    width,
    height,
    pictureCoverage: pictureCoverage(marks.pictures, { width, height }),
    textLayerInvisible: text.invisible,
    textLayer: async () => lines,
    render: async (longSidePx) => {
      try {
        return await drawPage(document, page, { longSidePx, megapixelsMax: limits.megapixelsMax });
      } finally {
        page.cleanup();
      }
    },
  };
}

const emptyFacts = (pageCount: number): PdfFacts => ({
  version: null,
  pageCount,
  encrypted: false,
  linearised: false,
  revisions: [],
  info: {
    producer: null,
    creator: null,
    author: null,
    title: null,
    creationDate: null,
    modificationDate: null,
  },
  xmp: null,
  damage: [],
  hasJavaScript: false,
  hasEmbeddedFiles: false,
  hasSignature: false,
});
