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
  const em = size * font.emHeight;
  const normal = baselineNormal(matrix);
  const height = (matrix[2] * normal.x + matrix[3] * normal.y) * em;
  if (!(Math.abs(height) > 0) || !Number.isFinite(height)) return null;
  // The normal on the side of the ascenders gives the angle: the advance may be mirrored.
  const side = Math.sign(height);
  const angleDeg = wholeAngle(Math.atan2(normal.x * side, -normal.y * side));
  const origin = toFrame(apply(matrix, 0, 0), angleDeg);
  const end = toFrame(apply(matrix, width, 0), angleDeg);
  const vs = [font.descent * em, font.ascent * em].flatMap((y) => [
    toFrame(apply(matrix, 0, y), angleDeg).y,
    toFrame(apply(matrix, width, y), angleDeg).y,
  ]);
  const glyph: Glyph = {
    ...drawn.mark,
    ...drawn.style,
    text: drawn.text,
    font,
    angleDeg,
    // At the baseline: the boxes of slanted letters would overlap and hide the spaces.
    left: Math.min(origin.x, end.x),
    right: Math.max(origin.x, end.x),
    top: Math.min(...vs),
    bottom: Math.max(...vs),
    baseline: origin.y,
    size: Math.abs(height),
    invisible: drawn.invisible,
  };
  return Number.isFinite(glyph.left + glyph.right + glyph.top + glyph.bottom) ? glyph : null;
}

/**
 * Unit normal of the baseline. An italic made by slanting the letters leans, its baseline
 * does not.
 */
function baselineNormal([a, b]: Matrix): Point {
  const length = Math.hypot(a, b);
  return { x: b / length, y: -a / length };
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
