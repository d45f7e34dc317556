import type { DrawnPage, Glyph } from './drawn-page.js';
import type { PdfFont } from './fonts.js';

/** Which script a word is written in; producers set each in its own font. */
export type Script = 'digits' | 'latin' | 'hebrew' | 'other' | 'mixed';

/** How a word is set, by most of its letters and digits. */
export interface Style {
  /** pdf.js's id of the font: one for each font object of the file. */
  font: string;
  /** Its name without the subset's tag. */
  name: string;
  family: string;
  /** What the file says of the font; null where it could not be found. */
  described: PdfFont | null;
  size: number;
  colour: string | null;
  /** In ems. */
  spacing: number;
  scale: number;
}

/** A page whose lines may not be read yet. */
export type PageToTypeset = Omit<DrawnPage, 'lines'> & { lines: DrawnPage['lines'] | null };

/**
 * A word, or the part of one that one font and one part of the file draws: what
 * it says, where, in which style, and when it was drawn. Points of the shown page.
 */
export interface TypesetWord {
  text: string;
  /** The whole word it is part of. */
  whole: string;
  script: Script;
  /** Letters and digits only, from left to right; signs are often borrowed from other fonts. */
  glyphs: readonly Glyph[];
  /** All glyphs of it. */
  all: readonly Glyph[];
  left: number;
  right: number;
  baseline: number;
  style: Style;
  /** Which content stream and form draws it; null when not told. */
  part: string | null;
  /** Its place among all words of the page in the order they are drawn, counted from 0. */
  rank: number;
  /** Index of its line on the page, and of itself in the line, both as seen. */
  line: number;
  at: number;
}

export interface TypesetPage {
  page: PageToTypeset;
  /** Lines top to bottom, words from left to right; only upright text of the page's own content. */
  lines: readonly (readonly TypesetWord[])[];
  words: readonly TypesetWord[];
  /** The same words in the order they are drawn. */
  drawn: readonly TypesetWord[];
}
