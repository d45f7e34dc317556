import type { PagePicture } from '../../../image/page-picture.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import { type Seam, seamsOf } from './colour-seams.js';
import type { DrawnWord } from './drawn-words.js';

/**
 * A rectangle of one exact colour around one word, differing by a few levels from its
 * surroundings.
 */
export interface ColourPatch {
  area: PixelRect;
  /** Largest difference over the channels, in levels. */
  delta: number;
}

/** Maximum rounding of corners in pixels; rounder ones are a design. */
const CORNER_MAX_PX = 1;
const HEIGHT_MIN_PX = 8;
const HEIGHT_MAX_PX = 200;
const SIDE_SHARE_MIN = 0.85;

/** Maximum margin between a patch and its words: this share of their height plus some pixels. */
const MARGIN_SHARE = 0.9;
const MARGIN_PX = 6;

/** Differences up to this are invisible and so no design; beyond it, centred text is a design. */
const UNSEEN_DELTA_MAX = 2;
const CENTRED_MAX_PX = 2;

/** Maximum number of patches; more are the design of the page. */
const PATCHES_MAX = 3;
const PAIRS_MAX = 500_000;

/** Finds patches around words; none when there are many. */
export function colourPatchesOf(picture: PagePicture, words: readonly DrawnWord[]): ColourPatch[] {
  const patches = rectanglesOf(picture)
    .map(({ area, delta }) => ({ area, delta, words: wordsIn(area, words) }))
    .filter((patch) => patch.words !== null && fitsTightly(patch.area, patch.words, patch.delta));
  return patches.length > PATCHES_MAX ? [] : patches.map(({ area, delta }) => ({ area, delta }));
}

/** Rectangles whose colour and surrounding colour meet on all four sides. */
function rectanglesOf(picture: PagePicture): ColourPatch[] {
  const seams = seamsOf(picture);
  const lowers = new Map<string, Seam[]>();
  for (const seam of seams) {
    const key = `${seam.above}:${seam.below}`;
    const list = lowers.get(key);
    if (list) list.push(seam);
    else lowers.set(key, [seam]);
  }
  const found: ColourPatch[] = [];
  let pairs = 0;
  for (const upper of seams)
    for (const lower of lowers.get(`${upper.below}:${upper.above}`) ?? []) {
      if (++pairs > PAIRS_MAX) return found;
      const h = lower.y - upper.y;
      if (h < HEIGHT_MIN_PX || h > HEIGHT_MAX_PX) continue;
      if (Math.abs(upper.left - lower.left) > CORNER_MAX_PX) continue;
      if (Math.abs(upper.right - lower.right) > CORNER_MAX_PX) continue;
      const area = { x: upper.left, y: upper.y + 1, w: upper.right - upper.left, h };
      const sides = [area.x, area.x + area.w - 1].map((x, side) =>
        sideShare(picture, x, side === 0 ? x - 1 : x + 1, area, upper),
      );
      if (sides.some((share) => share < SIDE_SHARE_MIN)) continue;
      found.push({ area, delta: deltaOf(upper.above, upper.below) });
      break;
    }
  return found;
}

/** Share of a vertical side at which the inner colour meets the outer one. */
function sideShare(
  { width, rgb }: PagePicture,
  inner: number,
  outer: number,
  { y, h }: PixelRect,
  { above, below }: Seam,
): number {
  if (outer < 0 || outer >= width) return 0;
  let met = 0;
  for (let row = y; row < y + h; row++) {
    const [inAt, outAt] = [(row * width + inner) * 3, (row * width + outer) * 3];
    const inColour = (rgb[inAt]! << 16) | (rgb[inAt + 1]! << 8) | rgb[inAt + 2]!;
    const outColour = (rgb[outAt]! << 16) | (rgb[outAt + 1]! << 8) | rgb[outAt + 2]!;
    if (inColour === below && outColour === above) met++;
  }
  return met / h;
}

const deltaOf = (one: number, other: number): number =>
  Math.max(
    ...[16, 8, 0].map((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255))),
  );

/**
 * Bounding box of the words with their centre in an area, and the height of the tallest;
 * null without words.
 */
function wordsIn(
  area: PixelRect,
  words: readonly DrawnWord[],
): (PixelRect & { tallest: number }) | null {
  const inside = words
    .map((word) => word.area)
    .filter(({ x, y, w, h }) => {
      const [middleX, middleY] = [x + w / 2, y + h / 2];
      return (
        middleX > area.x &&
        middleX < area.x + area.w &&
        middleY > area.y &&
        middleY < area.y + area.h
      );
    });
  if (inside.length === 0) return null;
  const x = Math.min(...inside.map((box) => box.x));
  const y = Math.min(...inside.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...inside.map((box) => box.x + box.w)) - x,
    h: Math.max(...inside.map((box) => box.y + box.h)) - y,
    tallest: Math.max(...inside.map((box) => box.h)),
  };
}

/** Whether an area contains one row of words and little else, like a patch and unlike a card. */
function fitsTightly(
  area: PixelRect,
  print: (PixelRect & { tallest: number }) | null,
  delta: number,
): boolean {
  if (!print || print.h > 1.6 * print.tallest) return false;
  const margin = MARGIN_SHARE * print.tallest + MARGIN_PX;
  const left = print.x - area.x;
  const right = area.x + area.w - print.x - print.w;
  const above = print.y - area.y;
  const under = area.y + area.h - print.y - print.h;
  if (Math.max(left, right, above, under) > margin) return false;
  return delta <= UNSEEN_DELTA_MAX || Math.abs(left - right) > CENTRED_MAX_PX + 0.1 * print.tallest;
}
