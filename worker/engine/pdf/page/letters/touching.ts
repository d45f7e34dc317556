import type { Glyph } from '../../../evidence/drawn-page.js';

/** Gap, in ems, below which neighbouring glyphs belong to one word. */
const TOUCHING_EM = 0.15;

/** Whether two neighbours of a row, left and right, stand in one word. */
export const areTouching = (left: Glyph, right: Glyph): boolean =>
  right.left - left.right < TOUCHING_EM * Math.min(left.size, right.size);
