import type { Line, Word } from '../../evidence/evidence.js';
import type { Show } from './read-shows.js';
import { fromFrame, type Glyph } from './glyph.js';
import type { FillMark, PictureMark } from './marks/marks.js';

/** What one page of a PDF draws, for detectors that look below its surface. Points of the shown page, y downwards. */
export interface DrawnPage {
  /** Counted from 1. */
  number: number;
  width: number;
  height: number;
  /** Every glyph in paint order: also the invisible, the covered, those off the page and in hidden layers. */
  glyphs: readonly Glyph[];
  fills: readonly FillMark[];
  pictures: readonly PictureMark[];
  /**
   * The lines a person reads, top to bottom, with the glyphs of each word; the
   * invisible ones of an OCR layer where the page has hardly any other text.
   * Empty where the codes of the fonts say nothing.
   */
  lines: readonly DrawnLine[];
  /** Whether `lines` come from an invisible layer, as OCR programs put it over a scan. */
  isOcrLayer: boolean;
  /**
   * The page's own text-showing operators as the file writes them; `Glyph.show`
   * is an index into it. null when they could not be matched with what is drawn.
   */
  shows: readonly Show[] | null;
  /** Share of the page that pictures cover, 0-1. */
  pictureCoverage: number;
}

export interface DrawnLine extends Line {
  words: DrawnWord[];
}

export interface DrawnWord extends Word {
  /** In reading order. */
  glyphs: readonly Glyph[];
}

/** Where the middle of a glyph falls on the shown page. */
export const centreOf = ({ left, right, top, bottom, angleDeg }: Glyph): { x: number; y: number } =>
  fromFrame({ x: (left + right) / 2, y: (top + bottom) / 2 }, angleDeg);

/** Whether a glyph lies on the page and within its clipping path, in a layer that is switched on. */
export function isWithinView(glyph: Glyph, page: { width: number; height: number }): boolean {
  const { x, y } = centreOf(glyph);
  const { clip } = glyph;
  return (
    glyph.layerShown &&
    x >= 0 &&
    y >= 0 &&
    x <= page.width &&
    y <= page.height &&
    (clip === null || (x >= clip.left && x <= clip.right && y >= clip.top && y <= clip.bottom))
  );
}
