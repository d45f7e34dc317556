import type { Area, PagePicture } from '../page-picture.js';
import type { DrawnWord } from './drawn-words.js';

/** A rectangle of one exact colour around one word, a few levels off the colour around it. */
export interface ColourPatch {
  word: DrawnWord;
  /** The rectangle. */
  area: Area;
  /** Largest difference over the channels, in levels. */
  delta: number;
}

/** Designers' lightest cards lie 5 and more levels off the page, but span rows of it or have round corners. */
const DELTA_MAX = 6;
/** Furthest edge of a patch from its word: this share of the word's height, and some pixels. */
const MARGIN_SHARE = 0.8;
const MARGIN_PX = 6;
/** Smoothed edges of letters reach this far over a word's box. */
const SMOOTH_PX = 3;
const GROUND_SHARE_MIN = 0.6;
const INSIDE_SHARE_MIN = 0.97;
const OUTSIDE_SHARE_MIN = 0.97;
/** More places of the kind are how the page was designed. */
const PATCHES_MAX = 3;

export function colourPatchesOf(picture: PagePicture, words: readonly DrawnWord[]): ColourPatch[] {
  const patches: ColourPatch[] = [];
  for (const word of words) {
    if (word.groundShare < GROUND_SHARE_MIN) continue;
    const patch = patchAround(picture, word);
    if (patch) patches.push(patch);
  }
  return patches.length > PATCHES_MAX ? [] : patches;
}

type Step = readonly [dx: number, dy: number];

function patchAround(picture: PagePicture, word: DrawnWord): ColourPatch | null {
  const { x, y, w, h } = word.area;
  const reach = Math.round(MARGIN_SHARE * h) + MARGIN_PX;
  const shares = [0.5, 0.15, 0.85];
  const edge = (step: Step): number => {
    for (const share of shares) {
      const [fromX, fromY] = [
        step[0] === 0 ? x + Math.floor(w * share) : step[0] < 0 ? x - 1 : x + w,
        step[1] === 0 ? y + Math.floor(h * share) : step[1] < 0 ? y - 1 : y + h,
      ];
      const steps = stepsToEdge(picture, fromX, fromY, step, word.ground, reach);
      if (steps > 0) return steps;
    }
    return 0;
  };
  const up = edge([0, -1]);
  if (up === 0) return null;
  const down = edge([0, 1]);
  if (down === 0) return null;
  const left = edge([-1, 0]);
  if (left === 0) return null;
  const right = edge([1, 0]);
  if (right === 0) return null;
  const area = { x: x - left, y: y - up, w: w + left + right, h: h + up + down };
  const inside = frameOf(picture, area, word.ground);
  const outside = frameOf(
    picture,
    { x: area.x - 1, y: area.y - 1, w: area.w + 2, h: area.h + 2 },
    word.ground,
  );
  if (!inside || !outside) return null;
  if (inside.same < INSIDE_SHARE_MIN || outside.near < OUTSIDE_SHARE_MIN) return null;
  return { word, area, delta: outside.delta };
}

/**
 * How many pixels of the ground's own colour lie between a word and the first
 * pixel of nearly that colour; 0 where ink, another colour or nothing comes first.
 */
function stepsToEdge(
  picture: PagePicture,
  fromX: number,
  fromY: number,
  [dx, dy]: Step,
  ground: number,
  reach: number,
): number {
  let [x, y] = [fromX, fromY];
  let entered = false;
  for (let steps = 0; steps <= reach; steps++, x += dx, y += dy) {
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return 0;
    const delta = deltaAt(picture, x, y, ground);
    if (delta === 0) entered = true;
    else if (entered) return delta <= DELTA_MAX ? steps : 0;
    else if (steps >= SMOOTH_PX) return 0;
  }
  return 0;
}

/** Largest difference over the channels between a pixel and a colour, in levels. */
function deltaAt({ width, rgb }: PagePicture, x: number, y: number, colour: number): number {
  const at = (y * width + x) * 3;
  return Math.max(
    Math.abs(rgb[at]! - (colour >> 16)),
    Math.abs(rgb[at + 1]! - ((colour >> 8) & 255)),
    Math.abs(rgb[at + 2]! - (colour & 255)),
  );
}

/** Of the outermost pixels of an area, the share of exactly a colour, that of nearly it, and their largest difference. */
function frameOf(picture: PagePicture, { x, y, w, h }: Area, colour: number) {
  if (x < 0 || y < 0 || x + w > picture.width || y + h > picture.height) return null;
  let [same, near, delta] = [0, 0, 0];
  const look = (atX: number, atY: number): void => {
    const differs = deltaAt(picture, atX, atY, colour);
    if (differs === 0) same++;
    else if (differs <= DELTA_MAX) {
      near++;
      delta = Math.max(delta, differs);
    }
  };
  for (let column = x; column < x + w; column++) {
    look(column, y);
    look(column, y + h - 1);
  }
  for (let row = y + 1; row + 1 < y + h; row++) {
    look(x, row);
    look(x + w - 1, row);
  }
  const pixels = 2 * w + 2 * (h - 2);
  return { same: same / pixels, near: near / pixels, delta };
}
