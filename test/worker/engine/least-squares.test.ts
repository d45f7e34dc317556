import { describe, expect, it } from 'vitest';
import { fitRobustly, type Measurement, valueOf } from '../../../worker/engine/least-squares.js';

/** Sums of two parameters, 3 and 5, in several numbers. */
const exact = [
  [1, 1],
  [2, 1],
  [1, 3],
  [4, 2],
  [3, 3],
  [5, 1],
].map(([a = 0, b = 0]): Measurement => ({
  terms: [
    [0, a],
    [1, b],
  ],
  value: 3 * a + 5 * b,
}));

const loose = { tie: 0.001, medianMin: 0.01 };

describe('a robust fit', () => {
  it('finds the parameters that sums follow', () => {
    const [first, second] = fitRobustly(exact, [1, 1], loose);
    expect(first).toBeCloseTo(3, 2);
    expect(second).toBeCloseTo(5, 2);
  });

  it('hardly follows a measurement that fits badly', () => {
    const wrong: Measurement = { terms: [[0, 1]], value: 30 };
    const values = fitRobustly([...exact, wrong], [1, 1], loose);
    expect(values[0]).toBeLessThan(3.2);
    expect(valueOf([[1, 2]], values)).toBeCloseTo(10, 0);
  });

  it('keeps to its guesses where nothing was measured', () => {
    expect(fitRobustly([], [0.7, -2], loose)).toEqual([0.7, -2]);
  });
});
