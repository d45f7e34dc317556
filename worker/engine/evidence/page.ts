import type { Rect } from './geometry.js';

export interface Word {
  /** Logical order, NFC, without direction marks. */
  text: string;
  rect: Rect;
  /** 1 for a text layer; the recogniser's own 0-1 for OCR. */
  confidence: number;
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

/** Eight bits a channel, RGB, three bytes a pixel, rows from the top. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Page {
  /** Counted from 1. */
  number: number;
  /** Size as shown: points of a PDF page, pixels of a picture (after its EXIF orientation). */
  width: number;
  height: number;
  /** Top to bottom; within a table row, one line. */
  lines: Line[];
  textSource: TextSource;
  /** Share of the page's area that pictures cover, 0-1; 1 for a picture file. */
  pictureCoverage: number;
  /** Perceptual hash: 64 bits as 16 hexadecimal digits; null for a blank page. */
  hash: string | null;
  /** Draws the page so that its longer side has about `longSidePx` pixels; pictures are never enlarged. */
  render(longSidePx: number): Promise<Raster>;
  /**
   * Reads one region again, enlarged and on its own: a second opinion on what
   * OCR made of it. null where the text came from a text layer.
   */
  readAgain(rect: Rect): Promise<{ text: string; confidence: number } | null>;
}
