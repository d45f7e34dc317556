import type { Area, Point } from './geometry.js';
import type { Line, Word } from './page.js';
import type { Rules } from './rules.js';

/** The outline that a font draws for a code, whatever character the code maps to. */
export interface Outline {
  /** Equal for equal outlines in all fonts of the file. */
  digest: string;
  /** Commands (0 move, 1 line, 2 cubic, 3 quadratic, 4 close), each followed by its points, in ems, y upwards. */
  path: Float32Array;
}

export interface FontFacts {
  /** Name of the font in pdf.js, one per font object of the file. */
  id: string;
  /** Factor from glyph width units to ems. */
  unitsToEm: number;
  /** Height of the em in units of the font size; differs from 1 only for Type 3 fonts. */
  emHeight: number;
  /** Ascent above the baseline and descent below it (negative), in ems. */
  ascent: number;
  descent: number;
  vertical: boolean;
  /** Whether its codes map to characters; otherwise they are glyph numbers only. */
  mapped: boolean;
  /** Name without the subset tag, e.g. `Arial-BoldMT`; empty when it has none. */
  name: string;
  /** Subset tag, `ABCDEF` of `ABCDEF+Arial`; null for a full font. */
  subset: string | null;
  /** Whether its outlines are embedded in the file. */
  embedded: boolean;
  /** `Type1`, `TrueType`, `CIDFontType2`, `Type3` and the like; empty when not given. */
  type: string;
}

/** One text-showing operator as written in the file. Programs differ in how they write it, consistently. */
export interface TextShowOperator {
  /** Index of its content stream within the page, from 0. */
  stream: number;
  /** Object number of that stream; null when unknown. */
  streamObject: number | null;
  /** Object number of the form XObject that contains it; null in the page's own streams. */
  form: number | null;
  /** Index of the text object (`BT` to `ET`) within the page, from 0. */
  textObject: number;
  operator: 'Tj' | 'TJ' | "'" | '"';
  strings: 'literal' | 'hex' | 'mixed' | 'none';
  /** Number of strings it shows. */
  stringCount: number;
  /** The positioning operator since the last shown text; null when the text continues. */
  placedBy: 'Tm' | 'Td' | 'TD' | 'T*' | null;
  /** Most decimals among the operands of the positioning operator. */
  decimals: number;
  /** Resource name of the font, e.g. `F1`. */
  font: string | null;
  /** Object number of that font; null for a direct object. */
  fontObject: number | null;
  /** Whether the font is set in the same text object. */
  fontSetHere: boolean;
  /** Name of the marked-content point before it in its text object, e.g. `TouchUp_TextEdit`. */
  markedPoint: string | null;
  /** Depth of saved graphics states (`q`) within its stream or form. */
  depth: number;
  /** `ActualText` of the enclosing marked content; one shared object for all operators it covers. */
  actualText: ActualText | null;
}

/** `ActualText` of marked content: programs read it instead of the drawn glyphs. */
export interface ActualText {
  text: string;
}

/** Properties common to all marks on a page. */
export interface Mark {
  /** Index in the paint order of the page, counted over glyphs, fills and pictures. */
  order: number;
  /** pdf.js id of the annotation whose appearance draws it, e.g. `12R`; null for page content. */
  annotation: string | null;
  /** Tags of the enclosing marked content, outermost first, e.g. `TouchUp_TextEdit`. */
  tags: readonly string[];
  /** Id of the innermost enclosing optional content group; null without one. */
  layer: string | null;
  /** false inside optional content that is switched off. */
  layerShown: boolean;
  /** 0-1. */
  opacity: number;
  /** Clipping area: the page or the bounding box of a clipping path, points of the shown page; null without any. */
  clip: Area | null;
}

/** A filled shape, or a line thick enough to cover text. */
export interface FillMark extends Mark, Area {
  /** Whether its whole bounding box is filled, within `clip`. */
  isRectangle: boolean;
  /** `#rrggbb`; null for a pattern or shading. */
  colour: string | null;
  /** false when its blend mode keeps the content below visible, as a highlighter does. */
  opaqueBlend: boolean;
}

/** A picture drawn on the page. */
export interface PictureMark extends Mark, Area {
  /** The four corners in order along the outline. */
  corners: Point[];
  /** pdf.js id of the picture; null for an inline one. */
  id: string | null;
  /** Size in pixels; null when unknown. */
  pixels: { width: number; height: number } | null;
  /** A one-bit stencil painted in the current colour. */
  isMask: boolean;
  opaqueBlend: boolean;
  /** Whether the content below is visible through parts of it, as with a cut-out stamp or a round logo; true when unknown. */
  isTransparent: boolean;
}

/** How a glyph is drawn, apart from its position. */
export interface GlyphStyle {
  /** Index of the text-showing operator of the page that drew it, from 0; -1 in annotations. */
  textShow: number;
  /** Its code in the font; -1 when unknown. */
  code: number;
  /** false when an embedded font has no outline for the code. */
  isInFont: boolean;
  /** Its outline; null when there is none, or it is unknown. */
  outline: Outline | null;
  /** `#rrggbb` of its fill, or of its stroke where it is only stroked; null for a pattern. */
  colour: string | null;
  /** Text rendering mode, 0-7. */
  mode: number;
  /** Extra space after each glyph, in points of text space. */
  charSpacing: number;
  /** 1 unless the text is stretched or narrowed. */
  horizontalScale: number;
  /** Rise above the baseline, points of text space. */
  rise: number;
}

/**
 * One drawn glyph. Its position is given in a frame rotated by `angleDeg`, in which
 * its text is upright: u to the right, v downwards, in points.
 */
export interface Glyph extends Mark, GlyphStyle {
  /** Text of the glyph according to the font; several characters for a ligature. */
  text: string;
  /** Set where OCR supplied `text` for a code that the font maps to no character. */
  readAs?: 'confirmed' | 'unsure';
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

/** Everything that one page of a PDF draws. Points of the shown page, y downwards. */
export interface DrawnPage {
  /** Counted from 1. */
  number: number;
  width: number;
  height: number;
  /** All glyphs in paint order, including invisible, covered, off-page and hidden-layer ones. */
  glyphs: readonly Glyph[];
  fills: readonly FillMark[];
  pictures: readonly PictureMark[];
  /** Thin lines and the edges of boxes, in percent of the page. Absent: not read. */
  rules?: Rules;
  /**
   * The readable lines, top to bottom, with the glyphs of each word; the invisible lines
   * of an OCR layer where the page has hardly any other text. Empty where the codes of
   * the fonts map to no characters.
   */
  lines: readonly DrawnLine[];
  /** Whether `lines` come from an invisible layer that an OCR program put over a scan. */
  isOcrLayer: boolean;
  /**
   * The text-showing operators of the page as written in the file; `Glyph.textShow` is an
   * index into it. null when they could not be matched with the drawn glyphs.
   */
  textShows: readonly TextShowOperator[] | null;
  /** Share of the page that pictures cover, 0-1. */
  pictureCoverage: number;
}
