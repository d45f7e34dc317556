import type { PixelRect } from '../../../evidence/geometry.js';
import type { Grey } from '../../../image/grey.js';

/** A word by its ink. */
export interface RuledWord {
  box: PixelRect;
  /** Height of its digits or letters, pixels. */
  height: number;
}

/** A page with what may be part of a line along its rows. */
export interface PrintedPage {
  width: number;
  height: number;
  grey: Uint8Array;
  /** 1 for print and for what is darker than a few pixels above and below it. */
  ink: Uint8Array;
}

/** Minimum contrast of a line, grey levels. */
export const CONTRAST_MIN = 16;
/** Pale lines are darker than what is so far above and below, pixels. */
const PALE_OFF_PX = 3;

/** A page with its ink and the pale lines beside it: tables are often ruled in light grey. */
export function printedPage({ width, height, data: grey }: Grey, ink: Uint8Array): PrintedPage {
  const lines = Uint8Array.from(ink);
  const off = PALE_OFF_PX * width;
  for (let at = off; at < width * height - off; at++)
    if (Math.min(grey[at - off]!, grey[at + off]!) - grey[at]! >= CONTRAST_MIN) lines[at] = 1;
  return { width, height, grey, ink: lines };
}
