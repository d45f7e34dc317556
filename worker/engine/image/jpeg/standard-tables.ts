import { ZIGZAG } from './zigzag.js';

/** The example tables of T.81, K.1 and K.2, natural order: libjpeg's quality 50. */
export const LUMA_50 = Uint16Array.from([
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
  92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]);
export const CHROMA_50 = Uint16Array.from([
  17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99,
  47, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
]);

/** The table that libjpeg and most programs write at a quality of 1-100 (jpeg_quality_scaling). */
export function libjpegTable(base: Uint16Array, quality: number): Uint16Array {
  const scale = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;
  return base.map((step) => Math.min(255, Math.max(1, Math.floor((step * scale + 50) / 100))));
}

/** The libjpeg quality with exactly this table; null when there is none. */
export function libjpegQuality(steps: ArrayLike<number>, base: Uint16Array): number | null {
  for (let quality = 100; quality >= 1; quality--) {
    const table = libjpegTable(base, quality);
    if (ZIGZAG.every((k) => table[k] === steps[k])) return quality;
  }
  return null;
}
