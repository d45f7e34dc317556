import type { Area, Point } from './geometry.js';
import type { Line, Word } from './page.js';

/** The shape that a font gives one of its codes, whatever character the code is said to be. */
export interface Outline {
  /** The same for the same shape in any font of the file. */
  digest: string;
  /** Commands (0 move, 1 line, 2 curve, 3 quadratic, 4 close) each with its points, in ems, y upwards. */
  path: Float32Array;
}

export interface FontFacts {
  /** pdf.js's name of the font, one for each font object of the file. */
  id: string;
  /** Multiplies a glyph's width to give it in ems. */
  unitsToEm: number;
  /** Height of the em in units of the font's size; other than 1 only for Type 3 fonts. */
  emHeight: number;
  /** Above the baseline and, negative, below it, in ems. */
  ascent: number;
  descent: number;
  vertical: boolean;
  /** Whether its codes say which characters they are; without it they are mere numbers of glyphs. */
  mapped: boolean;
  /** Its name without the subset's tag, e.g. `Arial-BoldMT`; empty when it has none. */
  name: string;
  /** `ABCDEF` of `ABCDEF+Arial`; null for a font that is no subset. */
  subset: string | null;
  /** Whether the file carries the font's shapes. */
  embedded: boolean;
  /** `Type1`, `TrueType`, `CIDFontType2`, `Type3` and the like; empty when not told. */
  type: string;
}

/** One text-showing operator as the file writes it: programs differ in these habits, and keep to them. */
export interface TextShowOperator {
  /** Which of the page's content streams it stands in, counted from 0. */
  stream: number;
  /** Object number of that stream; null when it is not told. */
  streamObject: number | null;
  /** Object number of the form it stands in; null in the page's own streams. */
  form: number | null;
  /** Which text object (`BT` to `ET`) of the page, counted from 0. */
  textObject: number;
  operator: 'Tj' | 'TJ' | "'" | '"';
  strings: 'literal' | 'hex' | 'mixed' | 'none';
  /** How many strings it shows. */
  pieces: number;
  /** The operator that placed it since the last text was shown; null when it just goes on. */
  placedBy: 'Tm' | 'Td' | 'TD' | 'T*' | null;
  /** Most decimals among the operands that placed it. */
  decimals: number;
  /** Name of the font's resource, e.g. `F1`. */
  font: string | null;
  /** Object number of that font; null for one written in place. */
  fontObject: number | null;
  /** Whether its own text object sets the font. */
  fontSetHere: boolean;
  /** Name of the marked-content point before it in its text object, e.g. `TouchUp_TextEdit`. */
  point: string | null;
  /** How many graphics states are saved around it within its stream or form. */
  depth: number;
  /** Text that the marked content around it gives instead of its glyphs; one object for all it stands for. */
  actualText: ActualText | null;
}

/** `ActualText` of marked content: what programs read there, whatever is drawn. */
export interface ActualText {
  text: string;
}

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

/** How a glyph was drawn, beside where. */
export interface GlyphStyle {
  /** Which of the page's own text-showing operators drew it, counted from 0; -1 in annotations. */
  show: number;
  /** The font's own code of it; -1 when not told. */
  code: number;
  /** False when an embedded font has no shape for the code. */
  isInFont: boolean;
  /** What shape it has; null when there is none, or it is not told. */
  outline: Outline | null;
  /** `#rrggbb` of what fills it, or strokes it where only strokes are drawn; null for a pattern. */
  colour: string | null;
  /** Text rendering mode, 0-7. */
  mode: number;
  /** Extra space after each glyph, in points of text space. */
  charSpacing: number;
  /** 1 unless the text is stretched or narrowed. */
  horizontalScale: number;
  /** Above the baseline, in points of text space. */
  rise: number;
}

/**
 * One drawn glyph. Its place is given in a frame turned by `angleDeg`, in which
 * its text stands upright: u to the right, v downwards, in points.
 */
export interface Glyph extends Mark, GlyphStyle {
  /** What the font says the glyph stands for; several characters for a ligature. */
  text: string;
  font: FontFacts;
  angleDeg: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  /** Height of the em in points. */
  size: number;
  invisible: boolean;
}

export interface DrawnWord extends Word {
  /** In reading order. */
  glyphs: readonly Glyph[];
}

export interface DrawnLine extends Line {
  words: DrawnWord[];
}

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
  shows: readonly TextShowOperator[] | null;
  /** Share of the page that pictures cover, 0-1. */
  pictureCoverage: number;
}
