import { describe, expect, test } from 'vitest';
import { cellWeights, cutAxis, cutPicture } from '../../../worker/inference/tiles.js';

const TILING = { kind: 'tiles', tilePx: 1792, overlapPx: 448, multipleOf: 16 } as const;
const LENGTHS = [1, 17, 1791, 1792, 1793, 2339, 3136, 3137, 3508, 4624, 9999];

describe('the tiles of a side', () => {
  test.each(LENGTHS)(
    'of %i pixels cover it, overlap enough and are no larger than allowed',
    (length) => {
      const { padded, size, starts } = cutAxis(length, TILING);
      expect(size).toBeLessThanOrEqual(1792);
      expect(size % 16).toBe(0);
      expect(starts[0]).toBe(0);
      expect(starts.at(-1)! + size).toBe(padded);
      for (const [index, start] of starts.slice(1).entries()) {
        expect(start % 16).toBe(0);
        expect(starts[index]! + size - start).toBeGreaterThanOrEqual(448);
      }
    },
  );

  test('are as small as their number allows', () => {
    expect(cutAxis(2339, TILING)).toEqual({ padded: 2352, size: 1408, starts: [0, 944] });
    expect(cutAxis(3508, TILING).size).toBe(1472);
  });

  test.each(LENGTHS)('of %i pixels leave no cell without weight', (length) => {
    const axis = cutAxis(length, TILING);
    const sums = new Float32Array(axis.padded / 8);
    for (const [index, start] of axis.starts.entries())
      for (const [cell, weight] of cellWeights(axis, index, 448, 8).entries())
        sums[start / 8 + cell]! += weight;
    expect(Math.min(...sums)).toBeGreaterThan(0.99);
  });
});

describe('the tiles of a picture', () => {
  const LARGEST = 0.75 * 1792 ** 2;

  test.each([
    [4000, 3000],
    [3000, 4000],
    [6000, 4000],
    [1700, 1700],
    [1792, 1792],
    [100, 9999],
  ])('of %i by %i pixels are no larger than a page of A4 has', (width, height) => {
    const { across, down } = cutPicture({ width, height }, TILING);
    expect(across.size * down.size).toBeLessThanOrEqual(LARGEST);
    expect(down.starts.at(-1)! + down.size).toBe(down.padded);
    for (const [index, start] of down.starts.slice(1).entries())
      expect(down.starts[index]! + down.size - start).toBeGreaterThanOrEqual(448);
  });

  test('of a page of A4 at 200 dpi are two, as ever', () => {
    const { across, down } = cutPicture({ width: 1654, height: 2339 }, TILING);
    expect([across.size, down.size]).toEqual([1664, 1408]);
    expect([across.starts.length, down.starts.length]).toEqual([1, 2]);
  });

  test('cover it, too, where the overlap is nearly a tile', () => {
    const tiling = { ...TILING, tilePx: 512 };
    const { down } = cutPicture({ width: 512, height: 3000 }, tiling);
    expect(down.size).toBeGreaterThan(448);
    expect(down.starts.at(-1)! + down.size).toBe(down.padded);
  });
});
