import type { Raster } from '../../../evidence/page.js';
import type { Area } from '../../../evidence/geometry.js';

/** A part of a drawing, binarised against the ground of one box in it; all in pixels. */
export interface InkWindow {
  left: number;
  top: number;
  width: number;
  height: number;
  /** 1 where a pixel differs from the ground, row by row. */
  ink: Uint8Array;
}

/** A pixel of this much another brightness than the ground, of 255, is ink. */
const INK_MIN = 56;

const BIN = 16;

/** The brightness that most pixels of a box have, 0-255, and the share of pixels near it. */
export function groundOf(drawing: Raster, box: Area): { level: number; share: number } {
  const counts = new Uint32Array(256 / BIN);
  const sums = new Float64Array(256 / BIN);
  let all = 0;
  for (let y = Math.max(0, box.top); y <= Math.min(drawing.height - 1, box.bottom); y++)
    for (let x = Math.max(0, box.left); x <= Math.min(drawing.width - 1, box.right); x++) {
      const level = brightness(drawing, x, y);
      const bin = Math.floor(level / BIN);
      counts[bin] = (counts[bin] ?? 0) + 1;
      sums[bin] = (sums[bin] ?? 0) + level;
      all++;
    }
  let most = 0;
  counts.forEach((count, bin) => {
    if (count > (counts[most] ?? 0)) most = bin;
  });
  const near = [most - 1, most, most + 1].reduce((sum, bin) => sum + (counts[bin] ?? 0), 0);
  const count = counts[most] ?? 0;
  return { level: count > 0 ? (sums[most] ?? 0) / count : 255, share: all > 0 ? near / all : 0 };
}

/** The ink around a box, up to `beside` pixels to the left and right and `beyond` above and below. */
export function inkAround(
  drawing: Raster,
  box: Area,
  { beside, beyond }: { beside: number; beyond: number },
): InkWindow {
  const { level } = groundOf(drawing, box);
  const left = Math.max(0, Math.round(box.left - beside));
  const top = Math.max(0, Math.round(box.top - beyond));
  const right = Math.min(drawing.width - 1, Math.round(box.right + beside));
  const bottom = Math.min(drawing.height - 1, Math.round(box.bottom + beyond));
  const [width, height] = [Math.max(0, right - left + 1), Math.max(0, bottom - top + 1)];
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.abs(brightness(drawing, left + x, top + y) - level) >= INK_MIN)
        ink[y * width + x] = 1;
  return { left, top, width, height, ink };
}

/** A box of the drawing in pixels of a window of it, cut to the window. */
export const inWindow = (window: InkWindow, box: Area): Area => ({
  left: Math.max(0, Math.round(box.left) - window.left),
  right: Math.min(window.width - 1, Math.round(box.right) - window.left),
  top: Math.max(0, Math.round(box.top) - window.top),
  bottom: Math.min(window.height - 1, Math.round(box.bottom) - window.top),
});

export const isInk = ({ width, height, ink }: InkWindow, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && ink[y * width + x] === 1;

/** Luma of a pixel, 0-255 (ITU-R BT.601). */
function brightness({ width, data }: Raster, x: number, y: number): number {
  const at = (y * width + x) * 3;
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}
