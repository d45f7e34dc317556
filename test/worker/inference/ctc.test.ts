import { describe, expect, it } from 'vitest';
import { decodeCtc } from '../../../worker/inference/ctc.js';

const CHARACTERS = ['a', 'b', ' '];

/** Probabilities of 4 classes at each step: the given class has the given one. */
function stepsOf(...steps: [best: number, probability: number][]) {
  const probabilities = steps.flatMap(([best, probability]) =>
    Array.from({ length: 4 }, (_, one) => (one === best ? probability : (1 - probability) / 3)),
  );
  return { probabilities, size: { steps: steps.length, classes: 4 } };
}

describe('a line decoded from its steps', () => {
  it('joins repetitions, keeps doubled letters apart by a blank, and reads spaces', () => {
    const { probabilities, size } = stepsOf(
      [0, 0.9],
      [1, 0.8],
      [1, 0.9],
      [0, 0.9],
      [1, 0.7],
      [3, 0.6],
      [2, 0.5],
      [0, 0.9],
    );
    const line = decodeCtc(probabilities, size, CHARACTERS, 1);
    expect(line.characters.join('')).toBe('aa b');
    expect([...line.confidences].map((one) => one.toFixed(1))).toEqual([
      '0.8',
      '0.7',
      '0.6',
      '0.5',
    ]);
  });

  it('places each character in the middle of its steps, as a share of the line and not of its padding', () => {
    const { probabilities, size } = stepsOf([1, 0.9], [1, 0.9], [0, 0.9], [2, 0.9]);
    const places = (share: number) => [...decodeCtc(probabilities, size, CHARACTERS, share).places];
    expect(places(1)).toEqual([0.25, 0.875]);
    expect(places(0.875)[0]).toBeCloseTo(0.25 / 0.875);
    expect(places(0.875)[1]).toBe(1);
  });

  it('is empty where every step is blank, or there is none', () => {
    const { probabilities, size } = stepsOf([0, 0.9], [0, 0.9]);
    expect(decodeCtc(probabilities, size, CHARACTERS, 1).characters).toEqual([]);
    expect(decodeCtc([], { steps: 0, classes: 4 }, CHARACTERS, 1).characters).toEqual([]);
  });
});
