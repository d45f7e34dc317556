import type { InferencePicture } from '../../../infer.js';
import type { PixelRect } from '../../../evidence/geometry.js';

/**
 * Side of a window in pixels, as in training; the manifest of the model cuts the mosaic
 * at the same places.
 */
export const WINDOW_PX = 128;

/** Maximum number of windows; more change the mean little and cost time. */
export const WINDOWS_MAX = 12;

/** Standard deviation of brightness below which a window is blank paper. As in scripts/train/ai_generated/crops.py. */
const SPREAD_MIN = 8;

/** Windows with content, spread over the whole picture; `grey` is one byte per pixel. */
export function inkedWindows(grey: Uint8Array, width: number, height: number): PixelRect[] {
  const columns = Math.floor(width / WINDOW_PX);
  const rows = Math.floor(height / WINDOW_PX);
  const inked: PixelRect[] = [];
  // The grid is centred so that it is not aligned to the blocks of an encoder by construction.
  const left = (width - columns * WINDOW_PX) >> 1;
  const top = (height - rows * WINDOW_PX) >> 1;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = left + column * WINDOW_PX;
      const y = top + row * WINDOW_PX;
      if (spreadOf(grey, width, x, y) >= SPREAD_MIN)
        inked.push({ x, y, w: WINDOW_PX, h: WINDOW_PX });
    }
  if (inked.length <= WINDOWS_MAX) return inked;
  return Array.from(
    { length: WINDOWS_MAX },
    (_, nth) => inked[Math.floor(((nth + 0.5) * inked.length) / WINDOWS_MAX)],
  ).filter((area) => area !== undefined);
}

/** Standard deviation over a window, every second pixel of every second row. */
function spreadOf(grey: Uint8Array, width: number, x: number, y: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let row = y; row < y + WINDOW_PX; row += 2)
    for (let at = row * width + x; at < row * width + x + WINDOW_PX; at += 2) {
      const value = grey[at] ?? 0;
      sum += value;
      squares += value * value;
      count++;
    }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/** Arranges windows of a picture (3 bytes per pixel) in rows of at most four. */
export function mosaicOf(
  rgb: Uint8Array,
  width: number,
  windows: readonly PixelRect[],
): InferencePicture {
  // Full rows only: the network would evaluate an empty cell as a picture.
  const columns = [4, 3, 2, 1].find((count) => windows.length % count === 0) ?? 1;
  const rows = windows.length / columns;
  const size = { width: columns * WINDOW_PX, height: rows * WINDOW_PX };
  const mosaic = new Uint8Array(size.width * size.height * 3);
  for (const [nth, { x, y }] of windows.entries()) {
    const toX = (nth % columns) * WINDOW_PX;
    const toY = Math.floor(nth / columns) * WINDOW_PX;
    for (let row = 0; row < WINDOW_PX; row++) {
      const from = ((y + row) * width + x) * 3;
      mosaic.set(rgb.subarray(from, from + WINDOW_PX * 3), ((toY + row) * size.width + toX) * 3);
    }
  }
  return { ...size, rgb: mosaic };
}
