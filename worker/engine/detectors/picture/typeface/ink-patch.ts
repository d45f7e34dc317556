import { toGrey } from '../../../image/grey.js';
import { type Component, componentsOf } from '../../../image/signal/components.js';
import { quantile } from '../../../statistics.js';
import { orient } from '../../../image/orient.js';
import type { PixelRect } from '../../../evidence/geometry.js';

/** A word cropped from a picture, upright as shown. */
export interface InkPatch {
  width: number;
  height: number;
  /**
   * Difference of each pixel from the background towards the ink, grey levels; 0 for
   * background.
   */
  ink: Float32Array;
  /** Grey levels between the background and the ink, by its quantile INK_SHARE. */
  contrast: number;
  /**
   * Blue and red minus luma of the ink, relative to the background, at full contrast: 0
   * for black on any paper.
   */
  tint: { blue: number; red: number };
}

interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
  orientation: number;
}

/**
 * Quantiles of levels that represent background and ink; print covers less of a word's
 * box than paper.
 */
const GROUND_SHARE = 0.85;
const INK_SHARE = 0.97;

/** Crops a word, dark on light or light on dark; null for an area outside the picture. */
export function inkPatchOf(picture: Picture, area: PixelRect): InkPatch | null {
  const left = Math.max(0, area.x);
  const top = Math.max(0, area.y);
  const width = Math.min(picture.width, area.x + area.w) - left;
  const height = Math.min(picture.height, area.y + area.h) - top;
  if (width <= 0 || height <= 0) return null;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 3;
    data.set(picture.rgb.subarray(from, from + width * 3), y * width * 3);
  }
  const upright = orient({ width, height, data }, picture.orientation);
  const grey = toGrey(upright);
  const [low, high] = [quantile(grey.data, 1 - GROUND_SHARE), quantile(grey.data, GROUND_SHARE)];
  const middle = quantile(grey.data, 0.5);
  const isDark = high - middle > middle - low;
  const ground = isDark ? low : high;
  const ink = Float32Array.from(grey.data, (level) =>
    Math.max(0, isDark ? level - ground : ground - level),
  );
  const contrast = quantile(ink, INK_SHARE);
  const tint = tintOf(upright.data, grey.data, ink, contrast);
  return { width: grey.width, height: grey.height, ink, contrast, tint };
}

/** Mean colour of the strong ink minus that of the background, over their contrast. */
function tintOf(
  rgb: Uint8Array,
  grey: Uint8Array,
  ink: Float32Array,
  contrast: number,
): InkPatch['tint'] {
  const sums = { ink: { blue: 0, red: 0, count: 0 }, ground: { blue: 0, red: 0, count: 0 } };
  for (let at = 0; at < ink.length; at++) {
    if (ink[at]! > 0.25 * contrast && ink[at]! < 0.75 * contrast) continue;
    const sum = ink[at]! >= 0.75 * contrast ? sums.ink : sums.ground;
    sum.red += rgb[3 * at]! - grey[at]!;
    sum.blue += rgb[3 * at + 2]! - grey[at]!;
    sum.count += 1;
  }
  const [inked, ground] = [sums.ink, sums.ground];
  if (inked.count === 0 || ground.count === 0 || contrast <= 0) return { blue: 0, red: 0 };
  return {
    blue: (inked.blue / inked.count - ground.blue / ground.count) / contrast,
    red: (inked.red / inked.count - ground.red / ground.count) / contrast,
  };
}

/** Amount of ink in a box, in pixels of full contrast. */
export function inkOf({ width, ink, contrast }: InkPatch, { x, y, w, h }: PixelRect): number {
  let sum = 0;
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++)
      sum += Math.min(1, ink[row * width + column]! / contrast);
  return sum;
}

/**
 * Steepness of the edges of a word, in contrasts a pixel: the mean of the slopes of its
 * ink, each weighted by itself. The outline's length drops out, so that it hardly depends on
 * the letters.
 */
export function sharpnessOf({ width, height, ink, contrast }: InkPatch): number {
  const depthAt = (x: number, y: number) => Math.min(1, ink[y * width + x]! / contrast);
  let [sum, squares] = [0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const across = (depthAt(x + 1, y) - depthAt(x - 1, y)) / 2;
      const down = (depthAt(x, y + 1) - depthAt(x, y - 1)) / 2;
      const square = across * across + down * down;
      squares += square;
      sum += Math.sqrt(square);
    }
  return sum > 0 ? squares / sum : 0;
}

/**
 * Lean of the ink in a box to the right, pixels per pixel upwards: the regression of x on
 * y over the ink. Upright digits have values of their own (4 and 7 lean), so that it is
 * compared between equal digits; italics lean 0.14 to 0.27 more (8 to 15 degrees).
 */
export function leanOf({ width, ink }: InkPatch, { x, y, w, h }: PixelRect): number {
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++) {
      const depth = ink[row * width + column]!;
      sum += depth;
      sumX += depth * column;
      sumY += depth * row;
    }
  let [across, down] = [0, 0];
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++) {
      const depth = ink[row * width + column]!;
      across += depth * (column - sumX / sum) * (sumY / sum - row);
      down += depth * (row - sumY / sum) ** 2;
    }
  return down > 0 ? across / down : 0;
}

/**
 * Ink thresholds as shares of a word's contrast, tried in order: characters that touch at
 * one are separate at another.
 */
const THRESHOLDS = [0.35, 0.5, 0.65, 0.25];

/**
 * Minimum horizontal overlap, relative to the narrower component, of parts of one
 * character, e.g. the dots of a colon.
 */
const STACKED_MIN = 0.5;
const SPECK_PX = 4;

/** Maximum height of points and commas relative to the highest character. */
const POINT_HEIGHT_MAX = 0.6;

/**
 * Tight bounding boxes of a word's characters from left to right; null when the print
 * does not separate into as many components, with low ones for points.
 */
export function charactersOf(patch: InkPatch, characters: readonly string[]): Component[] | null {
  for (const share of THRESHOLDS) {
    const pieces = piecesOf(patch, share * patch.contrast, characters.length);
    if (pieces.length !== characters.length) continue;
    const highest = Math.max(...pieces.map(({ h }) => h));
    const isLow = ({ h }: Component) => h <= POINT_HEIGHT_MAX * highest;
    if (characters.every((character, at) => !'.,'.includes(character) || isLow(pieces[at]!)))
      return pieces;
  }
  return null;
}

function piecesOf(patch: InkPatch, threshold: number, count: number): Component[] {
  const ink = Uint8Array.from(patch.ink, (depth) => (depth > threshold ? 1 : 0));
  const { width, height } = patch;
  const found = componentsOf({ width, height, ink, threshold }, 40 * count)
    .filter(({ w, h }) => w * h >= SPECK_PX)
    .sort((a, b) => a.x - b.x);
  const characters: Component[] = [];
  for (const piece of found) {
    const last = characters.at(-1);
    if (last && sharedColumns(last, piece) > STACKED_MIN * Math.min(last.w, piece.w))
      characters[characters.length - 1] = joined(last, piece);
    else characters.push(piece);
  }
  return characters;
}

const sharedColumns = (a: Component, b: Component): number =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);

function joined(a: Component, b: Component): Component {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    w: Math.max(a.x + a.w, b.x + b.w) - x,
    h: Math.max(a.y + a.h, b.y + b.h) - y,
    inked: a.inked + b.inked,
  };
}
