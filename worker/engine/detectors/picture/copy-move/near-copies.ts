import type { Grey } from '../../../image/grey.js';
import type { Component } from '../../../image/signal/components.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import { AROUND_PX, type GlyphPair, glyphPairsOf } from './glyph-pairs.js';

/** Letters that stand a second time on the page and differ no more than compression explains. */
export interface NearCopy {
  from: PixelRect;
  to: PixelRect;
  glyphs: number;
  /** As of a pair, over all letters together. */
  dissimilarity: number;
  informativePixels: number;
  /** Natural logarithm of how much more the page's most alike other letters differ. */
  gap: number;
}

export interface NearCopies {
  copies: NearCopy[];
  /** Pairs of letters of one shape. */
  pairs: number;
  /** Letters with a twin that is as good as equal: many and everywhere where letters are drawn, not scanned. */
  twins: readonly Component[];
  /** Gap of the closest pair, whether it is a copy or not; 0 on a page without pairs. */
  closest: number;
}

/** Fewer pixels look alike by chance. */
const INFORMATIVE_MIN = 80;

/**
 * Letters this much alike are as good as equal. Measured: copies .000-.003 at
 * JPEG quality 92 and .004-.011 at 75; letters scanned twice never under .013
 * on 76 pages in four compressions.
 */
const DISSIMILARITY_TWIN_MAX = 0.012;

/** Several letters that moved alike may differ more: the thinner the print, the more compression changes it. */
const DISSIMILARITY_COPY_MAX = 0.03;

/** From this share of twins on equal letters are how the page was made, and are not followed up. */
export const TWIN_SHARE_MAX = 0.2;

/** Pairs that are put together to words: bounds the work on pages of one repeated shape. */
const CLOSE_MAX = 2000;

/** Which of the page's pairs tells how alike scanned letters get: not the first few, which may be chance. */
const REFERENCE_RANK = 3;

/** Reference where a page has too few pairs of its own: the middle of the measured pages' closest ones. */
const REFERENCE_DEFAULT = 0.03;

/**
 * Share of its box that a letter fills at most. Bars of a barcode, dashes,
 * bullets and punched holes fill more, and are alike by nature: of 11 signs on 250
 * genuine generated pages 7 were of such shapes.
 */
const FILLED_MAX = 0.72;

/** @param shapes pieces of ink of a letter's size; solid ones are passed over */
export function nearCopiesOf(grey: Grey, shapes: readonly Component[]): NearCopies {
  const glyphs = shapes.filter((shape) => filledShare(grey, shape) <= FILLED_MAX);
  const pairs = glyphPairsOf(grey, glyphs)
    .filter((pair) => pair.informativePixels >= INFORMATIVE_MIN)
    .sort((a, b) => a.dissimilarity - b.dissimilarity);
  const close = pairs.filter((pair) => pair.dissimilarity <= DISSIMILARITY_COPY_MAX);
  const twins = new Set(
    close
      .filter((pair) => pair.dissimilarity <= DISSIMILARITY_TWIN_MAX)
      .flatMap(({ one, other }) => [one, other]),
  );
  const groups =
    twins.size > TWIN_SHARE_MAX * glyphs.length
      ? []
      : groupByShift(close.slice(0, CLOSE_MAX), glyphs);
  const copies = groups
    .map((group) => copyOf(group, pairs, glyphs))
    .sort(
      (a, b) => b.gap * Math.sqrt(b.informativePixels) - a.gap * Math.sqrt(a.informativePixels),
    );
  return {
    copies,
    pairs: pairs.length,
    twins: [...twins].map((at) => glyphs[at]!),
    closest: closestGap(pairs),
  };
}

/**
 * Share of a shape's box that is ink, by the ink map, which of a large solid shape
 * holds but the rim, or by the darkest and the lightest level in and around it.
 */
