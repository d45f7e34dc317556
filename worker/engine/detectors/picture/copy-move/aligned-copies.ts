import type { PixelRect } from '../../../evidence/geometry.js';
import type { Grey } from '../../../image/grey.js';
import type { Component } from '../../../image/signal/components.js';
import { quantile } from '../../../statistics.js';
import { type CellDescriptors, describeCells, similarityOf } from './cell-descriptors.js';
import { type Fragment, fragmentsOf } from './fragments.js';
import { type Registration, register } from './register.js';

/**
 * A few letters that occur twice on the page and are equal once they lie over each other to
 * fractions of a pixel: what remains of a copy after the picture was scaled and compressed.
 */
export interface AlignedCopy {
  from: PixelRect;
  to: PixelRect;
  /** Number of fragments with this shift. */
  fragments: number;
  /** 0-1, see `Registration`; of the closest fragment. */
  dissimilarity: number;
  /** Natural logarithm of how much more other repeated letters of the page differ. */
  gap: number;
  /** The same against single letters, which have fewer pixels to differ in. */
  letterGap: number;
  /**
   * How little the letters of other rows differ from their most similar ones: the twentieth part
   * of them less than this.
   */
  usual: number;
}

export interface AlignedCopies {
  copies: AlignedCopy[];
  /** Pairs of fragments of one shape that were aligned. */
  pairs: number;
  /** Letters that were aligned with another of their shape. */
  letters: number;
  /** `usual` of a copy between two places; 0 without letters in other rows. */
  usualBeside: (copy: { from: PixelRect; to: PixelRect }) => number;
}

/** Cells of a descriptor of a fragment, and of a letter. */
const FRAGMENT_CELLS = { rows: 8, columns: 20 } as const;
const LETTER_CELLS = { rows: 8, columns: 8 } as const;

/** Minimum correlation of the descriptors of fragments of one text, and of equal letters. */
const FRAGMENT_SIMILARITY_MIN = 0.85;
const LETTER_SIMILARITY_MIN = 0.8;

/** A copy may be scaled to fit another place: tolerance of the sizes of fragments. */
const SIZE_SHARE = 0.12;
const SIZE_PX = 1.5;

/** Most similar partners of a fragment, and of a letter, that are aligned. */
const FRAGMENT_PARTNERS = 6;
const LETTER_PARTNERS = 5;

/** Bounds of the work on one page. */
const FRAGMENTS_MAX = 2500;
const ROUGH_MAX = 3000;
const ALIGNED_MAX = 160;
const LETTERS_MAX = 200;

const ROUGH = { scales: true, iterations: 3, samples: 250 } as const;
const FINE = { scales: true, iterations: 8, samples: 1800 } as const;
const LETTER = { scales: false, iterations: 6, samples: 900 } as const;

/** Shape of a letter that is compared: neither dust nor letters that touch, pixels and ratio. */
const LETTER_MIN = { w: 4, h: 6 } as const;
const LETTER_STRETCH_MAX = 2.2;

/** Rank of the pair that shows what is usual; the first few may be chance. */
const REFERENCE_RANK = 2;
/** Dissimilarity of repeated letters where the page has too few of them to show it. */
const REFERENCE_MAX = 0.15;
/** Lower limit of dissimilarity; keeps the logarithm finite. */
export const DISSIMILARITY_FLOOR = 0.0005;
/** Share of the letters that are more similar than the usual ones. */
const USUAL_SHARE = 0.05;
/** Tolerance of shifts of one copy, pixels. */
const SHIFT_SLACK_PX = 2.5;

/** Groups are formed of pairs that are this much closer than usual ones. */
const CLOSE_GAP = 0.5;

interface Pair extends Registration {
  one: Fragment;
  other: Fragment;
}

/**
 * Fragments of a page that equal each other after alignment, closest first.
 *
 * @param glyphs components of a letter's size
 * @param letters those of them that are not solid
 */
