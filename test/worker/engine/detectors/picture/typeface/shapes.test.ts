import { expect, test } from 'vitest';
import {
  CANVAS,
  correlations,
  similarity,
} from '../../../../../../worker/engine/detectors/picture/typeface/shapes.js';

/** Values that look random and are the same each time. */
function shape(seed: number, length = CANVAS.width * CANVAS.height): Float32Array {
  let state = seed;
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32 - 0.5) / 20;
  });
}

/** The same by its definition, one sum after the other. */
function bestOfShifts(one: Float32Array, other: Float32Array): number {
  const { width, height } = CANVAS;
  const sums: number[] = [];
  for (const dy of [-1, 0, 1])
    for (const dx of [-2, -1, 0, 1, 2]) {
      let sum = 0;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          if (y + dy >= 0 && y + dy < height && x + dx >= 0 && x + dx < width)
            sum += one[y * width + x]! * other[(y + dy) * width + x + dx]!;
      sums.push(sum);
    }
  return Math.max(...sums);
}

test('the similarity of two shapes is the highest of fifteen shifts, to the last bit', () => {
  const one = shape(1);
  const { width } = CANVAS;
  for (const moved of [0, -1, 2, width, width + 2, -width - 2]) {
    const other = Float32Array.from(one, (_, at) => one[at + moved] ?? 0);
    expect(similarity(one, other)).toBe(bestOfShifts(one, other));
  }
  expect(similarity(one, shape(2))).toBe(bestOfShifts(one, shape(2)));
});

test.each([0, 1, 4, 7])('%i correlations at once are those of each pair', (count) => {
  const one = shape(3, 50);
  const others = Array.from({ length: count }, (_, at) => shape(4 + at, 50));
  const into = new Float64Array(count);
  correlations(one, Float32Array.from(others.flatMap((values) => [...values])), into);
  expect([...into]).toEqual(
    others.map((other) => other.reduce((sum, value, at) => sum + one[at]! * value, 0)),
  );
});