function filledShare({ width, height, data }: Grey, { x, y, w, h, inked }: Component): number {
  let [darkest, lightest] = [255, 0];
  for (let row = Math.max(0, y - AROUND_PX); row < Math.min(height, y + h + AROUND_PX); row++)
    for (let at = row * width + Math.max(0, x - AROUND_PX); at < row * width + x + w; at++) {
      darkest = Math.min(darkest, data[at]!);
      lightest = Math.max(lightest, data[at]!);
    }
  const middle = (darkest + lightest) / 2;
  let dark = 0;
  for (let row = y; row < y + h; row++)
    for (let at = row * width + x; at < row * width + x + w; at++) if (data[at]! < middle) dark++;
  return Math.max(inked, dark) / (w * h);
}

/** @param pairs ordered by how alike they are */
function closestGap(pairs: readonly GlyphPair[]): number {
  const reference = pairs[REFERENCE_RANK + 1];
  return reference === undefined
    ? 0
    : Math.log(reference.dissimilarity / Math.max(pairs[0]!.dissimilarity, DISSIMILARITY_FLOOR));
}

/** Pairs with one shift whose first letters stand side by side; `pairs` ordered by how alike they are. */
function groupByShift(pairs: readonly GlyphPair[], glyphs: readonly Component[]): GlyphPair[][] {
  const groups: GlyphPair[][] = [];
  const ordered = [...pairs].sort((a, b) => glyphs[a.one]!.x - glyphs[b.one]!.x);
  for (const pair of ordered) {
    const group = groups.find((others) => {
      const last = others[others.length - 1]!;
      return (
        last.dx === pair.dx && last.dy === pair.dy && isBeside(glyphs[last.one]!, glyphs[pair.one]!)
      );
    });
    if (group) group.push(pair);
    else groups.push([pair]);
  }
  return groups;
}

/** Letters of one row with less than two heights between them. */
function isBeside(a: Component, b: Component): boolean {
  const h = Math.max(a.h, b.h);
  return Math.abs(a.y + a.h / 2 - b.y - b.h / 2) < h && b.x - (a.x + a.w) < 2 * h;
}

/** @param pairs ordered by how alike they are */
function copyOf(
  group: readonly GlyphPair[],
  pairs: readonly GlyphPair[],
  glyphs: readonly Component[],
): NearCopy {
  const [from, to] = [
    around(group.map(({ one }) => glyphs[one]!)),
    around(group.map(({ other }) => glyphs[other]!)),
  ];
  const { dx, dy } = group[0]!;
  const isInRows = (at: number) => [from, to].some((area) => isInRow(glyphs[at]!, area));
  // Pairs of the same copy, or of the same typed line, do not tell what is usual.
  const isElsewhere = (pair: GlyphPair) =>
    !(pair.dx === dx && pair.dy === dy) && !(isInRows(pair.one) && isInRows(pair.other));
  let rank = 0;
  const reference =
    pairs.find((pair) => isElsewhere(pair) && rank++ >= REFERENCE_RANK)?.dissimilarity ??
    REFERENCE_DEFAULT;
  const informativePixels = group.reduce((sum, pair) => sum + pair.informativePixels, 0);
  const dissimilarity =
    group.reduce((sum, pair) => sum + pair.dissimilarity * pair.informativePixels, 0) /
    informativePixels;
  return {
    from,
    to,
    glyphs: group.length,
    dissimilarity,
    informativePixels,
    gap: Math.log(
      Math.min(reference, 5 * REFERENCE_DEFAULT) / Math.max(dissimilarity, DISSIMILARITY_FLOOR),
    ),
  };
}

const isInRow = ({ y, h }: Component, area: PixelRect): boolean =>
  Math.abs(y + h / 2 - area.y - area.h / 2) < Math.max(h, area.h) / 2;

/** Nothing is more alike than equal: keeps the logarithm finite. */
const DISSIMILARITY_FLOOR = 0.0005;

function around(parts: readonly Component[]): PixelRect {
  const left = Math.min(...parts.map(({ x }) => x));
  const top = Math.min(...parts.map(({ y }) => y));
  const right = Math.max(...parts.map(({ x, w }) => x + w));
  const bottom = Math.max(...parts.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}
