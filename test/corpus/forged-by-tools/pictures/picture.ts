import sharp from 'sharp';
import type { Area } from './read-words.js';

/** Eight bits a channel, RGB, rows from the top. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Decodes a picture, turned as it is shown. */
export async function pixelsOf(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export const rawOf = ({ width, height }: Pixels) =>
  ({ raw: { width, height, channels: 3 } }) as const;

export type Rgb = readonly [number, number, number];

const at = ({ data, width }: Pixels, x: number, y: number): Rgb => {
  const index = (y * width + x) * 3;
  return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
};

const lumaOf = ([r, g, b]: Rgb): number => 0.3 * r + 0.59 * g + 0.11 * b;

/**
 * The colours of paper and ink inside an area: its 80th and 4th percentiles by luma, counted from
 * the other end where most of its outline is nearer to the dark one, as on dark screens.
 */
export function coloursIn(pixels: Pixels, area: Area): { paper: Rgb; ink: Rgb } {
  const colours: Rgb[] = [];
  const outline: number[] = [];
  for (let y = area.y; y < area.y + area.h; y++)
    for (let x = area.x; x < area.x + area.w; x++) {
      const colour = at(pixels, x, y);
      colours.push(colour);
      const isInside =
        y > area.y && y < area.y + area.h - 1 && x > area.x && x < area.x + area.w - 1;
      if (!isInside) outline.push(lumaOf(colour));
    }
  colours.sort((a, b) => lumaOf(a) - lumaOf(b));
  outline.sort((a, b) => a - b);
  const part = (share: number): Rgb => colours[Math.floor(share * colours.length)] ?? [0, 0, 0];
  const middle = (lumaOf(part(0.04)) + lumaOf(part(0.96))) / 2;
  return (outline[outline.length >> 1] ?? 255) < middle
    ? { paper: part(0.2), ink: part(0.96) }
    : { paper: part(0.8), ink: part(0.04) };
}

/**
 * The letters of a word as areas, found by the blank columns between them; null
 * if these are not as many as its letters, as where letters touch.
 */
export function lettersOf(pixels: Pixels, word: Area & { text: string }): Area[] | null {
  const isInk = inkIn(pixels, word);
  const letters: Area[] = [];
  let start = -1;
  for (let x = word.x; x <= word.x + word.w; x++) {
    let inked = false;
    for (let y = word.y; y < word.y + word.h && x < word.x + word.w; y++) inked ||= isInk(x, y);
    if (inked && start < 0) start = x;
    if (!inked && start >= 0) {
      letters.push({ x: start, y: word.y, w: x - start, h: word.h });
      start = -1;
    }
  }
  return letters.length === [...word.text].length ? letters : null;
}

/** Whether a pixel of a word is nearer to its ink than to its paper. */
function inkIn(pixels: Pixels, word: Area): (x: number, y: number) => boolean {
  const colours = coloursIn(pixels, word);
  const [paper, ink] = [lumaOf(colours.paper), lumaOf(colours.ink)];
  return (x, y) => {
    const luma = lumaOf(at(pixels, x, y));
    return Math.abs(luma - ink) < Math.abs(luma - paper);
  };
}

/** The rows of a letter of a word that have its ink. */
export function inkedRowsOf(
  pixels: Pixels,
  word: Area,
  { x, y, w, h }: Area,
): Pick<Area, 'y' | 'h'> {
  const isInk = inkIn(pixels, word);
  const rows = Array.from({ length: h }, (_, row) => y + row).filter((row) =>
    Array.from({ length: w }, (_, column) => x + column).some((column) => isInk(column, row)),
  );
  const top = rows[0] ?? y;
  return { y: top, h: (rows.at(-1) ?? y + h - 1) + 1 - top };
}

/** A difference that no rounding makes, of 255. */
const DIFFERENCE_MIN = 6;

/** Of a mask around what changed, pixels. */
const MARGIN = 4;

/** Where two pictures of one size differ, with a margin: white on black; null if nowhere. */
export async function maskOf(before: Pixels, after: Pixels): Promise<Buffer | null> {
  if (before.width !== after.width || before.height !== after.height) return null;
  const { width, height } = before;
  const changed = Buffer.alloc(width * height);
  let count = 0;
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++) {
      const index = pixel * 3 + channel;
      if (Math.abs((before.data[index] ?? 0) - (after.data[index] ?? 0)) < DIFFERENCE_MIN) continue;
      if (changed[pixel] === 0) count += 1;
      changed[pixel] = 255;
    }
  if (count === 0) return null;
  // Pixels between changed ones belong to the edit. What sharp erodes are the dark parts.
  return sharp(changed, { raw: { width, height, channels: 1 } })
    .erode(MARGIN)
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
