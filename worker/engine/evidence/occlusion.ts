import type { DrawnPage, FillMark, Glyph, PictureMark } from './drawn-page.js';
import type { Area } from './geometry.js';

/** A fill or picture with the box in which it really shows. */
export interface Paint {
  kind: 'fill' | 'picture';
  mark: FillMark | PictureMark;
  area: Area;
  order: number;
  /** Whether nothing of what lies under its box shines through. */
  isOpaque: boolean;
  /** `#rrggbb`; null for pictures, patterns, and what lets its ground shine through. */
  colour: string | null;
}

/** What lies under and over the glyphs of a page. */
export interface PaintOrder {
  /** Every fill and picture that shows, in paint order. */
  paints: readonly Paint[];
  /** The first opaque paint laid over a glyph after it was drawn; null for none. */
  coverOf: (glyph: Glyph) => Paint | null;
  /** What was painted last where a point lies, before a place in the order; null for bare paper. */
  groundAt: (x: number, y: number, order: number) => Paint | null;
  /** Whether the page is too entangled to be followed; then nothing is found. */
  isGivenUp: () => boolean;
}

/** Why nobody sees a glyph that the file draws. */
export type Hiding =
  'layer' | 'off_page' | 'clipped' | 'mode' | 'transparent' | 'tiny' | 'covered' | 'colour';

export interface Invisibility {
  how: Hiding;
  /** What lies over it, where `how` is `covered`. */
  cover: Paint | null;
}

/** What each mark of a page hides, and which glyphs nobody sees. */
export interface PageOcclusion {
  page: DrawnPage;
  paint: PaintOrder;
  /** The glyphs that leave nothing to see, by `Glyph.order`; spaces are left out. */
  unseen: ReadonlyMap<number, Invisibility>;
}
