import type { Grey } from '../grey.js';

/**
 * Integral image (summed-area table), one row and column larger than the picture. Sums
 * wrap at 2^32: differences are correct for every rectangle whose own sum is below that.
 */
export interface IntegralImage {
  stride: number;
  sums: Uint32Array;
}

export function integralImageOf({ width, height, data }: Grey): IntegralImage {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    let at = (y + 1) * stride + 1;
    for (let x = 0, from = y * width; x < width; x++, at++, from++) {
      row += data[from]!;
      sums[at] = sums[at - stride]! + row;
    }
  }
  return { stride, sums };
}

/** Sum over [left, right) x [top, bottom), which must lie inside the picture. */
export function sumOver(
  { stride, sums }: IntegralImage,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const upper = top * stride;
  const lower = bottom * stride;
  return (
    (sums[lower + right]! - sums[lower + left]! - sums[upper + right]! + sums[upper + left]!) >>> 0
  );
}
