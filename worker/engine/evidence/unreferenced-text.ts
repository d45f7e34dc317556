import type { Rect } from './geometry.js';

/** Text of a content stream that nothing in the file refers to. */
export interface UnreferencedText {
  /** The page it probably belonged to, counted from 1. */
  page: number;
  /** Text that it would draw. */
  text: string;
  /** Text that the page shows in its place; null when there is none, or when the whole page differs. */
  shown: string | null;
  /** Place of the text, percent of the page; null when the whole page differs. */
  rect: Rect | null;
}
