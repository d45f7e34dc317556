import type { PixelRect } from '../../../evidence/geometry.js';
import type { Grey } from '../../../image/grey.js';
import type { Component } from '../../../image/signal/components.js';
import { type CellDescriptors, describeCells, similarityOf } from './cell-descriptors.js';

/** Two letters of one shape, with their difference. */
export interface GlyphPair {
  /** Indices of the letters; `one` is the lower. */
  one: number;
  other: number;
  /** Shift in pixels from the first to the other with the least difference. */
  dx: number;
  dy: number;
  /**
   * Sum of squared differences over the first one's sum of squared contrast: about 2 (1 -
   * correlation).
   */
  dissimilarity: number;
  /** Number of pixels that are not clipped in both. */
  informativePixels: number;
}

/** Cells per side of the coarse descriptor of a letter. */
const CELLS = 6;
/** Minimum correlation of descriptors of two letters of one shape. */
const SIMILARITY_MIN = 0.96;
/** Number of most similar letters that each one is compared with pixel by pixel. */
const COMPARED_MAX = 5;
/** Maximum number of letters of one size that are compared; beyond it, only following ones. */
const SIZE_CLASS_MAX = 400;
/** Margin of background around a letter that is compared too, pixels. */
export const AROUND_PX = 2;
/**
 * Tolerance of box sizes: boxes of copies differ by a pixel where compression shifts the
 * threshold.
 */
const SIZE_SLACK_PX = 1;
const SEARCH_PX = 1;

/**
 * Pairs each letter with its most similar ones on the page; at most `COMPARED_MAX` pairs
 * per letter.
 */
export function glyphPairsOf(grey: Grey, glyphs: readonly Component[]): GlyphPair[] {
  const descriptors = describeCells(grey, glyphs, CELLS, CELLS);
  const byHeight = new Map<number, number[]>();
  glyphs.forEach(({ h }, at) => {
    const list = byHeight.get(h);
    if (list) list.push(at);
    else byHeight.set(h, [at]);
  });
  const seen = new Set<number>();
  const pairs: GlyphPair[] = [];
  glyphs.forEach((glyph, at) => {
    const best = mostSimilar(at, glyph, glyphs, descriptors, byHeight);
    for (const other of best) {
      const [one, two] = at < other ? [at, other] : [other, at];
      if (seen.has(one * glyphs.length + two)) continue;
      seen.add(one * glyphs.length + two);
      const pair = comparePixels(grey, glyphs, one, two);
      if (pair) pairs.push(pair);
    }
  });
  return pairs;
}

function mostSimilar(
  at: number,
  glyph: Component,
  glyphs: readonly Component[],
  descriptors: CellDescriptors,
  byHeight: ReadonlyMap<number, readonly number[]>,
): number[] {
  const best: number[] = [];
  const scores: number[] = [];
  for (let h = glyph.h - SIZE_SLACK_PX; h <= glyph.h + SIZE_SLACK_PX; h++) {
    const list = byHeight.get(h) ?? [];
    const from = list.length > SIZE_CLASS_MAX ? firstAfter(list, at) : 0;
    const until = Math.min(list.length, from + SIZE_CLASS_MAX);
    for (let index = from; index < until; index++) {
      const other = list[index]!;
      if (other === at || Math.abs(glyphs[other]!.w - glyph.w) > SIZE_SLACK_PX) continue;
      const similarity = similarityOf(descriptors, at, other);
      if (similarity < SIMILARITY_MIN) continue;
      let place = scores.length;
      while (place > 0 && scores[place - 1]! < similarity) place--;
      if (place >= COMPARED_MAX) continue;
      scores.splice(place, 0, similarity);
      best.splice(place, 0, other);
      if (best.length > COMPARED_MAX) {
        best.pop();
        scores.pop();
      }
    }
  }
  return best;
}

