import type { Grey } from '../../../image/grey.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import {
  integralImageOf,
  sumOver,
  type IntegralImage,
} from '../../../image/signal/integral-image.js';

/** Coarse pictures of places, by which places of one shape are found. */
export interface CellDescriptors {
  /** Cells of each, rows times columns. */
  length: number;
  /** One after the other, each with mean 0 and length 1; zeros for a place of one level. */
  values: Float32Array;
}

/** Mean levels of the cells of each place. */
export function describeCells(
  grey: Grey,
  places: readonly PixelRect[],
  rows: number,
  columns: number,
): CellDescriptors {
  const integral = integralImageOf(grey);
  const length = rows * columns;
  const values = new Float32Array(places.length * length);
  places.forEach((place, at) =>
    describeOne(
      integral,
      place,
      { rows, columns },
      values.subarray(at * length, (at + 1) * length),
    ),
  );
  return { length, values };
}

/** Correlation of two places, -1 to 1. */
export function similarityOf(
  { length, values }: CellDescriptors,
  one: number,
  other: number,
): number {
  let sum = 0;
  for (let a = one * length, b = other * length, end = a + length; a < end; a++, b++)
    sum += values[a]! * values[b]!;
  return sum;
}

function describeOne(
  integral: IntegralImage,
  { x, y, w, h }: PixelRect,
  { rows, columns }: { rows: number; columns: number },
  out: Float32Array,
) {
  let sum = 0;
  for (let row = 0; row < rows; row++) {
    const top = y + Math.floor((row * h) / rows);
    const bottom = Math.max(top + 1, y + Math.floor(((row + 1) * h) / rows));
    for (let column = 0; column < columns; column++) {
      const left = x + Math.floor((column * w) / columns);
      const right = Math.max(left + 1, x + Math.floor(((column + 1) * w) / columns));
      const mean = sumOver(integral, left, top, right, bottom) / ((right - left) * (bottom - top));
      out[row * columns + column] = mean;
      sum += mean;
    }
  }
  let energy = 0;
  for (let cell = 0; cell < out.length; cell++) {
    out[cell] = out[cell]! - sum / out.length;
    energy += out[cell]! * out[cell]!;
  }
  const scale = energy > 0 ? 1 / Math.sqrt(energy) : 0;
  for (let cell = 0; cell < out.length; cell++) out[cell] = out[cell]! * scale;
}