export function alignedCopiesOf(
  grey: Grey,
  { glyphs, letters: singles }: { glyphs: readonly Component[]; letters: readonly Component[] },
  signal: AbortSignal,
): AlignedCopies {
  const pairs = fragmentPairsOf(grey, glyphs, signal);
  const letters = letterPairsOf(grey, singles, signal);
  const copies: AlignedCopy[] = [];
  const taken = new Set<Pair>();
  for (const pair of pairs) {
    if (taken.has(pair)) continue;
    const group = pairs.filter((other) => hasShiftOf(pair, other));
    const copy = copyOf(group, pairs, letters);
    if (copy.gap < CLOSE_GAP) break;
    for (const other of group) taken.add(other);
    copies.push(copy);
  }
  return {
    copies,
    pairs: pairs.length,
    letters: letters.length,
    usualBeside: ({ from, to }) => usualOf(letters, [from, to]),
  };
}

/** Aligned pairs of fragments, by ascending dissimilarity. */
function fragmentPairsOf(grey: Grey, glyphs: readonly Component[], signal: AbortSignal): Pair[] {
  const fragments = fragmentsOf(glyphs);
  const { rows, columns } = FRAGMENT_CELLS;
  const descriptors = describeCells(grey, fragments, rows, columns);
  // Dashes, stars and bars of a code equal themselves a step later.
  const isPattern = (at: number): boolean => {
    const { follower } = fragments[at]!;
    return follower >= 0 && similarityOf(descriptors, at, follower) >= FRAGMENT_SIMILARITY_MIN;
  };
  const candidates = similarPairsOf(fragments, descriptors, {
    least: FRAGMENT_SIMILARITY_MIN,
    partners: FRAGMENT_PARTNERS,
    share: SIZE_SHARE,
    from: Math.max(1, fragments.length / FRAGMENTS_MAX),
  }).filter(
    ({ one, other }) =>
      !overlap(fragments[one]!, fragments[other]!) && !isPattern(one) && !isPattern(other),
  );
  signal.throwIfAborted();
  const rough = candidates.slice(0, ROUGH_MAX).flatMap((pair) => {
    const found = register(grey, fragments[pair.one]!, fragments[pair.other]!, ROUGH);
    return found ? [{ pair, dissimilarity: found.dissimilarity }] : [];
  });
  signal.throwIfAborted();
  return rough
    .sort((a, b) => a.dissimilarity - b.dissimilarity)
    .slice(0, ALIGNED_MAX)
    .flatMap(({ pair }) => {
      const [one, other] = [fragments[pair.one]!, fragments[pair.other]!];
      const found = register(grey, one, other, FINE);
      return found ? [{ ...found, one, other }] : [];
    })
    .sort((a, b) => a.dissimilarity - b.dissimilarity);
}

interface LetterPair {
  dissimilarity: number;
  one: PixelRect;
  other: PixelRect;
}

/** Letters with the most similar other one of each, by ascending dissimilarity. */
function letterPairsOf(
  grey: Grey,
  glyphs: readonly Component[],
  signal: AbortSignal,
): LetterPair[] {
  const letters = glyphs.filter(
    ({ w, h }) => w >= LETTER_MIN.w && h >= LETTER_MIN.h && w <= LETTER_STRETCH_MAX * h,
  );
  const { rows, columns } = LETTER_CELLS;
  const candidates = similarPairsOf(letters, describeCells(grey, letters, rows, columns), {
    least: LETTER_SIMILARITY_MIN,
    partners: LETTER_PARTNERS,
    share: 0,
    from: Math.max(1, letters.length / LETTERS_MAX),
  });
  signal.throwIfAborted();
  const closest = new Map<number, LetterPair>();
  for (const { from, one, other } of candidates) {
    const found = register(grey, letters[one]!, letters[other]!, LETTER);
    const known = closest.get(from);
    if (found && (known === undefined || found.dissimilarity < known.dissimilarity))
      closest.set(from, {
        dissimilarity: found.dissimilarity,
        one: letters[one]!,
        other: letters[other]!,
      });
  }
  return [...closest.values()].sort((a, b) => a.dissimilarity - b.dissimilarity);
}

interface Candidate {
  /** Whose partner it is. */
  from: number;
  one: number;
  other: number;
  similarity: number;
}