/** Index of the first value above `value` in an ascending list. */
function firstAfter(list: readonly number[], value: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function comparePixels(
  grey: Grey,
  glyphs: readonly Component[],
  one: number,
  other: number,
): GlyphPair | null {
  const [a, b] = [glyphs[one]!, glyphs[other]!];
  const box = {
    x: a.x - AROUND_PX,
    y: a.y - AROUND_PX,
    w: Math.max(a.w, b.w) + 2 * AROUND_PX,
    h: Math.max(a.h, b.h) + 2 * AROUND_PX,
  };
  const energy = isInside(grey, box) ? energyOf(grey, box) : 0;
  if (energy <= 0) return null;
  const [acrossPx, downPx] = [b.x - a.x, b.y - a.y];
  const isInsideAt = (dx: number, dy: number) =>
    isInside(grey, { ...box, x: box.x + dx, y: box.y + dy });
  // The shift between the boxes is mostly the best one: the others need not be summed further.
  let most = isInsideAt(acrossPx, downPx)
    ? squaredDifferences(grey, box, acrossPx, downPx)
    : Infinity;
  let best: Pick<GlyphPair, 'dx' | 'dy'> | null = null;
  for (let dy = downPx - SEARCH_PX; dy <= downPx + SEARCH_PX; dy++)
    for (let dx = acrossPx - SEARCH_PX; dx <= acrossPx + SEARCH_PX; dx++) {
      if (!isInsideAt(dx, dy)) continue;
      const differences = squaredDifferences(grey, box, dx, dy, most);
      if (best === null ? differences <= most : differences < most) {
        best = { dx, dy };
        most = differences;
      }
    }
  if (best === null) return null;
  const informativePixels = unclipped(grey, box, best.dx, best.dy);
  return { one, other, dissimilarity: most / energy, ...best, informativePixels };
}

/** Difference of a box to the one shifted by (dx, dy); null where either leaves the picture. */
export function differenceAt(
  grey: Grey,
  box: PixelRect,
  dx: number,
  dy: number,
): Pick<GlyphPair, 'dissimilarity' | 'informativePixels'> | null {
  if (!isInside(grey, box)) return null;
  if (!isInside(grey, { ...box, x: box.x + dx, y: box.y + dy })) return null;
  const energy = energyOf(grey, box);
  if (energy <= 0) return null;
  return {
    dissimilarity: squaredDifferences(grey, box, dx, dy) / energy,
    informativePixels: unclipped(grey, box, dx, dy),
  };
}

const isInside = ({ width, height }: Grey, { x, y, w, h }: PixelRect): boolean =>
  x >= 0 && y >= 0 && x + w <= width && y + h <= height;

/** Sum of squared differences of the pixels of a box from their mean. */
function energyOf({ width, data }: Grey, { x, y, w, h }: PixelRect): number {
  let [sum, squares] = [0, 0];
  for (let row = y; row < y + h; row++)
    for (let at = row * width + x, end = at + w; at < end; at++) {
      const value = data[at]!;
      sum += value;
      squares += value * value;
    }
  return squares - (sum * sum) / (w * h);
}

/** Of more than `most` only part of the sum. */
function squaredDifferences(
  { width, data }: Grey,
  { x, y, w, h }: PixelRect,
  dx: number,
  dy: number,
  most = Infinity,
): number {
  const shift = dy * width + dx;
  let differences = 0;
  for (let row = y; row < y + h && differences <= most; row++)
    for (let at = row * width + x, end = at + w; at < end; at++) {
      const difference = data[at]! - data[at + shift]!;
      differences += difference * difference;
    }
  return differences;
}

const BLACK = 3;
const WHITE = 252;

/** Number of pixels of a box that are not clipped both there and in the one shifted by (dx, dy). */
function unclipped(
  { width, data }: Grey,
  { x, y, w, h }: PixelRect,
  dx: number,
  dy: number,
): number {
  const shift = dy * width + dx;
  let count = 0;
  for (let row = y; row < y + h; row++)
    for (let at = row * width + x, end = at + w; at < end; at++) {
      const [one, other] = [data[at]!, data[at + shift]!];
      if (!((one > WHITE && other > WHITE) || (one < BLACK && other < BLACK))) count++;
    }
  return count;
}
