import type { PixelRect } from '../../../evidence/geometry.js';
import type { Line } from '../../../evidence/page.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { strokeOf } from './stroke.js';
import { withoutRules } from './without-rules.js';

/** A word and the shades of its edges: the pixels that are neither its ground nor its full ink. */
export interface ShadedWord {
  /** Pixels of the picture as stored. */
  area: PixelRect;
  text: string;
  /** Whether it holds two digits or more. */
  isNumber: boolean;
  /** Colours as 0xRRGGBB: the most frequent one of its area, and the one farthest from it. */
  ground: number;
  ink: number;
  /** First and last row of the picture that shows its ink, and the number of rows. */
  top: number;
  bottom: number;
  height: number;
  /** Mean width of its strokes along rows, in heights. */
  stroke: number;
  /** Share of its ground that is not exactly its ground's colour, 0 to 1: grain, or traces of compression. */
  grain: number;
  /** Its edge pixels in the order of rows. */
  edges: Edges;
}

/** Edge pixels, one entry each, in colours as 0xRRGGBB. */
export interface Edges {
  /** Columns of the picture. */
  x: Int32Array;
  shade: Int32Array;
  /** Shade and the colour of the pixel right of it, or below it, as one number; those below are negative. */
  across: Float64Array;
  down: Float64Array;
}

/** Bounds the work on dense pages. */
const WORDS_MAX = 1500;
const DIGITS_MIN = 2;
/** Pixels. */
const HEIGHT_MIN = 6;
/** Smoothed edges reach beyond a word's box by so many pixels. */
const AROUND = 2;

/** Minimum share of a word's area that is its ground, one colour. */
const GROUND_MIN = 0.25;
/** Minimum distance of ink from ground, sums of the differences of red, green and blue: 30 levels each. */
const CONTRAST_MIN = 90;
/** Colours so near the ground or the full ink are none of an edge, in the same sums: 4 levels each. */
const NEAR = 12;

/**
 * The words of a page whose ground has one colour, numbers first, and how many were looked at. A pixel belongs to the first word
 * that covers it. Rules and boxes around a word are none of its edges.
 */
export function shadedWordsOf(
  picture: PagePicture,
  lines: readonly Line[],
): { words: ShadedWord[]; looked: number } {
  const claimed = new Uint8Array(picture.width * picture.height);
  const areas = lines
    .flatMap(({ words }) => words)
    .map(({ text, rect }) => ({
      text,
      area: around(picture, picture.toArea(rect)),
      isNumber: (text.match(/\d/g) ?? []).length >= DIGITS_MIN,
    }))
    .filter(({ area }) => area.w > 0 && area.h >= HEIGHT_MIN)
    .sort((a, b) => Number(b.isNumber) - Number(a.isNumber))
    .slice(0, WORDS_MAX);
  const words = areas.flatMap((word) => {
    const shaded = shadesOf(picture, word.area, claimed);
    return shaded === null ? [] : [{ ...word, ...shaded }];
  });
  return { words, looked: areas.length };
}

/** With a margin, and without the last row and column of the picture, which have no neighbours. */
function around({ width, height }: PagePicture, { x, y, w, h }: PixelRect): PixelRect {
  const [left, top] = [Math.max(0, x - AROUND), Math.max(0, y - AROUND)];
  const right = Math.min(width - 1, x + w + AROUND);
  const bottom = Math.min(height - 1, y + h + AROUND);
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Differences of red, green and blue between two colours, added up. */
export const distanceOf = (one: number, other: number): number =>
  Math.abs((one >> 16) - (other >> 16)) +
  Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)) +
  Math.abs((one & 255) - (other & 255));

const COLOURS = 2 ** 24;

function shadesOf(
  { rgb, width }: PagePicture,
  { x, y, w, h }: PixelRect,
  claimed: Uint8Array,
): Omit<ShadedWord, 'area' | 'text' | 'isNumber'> | null {
  const colourAt = (at: number): number =>
    (rgb[3 * at]! << 16) | (rgb[3 * at + 1]! << 8) | rgb[3 * at + 2]!;
  const colours = new Int32Array(w * h);
  for (let row = 0; row < h; row++)
    for (let column = 0; column < w; column++)
      colours[row * w + column] = colourAt((y + row) * width + x + column);
  const { colour: ground, share } = mostFrequent(colours);
  if (share < GROUND_MIN) return null;
  const depths = withoutRules(
    { width: w, height: h },
    Float64Array.from(colours, (colour) => distanceOf(colour, ground)),
  );
  const deepest = depths.reduce((most, depth, at) => (depth > depths[most]! ? at : most), 0);
  const contrast = depths[deepest]!;
  if (contrast < CONTRAST_MIN) return null;
  const at: number[] = [];
  let [top, bottom] = [h, -1];
  let [flat, faint] = [0, 0];
  for (let row = 0; row < h; row++)
    for (let column = 0; column < w; column++) {
      const depth = depths[row * w + column]!;
      if (depth === 0) flat++;
      else if (depth <= NEAR) faint++;
      if (depth > contrast / 2) [top, bottom] = [Math.min(top, row), row];
      const place = (y + row) * width + x + column;
      if (claimed[place] === 1) continue;
      claimed[place] = 1;
      if (depth > NEAR && depth < contrast - NEAR) at.push(place);
    }
  const height = bottom - top + 1;
  if (height < HEIGHT_MIN) return null;
  return {
    ground,
    ink: colours[deepest]!,
    top: y + top,
    bottom: y + bottom,
    height,
    stroke: strokeOf({ width: w, depths, contrast }) / height,
    grain: faint / Math.max(1, flat + faint),
    edges: {
      x: Int32Array.from(at, (place) => place % width),
      shade: Int32Array.from(at, colourAt),
      across: Float64Array.from(at, (place) => colourAt(place) * COLOURS + colourAt(place + 1)),
      down: Float64Array.from(at, (place) => -colourAt(place) * COLOURS - colourAt(place + width)),
    },
  };
}

function mostFrequent(colours: Int32Array): { colour: number; share: number } {
  const sorted = colours.slice().sort();
  let [colour, most, from] = [sorted[0]!, 0, 0];
  for (let at = 1; at <= sorted.length; at++) {
    if (at < sorted.length && sorted[at] === sorted[from]) continue;
    if (at - from > most) [colour, most] = [sorted[from]!, at - from];
    from = at;
  }
  return { colour, share: most / sorted.length };
}
