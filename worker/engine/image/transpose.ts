import type { Grey } from './grey.js';

/** A picture of one value a pixel with its columns as rows. */
export function transpose({ width, height, data }: Grey): Grey {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[x * height + y] = data[y * width + x]!;
  return { width: height, height: width, data: out };
}
