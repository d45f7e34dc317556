import { type Area, areaAround } from '../../../evidence/geometry.js';
import { apply, compose, IDENTITY, type Matrix } from '../../syntax/matrix.js';

/** How a page is shown: its size in points, and the matrix from user space to the page. */
export interface Frame {
  width: number;
  height: number;
  transform: Matrix;
}

const inverse = ([a, b, c, d, e, f]: Matrix): Matrix => {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-9) return IDENTITY;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
};

/** Maps a page as one revision shows it to the same page as another rotates and crops it. */
export const between = (from: Frame, to: Frame): Matrix =>
  isSameFrame(from, to) ? IDENTITY : compose(to.transform, inverse(from.transform));

export const isSameFrame = (a: Frame, b: Frame): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.transform.every((value, index) => value === b.transform[index]);

/** An area transformed by a matrix that rotates by multiples of 90 degrees only. */
export const through = ({ left, top, right, bottom }: Area, matrix: Matrix): Area =>
  areaAround([apply(matrix, left, top), apply(matrix, right, bottom)]);

/** Whether the centre of an area is on a page. */
export const isOn = ({ left, right, top, bottom }: Area, { width, height }: Frame): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= 0 && y >= 0 && x <= width && y <= height;
};
