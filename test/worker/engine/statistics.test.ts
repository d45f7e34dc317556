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
});
