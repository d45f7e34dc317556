import { describe, expect, it } from 'vitest';
import { lowerMedian, median, quantile, upperMedian } from '../../../worker/engine/statistics.js';

describe('medians', () => {
  it('agree on an odd count', () => {
    expect([median, upperMedian, lowerMedian].map((of) => of([9, 1, 4]))).toEqual([4, 4, 4]);
  });

  it('differ on an even count', () => {
    expect([median, upperMedian, lowerMedian].map((of) => of([8, 1, 4, 2]))).toEqual([3, 4, 2]);
  });

  it('say that there is none of an empty list', () => {
    expect(median([])).toBeNaN();
    expect(upperMedian([])).toBeNull();
    expect(lowerMedian([])).toBeNull();
  });

  it('leave their argument as it was', () => {
    const values = Float32Array.of(3, 1, 2);
    for (const of of [median, upperMedian, lowerMedian]) of(values);
    expect([...values]).toEqual([3, 1, 2]);
  });
});

describe('a quantile', () => {
  it('of bytes is that of the same numbers', () => {
    const random = (index: number): number => (index * index * 31 + index * 17) % 251;
    for (const length of [1, 2, 3, 10, 1001]) {
      const bytes = Uint8Array.from({ length }, (_, index) => random(index));
      for (const share of [0, 0.05, 0.5, 0.93, 1])
        expect(quantile(bytes, share)).toBe(quantile([...bytes], share));
    }
  });

  it('is that of the sorted values, whatever their order and number', () => {
    const random = randomIn(7);
    const kinds: ((index: number) => number)[] = [
      () => random(),
      () => Math.floor(4 * random()),
      (index) => index,
      (index) => -index,
      () => 5,
      (index) => (index % 7 === 3 ? Infinity : random()),
    ];
    for (const length of [1, 2, 3, 4, 7, 100, 5000])
      for (const kind of kinds) {
        const values = Array.from({ length }, (_, index) => kind(index));
        const sorted = [...values].sort((a, b) => a - b);
        for (const share of [0, 0.03, 0.5, 0.97, 1]) {
          const at = share * (length - 1);
          const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
          if (high === Infinity) continue;
          expect(quantile(values, share)).toBeCloseTo(low + (at % 1) * (high - low), 12);
        }
      }
  });

  it('sorts NaNs last', () => {
    expect(quantile([NaN, 3, NaN, 1, 2], 0.25)).toBe(2);
    expect(quantile([NaN, 3, NaN, 1, 2], 1)).toBeNaN();
    expect(median([NaN])).toBeNaN();
  });
});

/** Numbers from 0 to 1, the same in each run. */
function randomIn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
