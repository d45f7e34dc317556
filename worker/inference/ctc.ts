import type { ReadLine } from '../engine/index.js';

/**
 * Reads a line from the probabilities of classes at each step (greedy decoding of
 * connectionist temporal classification): the likeliest class of each step, repetitions
 * joined, class 0 (no character) left out.
 *
 * @param probabilities `steps x classes`, row by row; those of a step sum to 1
 * @param characters of the classes from 1
 * @param usedShare share of the steps that lie on the line and not on its padding; places
 *   are given as shares of the line
 */
export function decodeCtc(
  probabilities: ArrayLike<number>,
  { steps, classes }: { steps: number; classes: number },
  characters: readonly string[],
  usedShare: number,
): ReadLine {
  const read: { character: string; confidence: number; place: number }[] = [];
  let before = 0;
  let startedAt = 0;
  for (let step = 0; step <= steps; step += 1) {
    let best = 0;
    let most = -1;
    if (step < steps) {
      const row = step * classes;
      for (let one = 0; one < classes; one += 1) {
        const probability = probabilities[row + one]!;
        if (probability > most) [best, most] = [one, probability];
        // The others share less than half: mostly the first class, of thousands, decides.
        if (most > 0.5) break;
      }
    }
    if (best === before) continue;
    const last = read.at(-1);
    // A character fills the steps over which it repeats; its centre is theirs.
    if (before !== 0 && last !== undefined)
      last.place = Math.min(1, (startedAt + step) / 2 / steps / usedShare);
    const character = best === 0 ? undefined : characters[best - 1];
    if (character !== undefined) read.push({ character, confidence: most, place: 0 });
    [before, startedAt] = [character === undefined ? 0 : best, step];
  }
  return {
    characters: read.map(({ character }) => character),
    confidences: Float32Array.from(read, ({ confidence }) => Math.min(1, confidence)),
    places: Float32Array.from(read, ({ place }) => place),
  };
}
