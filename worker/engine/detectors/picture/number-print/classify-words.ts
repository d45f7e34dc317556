import { INPUTS, START, TREES } from './trees.js';
import { WORD_FEATURES } from './word-features.js';

if (INPUTS.join() !== WORD_FEATURES.join())
  throw new Error('The trees of number-print were fitted to other features.');

/**
 * Log-odds that a number was put in later, given its WORD_FEATURES, NaN for unknown ones; of
 * numbers as in training, of which one in fifty was, weighed by seven.
 */
export const wordOdds = (features: ArrayLike<number>): number =>
  TREES.reduce((odds, tree) => odds + leafOf(tree, features), START);

function leafOf(tree: readonly (readonly number[])[], features: ArrayLike<number>): number {
  let node = tree[0]!;
  while (node.length > 1) {
    const [input, limit, unknownLeft, left, right] = node as readonly [
      number,
      number,
      number,
      number,
      number,
    ];
    const value = features[input]!;
    const goesLeft = Number.isNaN(value) ? unknownLeft === 1 : value <= limit;
    node = tree[goesLeft ? left : right]!;
  }
  return node[0]!;
}
