import { pdfReaders } from '../../pdf/forensics/pdf-readers.js';
import { occlusionOf } from '../../pdf/forensics/occlusion/occlusion-of.js';
import { isLinearised } from '../../pdf/syntax/cross-reference.js';
import { largestPicturePixels, pagesOf } from '../../pdf/syntax/page-content.js';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ScanFailure } from '../../../../core/errors.js';
import type { Line } from '../../evidence/page.js';
import type { OpenDocument, OpenLimits, OpenPage } from './opened-document.js';
import { compareRevisions } from '../../pdf/forensics/revision-comparison/compare-revisions.js';
import {
  openEarlierPages,
  statesBefore,
} from '../../pdf/forensics/revision-comparison/earlier-pages.js';
import { EARLIER_IMAGES_MAX } from '../../../../core/page-image.js';
import { readContainer } from '../../pdf/forensics/container.js';
import { compareSignedStates } from '../../pdf/forensics/signatures/signed-state/compare-signed-states.js';
import { drawPage } from '../../pdf/render/draw-page.js';
import { pdfjsSamples } from '../../pdf/render/pdfjs-samples.js';
import type { DrawnLine } from '../../evidence/drawn-page.js';
import { loadPdf } from '../../pdf/render/load-pdf.js';
import { oneAtATime } from '../../pdf/render/one-at-a-time.js';
import { openPagePictures } from '../../pdf/render/page-pictures.js';
import {
  openUnpackedPages,
  pixelsOf,
  type UnpackedPages,
} from '../../pdf/render/unpacked-pages.js';
import { isBeyondBounds } from '../../pdf/page/page-bounds.js';
import { newestRevision, type PdfFile, readPdfFile } from '../../pdf/syntax/pdf-file.js';
import { readMarks } from '../../pdf/page/page-marks.js';
import { readVisibleLines } from '../../pdf/forensics/occlusion/visible-lines.js';
import { readUnreferenced } from '../../pdf/forensics/unreferenced/read-unreferenced.js';
import { withReadings } from '../../pdf/page/letters/with-readings.js';
import { readDrawnPage, type PageSource } from '../../pdf/page/read-drawn-page.js';

/**
 * Opens a PDF: pages to draw and read, and facts about its structure. Throws ScanFailure
 * `corrupt_file`, `password_required`, `too_many_pages` or `too_many_pixels`.
 */
export async function openPdf(bytes: Uint8Array, limits: OpenLimits): Promise<OpenDocument> {
  const { headerOffset, ...container } = readContainer(bytes);
  const pdfFile = readPdfFile(bytes, headerOffset);
  // pdf.js takes over and empties the array passed to it, so it gets a copy.
  const document = await loadPdf(Uint8Array.from(bytes), newestRevision(pdfFile), limits);
  try {
    refuseHugePictures(pdfFile, limits.megapixelsMax);
    const written = writtenPages(pdfFile);
    const pages: OpenPage[] = [];
    const unpacked = openUnpackedPages();
    const turns = new Map<number, ReturnType<typeof oneAtATime>>();
    const turnOf = (number: number) => {
      const turn = turns.get(number) ?? oneAtATime();
      turns.set(number, turn);
      return turn;
    };
    let drawingFault: string | null = null;
    const leftOut: number[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      if (isBeyondBounds(document, number)) {
        leftOut.push(number);
        pages.push(await blankPage(document, number));
        continue;
      }
      const opened = await openPage(document, number, {
        ...{ ...limits, file: pdfFile, written, unpacked, inTurn: turnOf(number) },
      });
      drawingFault ??= opened.fault;
      pages.push(opened.page);
    }
    const drawn = pages.flatMap((page) => page.drawn ?? []);
    return {
      container,
      pdf: {
        pageCount: document.numPages,
        linearised: isLinearised(pdfFile.bytes, pdfFile.headerOffset),
        damage: pdfFile.damage,
      },
      picture: null,
      pages,
      pictures: drawn.flatMap((page) =>
        openPagePictures(page, written[page.number - 1] ?? null, limits.megapixelsMax, (size) =>
          turnOf(page.number)(() => pdfjsSamples(document, page.number, size)),
        ),
      ),
      readers: pdfReaders(document, pdfFile),
      drawingFault,
      leftOut,
      compareRevisions: (revisions, signal) =>
        compareRevisions({ file: pdfFile, revisions, document, drawn, limits }, signal),
      openEarlierPages: (changes) =>
        openEarlierPages(
          { file: pdfFile, document, limits },
          statesBefore(changes).slice(0, EARLIER_IMAGES_MAX),
        ),
      compareSignedStates: (signatures, signal) =>
        compareSignedStates({ file: pdfFile, signatures, document, limits }, signal),
      readUnreferenced: (signal) => readUnreferenced(pdfFile, drawn, limits, signal),
      close: () => document.loadingTask.destroy(),
    };
  } catch (error) {
    await document.loadingTask.destroy();
    throw error;
  }
}

