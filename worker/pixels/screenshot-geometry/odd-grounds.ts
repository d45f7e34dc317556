import { quantile, ramp } from '../../imaging/signal/robust.js';
import type { DrawnWord } from './drawn-words.js';

/** A word whose ground is of another kind than that of the words around it. */
export interface OddGround {
  word: DrawnWord;
  /** `ripple`: it ripples where the page is exact; `exact`: it is exact where the page ripples. */
  kind: 'ripple' | 'exact';
  /** 0-1, how far beyond what other words of the page show. */
  strength: number;
}

/** Share of rippling pixels up to which a ground is exact, and from which it is not. */
const EXACT_MAX = 0.01;
const RIPPLE_MIN = 0.12;
/** Share of a page's words that must be of one kind before another is odd. */
const USUAL_SHARE_MIN = 0.85;
const WORDS_MIN = 12;
/** More words of the other kind are a picture in the page, or a window over it. */
const ODD_MAX = 6;
const SIBLINGS_MIN = 3;
const HEIGHT_TOLERANCE = 0.2;
const INK_TOLERANCE = 40;
const GROUND_TOLERANCE = 8;
/** How far away, in heights, words on the same row, above or below are neighbours. */
const ROW_REACH = 14;
const COLUMN_REACH = 4;

/** Words whose ground differs in kind from that of nearly all others, while they look like them. */
export function oddGroundsOf(words: readonly DrawnWord[]): OddGround[] {
  const known = words.filter((word) => word.ripple !== null);
  if (known.length < WORDS_MIN) return [];
  const isExact = (word: DrawnWord) => word.ripple! <= EXACT_MAX;
  const isRough = (word: DrawnWord) => word.ripple! >= RIPPLE_MIN;
  const most = USUAL_SHARE_MIN * known.length;
  if (known.filter(isExact).length >= most) return oddAmong(known, isExact, isRough, 'ripple');
  if (known.filter(isRough).length >= most) return oddAmong(known, isRough, isExact, 'exact');
  return [];
}

function oddAmong(
  words: readonly DrawnWord[],
  isUsual: (word: DrawnWord) => boolean,
  isOdd: (word: DrawnWord) => boolean,
  kind: OddGround['kind'],
): OddGround[] {
  const odd = words.filter(isOdd);
  if (odd.length === 0 || odd.length > ODD_MAX) return [];
  const usual = words.filter(isUsual);
  const typical = quantile(
    usual.map(({ ripple }) => ripple!),
    0.5,
  );
  return odd
    .filter((word) => isAmidSiblings(word, usual))
    .map((word) => {
      const apart = Math.abs(word.ripple! - typical);
      return { word, kind, strength: 0.6 + 0.4 * ramp(apart, RIPPLE_MIN, 3 * RIPPLE_MIN) };
    });
}

/** Whether words that look like it stand beside it, or both above and below: logos and pictures stand apart. */
function isAmidSiblings(word: DrawnWord, usual: readonly DrawnWord[]): boolean {
  const siblings = usual.filter((other) => isSibling(word, other));
  if (siblings.length < SIBLINGS_MIN) return false;
  const { area } = word;
  const beside = siblings.some(
    (other) =>
      Math.abs(middleOf(other) - middleOf(word)) < area.h / 2 &&
      gap(area.x, area.w, other.area.x, other.area.w) < ROW_REACH * area.h,
  );
  if (beside) return true;
  const near = siblings.filter(
    (other) =>
      gap(area.x, area.w, other.area.x, other.area.w) <= area.h &&
      gap(area.y, area.h, other.area.y, other.area.h) < COLUMN_REACH * area.h,
  );
  return near.some((other) => other.area.y < area.y) && near.some((other) => other.area.y > area.y);
}

const isSibling = (word: DrawnWord, other: DrawnWord): boolean =>
  other.isLight === word.isLight &&
  Math.abs(other.area.h - word.area.h) <= HEIGHT_TOLERANCE * word.area.h + 1 &&
  Math.abs(other.inkLevel - word.inkLevel) <= INK_TOLERANCE &&
  Math.abs(other.groundLevel - word.groundLevel) <= GROUND_TOLERANCE;

const middleOf = ({ area }: DrawnWord): number => area.y + area.h / 2;

/** Distance between two spans, 0 where they overlap. */
const gap = (one: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, other - one - length, one - other - otherLength);
