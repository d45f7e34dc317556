import sharp from 'sharp';
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

/** Copies a row of words over another. */
function withCopiedRow(seed: number): { page: TestPage; to: PixelRect } {
  const page = testPage({ seed });
  const from = { x: 26, y: page.words[0]!.y, w: page.width - 90, h: page.words[0]!.h };
  const to = { ...from, y: from.y + 6 * 34 + 1 };
  copyArea(page, from, to.x, to.y);
  return { page, to };
}

/** As a messenger sends it: smaller, then JPEG. */
async function detectAfterMessenger(page: TestPage, scale: number): Promise<PictureDetection> {
  const { width, height } = page;
  const levels = Uint8Array.from(page.grey, (value) => Math.min(255, Math.max(0, value)));
  const size = [Math.round(width * scale), Math.round(height * scale)] as const;
  const sent = await sharp(levels, { raw: { width, height, channels: 1 } })
    .resize(...size, { fit: 'fill' })
    .jpeg({ quality: 75 })
    .toBuffer();
  const rgb = await sharp(sent).toColourspace('srgb').raw().toBuffer();
  const picture = await pictureFrom(new Uint8Array(rgb), ...size);
  return copyMove.detect({ picture, ...contextOf() }, neverAborted);
}

/** A row of words laid over another at a slightly different size, as to fit a place. */
async function withScaledRow(seed: number): Promise<TestPage> {
  const page = testPage({ seed });
  const { width, height } = page;
  const from = { left: 26, top: page.words[0]!.y, width: 350, height: page.words[0]!.h };
  const levels = Uint8Array.from(page.grey, (value) => Math.min(255, Math.max(0, value)));
  const [w, h] = [Math.round(1.04 * from.width), Math.round(1.04 * from.height)];
  const piece = await sharp(levels, { raw: { width, height, channels: 1 } })
    .extract(from)
    .resize(w, h, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  piece.forEach((level, at) => {
    const [row, column] = [Math.floor(at / w), at % w];
    page.grey[(from.top + 6 * 34 + row) * width + from.left + column] = level;
  });
  return page;
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

  it.each([0.8, 0.73])(
    'are found after a messenger scaled the page to %s, not where letters merely repeat',
    async (scale) => {
      for (const seed of [1, 2, 3]) {
        const { page, to } = withCopiedRow(seed);
        const detection = await detectAfterMessenger(page, scale);
        expect(codes(detection)).toEqual(['copied_pixels', 'copied_pixels']);
        // Each of both places, since pixels do not tell which is the copy.
        const tops = detection.findings.map(({ place }) => place!.rect.y);
        expect(Math.abs(tops[0]! - tops[1]!)).toBeGreaterThan(20);
        expect(tops.some((top) => Math.abs(top - (100 * to.y) / page.height) < 2)).toBe(true);

        const genuine = await detectAfterMessenger(testPage({ seed, noise: 1 }), scale);
        expect(genuine.abstained).toBeNull();
        expect(genuine.findings).toEqual([]);
      }
    },
  );

  it('are found where the copy was scaled to fit its place', async () => {
    for (const seed of [1, 2]) {
      const page = await withScaledRow(seed);
      expect(codes(await detectIn(page, 75))).toContain('copied_pixels');
      expect(codes(await detectAfterMessenger(page, 0.8))).toContain('copied_pixels');
    }
  });

  it('are not seen on a page that a program drew, after a messenger either', async () => {
    for (const seed of [1, 2, 3]) {
      const detection = await detectAfterMessenger(
        testPage({ seed, scanned: false, noise: 0 }),
        0.8,
      );
      expect(detection.findings).toEqual([]);
    }
  });

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
