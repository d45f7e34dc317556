import { describe, expect, it } from 'vitest';
import {
  charactersOf,
  inkPatchOf,
  sharpnessOf,
} from '../../../../../../worker/engine/detectors/picture/typeface/ink-patch.js';

const HEIGHT = 24;

/** A word of upright bars, dark on light: [left, width, height], standing on one line. */
function word(width: number, bars: readonly [x: number, w: number, h: number, grey?: number][]) {
  const rgb = new Uint8Array(width * HEIGHT * 3).fill(240);
  for (const [x, w, h, grey = 20] of bars)
    for (let y = HEIGHT - 3 - h; y < HEIGHT - 3; y++)
      rgb.fill(grey, (y * width + x) * 3, (y * width + x + w) * 3);
  const patch = inkPatchOf(
    { width, height: HEIGHT, rgb, orientation: 1 },
    { x: 0, y: 0, w: width, h: HEIGHT },
  );
  if (patch === null) throw new Error('no patch');
  return patch;
}

const charactersIn = (text: string, patch: ReturnType<typeof word>) =>
  charactersOf(patch, [...text])?.map(({ x, w, h }) => [x, w, h]) ?? null;

describe('the characters of a word', () => {
  const digits = [
    [4, 6, 16],
    [14, 6, 16],
    [24, 2, 3],
    [30, 6, 16],
    [40, 6, 16],
  ] as const;

  it('are separated by the ground between them', () => {
    expect(
      charactersIn(
        '93.52',
        word(
          80,
          digits.map(([...bar]) => bar),
        ),
      ),
    ).toEqual(digits.map(([...bar]) => bar));
  });

  it('are not known where two touch', () => {
    expect(charactersIn('93.52', word(80, [...digits.map(([...bar]) => bar), [10, 4, 16]]))).toBe(
      null,
    );
  });

  it('are not known where the point is missing and a rule stands behind', () => {
    const ruled = word(80, [
      ...digits.filter(([x]) => x !== 24).map(([...bar]) => bar),
      [50, 2, 20],
    ]);
    expect(charactersIn('93.52', ruled)).toBe(null);
  });

  it('are separated at another threshold where a faint bridge joins them', () => {
    const bridged = word(80, [...digits.map(([...bar]) => bar), [10, 4, 2, 150]]);
    expect(charactersIn('93.52', bridged)).toHaveLength(5);
  });

  it('are not looked for outside the picture', () => {
    const rgb = new Uint8Array(3);
    const picture = { width: 1, height: 1, rgb, orientation: 1 };
    expect(inkPatchOf(picture, { x: 5, y: 5, w: 10, h: 10 })).toBe(null);
  });
});

describe('the sharpness of a word', () => {
  /** A bar whose edges rise over two pixels, through `edge`. */
  const bar = (ink: number, edge: number) =>
    word(30, [
      [11, 8, 14, edge],
      [12, 6, 14, ink],
    ]);

  it('is lower for soft edges', () => {
    const soft = sharpnessOf(bar(20, 130));
    expect(soft).toBeGreaterThan(0.2);
    expect(sharpnessOf(bar(20, 20))).toBeGreaterThan(1.2 * soft);
  });

  it('is that of faint print too', () => {
    expect(sharpnessOf(bar(130, 185))).toBeCloseTo(sharpnessOf(bar(20, 130)), 1);
  });
});
