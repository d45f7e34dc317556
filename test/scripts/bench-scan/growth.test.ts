import { expect, test } from 'vitest';
import { growthOf, LINEAR_MAX } from '../../../scripts/bench-scan/growth.js';
import { peakMemory } from '../../../scripts/bench-scan/peak-memory.js';

test('time that a page adds is linear whatever the first page costs, and quadratic time is not', () => {
  expect(growthOf([5, 8, 14])).toBeCloseTo(1);
  expect(growthOf([1, 16, 100])).toBeGreaterThan(LINEAR_MAX);
  expect(growthOf([5, 5, 5])).toBe(Infinity);
});

test('memory is that of processes below this one only', () => {
  expect(peakMemory().map(({ pid }) => pid)).not.toContain(process.pid);
});
