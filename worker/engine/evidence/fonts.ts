/** A font as the file describes it. */
export interface PdfFont {
  /** Number of its object, as in `Show.fontObject`. */
  object: number;
  /** Without the subset's tag, e.g. `Arial-BoldMT`; empty when it has none. */
  name: string;
  /** `ABCDEF` of `ABCDEF+Arial`; null for a font that is no subset. */
  subset: string | null;
  /** `Type1`, `TrueType`, `Type0`, `Type3` and the like; empty when not told. */
  type: string;
  /** Whether the file carries its shapes. */
  embedded: boolean;
  /** What its codes stand for by its ToUnicode map; null without one, or one of a whole character set. */
  letters: ReadonlyMap<number, string> | null;
}

/** What a font itself says its codes show, whatever characters its map to Unicode makes of them. */
export interface FontShapes {
  /** Its object's number. */
  object: number;
  /** What the file calls it, with the subset's tag. */
  names: readonly string[];
  /** Whether it has a map to Unicode: without one, programs read what the glyphs are named. */
  hasMap: boolean;
  /** That map; null without one, and for one that cannot be read or is larger than any document's need. */
  toUnicode: ReadonlyMap<number, string> | null;
  /** Identity of what a code shows, by the names in its encoding and by its program's tables. */
  glyphIdentities: ReadonlyMap<number, string>;
  /** Fonts of one value draw the same shape for the same code; null when not told. */
  drawsAs: string | null;
}
