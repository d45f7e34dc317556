/** A font as the file describes it. */
export interface PdfFont {
  /** Number of its object, as in `Show.fontObject`. */
  object: number;
  /** Without the subset tag, e.g. `Arial-BoldMT`; empty when it has none. */
  name: string;
  /** Subset tag, `ABCDEF` of `ABCDEF+Arial`; null for a full font. */
  subset: string | null;
  /** `Type1`, `TrueType`, `Type0`, `Type3` and the like; empty when not given. */
  type: string;
  /** Whether its outlines are embedded in the file. */
  embedded: boolean;
  /** Text of each code by its ToUnicode map; null without one, or when the map covers a whole character set. */
  letters: ReadonlyMap<number, string> | null;
}

/** The glyphs that the codes of a font draw by its own tables, and the text its ToUnicode map gives them. */
export interface FontShapes {
  /** Object number. */
  object: number;
  /** Names in the file, with the subset tag. */
  names: readonly string[];
  /** Whether it has a ToUnicode map; without one, programs use the glyph names. */
  hasMap: boolean;
  /** The ToUnicode map; null without one, or when it is unreadable or larger than any document needs. */
  toUnicode: ReadonlyMap<number, string> | null;
  /** Identity of the glyph of each code, by the names in its encoding and the tables of its font program. */
  glyphIdentities: ReadonlyMap<number, string>;
  /** Fonts with equal values draw the same outline for the same code; null when unknown. */
  drawsAs: string | null;
}
