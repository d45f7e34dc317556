import { median } from '../../../statistics.js';
import type { Line } from '../../../evidence/page.js';
import type { PagePicture } from '../../../image/page-picture.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import {
  charactersOf,
  inkOf,
  type InkPatch,
  inkPatchOf,
  leanOf,
  sharpnessOf,
} from './ink-patch.js';
import { shapeOf } from './shapes.js';

/** A printed digit. */
export interface Digit {
  /** As recognised. */
  character: string;
  /** Pixels, as shown. */
  height: number;
  /** Width over height. */
  aspect: number;
  /** Its ink over the square of its height: a measure of stroke width. */
  weight: number;
  /** See `leanOf`. */
  lean: number;
  /** See `shapeOf`. */
  shape: Float32Array;
  /** Its ink as drawn, grey levels, with the row above and below it. */
  drawn: { width: number; ink: Float32Array };
}

/** A word with digits: an amount, date or number. */
export interface NumberWord {
  /** Pixels of the picture as stored. */
  area: PixelRect;
  /** As recognised. */
  text: string;
  digits: readonly Digit[];
  /** Median height of its digits, pixels as shown. */
  height: number;
  /** Grey levels between its background and ink, see `InkPatch`. */
  contrast: number;
  /** The same to its darkest ink. */
  darkest: number;
  /** Colour of its ink relative to its background, see `InkPatch`. */
  tint: InkPatch['tint'];
  /** See `sharpnessOf`. */
  sharpness: number;
}

/** What a number stands for, by its form. */
export type Kind = 'amount' | 'date' | 'time' | 'other';

/** Excludes rates, which tables set differently. */
const AMOUNT = /^\D{0,4}\d[\d,.']*[.,]\d{2}[^\d%]{0,4}$/;
const DATE = /^\D?\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\D?$/;
const TIME = /^\d{1,2}:\d{2}(:\d{2})?\w{0,2}$/;

export const kindOf = (text: string): Kind =>
  DATE.test(text) ? 'date' : AMOUNT.test(text) ? 'amount' : TIME.test(text) ? 'time' : 'other';

export const isAmountOrDate = (text: string): boolean => ['amount', 'date'].includes(kindOf(text));

/**
 * Minimum height of digits in pixels, and minimum contrast in grey levels; below either
 * the shape is not measurable.
 */
const HEIGHT_MIN_PX = 8;
const CONTRAST_MIN = 30;

/** Margin of background cropped with a word, pixels. */
const AROUND_PX = 1;

/**
 * Maximum deviation of height within a word, relative and in pixels; a digit that
 * deviates more was segmented wrongly.
 */
const HEIGHT_SPREAD = 0.15;
const HEIGHT_SPREAD_MIN_PX = 2;

/** Characters that are displayed in the order of the text. */
const LEFT_TO_RIGHT = /^[\p{ASCII}£€₪]+$/u;

/** Bounds the work on dense pages. */
export const DIGITS_MAX = 1500;

/** Kept while a picture exists: two layers ask, with the same lines. */
const known = new WeakMap<PagePicture, { lines: readonly Line[]; words: readonly NumberWord[] }>();

/** The words of a page with at least two digits and separable characters. */
export function numberWordsOf(picture: PagePicture, lines: readonly Line[]): readonly NumberWord[] {
  const found = known.get(picture);
  if (found?.lines === lines) return found.words;
  const words = measure(picture, lines);
  known.set(picture, { lines, words });
  return words;
}

function measure(picture: PagePicture, lines: readonly Line[]): NumberWord[] {
  const words: NumberWord[] = [];
  let digitsSeen = 0;
  for (const { words: read } of lines)
    for (const { text, rect } of read) {
      if (digitsSeen >= DIGITS_MAX) return words;
      const characters = [...text.replace(/\s/g, '')];
      if (characters.filter(isDigit).length < 2 || !LEFT_TO_RIGHT.test(text)) continue;
      const touched = picture.toArea(rect);
      if (touched.w <= 0 || touched.h <= 0) continue;
      const area = {
        x: touched.x - AROUND_PX,
        y: touched.y - AROUND_PX,
        w: touched.w + 2 * AROUND_PX,
        h: touched.h + 2 * AROUND_PX,
      };
      const patch = inkPatchOf(picture, area);
      if (patch === null || patch.height < HEIGHT_MIN_PX || patch.contrast < CONTRAST_MIN) continue;
      const digits = digitsOf(patch, characters);
      if (digits.length < 2) continue;
      digitsSeen += digits.length;
      const height = median(digits.map((digit) => digit.height));
      const sharpness = sharpnessOf(patch);
      const { contrast, tint } = patch;
      const darkest = patch.ink.reduce((most, level) => Math.max(most, level), 0);
      words.push({ area: touched, text, digits, height, contrast, darkest, tint, sharpness });
    }
  return words;
}

const isDigit = (character: string): boolean => character >= '0' && character <= '9';

function digitsOf(patch: InkPatch, characters: readonly string[]): Digit[] {
  const boxes = charactersOf(patch, characters);
  if (boxes === null) return [];
  const digits = boxes.flatMap((box, index) => {
    const character = characters[index]!;
    return isDigit(character) ? [{ character, box }] : [];
  });
  const usual = median(digits.map(({ box }) => box.h));
  if (usual < HEIGHT_MIN_PX) return [];
  const spread = Math.max(HEIGHT_SPREAD_MIN_PX, HEIGHT_SPREAD * usual);
  return digits
    .filter(({ box }) => Math.abs(box.h - usual) <= spread)
    .map(({ character, box }) => ({
      character,
      height: box.h,
      aspect: box.w / box.h,
      weight: inkOf(patch, box) / box.h ** 2,
      lean: leanOf(patch, box),
      shape: shapeOf(patch, box),
      drawn: drawnOf(patch, box),
    }));
}

function drawnOf({ width, height, ink }: InkPatch, { x, y, w, h }: PixelRect): Digit['drawn'] {
  const [top, bottom] = [Math.max(0, y - 1), Math.min(height, y + h + 1)];
  const drawn = new Float32Array(w * (bottom - top));
  for (let row = top; row < bottom; row++)
    drawn.set(ink.subarray(row * width + x, row * width + x + w), (row - top) * w);
  return { width: w, ink: drawn };
}
