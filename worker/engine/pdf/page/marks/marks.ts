import type { Glyph } from '../glyph.js';
import type { Point } from '../../syntax/matrix.js';
import type { Area } from './area.js';

/** What every mark on a page has in common. */
export interface Mark {
  /** Its place in the page's paint order, one count over glyphs, fills and pictures. */
  order: number;
  /** pdf.js's id of the annotation whose appearance draws it, e.g. `12R`; null for the page's own content. */
  annotation: string | null;
  /** Names of the marked content around it, the outermost first, e.g. `TouchUp_TextEdit`. */
  tags: readonly string[];
  /** Id of the innermost optional content group around it; null outside of all. */
  layer: string | null;
  /** False inside optional content that is switched off. */
  layerShown: boolean;
  /** 0-1. */
  opacity: number;
  /** What may show of it: the page or a clipping path's bounding box, in points of the shown page; null without any. */
  clip: Area | null;
}

/** A filled shape, or a line so thick that it covers like one. */
export interface FillMark extends Mark, Area {
  /** Whether all of its own bounding box is filled, as far as `clip` lets it show. */
  isRectangle: boolean;
  /** `#rrggbb`; null for a pattern or shading. */
  colour: string | null;
  /** False when what lies under it shines through by its blend mode, as under a highlighter. */
  opaqueBlend: boolean;
}

/** A picture drawn on the page. */
export interface PictureMark extends Mark, Area {
  /** The four corners in order around it. */
  corners: Point[];
  /** pdf.js's id of the picture; null for an inline one. */
  id: string | null;
  /** Size in pixels; null where not told. */
  pixels: { width: number; height: number } | null;
  /** A one-bit stencil painted in the current colour. */
  isMask: boolean;
  opaqueBlend: boolean;
  /** Whether its ground shines through some of it, as under a stamp cut out of its background or a round logo; also where not known. */
  isSeeThrough: boolean;
}

/** Everything a page draws, in points of the shown page, y downwards; each list in paint order. */
export interface PageMarks {
  glyphs: Glyph[];
  fills: FillMark[];
  pictures: PictureMark[];
  /** How many text-showing operators the page's own content has (`Glyph.show` counts them). */
  showCount: number;
}
