import type { Rect } from './geometry.js';
import type { Rules } from './rules.js';

export interface Word {
  /** Logical order, NFC, without direction marks. */
  text: string;
  rect: Rect;
  /** 1 for a text layer; the recogniser's confidence, 0-1, for OCR. */
  confidence: number;
  /** Of a text layer's word with letters that OCR supplied; absent: as its page's text source. */
  certainty?: 'confirmed' | 'unsure';
}

export interface Line {
  /** Words joined by single spaces, in logical order. */
  text: string;
  /** In logical reading order. */
  words: Word[];
  rect: Rect;
  direction: 'ltr' | 'rtl';
}

export type TextSource = 'text_layer' | 'ocr' | 'none';

/** RGB, 8 bits per channel, 3 bytes per pixel, rows from the top. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * The text of a page, or of one of several documents on it, where its lines are level and
 * the right way up; places are in percent of that plane.
 */
export interface TextRegion {
  /** Of its plane, in pixels. */
  width: number;
  height: number;
  /** Top to bottom; within a table row, one line. */
  lines: Line[];
  /** In percent of the plane. */
  rules: Rules;
  /** The upright rectangle on the page as shown around a place in the plane. */
  asShown: (rect: Rect) => Rect;
  /** As those of `Page`, of places in the plane. */
  readAgain: Page['readAgain'];
  readNumbersAgain: Page['readNumbersAgain'];
}

export interface Page {
  /** Counted from 1. */
  number: number;
  /** Size as shown: points of a PDF page, pixels of a picture (after its EXIF orientation). */
  width: number;
  height: number;
  /** Top to bottom; within a table row, one line. */
  lines: Line[];
  /** The ruled lines that it draws. Absent: not known. */
  rules?: Rules;
  /** A picture file, whose size is in pixels. Absent: a page of a PDF. */
  isPicture?: true;
  /**
   * Where the text does not lie straight on the page as shown, or is that of several
   * documents: in what it was read, the same lines. Absent: as shown.
   */
  regions?: TextRegion[];
  textSource: TextSource;
  /** The file says something else than the page shows, which was read instead. Absent: not found so. */
  textLayerFalse?: boolean;
  /** Share of the page's area that pictures cover, 0-1; 1 for a picture file. */
  pictureCoverage: number;
  /** Perceptual hash: 64 bits as 16 hexadecimal digits; null for a blank page. */
  hash: string | null;
  /** Renders the page so that its longer side has about `longSidePx` pixels; pictures are never enlarged. */
  render(longSidePx: number): Promise<Raster>;
  /**
   * What a second reader makes of the numbers in each region, to confirm them: all of them in
   * one sheet, some 5 ms each. null where the text came from a text layer, or none is found.
   */
  readNumbersAgain(rects: readonly Rect[]): Promise<(Rereading | null)[]>;
  /** The same of one region, drawn anew, enlarged and read by itself: some 200 ms. */
  readAgain(rect: Rect): Promise<Rereading | null>;
}

/** Of a page or region that cannot be read a second time. */
export const NO_REREADING: Pick<Page, 'readAgain' | 'readNumbersAgain'> = {
  readAgain: async () => null,
  readNumbersAgain: async (rects) => rects.map(() => null),
};

/** What another reading than the first says. */
export interface Rereading {
  text: string;
  /** 0-1, of its weakest word. */
  confidence: number;
}
