import type { Line } from '../../../evidence/page.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { median } from '../../../statistics.js';
import { charactersOf, inkOf, type InkPatch, inkPatchOf } from '../typeface/ink-patch.js';

/** A character as it lies in its word. */
export interface Mark {
  character: string;
  isDigit: boolean;
  /** Centre of its ink, pixels from the left and top of the word's crop. */
  x: number;
  y: number;
  /** Of its ink, whole pixels. */
  width: number;
}

/** A number whose characters are separate. */
export interface SetNumber {
  /** Pixels of the picture as stored. */
  area: PixelRect;
  text: string;
  /** From left to right. */
  marks: readonly Mark[];
  /** Where its crop begins in the picture. */
  left: number;
  /** Median height of its digits, pixels as shown. */
  height: number;
  /** Median ink of its digits over the square of their height: a measure of stroke width. */
  weight: number;
  /** Grey levels between its ground and ink. */
  contrast: number;
}

const HEIGHT_MIN_PX = 6;
const CONTRAST_MIN = 30;

/** Maximum difference in height of the digits of a number, as a share and in pixels. */
const HEIGHT_SPREAD = 0.1;
const HEIGHT_SPREAD_MIN_PX = 1;

const DIGITS_MIN = 2;
const NUMBERS_MAX = 400;

/** Of a word's box, pixels: smoothed edges reach beyond it. */
const AROUND_PX = 2;

/** Depth below which ink is ripple of compression, and above which it counts as full, of contrast. */
const RIPPLE_SHARE = 0.08;
const FULL_SHARE = 1.5;

/** Characters that are displayed in the order of the text. */
const LEFT_TO_RIGHT = /^[\p{ASCII}£€₪]+$/u;

/** The numbers of a page whose characters stand apart, in page order. */
export function setNumbersOf(picture: PagePicture, lines: readonly Line[]): SetNumber[] {
  const numbers: SetNumber[] = [];
  for (const { words } of lines)
    for (const { text, rect } of words) {
      if (numbers.length >= NUMBERS_MAX) return numbers;
      const characters = [...text.replace(/\s/g, '')];
      if (characters.filter(isDigit).length < DIGITS_MIN || !LEFT_TO_RIGHT.test(text)) continue;
      const area = picture.toArea(rect);
      if (area.w <= 0 || area.h <= 0) continue;
      const number = measure(picture, area, characters);
      if (number !== null) numbers.push({ area, text, ...number });
    }
  return numbers;
}

const isDigit = (character: string): boolean => character >= '0' && character <= '9';

function measure(
  picture: PagePicture,
  { x, y, w, h }: PixelRect,
  characters: readonly string[],
): Omit<SetNumber, 'area' | 'text'> | null {
  const patch = inkPatchOf(picture, {
    x: x - AROUND_PX,
    y: y - AROUND_PX,
    w: w + 2 * AROUND_PX,
    h: h + 2 * AROUND_PX,
  });
  if (patch === null || patch.contrast < CONTRAST_MIN) return null;
  const boxes = charactersOf(patch, characters);
  if (boxes === null) return null;
  const digits = boxes.filter((_, at) => isDigit(characters[at]!));
  const height = median(digits.map((box) => box.h));
  if (height < HEIGHT_MIN_PX) return null;
  // Higher ones have a rule of the table with them.
  const spread = Math.max(HEIGHT_SPREAD_MIN_PX, HEIGHT_SPREAD * height);
  if (digits.some((box) => Math.abs(box.h - height) > spread)) return null;
  return {
    marks: boxes.map((box, at) => ({
      character: characters[at]!,
      isDigit: isDigit(characters[at]!),
      width: box.w,
      ...centreOf(patch, widened(boxes, at, patch)),
    })),
    left: Math.max(0, x - AROUND_PX),
    height,
    weight: median(digits.map((box) => inkOf(patch, box) / height ** 2)),
    contrast: patch.contrast,
  };
}

/** A box with a pixel around it for smoothed edges, short of its neighbours. */
function widened(boxes: readonly PixelRect[], at: number, { width, height }: InkPatch): PixelRect {
  const { x, y, w, h } = boxes[at]!;
  const [before, after] = [boxes[at - 1], boxes[at + 1]];
  const left = Math.max(0, before === undefined ? 0 : before.x + before.w, x - 1);
  const right = Math.min(width, after === undefined ? width : after.x, x + w + 1);
  const top = Math.max(0, y - 1);
  return { x: left, y: top, w: right - left, h: Math.min(height, y + h + 1) - top };
}

function centreOf(
  { width, ink, contrast }: InkPatch,
  { x, y, w, h }: PixelRect,
): Pick<Mark, 'x' | 'y'> {
  let [sum, across, down] = [0, 0, 0];
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++) {
      const depth = ink[row * width + column]!;
      if (depth < RIPPLE_SHARE * contrast) continue;
      const counted = Math.min(depth, FULL_SHARE * contrast);
      sum += counted;
      across += counted * column;
      down += counted * row;
    }
  return { x: across / sum, y: down / sum };
}
