import type { Grey } from '../../../image/grey.js';
import type { Component } from '../../../image/signal/components.js';
import type { PixelRect } from '../../../evidence/geometry.js';
import { AROUND_PX, type GlyphPair, glyphPairsOf } from './glyph-pairs.js';

/** Letters that occur twice on the page and differ no more than compression explains. */
export interface NearCopy {
  from: PixelRect;
  to: PixelRect;
  glyphs: number;
  /** As in `GlyphPair`, over all letters together. */
  dissimilarity: number;
  informativePixels: number;
  /** Natural logarithm of how much more the most similar other letters of the page differ. */
  gap: number;
}

export interface NearCopies {
  copies: NearCopy[];
  /** Number of pairs of letters of one shape. */
  pairs: number;
  /**
   * Letters with a practically equal twin: many, on all rows, where letters are drawn,
   * not scanned.
   */
  twins: readonly Component[];
  /** Gap of the closest pair, a copy or not; 0 on a page without pairs. */
  closest: number;
}

/** Minimum number of informative pixels; fewer are similar by chance. */
const INFORMATIVE_MIN = 80;

/**
 * Maximum dissimilarity of practically equal letters. Measured: copies .000-.003 at JPEG
 * quality 92 and .004-.011 at 75; letters scanned twice never under .013 on 76 pages in
 * four compressions.
 */
const DISSIMILARITY_TWIN_MAX = 0.012;

/**
 * Maximum dissimilarity of several letters with the same shift: the thinner the print,
 * the more compression changes it.
 */
const DISSIMILARITY_COPY_MAX = 0.03;

/** Share of twins from which they result from how the page was made and are not examined. */
export const TWIN_SHARE_MAX = 0.2;

/**
 * Maximum number of pairs that are grouped into words; bounds the work on pages of one
 * repeated shape.
 */
const CLOSE_MAX = 2000;

/**
 * Rank of the pair that gives the usual similarity of scanned letters; the first few may
 * be chance.
 */
const REFERENCE_RANK = 3;

/**
 * Reference for a page with too few pairs: the median of the closest ones of the measured
 * pages.
 */
const REFERENCE_DEFAULT = 0.03;

/**
 * Maximum share of its box that a letter fills. Bars of a barcode, dashes, bullets and
 * punched holes fill more and are similar by nature: of 11 findings on 250 genuine
 * generated pages 7 were of such shapes.
 */
const FILLED_MAX = 0.72;

/** Components without bars, dashes and dots, which resemble each other by nature. */
export const withoutSolid = (grey: Grey, shapes: readonly Component[]): Component[] =>
  shapes.filter((shape) => filledShare(grey, shape) <= FILLED_MAX);

/** @param glyphs components of a letter's size, without solid ones */
export function nearCopiesOf(grey: Grey, glyphs: readonly Component[]): NearCopies {
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
 * Share of a shape's box that is ink, by the ink map, which contains only the rim of a
 * large solid shape, or by the middle between the darkest and lightest level in and
 * around it, whichever is larger.
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

/** @param pairs sorted by ascending dissimilarity */
function closestGap(pairs: readonly GlyphPair[]): number {
  const reference = pairs[REFERENCE_RANK + 1];
  return reference === undefined
    ? 0
    : Math.log(reference.dissimilarity / Math.max(pairs[0]!.dissimilarity, DISSIMILARITY_FLOOR));
}

/**
 * Groups pairs with one shift whose first letters are adjacent. `pairs` is ordered by
 * dissimilarity.
 */
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

/** @param pairs sorted by ascending dissimilarity */
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
  // Pairs of the same copy, or of the same typed line, do not show what is usual.
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

/** Lower limit of dissimilarity; keeps the logarithm finite. */
const DISSIMILARITY_FLOOR = 0.0005;

function around(parts: readonly Component[]): PixelRect {
  const left = Math.min(...parts.map(({ x }) => x));
  const top = Math.min(...parts.map(({ y }) => y));
  const right = Math.max(...parts.map(({ x, w }) => x + w));
  const bottom = Math.max(...parts.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}
