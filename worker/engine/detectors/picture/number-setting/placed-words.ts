import type { PixelRect } from '../../../evidence/geometry.js';
import type { Line } from '../../../evidence/page.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { charactersOf, type InkPatch, inkPatchOf } from '../typeface/ink-patch.js';
import { type Kind, kindOf } from '../typeface/number-words.js';

/** A word and where its ink lies, in fractions of pixels of the picture. */
export interface PlacedWord {
  area: PixelRect;
  text: string;
  /** null for words that are no numbers. */
  kind: Kind | null;
  left: number;
  right: number;
  /** The upper edge of most of its letters, and the line they stand on. */
  top: number;
  base: number;
  /** Between the two. */
  height: number;
  /** Of a number, its ink over its digits and the square of its height: a measure of stroke width. */
  weight: number;
  /** Grey levels between its ground and ink. */
  contrast: number;
  tint: InkPatch['tint'];
  /** Upper and lower edges of the digits of a number whose characters stand apart; or none. */
  digits: readonly { character: string; top: number; bottom: number }[];
}

const CONTRAST_MIN = 30;
const HEIGHT_MIN_PX = 6;
const DIGITS_MIN = 2;
export const WORDS_MAX = 800;

/** Around a word's box, pixels: smoothed edges reach beyond it. */
const AROUND_PX = 2;

/** Depth of ink at an edge, and below which it is ripple of compression, of the contrast. */
const EDGE_SHARE = 0.5;
const RIPPLE_SHARE = 0.08;

/** The words of a page with measurable ink, in page order; its first `WORDS_MAX`. */
export function placedWordsOf(picture: PagePicture, lines: readonly Line[]): PlacedWord[] {
  const placed: PlacedWord[] = [];
  for (const { words } of lines)
    for (const { text, rect } of words) {
      if (placed.length >= WORDS_MAX) return placed;
      const word = placeWord(picture, picture.toArea(rect), text);
      if (word !== null) placed.push(word);
    }
  return placed;
}

function placeWord(picture: PagePicture, area: PixelRect, text: string): PlacedWord | null {
  if (area.w <= 0 || area.h <= 0) return null;
  const [x, y] = [Math.max(0, area.x - AROUND_PX), Math.max(0, area.y - AROUND_PX)];
  const patch = inkPatchOf(picture, {
    ...{ x, y },
    w: area.x + area.w + AROUND_PX - x,
    h: area.y + area.h + AROUND_PX - y,
  });
  if (patch === null || patch.contrast < CONTRAST_MIN) return null;
  const columns = edgesOf(deepest(patch), EDGE_SHARE * patch.contrast);
  const rows = rowsOf(patch);
  if (columns === null || rows === null) return null;
  const height = rows.base - rows.top;
  if (height < HEIGHT_MIN_PX) return null;
  const digits = [...text].filter((one) => one >= '0' && one <= '9').length;
  return {
    ...{ area, text, height },
    kind: digits < DIGITS_MIN ? null : kindOf(text),
    left: x + columns[0],
    right: x + columns[1],
    top: y + rows.top,
    base: y + rows.base,
    weight: inkIn(patch) / (Math.max(1, digits) * height ** 2),
    contrast: patch.contrast,
    tint: patch.tint,
    digits: digits < DIGITS_MIN ? [] : digitsOf(patch, text, y),
  };
}

/** Characters that are displayed in the order of the text. */
const LEFT_TO_RIGHT = /^[\p{ASCII}£€₪]+$/u;

function digitsOf(patch: InkPatch, text: string, y: number): PlacedWord['digits'] {
  const characters = [...text.replace(/\s/g, '')];
  const boxes = LEFT_TO_RIGHT.test(text) ? charactersOf(patch, characters) : null;
  return (boxes ?? []).flatMap((box, at) => {
    const character = characters[at]!;
    if (character < '0' || character > '9') return [];
    const edges = edgesOf(deepestIn(patch, box), EDGE_SHARE * patch.contrast);
    return edges === null ? [] : [{ character, top: y + edges[0], bottom: y + edges[1] }];
  });
}

/** The deepest ink of each row of the patch within the columns of a character. */
function deepestIn({ width, height, ink }: InkPatch, { x, w }: PixelRect): Float64Array {
  const most = new Float64Array(height);
  for (let row = 0; row < height; row++)
    for (let column = x; column < x + w; column++)
      most[row] = Math.max(most[row]!, ink[row * width + column]!);
  return most;
}

/** The deepest ink of each column. */
function deepest({ width, height, ink }: InkPatch): Float64Array {
  const most = new Float64Array(width);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const depth = ink[row * width + column]!;
      if (depth > most[column]!) most[column] = depth;
    }
  return most;
}

/** Where a profile first and last passes a level, between the centres of its cells; null where it never does. */
function edgesOf(profile: Float64Array, level: number): [number, number] | null {
  const first = profile.findIndex((depth) => depth >= level);
  if (first < 0) return null;
  const last = profile.findLastIndex((depth) => depth >= level);
  const part = (inside: number, outside: number): number =>
    inside > outside ? (inside - level) / (inside - outside) : 0;
  return [
    first - part(profile[first]!, profile[first - 1] ?? 0),
    last + part(profile[last]!, profile[last + 1] ?? 0),
  ];
}

/**
 * The rows between which most letters of a word lie: where the ink of its rows rises most, and below
 * it where it falls most; between rows, by the centre of the rise and of the fall.
 */
function rowsOf({ width, height, ink, contrast }: InkPatch): { top: number; base: number } | null {
  const sums = new Float64Array(height + 2);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const depth = ink[row * width + column]!;
      if (depth > RIPPLE_SHARE * contrast) sums[row + 1]! += Math.min(depth, contrast);
    }
  // steps[row] is the change from the row before it to this one, at its upper edge.
  const steps = Float64Array.from({ length: height + 1 }, (_, row) => sums[row + 1]! - sums[row]!);
  const base = steepest(steps, -1, 0, height);
  if (base === null) return null;
  const top = steepest(steps, 1, 0, Math.floor(base) - 1);
  return top === null ? null : { top, base };
}

/** Steps over which one edge is spread by smoothing, to either side. */
const SPREAD = 1;

/** The centre of the steepest change in one direction, edges of rows; the last one of equals downwards. */
function steepest(steps: Float64Array, sign: 1 | -1, from: number, to: number): number | null {
  let [at, most] = [-1, 0];
  for (let row = from; row <= to; row++) {
    let around = 0;
    for (let near = row - SPREAD; near <= row + SPREAD; near++)
      around += Math.max(0, sign * (steps[near] ?? 0));
    if (around > most) [at, most] = [row, around];
  }
  if (at < 0) return null;
  let [sum, moment] = [0, 0];
  for (let near = at - SPREAD; near <= at + SPREAD; near++) {
    const step = Math.max(0, sign * (steps[near] ?? 0));
    sum += step;
    moment += step * near;
  }
  return moment / sum;
}

function inkIn({ ink, contrast }: InkPatch): number {
  let sum = 0;
  for (const depth of ink)
    if (depth > RIPPLE_SHARE * contrast) sum += Math.min(1, depth / contrast);
  return sum;
}
