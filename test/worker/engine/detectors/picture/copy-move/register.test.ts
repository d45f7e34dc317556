import { describe, expect, it } from 'vitest';
import type { Grey } from '../../../../../../worker/engine/image/grey.js';
import { register } from '../../../../../../worker/engine/detectors/picture/copy-move/register.js';

const WIDTH = 200;
const HEIGHT = 120;
const FINE = { scales: true, iterations: 12, samples: 2000 };

/** Smooth blobs around (40, 40), and the same blobs moved and scaled around another place. */
function pictureWith({ x, y, scale }: { x: number; y: number; scale: number }): Grey {
  const blobs = [
    [-12, -3, 3, 150],
    [-4, 4, 2.4, 120],
    [3, -2, 2.8, 140],
    [11, 3, 3.2, 160],
  ] as const;
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      let level = 240;
      for (const [bx, by, size, depth] of blobs)
        for (const [cx, cy, factor] of [
          [40, 40, 1],
          [x, y, scale],
        ] as const) {
          const away = Math.hypot(column - cx - factor * bx, row - cy - factor * by);
          level -= depth * Math.exp(-((away / (factor * size)) ** 2));
        }
      data[row * WIDTH + column] = Math.max(0, Math.round(level));
    }
  return { width: WIDTH, height: HEIGHT, data };
}

const boxAt = (x: number, y: number, scale = 1) => ({
  x: Math.round(x - 18 * scale),
  y: Math.round(y - 9 * scale),
  w: Math.round(36 * scale) + 1,
  h: Math.round(18 * scale) + 1,
});

describe('registration of two places', () => {
  it.each([
    [131, 83, 1],
    [130.37, 80.71, 1],
    [129.5, 82.5, 1.06],
    [133.25, 79.6, 0.93],
  ])('finds the shift and the scale to %s, %s by %s', (x, y, scale) => {
    const found = register(pictureWith({ x, y, scale }), boxAt(40, 40), boxAt(x, y, scale), FINE)!;
    expect(found.dissimilarity).toBeLessThan(0.001);
    expect(found.dx).toBeCloseTo(x - 40, 1);
    expect(found.dy).toBeCloseTo(y - 40, 1);
    expect(found.sx).toBeCloseTo(scale, 2);
    expect(found.sy).toBeCloseTo(scale, 2);
  });

  it('keeps the size where it may not differ', () => {
    const place = { x: 130.4, y: 80.7, scale: 1.06 };
    const found = register(pictureWith(place), boxAt(40, 40), boxAt(130.4, 80.7), {
      ...FINE,
      scales: false,
    })!;
    expect([found.sx, found.sy]).toEqual([1, 1]);
    expect(found.dissimilarity).toBeGreaterThan(0.001);
  });

  it('finds nothing at the edge, on one level, or in ink where paper was', () => {
    const picture = pictureWith({ x: 130, y: 80, scale: 1 });
    expect(register(picture, { x: 1, y: 1, w: 30, h: 18 }, boxAt(130, 80), FINE)).toBeNull();
    expect(register(picture, boxAt(40, 40), { x: 170, y: 100, w: 30, h: 18 }, FINE)).toBeNull();
    const flat = { ...picture, data: new Uint8Array(WIDTH * HEIGHT).fill(240) };
    expect(register(flat, boxAt(40, 40), boxAt(130, 80), FINE)).toBeNull();
    const inverse = Uint8Array.from(picture.data);
    for (let row = 60; row < 100; row++)
      for (let column = 100; column < 160; column++)
        inverse[row * WIDTH + column] = 255 - inverse[row * WIDTH + column]!;
    expect(register({ ...picture, data: inverse }, boxAt(40, 40), boxAt(130, 80), FINE)).toBeNull();
  });
});
