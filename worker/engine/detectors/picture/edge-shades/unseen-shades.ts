import { quantile } from '../../../statistics.js';
import type { ShadedWord } from './shaded-words.js';

/** How much of the edges of a word no other word of the page shows, shares of 0 to 1. */
export interface UnseenShades {
  word: ShadedWord;
  /**
   * Share of its edge pixels whose shade at most `SHADE_WORDS_MAX` words have, in the part of it, as wide
   * as a character, where it is highest.
   */
  shades: number;
  /**
   * Share of its pairs of neighbouring shades that no other word has, in its parts: the quantile
   * `LOW_SHARE` of them. High only where hardly a character is drawn as others are.
   */
  pairs: number;
}

/** Words that may share an unseen shade: who types two numbers over draws both with one program. */
const SHADE_WORDS_MAX = 2;

/** Width of a part, in heights of the word: a digit's, with its space. */
const PART_WIDTH = 0.6;
const PART_MIN_PX = 4;
/** Parts begin so many of their widths apart. */
const PART_STEP = 0.2;
/** Minimum number of edge pixels of a part. */
const PART_EDGES_MIN = 8;
/** Minimum number of different unseen shades of a part: what else is drawn beside digits has one or two. */
const DIFFERENT_MIN = 4;

const LOW_SHARE = 0.15;

/** In the order of the words. */
export function unseenShadesOf(words: readonly ShadedWord[]): UnseenShades[] {
  const shades = spreadOf(words.map(({ edges }) => [edges.shade]));
  const pairs = spreadOf(words.map(({ edges }) => [edges.across, edges.down]));
  return words.map((word) => {
    const { edges } = word;
    const unseen = edges.shade.map((shade) => Number(shades.get(shade)! <= SHADE_WORDS_MAX));
    const alone = edges.across.map(
      (pair, at) => (Number(pairs.get(pair) === 1) + Number(pairs.get(edges.down[at]!) === 1)) / 2,
    );
    const parts = partsOf(word);
    const shareOf = (part: readonly number[], of: ArrayLike<number>): number =>
      part.reduce((sum, at) => sum + of[at]!, 0) / part.length;
    const differs = (part: readonly number[]): boolean =>
      new Set(part.flatMap((at) => (unseen[at] === 1 ? [edges.shade[at]!] : []))).size >=
      DIFFERENT_MIN;
    const ofShades = parts.map((part) => (differs(part) ? shareOf(part, unseen) : 0));
    const ofPairs = parts.map((part) => shareOf(part, alone));
    return {
      word,
      shades: Math.max(0, ...ofShades),
      pairs: parts.length === 0 ? 0 : quantile(ofPairs, LOW_SHARE),
    };
  });
}

/** The number of words that have each value. */
function spreadOf(words: readonly (readonly ArrayLike<number>[])[]): Map<number, number> {
  const spread = new Map<number, number>();
  for (const lists of words)
    for (const list of lists)
      for (const value of new Set(Array.from(list)))
        spread.set(value, (spread.get(value) ?? 0) + 1);
  return spread;
}

/** The numbers of the edge pixels in each part of a word, from left to right. */
function partsOf({ edges, area, height }: ShadedWord): number[][] {
  const width = Math.max(PART_MIN_PX, Math.round(PART_WIDTH * height));
  const step = Math.max(1, Math.floor(PART_STEP * width));
  const columns: number[][] = Array.from({ length: area.w }, () => []);
  for (const [at, x] of edges.x.entries()) columns[x - area.x]!.push(at);
  const parts: number[][] = [];
  for (let from = 0; from + width <= area.w; from += step) {
    const part = columns.slice(from, from + width).flat();
    if (part.length >= PART_EDGES_MIN) parts.push(part);
  }
  return parts;
}
