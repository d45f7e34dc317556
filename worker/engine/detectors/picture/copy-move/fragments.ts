import type { PixelRect } from '../../../evidence/geometry.js';
import type { Component } from '../../../image/signal/components.js';

/** A few neighbouring letters of a row, about twice as wide as high. */
export interface Fragment extends PixelRect {
  letters: number;
  /** Index of the fragment that begins a letter later; -1 for none. */
  follower: number;
}

/** Fewer letters are alike by chance. */
const LETTERS_MIN = 2;
const LETTERS_MAX = 6;
/** Width of a fragment, in heights of its letters: letters are added until it is reached. */
const WIDTH_HEIGHTS = 2.2;
const WIDTH_HEIGHTS_MIN = 1.3;
/** Maximum gap between neighbours, in letter heights: a space between words. */
const GAP_HEIGHTS = 1.2;
/** Minimum vertical overlap of neighbours, relative to the lower one. */
const SHARED_ROWS_MIN = 0.5;
const HEIGHT_RATIO_MAX = 3;
/** Smaller print is a few pixels that resemble each other. */
const HEIGHT_MIN_PX = 8;
/** Height of the strips in which neighbours are sought, pixels. */
const STRIP_PX = 32;

/** Fragments that begin at each letter of a page, in the order of the letters. */
export function fragmentsOf(glyphs: readonly Component[]): Fragment[] {
  const next = neighboursOf(glyphs);
  const places = new Map<number, number>();
  const found: Fragment[] = [];
  glyphs.forEach((_, at) => {
    const fragment = fragmentAt(glyphs, next, at);
    if (fragment) places.set(at, found.push({ ...fragment, follower: next[at]! }) - 1);
  });
  return found.map((fragment) => ({ ...fragment, follower: places.get(fragment.follower) ?? -1 }));
}

function fragmentAt(
  glyphs: readonly Component[],
  next: Int32Array,
  start: number,
): Omit<Fragment, 'follower'> | null {
  const first = glyphs[start]!;
  let [left, top, right, bottom] = [first.x, first.y, first.x + first.w, first.y + first.h];
  let [tallest, letters] = [first.h, 1];
  for (
    let at = next[start]!;
    at >= 0 && letters < LETTERS_MAX && right - left < WIDTH_HEIGHTS * tallest;
    at = next[at]!
  ) {
    const { x, y, w, h } = glyphs[at]!;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
    tallest = Math.max(tallest, h);
    letters++;
  }
  const [w, h] = [right - left, bottom - top];
  return letters >= LETTERS_MIN && h >= HEIGHT_MIN_PX && w >= WIDTH_HEIGHTS_MIN * h
    ? { x: left, y: top, w, h, letters }
    : null;
}

/** For each letter its right neighbour in the row, or -1. */
function neighboursOf(glyphs: readonly Component[]): Int32Array {
  const strips = new Map<number, number[]>();
  const order = glyphs.map((_, at) => at).sort((a, b) => glyphs[a]!.x - glyphs[b]!.x);
  for (const at of order) {
    const { y, h } = glyphs[at]!;
    for (let strip = stripOf(y); strip <= stripOf(y + h); strip++) {
      const list = strips.get(strip);
      if (list) list.push(at);
      else strips.set(strip, [at]);
    }
  }
  const next = new Int32Array(glyphs.length).fill(-1);
  for (const list of strips.values())
    list.forEach((at, place) => {
      const glyph = glyphs[at]!;
      const limit = glyph.x + glyph.w + GAP_HEIGHTS * Math.max(glyph.h, STRIP_PX / 4);
      for (let follow = place + 1; follow < list.length; follow++) {
        const other = list[follow]!;
        const { x } = glyphs[other]!;
        if (x > limit) break;
        if (!isNeighbour(glyph, glyphs[other]!)) continue;
        if (next[at]! < 0 || x < glyphs[next[at]!]!.x) next[at] = other;
        break;
      }
    });
  return next;
}

const stripOf = (y: number): number => Math.floor(y / STRIP_PX);

function isNeighbour(one: Component, other: Component): boolean {
  const shared = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  const [low, high] = [Math.min(one.h, other.h), Math.max(one.h, other.h)];
  return (
    other.x >= one.x + one.w - 1 &&
    shared >= SHARED_ROWS_MIN * low &&
    high <= HEIGHT_RATIO_MAX * low
  );
}
