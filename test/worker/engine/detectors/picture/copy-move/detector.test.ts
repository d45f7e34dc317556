import { describe, expect, it } from 'vitest';
import { copyMove } from '../../../../../../worker/engine/detectors/picture/copy-move/detector.js';
import type { PictureDetection } from '../../../../../../worker/engine/detectors/picture/picture-detection.js';
import type { PixelRect } from '../../../../../../worker/engine/evidence/geometry.js';
import {
  addNoise,
  contextOf,
  copyArea,
  neverAborted,
  pictureFrom,
  pictureOf,
  randomFrom,
  testPage,
  type TestPage,
  typeWord,
} from '../scanned-page.js';

const detectIn = async (page: TestPage, quality?: number): Promise<PictureDetection> =>
  copyMove.detect({ picture: await pictureOf(page, quality), ...contextOf() }, neverAborted);

const codes = (detection: PictureDetection) => detection.findings.map(({ code }) => code);

/** Copies a word over another one that starts off the grid of a JPEG's blocks from it. */
function withCopiedWord(seed: number): { page: TestPage; to: PixelRect } {
  const page = testPage({ seed });
  const from = page.words.find(({ w }) => w > 60)!;
  const to = { ...from, x: from.x + 131, y: from.y + 4 * 34 + 3 };
  copyArea(page, from, to.x, to.y);
  return { page, to };
}

/** Ink as a printer lays it down, with a scanner's grain on it. */
function drawBox(page: TestPage, { x, y, w, h }: PixelRect): void {
  for (let row = y - 1; row <= y + h; row++)
    for (let column = x - 1; column <= x + w; column++) {
      const isEdge = row < y || row === y + h || column < x || column === x + w;
      page.grey[row * page.width + column] = isEdge ? 139 : 40;
    }
  addNoise(page, { x: x - 1, y: y - 1, w: w + 2, h: h + 2 }, 2, randomFrom(x + y));
}

function clear(page: TestPage, { x, y, w, h }: PixelRect): void {
  for (let row = y; row < y + h; row++)
    page.grey.fill(238, row * page.width + x, row * page.width + x + w);
}

function drawBars(page: TestPage): void {
  clear(page, { x: 20, y: 200, w: 400, h: 80 });
  [0, 14, 23, 41, 55, 64, 82, 96].forEach((offset, at) =>
    drawBox(page, { x: 60 + 2 * offset, y: 215, w: 5 + 2 * (at % 3), h: 50 }),
  );
}

function drawRow(page: TestPage, { w, h, pitch }: { w: number; h: number; pitch: number }): void {
  clear(page, { x: 0, y: 210, w: page.width, h: 40 });
  for (let x = 12; x + w < page.width; x += pitch) drawBox(page, { x, y: 225, w, h });
}

function drawHoles(page: TestPage): void {
  for (const top of [90, 301]) {
    clear(page, { x: 360, y: top - 6, w: 60, h: 60 });
    for (let row = -22; row <= 22; row++)
      for (let column = -22; column <= 22; column++) {
        const cover = Math.min(1, Math.max(0, 20.5 - Math.hypot(row, column)));
        page.grey[(top + 20 + row) * page.width + 390 + column] = 238 - 198 * cover;
      }
    addNoise(page, { x: 368, y: top - 2, w: 45, h: 45 }, 2, randomFrom(top));
  }
}

describe('copies within a page', () => {
  it.each([undefined, 92, 75])(
    'are found in the copied place (JPEG quality %s)',
    async (quality) => {
      for (const seed of [1, 2]) {
        const { page, to } = withCopiedWord(seed);
        const detection = await detectIn(page, quality);
        expect(codes(detection)).toContain('copied_pixels');
        const { rect } = detection.findings[0]!.place!;
        expect(rect.x / 100).toBeCloseTo(to.x / page.width, 1);
        expect(rect.y / 100).toBeCloseTo(to.y / page.height, 1);
        expect(detection.score).toBeGreaterThan(0.6);
      }
    },
  );

  it.each([undefined, 92, 75, 50])(
    'are not seen where letters merely repeat (JPEG quality %s)',
    async (quality) => {
      for (const seed of [4, 5]) {
        const detection = await detectIn(testPage({ seed, noise: 1 }), quality);
        expect(detection.abstained).toBeNull();
        expect(detection.findings).toEqual([]);
        expect(detection.score).toBeLessThanOrEqual(0.2);
      }
    },
  );

  it('say nothing of a page whose letters a program drew', async () => {
    for (const quality of [undefined, 92]) {
      const detection = await detectIn(testPage({ scanned: false, noise: 0 }), quality);
      expect(detection.abstained).toBe('letters are drawn, not scanned');
      expect(detection.findings).toEqual([]);
    }
  });

  it('tell letters typed into a scan, and leave numbers on its margin alone', async () => {
    const page = testPage({ seed: 7 });
    typeWord(page, { x: 200, y: 230, w: 70, h: 26 }, [3, 1, 3, 1]);
    expect(codes(await detectIn(page))).toContain('drawn_letters');

    const archived = testPage({ seed: 7 });
    typeWord(archived, { x: 20, y: 4, w: 70, h: 26 }, [3, 1, 3, 1]);
    const detection = await detectIn(archived);
    expect(detection.findings).toEqual([]);
    expect(detection.figures.margin_marks).toBeGreaterThan(0);
  });

  it.each([
    ['the bars of a barcode', (page: TestPage) => drawBars(page)],
    ['the dashes of a line', (page: TestPage) => drawRow(page, { w: 20, h: 6, pitch: 33 })],
    ['holes punched at the side', (page: TestPage) => drawHoles(page)],
  ])('are not seen in %s', async (_what, draw) => {
    for (const quality of [undefined, 92, 75]) {
      const page = testPage({ seed: 11 });
      draw(page);
      const detection = await detectIn(page, quality);
      expect(detection.abstained).toBeNull();
      expect(detection.findings).toEqual([]);
    }
  });

  it('are not seen in the streaks of a scan', async () => {
    const page = testPage({ seed: 12 });
    for (let y = 40; y < 400; y++)
      for (let x = 330; x < 420; x++)
        page.grey[y * page.width + x] = 225 + Math.round(8 * Math.sin(x / 3) + 4 * Math.sin(x));
    const detection = await detectIn(page);
    expect(detection.abstained).toBeNull();
    expect(detection.findings).toEqual([]);
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
      const detection = await copyMove.detect({ picture, ...contextOf() }, neverAborted);
      expect(detection.findings).toEqual([]);
    }
  });
});
