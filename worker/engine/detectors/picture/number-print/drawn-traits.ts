import type { PagePicture } from '../../../image/page-picture.js';
import type { Component } from '../../../image/signal/components.js';
import { median } from '../../../statistics.js';
import { widthErrors } from './number-widths.js';
import { highOf, type PrintedWord } from './printed-words.js';

/**
 * What is measured of a number of a page that a program drew, NaN where it shows nothing of it: how
 * much wider it is than its characters are in the page's other numbers, in heights (`advance`); share
 * of its characters that another number shows pixel by pixel (`twins`); distance of its nearer end
 * from the nearest end of a number above or below it, in heights (`aligned`).
 */
export const DRAWN_TRAITS = ['advance', 'twins', 'aligned'] as const;

export type DrawnTraits = Record<(typeof DRAWN_TRAITS)[number], number>;

/** Maximum difference of two equal drawings, as a share of contrast; see `render-twins`. */
const EQUAL_MAX = 0.06;
/** Grey levels: below, rounding alone exceeds that share. */
const CONTRAST_MIN = 30;
/** Numbers of one column are at most so many heights above each other, and their ends so many apart. */
const COLUMN_HEIGHTS = 30;
const COLUMN_WIDTHS = 6;

/** The traits of each word, in their order; NaN for those that are no numbers. */
export function drawnTraitsOf(picture: PagePicture, words: readonly PrintedWord[]): DrawnTraits[] {
  const widths = widthErrors(words);
  const twins = twinShares(picture, words);
  return words.map((word, at) => ({
    advance: widths[at]!,
    twins: twins[at]!,
    aligned: word.isNumber ? misalignment(word, words) : NaN,
  }));
}

/** A character as drawn: its levels, with a pixel around it. */
interface Drawn {
  word: number;
  contrast: number;
  levels: Uint8Array;
}

/** Share of the characters of each number that are drawn alike in another one. */
function twinShares(picture: PagePicture, words: readonly PrintedWord[]): number[] {
  const bySize = new Map<string, Drawn[]>();
  const drawn = words.map((word, at) => {
    if (!word.isNumber) return [];
    return highOf(word).flatMap((glyph) => {
      const one = { word: at, ...levelsOf(picture, glyph) };
      if (one.contrast < CONTRAST_MIN) return [];
      const size = `${glyph.w} ${glyph.h}`;
      const list = bySize.get(size);
      if (list) list.push(one);
      else bySize.set(size, [one]);
      return [{ one, size }];
    });
  });
  return drawn.map((own) => {
    if (own.length === 0) return NaN;
    const twins = own.filter(({ one, size }) =>
      bySize.get(size)!.some((other) => other.word !== one.word && areEqual(one, other)),
    );
    return twins.length / own.length;
  });
}

function levelsOf(picture: PagePicture, { x, y, w, h }: Component): Omit<Drawn, 'word'> {
  const grey = picture.grey();
  const { width, height } = picture;
  const levels = new Uint8Array((w + 2) * (h + 2));
  let [low, high] = [255, 0];
  for (let row = 0; row < h + 2; row++)
    for (let column = 0; column < w + 2; column++) {
      const [across, down] = [x - 1 + column, y - 1 + row];
      const isInside = across >= 0 && across < width && down >= 0 && down < height;
      const level = isInside ? grey[down * width + across]! : 255;
      levels[row * (w + 2) + column] = level;
      if (level < low) low = level;
      if (level > high) high = level;
    }
  return { levels, contrast: high - low };
}

function areEqual(one: Drawn, other: Drawn): boolean {
  const most = EQUAL_MAX * Math.max(one.contrast, other.contrast);
  for (let at = 0; at < one.levels.length; at++)
    if (Math.abs(one.levels[at]! - other.levels[at]!) > most) return false;
  return true;
}

/** How far the better aligned end of a number is from an end of one in its column, in heights. */
function misalignment(
  { box, isNumber, glyphs }: PrintedWord,
  words: readonly PrintedWord[],
): number {
  if (!isNumber) return NaN;
  const height = median(glyphs.map(({ h }) => h));
  let least = NaN;
  for (const other of words) {
    if (!other.isNumber || other.box === box) continue;
    const down = Math.abs(other.box.y + other.box.h / 2 - box.y - box.h / 2);
    if (down < height || down > COLUMN_HEIGHTS * height) continue;
    const left = Math.abs(other.box.x - box.x);
    const right = Math.abs(other.box.x + other.box.w - box.x - box.w);
    if (Math.min(left, right) > COLUMN_WIDTHS * height) continue;
    const off = Math.min(left, right) / height;
    if (!(off >= least)) least = off;
  }
  return least;
}
