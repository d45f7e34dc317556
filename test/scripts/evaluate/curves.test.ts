import { describe, expect, it } from 'vitest';
import {
  addCells,
  areaUnderCurve,
  bootstrap,
  calibrationError,
  cellArea,
  cellF1,
  noCells,
  recallAtFalsePositives,
} from '../../../scripts/evaluate/pixels/curves.js';

const scored = (forged: number[], genuine: number[]) => [
  ...forged.map((score) => ({ score, isForged: true })),
  ...genuine.map((score) => ({ score, isForged: false })),
];

describe('figures of a score', () => {
  it('area: all pairs told apart, none, ties by half', () => {
    expect(areaUnderCurve(scored([3, 4], [1, 2]))).toBe(1);
    expect(areaUnderCurve(scored([1, 2], [3, 4]))).toBe(0);
    expect(areaUnderCurve(scored([1, 1], [1, 1, 1]))).toBe(0.5);
    // Pairs won: 2>1, 2>0, 1=1 by half, 1>0: 3.5 of 4.
    expect(areaUnderCurve(scored([2, 1], [1, 0]))).toBe(3.5 / 4);
    expect(areaUnderCurve(scored([1], []))).toBeNull();
  });

  it('recall: no more genuine ones than allowed pass the threshold, ties do not', () => {
    const genuine = Array.from({ length: 100 }, (_, index) => index / 100);
    expect(recallAtFalsePositives(scored([0.985, 0.98, 0.5], genuine), 0.01)).toEqual({
      hits: 1,
      of: 3,
    });
    expect(recallAtFalsePositives(scored([0, 0.1], [0, 0, 0]), 0.01)).toEqual({ hits: 1, of: 2 });
  });

  it('calibration: no error where the claimed share is forged', () => {
    const honest = scored(Array<number>(3).fill(0.75), [0.75]);
    expect(calibrationError(honest)).toBeCloseTo(0);
    expect(calibrationError(scored([], [1, 1]))).toBe(1);
  });

  it('cells: area and F1 of counted values', () => {
    const cells = noCells();
    cells.changed[200] = 3;
    cells.changed[10] = 1;
    cells.unchanged[10] = 6;
    cells.unchanged[220] = 1;
    const both = noCells();
    addCells(both, cells);
    addCells(both, cells);
    // Changed 200 wins over the six at 10, changed 10 ties with them: 3 * 6 + 6 / 2 of 4 * 7.
    expect(cellArea(both)).toBeCloseTo(21 / 28);
    expect(cellF1(both, 0.5)).toBeCloseTo((2 * 3) / (2 * 3 + 1 + 1));
    expect(cellF1(noCells(), 0.5)).toBe(0);
  });

  it('interval: the same files give the same one, and it holds the value', () => {
    const items = Array.from({ length: 60 }, (_, index) => (index * 7) % 13);
    const mean = (sample: number[]) => sample.reduce((sum, one) => sum + one, 0) / sample.length;
    const interval = bootstrap(items, mean);
    expect(interval).toEqual(bootstrap(items, mean));
    expect(interval?.low).toBeLessThan(mean(items));
    expect(interval?.high).toBeGreaterThan(mean(items));
  });

  it('interval: wider where files share a source, as few sources say less', () => {
    const items = Array.from({ length: 60 }, (_, index) => Math.floor(index / 10));
    const mean = (sample: number[]) => sample.reduce((sum, one) => sum + one, 0) / sample.length;
    const width = (interval: { low: number; high: number } | null) =>
      (interval?.high ?? 0) - (interval?.low ?? 0);
    const bySource = bootstrap(items, mean, (item) => item);
    expect(width(bySource)).toBeGreaterThan(2 * width(bootstrap(items, mean, () => ({}))));
  });
});