/** Pairs of similar places of one size, most similar first, each pair once. */
function similarPairsOf(
  places: readonly PixelRect[],
  descriptors: CellDescriptors,
  {
    least,
    partners,
    share,
    from: stride = 1,
  }: {
    /** Minimum correlation. */
    least: number;
    /** Maximum number of partners of a place. */
    partners: number;
    /** Tolerance of sizes, as a share of them. */
    share: number;
    /** Partners are sought for every place, or for one of so many. */
    from?: number;
  },
): Candidate[] {
  const widthOrder = places.map((_, at) => at).sort((a, b) => places[a]!.w - places[b]!.w);
  const widths = widthOrder.map((at) => places[at]!.w);
  const seen = new Set<number>();
  const found: Candidate[] = [];
  for (let turn = 0; Math.floor(turn * stride) < places.length; turn++) {
    const from = Math.floor(turn * stride);
    const place = places[from]!;
    const best: Candidate[] = [];
    const slack = { w: SIZE_PX + share * place.w, h: SIZE_PX + share * place.h };
    for (let at = firstFrom(widths, place.w - slack.w); at < widths.length; at++) {
      if (widths[at]! > place.w + slack.w) break;
      const other = widthOrder[at]!;
      if (other === from || Math.abs(places[other]!.h - place.h) > slack.h) continue;
      const similarity = similarityOf(descriptors, from, other);
      if (similarity < least) continue;
      if (best.length === partners && similarity <= best[partners - 1]!.similarity) continue;
      const [one, two] = from < other ? [from, other] : [other, from];
      best.push({ from, one, other: two, similarity });
      best.sort((a, b) => b.similarity - a.similarity);
      if (best.length > partners) best.pop();
    }
    for (const pair of best) {
      const key = pair.one * places.length + pair.other;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(pair);
    }
  }
  return found.sort((a, b) => b.similarity - a.similarity);
}

/** Index of the first value that is `value` or more, in an ascending list. */
function firstFrom(list: readonly number[], value: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param group pairs of one shift, closest first */
function copyOf(
  group: readonly Pair[],
  pairs: readonly Pair[],
  letters: readonly LetterPair[],
): AlignedCopy {
  const closest = group[0]!;
  const rows = [closest.one, closest.other];
  const referenceOf = (
    others: readonly { dissimilarity: number; one: PixelRect; other: PixelRect }[],
  ): number =>
    others.filter((pair) => !isInRows(pair, rows))[REFERENCE_RANK]?.dissimilarity ?? REFERENCE_MAX;
  const of = (usual: number): number =>
    Math.log(Math.min(usual, REFERENCE_MAX) / Math.max(closest.dissimilarity, DISSIMILARITY_FLOOR));
  const adjacent = group.filter(
    (pair) => isInRow(pair.one, closest.one) && isInRow(pair.other, closest.other),
  );
  return {
    from: around(adjacent.map(({ one }) => one)),
    to: around(adjacent.map(({ other }) => other)),
    fragments: adjacent.length,
    dissimilarity: closest.dissimilarity,
    gap: of(referenceOf(pairs.filter((pair) => !hasShiftOf(closest, pair)))),
    letterGap: of(referenceOf(letters)),
    usual: usualOf(letters, rows),
  };
}

function usualOf(letters: readonly LetterPair[], rows: readonly PixelRect[]): number {
  const others = letters.filter((pair) => !isInRows(pair, rows));
  if (others.length === 0) return 0;
  return quantile(
    others.map(({ dissimilarity }) => dissimilarity),
    USUAL_SHARE,
  );
}

/** Whether both places of a pair lie in some rows. */
const isInRows = (
  { one, other }: { one: PixelRect; other: PixelRect },
  rows: readonly PixelRect[],
): boolean => [one, other].every((place) => rows.some((row) => isInRow(place, row)));

const hasShiftOf = (one: Registration, other: Registration): boolean =>
  Math.abs(one.dx - other.dx) < SHIFT_SLACK_PX && Math.abs(one.dy - other.dy) < SHIFT_SLACK_PX;

const isInRow = (one: PixelRect, other: PixelRect): boolean =>
  Math.abs(one.y + one.h / 2 - other.y - other.h / 2) < Math.max(one.h, other.h);

const overlap = (a: PixelRect, b: PixelRect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

function around(parts: readonly PixelRect[]): PixelRect {
  const left = Math.min(...parts.map(({ x }) => x));
  const top = Math.min(...parts.map(({ y }) => y));
  const right = Math.max(...parts.map(({ x, w }) => x + w));
  const bottom = Math.max(...parts.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}
