import type { PagePicture } from '../../../image/page-picture.js';
import { inkPatchOf } from '../typeface/ink-patch.js';
import { coarseOf, correlations, shapeOf, similarity } from '../typeface/shapes.js';
import { MostSimilar } from '../typeface/most-similar.js';
import type { PrintedWord } from './printed-words.js';

/** Similarity of the characters of a word to the most similar ones of other numbers, -1 to 1. */
export interface ShapeSimilarity {
  /** Mean over its characters; NaN with fewer than two that can be compared. */
  shape: number;
  /** Of the character that is least similar to any. */
  shapeLeast: number;
}

/** Number of characters compared in full, the most similar by coarse shape. */
const COMPARED = 6;
const COMPARED_MIN = 3;
/** Maximum number of characters that each one is compared with. */
const OTHERS_MAX = 500;
/** Minimum contrast of a word in grey levels, and maximum stretch of one character. */
const CONTRAST_MIN = 20;
const WIDTH_MAX = 1.2;
const AROUND_PX = 1;

const NONE: ShapeSimilarity = { shape: NaN, shapeLeast: NaN };

interface Character {
  word: number;
  shape: Float32Array;
  coarse: Float32Array;
}

/**
 * The similarity of each number to the others, whatever characters recognition took them for;
 * NaN for other words. `standing` is the minimum height of a character relative to the highest.
 */
export function shapeSimilarities(
  picture: PagePicture,
  words: readonly PrintedWord[],
  standing: number,
): ShapeSimilarity[] {
  const all = words.map((word, at) =>
    word.isNumber ? charactersOf(picture, word, at, standing) : [],
  );
  const step = Math.max(1, Math.ceil(all.flat().length / OTHERS_MAX));
  const others = all.filter((_, at) => at % step === 0).flat();
  const size = others[0]?.coarse.length ?? 0;
  const shapes = new Float32Array(others.length * size);
  for (const [at, { coarse }] of others.entries()) shapes.set(coarse, at * size);
  const alike = new Float64Array(others.length);
  return all.map((characters) => {
    const known = characters.flatMap((one) => {
      correlations(one.coarse, shapes, alike);
      return similarityOf(one, others, alike) ?? [];
    });
    if (known.length < 2) return NONE;
    return {
      shape: known.reduce((sum, value) => sum + value, 0) / known.length,
      shapeLeast: Math.min(...known),
    };
  });
}

function charactersOf(
  picture: PagePicture,
  { box, glyphs }: PrintedWord,
  word: number,
  standing: number,
): Character[] {
  const { x: left, y: top } = box;
  const patch = inkPatchOf(picture, {
    x: left - AROUND_PX,
    y: top - AROUND_PX,
    w: box.w + 2 * AROUND_PX,
    h: box.h + 2 * AROUND_PX,
  });
  if (patch === null || patch.contrast < CONTRAST_MIN) return [];
  const highest = Math.max(...glyphs.map(({ h }) => h));
  return glyphs
    .filter(({ w, h }) => h >= standing * highest && w <= WIDTH_MAX * h)
    .map(({ x, y, w, h }) => {
      const shape = shapeOf(patch, { x: x - left + AROUND_PX, y: y - top + AROUND_PX, w, h });
      return { word, shape, coarse: coarseOf(shape) };
    });
}

/**
 * Mean of the two highest, as one alone may be a copy; null with too few characters.
 *
 * @param coarsely how alike each of the others is by coarse shape
 */
function similarityOf(
  { word, shape }: Character,
  others: readonly Character[],
  coarsely: Float64Array,
): number | null {
  const nearest = new MostSimilar<Character>(COMPARED);
  for (let at = 0; at < others.length; at++)
    if (others[at]!.word !== word) nearest.offer(others[at]!, coarsely[at]!);
  const near = nearest.ranked.map((other) => similarity(shape, other.shape)).sort((a, b) => b - a);
  return near.length < COMPARED_MIN ? null : (near[0]! + near[1]!) / 2;
}
