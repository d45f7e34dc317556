import type { Rect } from './geometry.js';

/** Text of content that nothing in the file refers to any more. */
export interface UnreferencedText {
  /** The page it is likely to have belonged to, counted from 1. */
  page: number;
  /** What it would have shown there. */
  text: string;
  /** What the page shows in its place now; null when nothing, or when the whole page differs. */
  shown: string | null;
  /** Where that stands, in percent of the page; null when the whole page differs. */
  rect: Rect | null;
}
