import { describe, expect, it } from 'vitest';
import { compressionHistory } from '../../../../../../worker/engine/detectors/picture/compression-history/detector.js';
import type { PagePicture } from '../../../../../../worker/engine/image/page-picture.js';
import type { PixelRect } from '../../../../../../worker/engine/evidence/geometry.js';
import type { PictureDetection } from '../../../../../../worker/engine/detectors/picture/picture-detection.js';
import { contextOf, neverAborted, testPage } from '../scanned-page.js';
import {
  asJpeg,
  asPng,
  type Colours,
  coloursOf,
  cropped,
  stored,
  withArea,
} from '../stored-page.js';

const detect = async (picture: PagePicture): Promise<PictureDetection> =>
  compressionHistory.detect({ picture, ...contextOf() }, neverAborted);

const never = (seed: number) => coloursOf(testPage({ seed }));
const once = (seed: number, quality = 80) => stored(never(seed), quality);

/** A place off the grid of blocks, about a word wide. */
const PLACE: PixelRect = { x: 203, y: 163, w: 61, h: 30 };

/** A page stored as JPEG, with a place from a page that never was. */
const edited = async (seed: number, quality?: number): Promise<Colours> =>
  withArea(await once(seed, quality), never(seed + 50), PLACE);

function expectPlace({ findings: findings, regions, score }: PictureDetection) {
  expect(findings.map(({ code }) => code)).toEqual(['foreign_compression']);
  expect(score).toBeGreaterThan(0.5);
  const { x, y, w, h } = regions[0]!.area;
  // Within two blocks on each side.
  expect(Math.abs(x - PLACE.x)).toBeLessThanOrEqual(16);
  expect(Math.abs(y - PLACE.y)).toBeLessThanOrEqual(16);
  expect(Math.abs(x + w - PLACE.x - PLACE.w)).toBeLessThanOrEqual(16);
  expect(Math.abs(y + h - PLACE.y - PLACE.h)).toBeLessThanOrEqual(16);
}

function expectSilence({ findings: findings, score, abstained }: PictureDetection) {
  expect(abstained).toBeNull();
  expect(findings).toEqual([]);
  expect(score).toBeLessThan(0.2);
}

describe('compressionHistory', () => {
  it.each([60, 92])(
    'finds what came into a page stored before at quality %i, saved without loss',
    async (quality) => {
      const seen = await detect(asPng(await edited(1, quality)));
      expectPlace(seen);
      expect(seen.figures).toMatchObject({ grid_x: 0, grid_y: 0, earlier_quality: quality });
    },
  );

  it('says nothing of a genuine page stored before, saved without loss', async () => {
    expectSilence(await detect(asPng(await once(2, 80))));
  });

  it.each([100, 92])('finds it in a file saved as JPEG of quality %i', async (quality) => {
    expectPlace(await detect(await asJpeg(await edited(3, 70), quality)));
    expectSilence(await detect(await asJpeg(await once(3, 70), quality)));
  });

  it('finds the grid of a page that was cropped', async () => {
    const part = { x: 3, y: 6, w: 430, h: 420 };
    const seen = await detect(asPng(await cropped(await edited(4), part)));
    expect(seen.figures).toMatchObject({ grid_x: 5, grid_y: 2 });
    expect(seen.findings).toHaveLength(1);
  });

  it('finds a word moved within the page off the grid', async () => {
    const page = await once(5);
    const moved = await cropped(page, { x: 11, y: 5, w: 429, h: 435 });
    const copied = { ...page, rgb: Uint8Array.from(page.rgb) };
    for (let y = PLACE.y; y < PLACE.y + PLACE.h; y++)
      copied.rgb.set(
        moved.rgb.subarray((y * 429 + PLACE.x) * 3, (y * 429 + PLACE.x + PLACE.w) * 3),
        (y * 440 + PLACE.x) * 3,
      );
    expectPlace(await detect(asPng(copied)));
  });

  it('holds paper and ink that were cut off against nobody', async () => {
    const harsh = (seed: number) => coloursOf(testPage({ seed }), 1.35);
    const page = await stored(harsh(6), 75);
    expectSilence(await detect(asPng(page)));
    expectPlace(await detect(asPng(withArea(page, harsh(56), PLACE))));
  });

  it('takes no soft shade for a foreign place: its rounding runs along whole rows', async () => {
    const page = testPage({ seed: 9, noise: 0 });
    page.grey.forEach((value, at) => (page.grey[at] = value - Math.floor(at / page.width) / 4));
    expectSilence(await detect(asPng(await stored(coloursOf(page), 80))));
  });

  it('abstains where a page was never compressed, or too long ago to see', async () => {
    expect((await detect(asPng(never(7)))).abstained).toBe('no earlier compression found');
    expect((await detect(await asJpeg(never(7), 90))).abstained).toBe(
      'no earlier compression found',
    );
    const blurred = await stored(never(7), 95);
    expect((await detect(await asJpeg(blurred, 50))).findings).toEqual([]);
  });

  it('abstains where much of the page is of another history', async () => {
    const halves = withArea(await once(8), never(8), { x: 0, y: 0, w: 440, h: 200 });
    expect(await detect(asPng(halves))).toMatchObject({
      abstained: 'parts of different histories',
      findings: [],
    });
  });
});
