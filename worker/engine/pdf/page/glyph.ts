import type { FontFacts, Glyph, GlyphStyle, Mark } from '../../evidence/drawn-page.js';
import { apply, type Matrix } from '../syntax/matrix.js';
import type { Point } from '../../evidence/geometry.js';

/** Places a glyph on the shown page; null for a glyph without extent. */
export function placeGlyph(drawn: {
  text: string;
  font: FontFacts;
  /** In text space, before `matrix` is applied. */
  width: number;
  size: number;
  /** From text space to the shown page. */
  matrix: Matrix;
  invisible: boolean;
  mark: Mark;
  style: GlyphStyle;
}): Glyph | null {
  const { matrix, size, width, font } = drawn;
  // The upward direction gives the angle; the advance direction may be mirrored.
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

/**
 * Transforms from the shown page into the frame rotated by an angle; `fromFrame` is the
 * inverse.
 */
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
