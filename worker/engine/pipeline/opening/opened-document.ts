import type { FileType } from '../../../../core/vocabulary.js';
import type { PdfReaders } from '../../pdf/forensics/pdf-readers.js';
import type { PdfSignature } from '../../evidence/signatures.js';
import type { PageChange, PdfRevision } from '../../evidence/revisions.js';
import type { DrawnPage } from '../../evidence/drawn-page.js';
import type { ContainerFacts } from '../../evidence/file.js';
import type { Line, Raster } from '../../evidence/page.js';
import type { Comparison } from '../../pdf/forensics/revision-comparison/compare-revisions.js';
import type { EarlierPage } from '../../pdf/forensics/revision-comparison/earlier-pages.js';
import type { LetterReadings } from '../../pdf/page/letters/with-readings.js';
import type { SignedComparison } from '../../pdf/forensics/signatures/signed-state/compare-signed-states.js';
import type { OpenPagePicture } from '../../image/page-picture.js';
import type { UnreferencedText } from '../../evidence/unreferenced-text.js';
import type { PictureFacts } from '../../evidence/picture-facts.js';
import type { PdfFacts } from '../../evidence/pdf-facts.js';

/** A file by its bytes, of the type that they say. */
export interface DocumentFile {
  bytes: Uint8Array;
  type: FileType;
}

/** A page that can be drawn and read. Both happen on request, one page at a time. */
export interface OpenPage {
  /** Counted from 1. */
  number: number;
  /** Size as shown: in points for a PDF page, in pixels for a picture. */
  width: number;
  height: number;
  /** Share of the page's area covered by pictures, 0-1; 1 for a picture file. */
  pictureCoverage: number;
  /** Whether the text layer is invisible, as an OCR program puts it over a scan. */
  textLayerInvisible: boolean;
  /** Whether OCR reads something else than its text layer says. Absent: not found so. */
  textLayerFalse?: boolean;
  /** The drawing marks of the page; null for a picture file. */
  drawn: DrawnPage | null;
  /**
   * Draws the page as RGB, its longer side about `longSidePx` pixels. Pictures are never
   * enlarged. Throws ScanFailure `too_many_pixels` or `corrupt_file`.
   */
  render(longSidePx: number): Promise<Raster>;
  /**
   * Lines of the text layer in logical order, with the letters that OCR supplied for codes
   * without a character; empty without a reliable layer.
   */
  textLayer(readings?: LetterReadings): Promise<Line[]>;
}

/** A decoded file. Holds native memory until closed. */
export interface OpenDocument {
  container: ContainerFacts;
  /** null unless the file is a PDF. */
  pdf: PdfFacts | null;
  /** null unless the file is a picture. */
  picture: PictureFacts | null;
  pages: OpenPage[];
  /** Pictures that are a whole page or most of one, in page order. */
  pictures: OpenPagePicture[];
  /** Reads each artifact of a PDF's bytes; null unless the file is a PDF. */
  readers: PdfReaders | null;
  /** Kind of the fault because of which a page's drawing could not be read; null for none. */
  drawingFault: string | null;
  /** Numbers of the pages that are not drawn because of what they would take; they are blank here. */
  leftOut: readonly number[];
  /** Compares the pages with earlier revisions; null unless the file is a PDF. */
  compareRevisions:
    ((revisions: readonly PdfRevision[], signal: AbortSignal) => Promise<Comparison>) | null;
  /** Opens pages as they were before they were changed; null unless the file is a PDF. */
  openEarlierPages: ((changes: readonly PageChange[]) => AsyncGenerator<EarlierPage>) | null;
  /** Compares the pages with what each signature was made over; null unless the file is a PDF. */
  compareSignedStates:
    | ((signatures: readonly PdfSignature[], signal: AbortSignal) => Promise<SignedComparison>)
    | null;
  /** Reads text in the file that no page shows; null unless the file is a PDF. */
  readUnreferenced: ((signal: AbortSignal) => Promise<UnreferencedText[]>) | null;
  close(): Promise<void>;
}

export interface OpenLimits {
  pagesMax: number;
  /** Largest size, in megapixels, of one picture or one drawn page. */
  megapixelsMax: number;
  /** Rethrows the fault of an optional part of the scan instead of recording it. */
  strict?: boolean;
}
