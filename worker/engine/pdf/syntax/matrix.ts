import { type Area, areaAround, type Point } from '../../evidence/geometry.js';

export type { Point };

/** An affine map as PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix product: applies `inner` first, then `outer`. */
export const compose = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const apply = (matrix: Matrix, x: number, y: number): Point => ({
  x: matrix[0] * x + matrix[2] * y + matrix[4],
  y: matrix[1] * x + matrix[3] * y + matrix[5],
});

/** A matrix from a list of six finite numbers; null for any other value. */
export function asMatrix(value: unknown): Matrix | null {
  if (!Array.isArray(value) && !(value instanceof Float32Array)) return null;
  const [a, b, c, d, e, f] = Array.from<unknown, number | undefined>(value, (number) =>
    typeof number === 'number' && Number.isFinite(number) ? number : undefined,
  );
  if (a === undefined || b === undefined || c === undefined) return null;
  if (d === undefined || e === undefined || f === undefined) return null;
  return [a, b, c, d, e, f];
}

/** The bounding box of a rectangle of user space after the transformation. */
export const areaOf = (matrix: Matrix, [x1, y1, x2, y2]: readonly number[]): Area | null =>
  x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined
    ? null
    : areaAround([
        apply(matrix, x1, y1),
        apply(matrix, x2, y1),
        apply(matrix, x2, y2),
        apply(matrix, x1, y2),
      ]);
