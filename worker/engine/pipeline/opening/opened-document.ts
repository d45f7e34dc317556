import type { DrawnPage } from '../../evidence/drawn-page.js';
import type { ContainerFacts } from '../../evidence/file.js';
import type { Line, Raster } from '../../evidence/page.js';
import type { Comparison } from '../../pdf/forensics/revision-comparison/compare-revisions.js';
import type { OpenPagePicture } from '../../image/page-picture.js';
import type { UnreferencedText } from '../../evidence/unreferenced-text.js';
import type { PictureFacts } from '../../evidence/picture-facts.js';
import type { PdfFacts } from '../../evidence/pdf-facts.js';

/** A page that can be drawn and read. Everything is done when asked for, one page at a time. */
export interface OpenPage {
  /** Counted from 1. */
  number: number;
  /** Size as shown: points of a PDF page, pixels of a picture. */
  width: number;
  height: number;
  /** Share of the page's area that pictures cover, 0-1; 1 for a picture file. */
  pictureCoverage: number;
  /** Whether the text layer is drawn invisibly, as OCR programs put it over a scan. */
  textLayerInvisible: boolean;
  /** What the page draws, mark by mark; null for a picture file. */
  drawn: DrawnPage | null;
  /**
   * Draws the page, RGB, its longer side about `longSidePx` pixels; pictures are
   * never enlarged. Throws ScanFailure `too_many_pixels` or `corrupt_file`.
   */
  render(longSidePx: number): Promise<Raster>;
  /** Lines of the text layer in logical order; empty when there is none that can be trusted. */
  textLayer(): Promise<Line[]>;
}

/** A decoded file. Holds native memory until closed. */
export interface OpenDocument {
  container: ContainerFacts;
  /** null unless the file is a PDF. */
  pdf: PdfFacts | null;
  /** null unless the file is a picture. */
  picture: PictureFacts | null;
  pages: OpenPage[];
  /** Pictures that are a page or most of one, in the order of the pages. */
  pictures: OpenPagePicture[];
  /** What later revisions changed on the pages of a PDF; null for a file saved once, and for pictures. */
  compareRevisions: ((signal: AbortSignal) => Promise<Comparison>) | null;
  /** What the file holds and no page shows; null for a picture file. */
  readUnused: ((signal: AbortSignal) => Promise<UnreferencedText[]>) | null;
  close(): Promise<void>;
}

export interface OpenLimits {
  pagesMax: number;
  /** Most pixels, in millions, that one picture or one drawn page may have. */
  megapixelsMax: number;
}
