import { type Component, componentsOf } from '../../../image/signal/components.js';
import { isGlyph } from '../../../image/signal/ink-words.js';
import type { Grey } from '../../../image/grey.js';
import type { PixelRect } from '../../../evidence/geometry.js';

/** Letters of a bilevel page that occur twice, bit for bit, with the same shift. */
export interface BilevelCopy {
  from: PixelRect;
  to: PixelRect;
  letters: number;
  /** Length of the outline over all letters, in pixel edges; scanning varies each of them. */
  outline: number;
}

export interface BilevelCopies {
  copies: BilevelCopy[];
  /** Number of letters with an outline long enough to compare. */
  letters: number;
  /**
   * Share of them that occur twice, 0-1; high where letters were drawn by a program or
   * compressed by shape.
   */
  twinShare: number;
}

const COMPONENTS_MAX = 20_000;

/** Minimum outline; dots and strokes are shorter and can coincide by chance. */
const OUTLINE_MIN = 60;

/**
 * Maximum number of equal letters that are paired; more result from how the page was
 * made. All are counted.
 */
const TWINS_MAX = 6;

/**
 * Share of equal letters from which they result from how the page was made and are not
 * examined. Measured: .001 at most on real fax-compressed scans, .127 and more on drawn
 * pages and those compressed by shapes; a copied line reached .039.
 */
export const BILEVEL_TWIN_SHARE_MAX = 0.06;

/** Maximum gap, in letter heights, between letters of one copy. */
const REACH = 3;

export function bilevelCopiesOf({ width, height, data }: Grey): BilevelCopies {
  const ink = data.map((value) => (value < 128 ? 1 : 0));
  const map = { width, height, ink, threshold: 128 };
  const byBits = new Map<string, Letter[]>();
  let letters = 0;
  for (const box of componentsOf(map, COMPONENTS_MAX).filter(isGlyph)) {
    const letter = { ...box, outline: outlineOf(ink, width, box) };
    if (letter.outline < OUTLINE_MIN) continue;
    letters++;
    const bits = bitsOf(ink, width, box);
    const same = byBits.get(bits);
    if (same) same.push(letter);
    else byBits.set(bits, [letter]);
  }
  const twins = [...byBits.values()].filter(({ length }) => length > 1);
  const twinned = twins.reduce((sum, { length }) => sum + length, 0);
  const twinShare = twinned / Math.max(1, letters);
  if (twinShare > BILEVEL_TWIN_SHARE_MAX) return { copies: [], letters, twinShare };
  const pairs = twins.filter(({ length }) => length <= TWINS_MAX).flatMap(pairsOf);
  return { copies: joinPairs(pairs), letters, twinShare };
}

type Letter = Component & { outline: number };

interface Pair {
  from: Letter;
  to: Letter;
}

const pairsOf = (same: readonly Letter[]): Pair[] =>
  same.flatMap((from, at) => same.slice(at + 1).map((to) => ({ from, to })));

/** Groups adjacent pairs with the same shift into copies, longest outline first. */
function joinPairs(pairs: readonly Pair[]): BilevelCopy[] {
  const copies: BilevelCopy[] = [];
  for (const { from, to } of pairs) {
    const near = copies.find(
      (copy) =>
        copy.to.x - copy.from.x === to.x - from.x &&
        copy.to.y - copy.from.y === to.y - from.y &&
        isNear(copy.from, from),
    );
    if (near === undefined)
      copies.push({ from: boxOf(from), to: boxOf(to), letters: 1, outline: from.outline });
    else {
      near.from = around(near.from, from);
      near.to = around(near.to, to);
      near.letters++;
      near.outline += from.outline;
    }
  }
  return copies.sort((a, b) => b.outline - a.outline);
}

const boxOf = ({ x, y, w, h }: PixelRect): PixelRect => ({ x, y, w, h });

const isNear = (one: PixelRect, other: PixelRect): boolean =>
  Math.max(one.x, other.x) - Math.min(one.x + one.w, other.x + other.w) <= REACH * other.h &&
  Math.max(one.y, other.y) - Math.min(one.y + one.h, other.y + other.h) <= other.h;

function around(one: PixelRect, other: PixelRect): PixelRect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    w: Math.max(one.x + one.w, other.x + other.w) - x,
    h: Math.max(one.y + one.h, other.y + other.h) - y,
  };
}

/** All bits of a box with its width, as a key: equal only for equal shapes. */
function bitsOf(ink: Uint8Array, width: number, { x, y, w, h }: PixelRect): string {
  const bits = Buffer.alloc(2 + Math.ceil((w * h) / 8));
  bits.writeUInt16BE(w);
  for (let row = 0, nth = 16; row < h; row++)
    for (let column = 0; column < w; column++, nth++)
      if (ink[(y + row) * width + x + column] === 1) bits[nth >> 3]! |= 128 >> (nth & 7);
  return bits.toString('latin1');
}

/** Number of adjacent pixel pairs in a box of which one is ink and the other is not. */
function outlineOf(ink: Uint8Array, width: number, { x, y, w, h }: PixelRect): number {
  let outline = 0;
  for (let row = y; row < y + h; row++)
    for (let at = row * width + x; at < row * width + x + w; at++) {
      if (at + 1 < row * width + x + w && ink[at] !== ink[at + 1]) outline++;
      if (row + 1 < y + h && ink[at] !== ink[at + width]) outline++;
    }
  return outline;
}
