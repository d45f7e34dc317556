import type { FillMark, Glyph, PictureMark } from '../../../evidence/drawn-page.js';

/** Everything a page draws, in points of the shown page, y downwards; each list in paint order. */
export interface PageMarks {
  glyphs: Glyph[];
  fills: FillMark[];
  pictures: PictureMark[];
  /** How many text-showing operators the page's own content has (`Glyph.show` counts them). */
  textShowCount: number;
}
