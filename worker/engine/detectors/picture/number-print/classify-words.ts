import * as drawn from './drawn-trees.js';
import * as photographed from './trees.js';
import { WORD_FEATURES } from './word-features.js';

/** How a page came to be a picture: drawn by a program, or photographed or scanned. */
export type PrintKind = 'drawn' | 'photographed';

const FITTED = { drawn: withPlaces(drawn), photographed: withPlaces(photographed) };

/**
 * Log-odds that a number was put in later, given its WORD_FEATURES, NaN for unknown ones; of
 * numbers as in training, of which one in fifty was, weighed by seven.
 */
export function wordOdds(features: ArrayLike<number>, kind: PrintKind): number {
  const { start, trees, places } = FITTED[kind];
  return trees.reduce((odds, tree) => odds + leafOf(tree, features, places), start);
}

type Tree = readonly (readonly number[])[];

interface Trees {
  INPUTS: readonly string[];
  START: number;
  TREES: readonly Tree[];
}

/** Trees name what they were fitted to; measures that were added since are none of it. */
function withPlaces({ INPUTS, START, TREES }: Trees) {
  const places = INPUTS.map((input) => WORD_FEATURES.indexOf(input));
  if (places.includes(-1))
    throw new Error('The trees of number-print were fitted to features that are not measured.');
  return { start: START, trees: TREES, places };
}

function leafOf(tree: Tree, features: ArrayLike<number>, places: readonly number[]): number {
  let node = tree[0]!;
  while (node.length > 1) {
    const [input, limit, unknownLeft, left, right] = node as readonly [
      number,
      number,
      number,
      number,
      number,
    ];
    const value = features[places[input]!]!;
    const goesLeft = Number.isNaN(value) ? unknownLeft === 1 : value <= limit;
    node = tree[goesLeft ? left : right]!;
  }
  return node[0]!;
}
