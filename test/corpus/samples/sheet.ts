/**
 * The drawing surface of a layout. The same layout becomes a PDF with a text
 * layer (pdf-sheet.ts) or a picture (picture-sheet.ts), so that a scan or a
 * photo shows the same document as the PDF.
 */

export interface TextAt {
  /** The text's left edge, right edge or middle, by `align`. */
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  bold?: boolean;
  /** An italic made by slanting the upright letters. */
  slanted?: boolean;
  /** Default: right for text with Hebrew letters, left otherwise. */
  align?: 'left' | 'right' | 'center';
  color?: string;
  /** Records the position of this text under this name. */
  mark?: string | undefined;
}

export interface Sheet {
  /** Points, origin top left. */
  width: number;
  height: number;
  text(text: string, at: TextAt): void;
  rule(from: [number, number], to: [number, number], thickness?: number, color?: string): void;
  fill(box: [x: number, y: number, w: number, h: number], color: string, radius?: number): void;
}

export type Layout = (sheet: Sheet) => void;

/** A document to draw: one layout per page. */
export interface Drawing {
  pages: Layout[];
  width: number;
  height: number;
}

export interface Marked {
  page: number;
  /** Points on the page. */
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Marks = Map<string, Marked>;

/** How far a slanted letter leans, per unit of height. */
export const SLANT = 0.34;

export const A4 = { width: 595.28, height: 841.89 };

export const hasHebrew = (text: string): boolean => /[\u0590-\u05ff]/.test(text);

/** The box of a line of text from its left edge: includes ascenders and descenders. */
export const markedAt = (page: number, left: number, width: number, at: TextAt): Marked => ({
  page,
  x: left,
  y: at.y - at.size * 0.8,
  w: width,
  h: at.size * 1.05,
});

export const leftEdge = (text: string, at: TextAt, width: number): number => {
  const align = at.align ?? (hasHebrew(text) ? 'right' : 'left');
  if (align === 'left') return at.x;
  return align === 'right' ? at.x - width : at.x - width / 2;
};
