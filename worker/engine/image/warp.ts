import type { Raster } from '../evidence/page.js';
import type { Homography } from './homography.js';

/**
 * A picture of `size` whose pixels are those of `from` at the places that `toSource` maps
 * them to, by bilinear interpolation. Beyond its edges the source goes on as at its edge.
 */
export function warped(
  from: Raster,
  toSource: Homography,
  size: { width: number; height: number },
): Raster {
  const { width: fromWidth, height: fromHeight, data } = from;
  const [a, b, c, d, e, f, g, h, i] = toSource;
  const { width, height } = size;
  const out = new Uint8Array(width * height * 3);
  let at = 0;
  for (let row = 0; row < height; row++) {
    const v = row + 0.5;
    for (let column = 0; column < width; column++) {
      const u = column + 0.5;
      const w = g * u + h * v + i;
      const x = Math.min(fromWidth - 1, Math.max(0, (a * u + b * v + c) / w - 0.5));
      const y = Math.min(fromHeight - 1, Math.max(0, (d * u + e * v + f) / w - 0.5));
      const [x0, y0] = [Math.floor(x), Math.floor(y)];
      const [p, q] = [x - x0, y - y0];
      const [right, down] = [x0 + 1 < fromWidth ? 3 : 0, y0 + 1 < fromHeight ? fromWidth * 3 : 0];
      const first = (y0 * fromWidth + x0) * 3;
      for (let channel = first; channel < first + 3; channel++) {
        const top = data[channel]! * (1 - p) + data[channel + right]! * p;
        const bottom = data[channel + down]! * (1 - p) + data[channel + down + right]! * p;
        out[at++] = top * (1 - q) + bottom * q + 0.5;
      }
    }
  }
  return { width, height, data: out };
}
