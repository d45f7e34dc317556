import type { Raster } from '../../../../../../worker/engine/evidence/page.js';

const STEP = 36;

/**
 * Hides a message in a copy of a picture by the method `dwtDct`: of U, in each block of
 * 8 x 8 pixels, the two by two whose sum is largest (but the first) is moved to a quarter of
 * a step for a zero, to three quarters for a one. Sides are rounded down to whole blocks.
 */
export function hideMark({ width, height, data }: Raster, bits: readonly number[]): Raster {
  const marked = Uint8Array.from(data);
  let block = 0;
  for (let top = 0; top + 8 <= height; top += 8)
    for (let left = 0; left + 8 <= width; left += 8) {
      const cells = Array.from({ length: 16 }, (_, at) => {
        const y = top + 2 * Math.floor(at / 4);
        const x = left + 2 * (at % 4);
        return [0, 1, width, width + 1].map((offset) => (y * width + x + offset) * 3);
      });
      const value = (cell: number[]): number =>
        cell.reduce((sum, at) => sum + chroma(marked, at), 0) / 2;
      const largest = cells.slice(1).reduce((a, b) => (value(b) > value(a) ? b : a));
      const bit = bits[block++ % bits.length] ?? 0;
      const wanted = (Math.floor(value(largest) / STEP) + 0.25 + 0.5 * bit) * STEP;
      const more = (wanted - value(largest)) / 2;
      for (const at of largest) addChroma(marked, at, more);
    }
  return { width, height, data: marked };
}

const luma = (data: Uint8Array, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);

const chroma = (data: Uint8Array, at: number): number =>
  Math.round(0.492 * ((data[at + 2] ?? 0) - Math.round(luma(data, at))) + 128);

/** Changes U and leaves Y and V as they are. */
function addChroma(data: Uint8Array, at: number, more: number): void {
  const add = (offset: number, by: number): void => {
    data[at + offset] = Math.min(255, Math.max(0, Math.round((data[at + offset] ?? 0) + by)));
  };
  add(1, -0.395 * more);
  add(2, 2.032 * more);
}
