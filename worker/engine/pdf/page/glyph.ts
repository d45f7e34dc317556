import type { FontFacts } from './font-facts.js';
import type { Outline } from './outline.js';
import type { Mark } from './marks/marks.js';
import { apply, type Matrix, type Point } from '../syntax/matrix.js';

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

/** null for a glyph without extent. */
export function placeGlyph(drawn: {
  text: string;
  font: FontFacts;
  /** In text space, before the matrix. */
  width: number;
  size: number;
  /** From text space to the shown page. */
  matrix: Matrix;
  invisible: boolean;
  mark: Mark;
  style: GlyphStyle;
}): Glyph | null {
  const { matrix, size, width, font } = drawn;
  // The way glyphs grow upwards tells the angle; the way they advance may be mirrored.
  const em = size * font.emHeight;
  const up = { x: matrix[2] * em, y: matrix[3] * em };
  const height = Math.hypot(up.x, up.y);
  if (!(height > 0) || !Number.isFinite(height)) return null;
  const angleDeg = wholeAngle(Math.atan2(up.x, -up.y));
  const origin = toFrame(apply(matrix, 0, 0), angleDeg);
  const corners = [
    toFrame(apply(matrix, 0, font.descent * em), angleDeg),
    toFrame(apply(matrix, 0, font.ascent * em), angleDeg),
    toFrame(apply(matrix, width, font.descent * em), angleDeg),
    toFrame(apply(matrix, width, font.ascent * em), angleDeg),
  ];
  const us = corners.map((corner) => corner.x);
  const vs = corners.map((corner) => corner.y);
  const glyph: Glyph = {
    ...drawn.mark,
    ...drawn.style,
    text: drawn.text,
    font,
    angleDeg,
    left: Math.min(...us),
    right: Math.max(...us),
    top: Math.min(...vs),
    bottom: Math.max(...vs),
    baseline: origin.y,
    size: height,
    invisible: drawn.invisible,
  };
  return Number.isFinite(glyph.left + glyph.right + glyph.top + glyph.bottom) ? glyph : null;
}

const wholeAngle = (radians: number): number => {
  const degrees = Math.round((radians * 180) / Math.PI);
  return degrees === -180 ? 180 : degrees === 0 ? 0 : degrees;
};

/** From the shown page into the frame turned by an angle, and back. */
export function toFrame(point: Point, angleDeg: number): Point {
  const { cos, sin } = turn(angleDeg);
  return { x: point.x * cos + point.y * sin, y: -point.x * sin + point.y * cos };
}

export function fromFrame(point: Point, angleDeg: number): Point {
  const { cos, sin } = turn(angleDeg);
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}

const turn = (angleDeg: number): { cos: number; sin: number } => {
  const radians = (angleDeg * Math.PI) / 180;
  return { cos: Math.cos(radians), sin: Math.sin(radians) };
};
