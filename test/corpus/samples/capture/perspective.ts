/** Maps the unit square onto a quadrangle, as when a camera photographs paper at an angle. */

export type Point = readonly [x: number, y: number];
export type Quadrangle = readonly [
  topLeft: Point,
  topRight: Point,
  bottomRight: Point,
  bottomLeft: Point,
];

export interface Perspective {
  /** From the unit square to the picture. */
  onto(point: Point): Point;
  /** From the picture back to the unit square. */
  back(point: Point): Point;
}

/** Heckbert's closed form of the square-to-quadrangle mapping, and its inverse by cofactors. */
export const perspectiveOf = ([p0, p1, p2, p3]: Quadrangle): Perspective => {
  const [dx1, dy1] = [p1[0] - p2[0], p1[1] - p2[1]];
  const [dx2, dy2] = [p3[0] - p2[0], p3[1] - p2[1]];
  const [sx, sy] = [p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const [a, b, c] = [p1[0] - p0[0] + g * p1[0], p3[0] - p0[0] + h * p3[0], p0[0]];
  const [d, e, f] = [p1[1] - p0[1] + g * p1[1], p3[1] - p0[1] + h * p3[1], p0[1]];
  return {
    onto: ([u, v]) => {
      const w = g * u + h * v + 1;
      return [(a * u + b * v + c) / w, (d * u + e * v + f) / w];
    },
    back: ([x, y]) => {
      const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
      const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
      const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
      return [u / w, v / w];
    },
  };
};
