import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRunMemory } from '../../../worker/inference/run-memory.js';
import type { Tensor } from '../../../worker/inference/tensor.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outputsOf = (...values: number[]): Record<string, Tensor> => ({
  y: { dtype: 'float32', shape: [1, values.length], data: Float32Array.from(values) },
});

test('inputs are the same by their numbers and their shape', () => {
  const memory = openRunMemory({ bytes: 100, keepMs: 1_000 });
  const keyOf = (shape: number[], numbers: Uint8Array) => memory.keyOf(shape, numbers);
  const data = Uint8Array.of(1, 2, 3, 4, 5, 6);
  expect(keyOf([1, 2, 3], data)).toBe(keyOf([1, 2, 3], data.slice()));
  expect(keyOf([1, 2, 3], data)).not.toBe(keyOf([1, 3, 2], data));
  expect(keyOf([1, 2], data.subarray(0, 2))).not.toBe(keyOf([1, 2], data.subarray(2, 4)));
});

test('what does not fit any more is forgotten, the oldest first', () => {
  const memory = openRunMemory({ bytes: 8, keepMs: 1_000 });
  for (const [index, key] of ['a', 'b', 'c'].entries()) memory.put(key, outputsOf(index));
  expect(memory.get('a')).toBeUndefined();
  expect(memory.get('b')).toEqual(outputsOf(1));
  expect(memory.get('c')).toEqual(outputsOf(2));
  memory.put('d', outputsOf(1, 2, 3));
  expect(['a', 'b', 'c', 'd'].filter((key) => memory.get(key) !== undefined)).toEqual([]);
});

test('everything is forgotten after its time, asked for or not', () => {
  const memory = openRunMemory({ bytes: 100, keepMs: 1_000 });
  memory.put('a', outputsOf(1));
  vi.advanceTimersByTime(600);
  memory.put('b', outputsOf(2));
  vi.advanceTimersByTime(500);
  expect(memory.get('a')).toBeUndefined();
  expect(memory.get('b')).toEqual(outputsOf(2));
  vi.advanceTimersByTime(600);
  expect(memory.get('b')).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('a part of a batch does not hold the batch', () => {
  const memory = openRunMemory({ bytes: 100, keepMs: 1_000 });
  const batch = Float32Array.from({ length: 1_000 });
  memory.put('a', { y: { dtype: 'float32', shape: [1, 2], data: batch.subarray(4, 6) } });
  expect(memory.get('a')?.['y']?.data.buffer.byteLength).toBe(8);
});
