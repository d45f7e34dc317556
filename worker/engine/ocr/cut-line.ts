import type { Raster } from '../evidence/page.js';
import type { Corner, InferencePicture, TextBox } from '../infer.js';

/** Height of the letters as a share of their line's box. */
export const LETTER_SHARE = 0.6;

/** Sides of a box, the longer one of each pair, pixels. */
export function sidesOf([a, b, c, d]: TextBox['corners']): { width: number; height: number } {
  const distance = (from: Corner, to: Corner): number =>
    Math.hypot(to[0] - from[0], to[1] - from[1]);
  return {
    width: Math.max(distance(a, b), distance(d, c)),
    height: Math.max(distance(a, d), distance(b, c)),
  };
}

/** The picture inside a box, levelled by bilinear interpolation, at the scale of the page. */
export function cutLine(
  { width: pageWidth, height: pageHeight, data }: Raster,
  [a, b, c, d]: TextBox['corners'],
): InferencePicture {
  const sides = sidesOf([a, b, c, d]);
  const width = Math.max(1, Math.round(sides.width));
  const height = Math.max(1, Math.round(sides.height));
  const rgb = new Uint8Array(width * height * 3);
  let at = 0;
  for (let row = 0; row < height; row++) {
    const v = (row + 0.5) / height;
    const [leftX, leftY] = [a[0] + (d[0] - a[0]) * v, a[1] + (d[1] - a[1]) * v];
    const stepX = (b[0] + (c[0] - b[0]) * v - leftX) / width;
    const stepY = (b[1] + (c[1] - b[1]) * v - leftY) / width;
    for (let column = 0; column < width; column++) {
      const x = Math.min(pageWidth - 1, Math.max(0, leftX + stepX * (column + 0.5) - 0.5));
      const y = Math.min(pageHeight - 1, Math.max(0, leftY + stepY * (column + 0.5) - 0.5));
      const [x0, y0] = [Math.floor(x), Math.floor(y)];
      const [right, down] = [x0 + 1 < pageWidth ? 3 : 0, y0 + 1 < pageHeight ? pageWidth * 3 : 0];
      const [p, q] = [x - x0, y - y0];
      const from = (y0 * pageWidth + x0) * 3;
      for (let channel = from; channel < from + 3; channel++) {
        const top = data[channel]! * (1 - p) + data[channel + right]! * p;
        const bottom = data[channel + down]! * (1 - p) + data[channel + down + right]! * p;
        rgb[at++] = top * (1 - q) + bottom * q + 0.5;
      }
    }
  }
  return { width, height, rgb };
}