const BLANK_SIDE_PX = 16;
const BLANK = {
  width: BLANK_SIDE_PX,
  height: BLANK_SIDE_PX,
  data: new Uint8Array(3 * BLANK_SIDE_PX ** 2).fill(255),
};

/** In place of a page that is not drawn because of what it would take. */
async function blankPage(document: PDFDocumentProxy, number: number): Promise<OpenPage> {
  const page = await orCorrupt(() => document.getPage(number));
  const { width, height } = page.getViewport({ scale: 1 });
  page.cleanup();
  return {
    ...{ number, width, height, pictureCoverage: 0, textLayerInvisible: false, drawn: null },
    textLayer: async () => [],
    render: async () => BLANK,
  };
}

/**
 * A page to draw and read. `fault` is set where its drawing could not be read; OCR must
 * then read the page.
 */
async function openPage(
  document: PDFDocumentProxy,
  number: number,
  {
    megapixelsMax,
    strict,
    file,
    written,
    unpacked,
    inTurn,
  }: OpenLimits & {
    file: PdfFile;
    written: PageSource[];
    unpacked: UnpackedPages;
    inTurn: ReturnType<typeof oneAtATime>;
  },
): Promise<{ page: OpenPage; fault: string | null }> {
  const page = await orCorrupt(() => document.getPage(number));
  const { width, height } = page.getViewport({ scale: 1 });
  const size = { number, width, height };
  let fault: string | null = null;
  let drawn = readDrawnPage(null, null, size);
  try {
    const marks = await readMarks(document, page);
    if (marks === null) file.damage.push(`the content of page ${number} cannot be followed`);
    drawn = readDrawnPage(marks, written[number - 1] ?? null, size);
  } catch (error) {
    if (strict === true || error instanceof ScanFailure) throw error;
    fault = error instanceof Error ? error.name : 'unknown fault';
  }
  page.cleanup();
  return {
    fault,
    page: {
      ...size,
      pictureCoverage: drawn.pictureCoverage,
      textLayerInvisible: drawn.isOcrLayer,
      drawn,
      textLayer: async (readings) =>
        readVisibleLines(
          occlusionOf(readings === undefined ? drawn : withReadings(drawn, readings)),
        ).map(withoutGlyphs),
      render: (longSidePx) =>
        inTurn(async () => {
          try {
            return await orCorrupt(() => drawPage(document, page, { longSidePx, megapixelsMax }));
          } finally {
            unpacked.drawn(page, pixelsOf(drawn));
          }
        }),
    },
  };
}

/** The drawn page would silently omit a larger picture. */
function refuseHugePictures(file: PdfFile, megapixelsMax: number): void {
  const newest = newestRevision(file);
  if (newest === null || newest.root === null) return;
  for (const page of pagesOf(newest.store, newest.root))
    if (largestPicturePixels(newest.store, page) > megapixelsMax * 1e6)
      throw new ScanFailure('too_many_pixels', 'a picture inside the PDF');
}

function writtenPages(file: PdfFile): PageSource[] {
  const newest = newestRevision(file);
  if (newest === null || newest.root === null) return [];
  const { store } = newest;
  return pagesOf(store, newest.root).map((content) => ({ store, content }));
}

const withoutGlyphs = ({ words, ...line }: DrawnLine): Line => ({
  ...line,
  words: words.map(({ glyphs: _, ...word }) => word),
});

/**
 * An error of pdf.js counts as the file's fault. Only its name is kept, since its message
 * may quote the file.
 */
async function orCorrupt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ScanFailure) throw error;
    throw new ScanFailure('corrupt_file', error instanceof Error ? error.name : 'unknown');
  }
}
