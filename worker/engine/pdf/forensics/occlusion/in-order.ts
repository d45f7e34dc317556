import type { Glyph } from '../../../evidence/drawn-page.js';
import { inkCentreOf } from './ink.js';

/** A glyph with the centre of its ink on the shown page. */
export interface Placed {
  glyph: Glyph;
  order: number;
  x: number;
  y: number;
}

/**
 * Computes the places of glyphs once for many look-ups: a page may have hundreds of covers
 * and as many thousand glyphs.
 */
export const placed = (glyphs: readonly Glyph[]): Placed[] =>
  glyphs.map((glyph) => ({ glyph, order: glyph.order, ...inkCentreOf(glyph) }));

/** Index of the first glyph drawn after `order`, in a list sorted by paint order. */
export function firstAfter(glyphs: readonly { order: number }[], order: number): number {
  let [low, high] = [0, glyphs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((glyphs[middle]?.order ?? Infinity) > order) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Extends some visible glyphs to the whole words that they belong to. */
export function wholeWords(
  some: readonly Glyph[],
  seen: readonly Placed[],
  after: number,
): Glyph[] {
  const kept = new Set(some);
  const follow = (from: Glyph, by: 1 | -1): void => {
    let at = from;
    for (let index = firstAfter(seen, from.order) - 1 + by; ; index += by) {
      const next = seen[index]?.glyph;
      if (next === undefined || next.order < after || kept.has(next) || !touches(at, next)) return;
      kept.add(next);
      at = next;
    }
  };
  for (const glyph of some) {
    follow(glyph, 1);
    follow(glyph, -1);
  }
  return [...kept].sort((a, b) => a.order - b.order);
}

/** Whether two glyphs are side by side in one word. */
const touches = (one: Glyph, other: Glyph): boolean =>
  one.angleDeg === other.angleDeg &&
  Math.abs(one.baseline - other.baseline) < 0.1 * one.size &&
  Math.min(Math.abs(other.left - one.right), Math.abs(one.left - other.right)) < 0.15 * one.size;
