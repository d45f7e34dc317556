import type { Grey } from './grey.js';
import { transpose } from './transpose.js';

/** Doubles the size by Catmull-Rom interpolation, which keeps the contrast of edges. */
export function enlargeTwice(grey: Grey): Grey {
  const wide = doubleRows(grey);
  return transpose(doubleRows(transpose(wide)));
}

/** Weights of the four neighbours for a point one quarter of the way between the middle two. */
const QUARTER = [-9, 111, 29, -3].map((weight) => weight / 128);

function doubleRows({ width, height, data }: Grey): Grey {
  const out = new Uint8Array(width * 2 * height);
  const [a, b, c, d] = QUARTER as [number, number, number, number];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const before = data[row + Math.max(0, x - 1)]!;
      const here = data[row + x]!;
      const after = data[row + Math.min(width - 1, x + 1)]!;
      const farBefore = data[row + Math.max(0, x - 2)]!;
      const farAfter = data[row + Math.min(width - 1, x + 2)]!;
      const left = a * after + b * here + c * before + d * farBefore;
      const right = a * before + b * here + c * after + d * farAfter;
      out[(row + x) * 2] = Math.min(255, Math.max(0, Math.round(left)));
      out[(row + x) * 2 + 1] = Math.min(255, Math.max(0, Math.round(right)));
    }
  }
  return { width: width * 2, height, data: out };
}
