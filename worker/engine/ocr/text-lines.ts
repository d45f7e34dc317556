import type { Point } from '../evidence/geometry.js';
import { type Homography, mapPoint } from '../image/homography.js';
import type { TextBox } from '../infer.js';
import { sidesOf } from './cut-line.js';

/** A line of text by where it begins and ends, at half its height. */
export interface TextLine {
  left: Point;
  right: Point;
  height: number;
}

/** Boxes less long than this many heights do not tell how their text runs. */
const LENGTH_MIN_HEIGHTS = 2;

/** The line in a box along its longer side, and whether that tells its direction. */
export function lineIn(corners: TextBox['corners']): TextLine & { isLong: boolean } {
  const [a, b, c, d] = corners;
  const { width, height } = sidesOf(corners);
  const middle = (p: TextBox['corners'][0], q: typeof p): Point => ({
    x: (p[0] + q[0]) / 2,
    y: (p[1] + q[1]) / 2,
  });
  const ends = width >= height ? [middle(a, d), middle(b, c)] : [middle(a, b), middle(d, c)];
  const [left, right] = ends.sort((p, q) => p.x - q.x) as [Point, Point];
  const thickness = Math.min(width, height);
  return {
    left,
    right,
    height: thickness,
    isLong: Math.max(width, height) >= thickness * LENGTH_MIN_HEIGHTS,
  };
}

/** The same line on another plane; its height as its length has changed. */
export function mapLine<Line extends TextLine>(map: Homography, line: Line): Line {
  const [left, right] = [mapPoint(map, line.left), mapPoint(map, line.right)];
  const [before, after] = [lengthOf(line), lengthOf({ left, right })];
  return { ...line, left, right, height: before > 0 ? (line.height * after) / before : 0 };
}

export const lengthOf = ({ left, right }: Pick<TextLine, 'left' | 'right'>): number =>
  Math.hypot(right.x - left.x, right.y - left.y);

export const middleOf = ({ left, right }: Pick<TextLine, 'left' | 'right'>): Point => ({
  x: (left.x + right.x) / 2,
  y: (left.y + right.y) / 2,
});

/** Down (positive) or up per unit to the right. */
export const slopeOf = ({ left, right }: Pick<TextLine, 'left' | 'right'>): number =>
  (right.y - left.y) / Math.max(1e-9, right.x - left.x);

/** Whether a line runs more downwards or upwards than to the side. */
export const isSteep = ({ left, right }: Pick<TextLine, 'left' | 'right'>): boolean =>
  Math.abs(right.y - left.y) > Math.abs(right.x - left.x);
