import { median, ramp } from '../../../statistics.js';
import type { DrawnWord } from './drawn-words.js';

/** A word whose background differs in kind from that of similar words. */
export interface OddGround {
  word: DrawnWord;
  /**
   * `ripple`: it has ripple where the others are exact; `exact`: it is exact where they
   * have ripple.
   */
  kind: 'ripple' | 'exact';
  /** 0-1, how far beyond what other words show. */
  strength: number;
}

/** Share of pixels with ripple up to which a background is exact, and from which it is not. */
const EXACT_MAX = 0.01;
const RIPPLE_MIN = 0.12;
/** Minimum share of similar words of the other kind. */
const USUAL_SHARE_MIN = 0.8;
const SIBLINGS_MIN = 8;
/** Maximum number of such words; more are a picture in the page, or a window over it. */
const ODD_MAX = 6;
const HEIGHT_TOLERANCE = 0.2;
const INK_TOLERANCE = 40;
const GROUND_TOLERANCE = 8;
/** Maximum distance of neighbours, in heights: on the same row, and above or below. */
const ROW_REACH = 14;
const COLUMN_REACH = 4;

/**
 * Finds words whose background differs in kind from that of nearly all similar words
 * around them.
 */
export function oddGroundsOf(words: readonly DrawnWord[]): OddGround[] {
  const known = words.filter((word) => word.ripple !== null);
  const found = known.flatMap((word): OddGround[] => {
    const kind = kindOf(word);
    if (kind === null) return [];
    const siblings = known.filter((other) => other !== word && isSibling(word, other));
    const usual = siblings.filter((other) => {
      const others = kindOf(other);
      return others !== null && others !== kind;
    });
    if (usual.length < SIBLINGS_MIN || usual.length < USUAL_SHARE_MIN * siblings.length) return [];
    if (!isAmid(word, usual)) return [];
    const apart = Math.abs(word.ripple! - median(usual.map(({ ripple }) => ripple!)));
    return [{ word, kind, strength: 0.6 + 0.4 * ramp(apart, RIPPLE_MIN, 3 * RIPPLE_MIN) }];
  });
  return found.length > ODD_MAX ? [] : found;
}

const kindOf = ({ ripple }: DrawnWord): OddGround['kind'] | null =>
  ripple === null ? null : ripple <= EXACT_MAX ? 'exact' : ripple >= RIPPLE_MIN ? 'ripple' : null;

/** Whether words are beside it, or both above and below; logos and pictures are isolated. */
export function isAmid({ area }: DrawnWord, usual: readonly DrawnWord[]): boolean {
  const apartX = (other: DrawnWord) => gap(area.x, area.w, other.area.x, other.area.w);
  const middle = area.y + area.h / 2;
  const isBeside = (other: DrawnWord) =>
    Math.abs(other.area.y + other.area.h / 2 - middle) < area.h / 2 &&
    apartX(other) < ROW_REACH * area.h;
  if (usual.some(isBeside)) return true;
  const near = usual.filter(
    (other) =>
      apartX(other) <= area.h &&
      gap(area.y, area.h, other.area.y, other.area.h) < COLUMN_REACH * area.h,
  );
  return near.some((other) => other.area.y < area.y) && near.some((other) => other.area.y > area.y);
}

export const isSibling = (word: DrawnWord, other: DrawnWord): boolean =>
  other.isLight === word.isLight &&
  Math.abs(other.area.h - word.area.h) <= HEIGHT_TOLERANCE * word.area.h + 1 &&
  Math.abs(other.inkLevel - word.inkLevel) <= INK_TOLERANCE &&
  Math.abs(other.groundLevel - word.groundLevel) <= GROUND_TOLERANCE;

/** Distance between two spans, 0 where they overlap. */
const gap = (one: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, other - one - length, one - other - otherLength);
