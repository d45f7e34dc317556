import { describe, expect, it } from 'vitest';
import { lowerMedian, median, upperMedian } from '../../../worker/engine/statistics.js';

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
