import { apply, type Matrix, type Point } from '../../syntax/matrix.js';

/** An upright box in points of the shown page, y downwards. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function areaAround(points: readonly Point[]): Area {
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    area.left = Math.min(area.left, x);
    area.top = Math.min(area.top, y);
    area.right = Math.max(area.right, x);
    area.bottom = Math.max(area.bottom, y);
  }
  return area;
}

/** The box around a rectangle of user space after a matrix. */
export const areaOf = (matrix: Matrix, [x1, y1, x2, y2]: readonly number[]): Area | null =>
  x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined
    ? null
    : areaAround([
        apply(matrix, x1, y1),
        apply(matrix, x2, y1),
        apply(matrix, x2, y2),
        apply(matrix, x1, y2),
      ]);

/** What two boxes share; without extent when they do not meet. */
export const intersection = (a: Area, b: Area): Area => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** In square points; 0 for a box without extent. */
export const sizeOf = ({ left, top, right, bottom }: Area): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** Share of the first box, 0-1, that lies within the second. */
export const shareWithin = (a: Area, b: Area): number => {
  const whole = sizeOf(a);
  return whole > 0 ? sizeOf(intersection(a, b)) / whole : 0;
};
