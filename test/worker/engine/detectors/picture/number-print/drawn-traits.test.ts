import { describe, expect, it } from 'vitest';
import type { PixelRect } from '../../../../../../worker/engine/evidence/geometry.js';
import { pagePicture } from '../../../../../../worker/engine/image/page-picture.js';
import { drawnTraitsOf } from '../../../../../../worker/engine/detectors/picture/number-print/drawn-traits.js';
import type { PrintedWord } from '../../../../../../worker/engine/detectors/picture/number-print/printed-words.js';
import { PNG_FILE } from '../scanned-page.js';

const WIDTH = 120;
const HEIGHT = 200;
const DIGIT = { w: 6, h: 10 };

/** Numbers of two digits on white; a digit is a block whose last column has a level of its own. */
function pageOf(numbers: readonly { x: number; y: number; edge: number }[]) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  const words = numbers.map(({ x, y, edge }): PrintedWord => {
    const glyphs = [0, 1].map((at) => ({ x: x + at * (DIGIT.w + 2), y, ...DIGIT, inked: 60 }));
    for (const glyph of glyphs)
      for (let row = 0; row < glyph.h; row++)
        for (let column = 0; column < glyph.w; column++) {
          const level = column === glyph.w - 1 ? edge : 20;
          const at = ((glyph.y + row) * WIDTH + glyph.x + column) * 3;
          data.fill(level, at, at + 3);
        }
    const box: PixelRect = { x, y, w: 2 * DIGIT.w + 2, h: DIGIT.h };
    return { text: '88', line: y, area: box, glyphs, box, isNumber: true };
  });
  return { picture: pagePicture({ width: WIDTH, height: HEIGHT, data }, PNG_FILE), words };
}

describe('a number of a drawn page', () => {
  it('is drawn like others where its digits lie at their phase of the pixel grid', () => {
    const { picture, words } = pageOf([
      { x: 20, y: 20, edge: 120 },
      { x: 20, y: 50, edge: 120 },
      { x: 20, y: 80, edge: 180 },
    ]);
    expect(drawnTraitsOf(picture, words).map(({ twins }) => twins)).toEqual([1, 1, 0]);
  });

  it('is as far off its column as its better end is', () => {
    const { picture, words } = pageOf([
      { x: 20, y: 20, edge: 120 },
      { x: 20, y: 50, edge: 120 },
      { x: 25, y: 80, edge: 120 },
    ]);
    const [first, , off] = drawnTraitsOf(picture, words).map(({ aligned }) => aligned);
    expect(first).toBe(0);
    expect(off).toBe(5 / DIGIT.h);
  });

  it('shows nothing of either where no other number is', () => {
    const { picture, words } = pageOf([{ x: 20, y: 20, edge: 120 }]);
    const [only] = drawnTraitsOf(picture, words);
    expect(only).toEqual({ advance: NaN, twins: 0, aligned: NaN });
  });
});
