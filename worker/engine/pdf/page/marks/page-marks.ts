import type { DrawnRule } from '../drawn-rules.js';
import type { FillMark, Glyph, PictureMark } from '../../../evidence/drawn-page.js';

/** Everything a page draws, in points of the shown page, y downwards; each list in paint order. */
export interface PageMarks {
  glyphs: Glyph[];
  fills: FillMark[];
  pictures: PictureMark[];
  /** Thin lines and edges of boxes, as many as a form has at most. */
  rules: DrawnRule[];
  /**
   * Number of text-showing operators in the page's own content (`Glyph.textShow` is an
   * index into them).
   */
  textShowCount: number;
}
