import type { Point } from '../evidence/geometry.js';

/** A projective map of the plane: a matrix of three rows that acts on `(x, y, 1)`. */
export type Homography = readonly [
  ...[a: number, b: number, c: number],
  ...[d: number, e: number, f: number],
  ...[g: number, h: number, i: number],
];

export const IDENTITY: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Where a point is mapped to; not finite for a point on the horizon of the map. */
export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** The map that does `first` and then `second`. */
export function composed(first: Homography, second: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = first;
  const row = (p: number, q: number, r: number): [number, number, number] => [
    p * a + q * d + r * g,
    p * b + q * e + r * h,
    p * c + q * f + r * i,
  ];
  const [j, k, l, m, n, o, p, q, r] = second;
  return [...row(j, k, l), ...row(m, n, o), ...row(p, q, r)];
}

/** The map back, by the adjugate: the scale of a homography has no meaning. */
export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export const translation = (x: number, y: number): Homography => [1, 0, x, 0, 1, y, 0, 0, 1];

export const scaling = (x: number, y = x): Homography => [x, 0, 0, 0, y, 0, 0, 0, 1];

/** Clockwise on a picture, whose y runs down; radians. */
export function rotation(angle: number): Homography {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1];
}

/** How much a map enlarges lengths at a point: the root of its area's factor. */
export function scaleAt(map: Homography, { x, y }: Point): number {
  const [a, b, c, d, e, f, g, h, i] = map;
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return Math.sqrt(Math.abs(determinant / (g * x + h * y + i) ** 3));
}
