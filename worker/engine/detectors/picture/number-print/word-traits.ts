import type { PixelRect } from '../../../evidence/geometry.js';
import type { PagePicture } from '../../../image/page-picture.js';
import type { Component } from '../../../image/signal/components.js';
import type { PageInk } from '../../../image/signal/page-ink.js';
import { median } from '../../../statistics.js';
import { type GlyphTraits, TRAITS as LETTER_TRAITS, traitsOf } from '../text-lines/glyph-traits.js';
import { levelOf } from '../text-lines/text-rows.js';
import { type InkPatch, inkPatchOf, leanOf, sharpnessOf } from '../typeface/ink-patch.js';
import { DRAWN_TRAITS, drawnTraitsOf } from './drawn-traits.js';
import { groundAround, GROUND_TRAITS } from './ground-around.js';
import { highOf, type PrintedWord } from './printed-words.js';
import { shapeSimilarities } from './shape-similarities.js';

/**
 * What is measured of a word, NaN where it shows nothing of it: medians over its letters; edges
 * and contrast of the whole word, logarithms; logarithm of its height; distances of letters in
 * heights; lean (see `leanOf`); its feet below those of its line, in heights; similarity of its
 * characters to those of other numbers; how far one letter is from the others of the word
 * (`inside`); the ground around it; and what only drawn pages show.
 */
export const TRAITS = [
  ...LETTER_TRAITS,
  'edges',
  'contrast',
  'height',
  'pitch',
  'gap',
  'lean',
  'baseline',
  'shape',
  'shapeLeast',
  'insideSharpness',
  'insideInk',
  'insideHeight',
  'insideStroke',
  'insideFoot',
  'insideGrain',
  ...GROUND_TRAITS,
  ...DRAWN_TRAITS,
] as const;

export type Trait = (typeof TRAITS)[number];

export type Traits = Readonly<Record<Trait, number>>;

/** Those that stand on the baseline and whose shapes are compared. */
const STANDING = 0.75;
/** Minimum grey levels between ink and ground for a steepness of edges. */
const CONTRAST_MIN = 20;
/** Ground cropped around a word, pixels. */
const AROUND_PX = 2;

/** The traits of each word, in their order. */
export function wordTraitsOf(
  picture: PagePicture,
  ink: PageInk,
  words: readonly PrintedWord[],
): Traits[] {
  const baselines = baselinesOf(words);
  const shapes = shapeSimilarities(picture, words, STANDING);
  const drawn = drawnTraitsOf(picture, words);
  return words.map((word, index) => {
    const high = highOf(word);
    const letters = high.flatMap((glyph) => traitsOf(picture, ink.map, glyph) ?? []);
    const height = median(high.map(({ h }) => h));
    const { box } = word;
    const patch = inkPatchOf(picture, {
      x: box.x - AROUND_PX,
      y: box.y - AROUND_PX,
      w: box.w + 2 * AROUND_PX,
      h: box.h + 2 * AROUND_PX,
    });
    return {
      ...mediansOf(letters),
      edges: patch && patch.contrast > CONTRAST_MIN ? Math.log(sharpnessOf(patch)) : NaN,
      contrast: patch && patch.contrast > 0 ? Math.log(patch.contrast) : NaN,
      height: Math.log(height),
      pitch:
        median(steps(high, ({ x, w }, before) => x + w / 2 - before.x - before.w / 2)) / height,
      gap: median(steps(word.glyphs, ({ x }, before) => x - before.x - before.w)) / height,
      lean: patch ? median(high.map((glyph) => leanOf(patch, inPatch(glyph, box, patch)))) : NaN,
      baseline: baselines[index]! / height,
      ...shapes[index]!,
      insideSharpness: farthest(letters.map(({ sharpness }) => sharpness)),
      insideInk: farthest(letters.map(({ inkLevel }) => inkLevel)),
      insideHeight: farthest(high.map(({ h }) => h / height)),
      insideStroke: farthest(letters.map(({ strokePx }) => strokePx)),
      insideFoot: farthest(high.map(({ y, h }) => (y + h) / height)),
      insideGrain: farthest(letters.map(({ grain }) => grain)),
      ...groundAround(picture, ink, box),
      ...drawn[index]!,
    };
  });
}

const mediansOf = (letters: readonly GlyphTraits[]): Record<keyof GlyphTraits, number> =>
  Object.fromEntries(
    LETTER_TRAITS.map((trait) => [trait, median(letters.map((letter) => letter[trait]))]),
  ) as Record<keyof GlyphTraits, number>;

const steps = (
  glyphs: readonly Component[],
  step: (glyph: Component, before: Component) => number,
): number[] => glyphs.slice(1).map((glyph, at) => step(glyph, glyphs[at]!));

/** Largest distance from the median; NaN of fewer than two. */
function farthest(values: readonly number[]): number {
  if (values.length < 2) return NaN;
  const middle = median(values);
  return Math.max(...values.map((value) => Math.abs(value - middle)));
}

function inPatch({ x, y, w, h }: Component, box: PixelRect, patch: InkPatch): PixelRect {
  const [left, top] = [x - box.x + AROUND_PX, y - box.y + AROUND_PX];
  return {
    x: left,
    y: top,
    w: Math.min(w, patch.width - left),
    h: Math.min(h, patch.height - top),
  };
}

/** Minimum number of standing letters beside a word for a baseline, and for one without its own. */
const BESIDE_MIN = 3;
const BESIDE_ALONE_MIN = 8;

/** How far the feet of each word are below the line through those of its line, pixels. */
function baselinesOf(words: readonly PrintedWord[]): number[] {
  const feet = words.map((word) =>
    highOf(word, STANDING).map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h })),
  );
  const byLine = new Map<number, number[]>();
  for (const [at, { line }] of words.entries()) {
    const list = byLine.get(line);
    if (list) list.push(at);
    else byLine.set(line, [at]);
  }
  return words.map(({ line }, index) => {
    const own = feet[index]!;
    const beside = byLine.get(line)!.flatMap((at) => (at === index ? [] : feet[at]!));
    if (beside.length < BESIDE_MIN) return NaN;
    const { slope, start } = levelOf(
      beside.length >= BESIDE_ALONE_MIN ? beside : [...beside, ...own],
    );
    return median(own.map(({ x, y }) => y - start - slope * x));
  });
}
