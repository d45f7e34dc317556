import { describe, expect, it } from 'vitest';
import { copyMove } from '../../../../worker/pixels/copy-move/detector.js';
import type { PixelLook } from '../../../../worker/pixels/pixel-detector.js';
import type { Area } from '../../../../worker/pixels/page-picture.js';
import {
  contextOf,
  copyArea,
  neverAborted,
  pictureFrom,
  pictureOf,
  randomFrom,
  testPage,
  typeWord,
  type TestPage,
} from '../scanned-page.js';

const lookAt = async (page: TestPage, quality?: number): Promise<PixelLook> =>
  copyMove.look(await pictureOf(page, quality), contextOf(), neverAborted);

const codes = (look: PixelLook) => look.signs.map(({ code }) => code);

/** Copies a word over another one that starts off the grid of a JPEG's blocks from it. */
function withCopiedWord(seed: number): { page: TestPage; to: Area } {
  const page = testPage({ seed });
  const from = page.words.find(({ w }) => w > 60)!;
  const to = { ...from, x: from.x + 131, y: from.y + 4 * 34 + 3 };
  copyArea(page, from, to.x, to.y);
  return { page, to };
}

describe('copies within a page', () => {
  it.each([undefined, 92, 75])(
    'are found in the copied place (JPEG quality %s)',
    async (quality) => {
      for (const seed of [1, 2]) {
        const { page, to } = withCopiedWord(seed);
        const look = await lookAt(page, quality);
        expect(codes(look)).toContain('copied_pixels');
        const { rect } = look.signs[0]!.place!;
        expect(rect.x / 100).toBeCloseTo(to.x / page.width, 1);
        expect(rect.y / 100).toBeCloseTo(to.y / page.height, 1);
        expect(look.score).toBeGreaterThan(0.6);
      }
    },
  );

  it.each([undefined, 92, 75, 50])(
    'are not seen where letters merely repeat (JPEG quality %s)',
    async (quality) => {
      for (const seed of [4, 5]) {
        const look = await lookAt(testPage({ seed, noise: 1 }), quality);
        expect(look.abstained).toBeNull();
        expect(look.signs).toEqual([]);
        expect(look.score).toBeLessThanOrEqual(0.2);
      }
    },
  );

  it('say nothing of a page whose letters a program drew', async () => {
    for (const quality of [undefined, 92]) {
      const look = await lookAt(testPage({ scanned: false, noise: 0 }), quality);
      expect(look.abstained).toBe('letters are drawn, not scanned');
      expect(look.signs).toEqual([]);
    }
  });

  it('tell letters typed into a scan, and leave numbers on its margin alone', async () => {
    const page = testPage({ seed: 7 });
    typeWord(page, { x: 200, y: 230, w: 70, h: 26 }, [3, 1, 3, 1]);
    expect(codes(await lookAt(page))).toContain('drawn_letters');

    const archived = testPage({ seed: 7 });
    typeWord(archived, { x: 20, y: 4, w: 70, h: 26 }, [3, 1, 3, 1]);
    const look = await lookAt(archived);
    expect(look.signs).toEqual([]);
    expect(look.figures.margin_marks).toBeGreaterThan(0);
  });

  it('are looked for in any picture without failing', async () => {
    for (const [width, height] of [
      [1, 1],
      [3000, 1],
      [64, 64],
      [90, 2000],
    ] as const) {
      const random = randomFrom(width);
      const noise = Uint8Array.from({ length: width * height * 3 }, () => random() * 256);
      const picture = await pictureFrom(noise, width, height);
      const look = await copyMove.look(picture, contextOf(), neverAborted);
      expect(look.signs).toEqual([]);
    }
  });
});
