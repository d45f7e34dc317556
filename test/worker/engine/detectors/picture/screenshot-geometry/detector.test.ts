import { describe, expect, it } from 'vitest';
import type { PagePicture } from '../../../../../../worker/engine/image/page-picture.js';
import type { PixelRect } from '../../../../../../worker/engine/evidence/geometry.js';
import type { PictureDetection } from '../../../../../../worker/engine/detectors/picture/picture-detection.js';
import { screenshotGeometry } from '../../../../../../worker/engine/detectors/picture/screenshot-geometry/detector.js';
import { contextOf, neverAborted, pictureFrom, randomFrom, testPage } from '../scanned-page.js';
import { asJpeg, asPng, type Colours, coloursOf, stored, withArea } from '../stored-page.js';

const PAPER = 238;

const detectIn = async (picture: PagePicture): Promise<PictureDetection> =>
  screenshotGeometry.detect({ picture, ...contextOf() }, neverAborted);

const codes = (detection: PictureDetection) => detection.findings.map(({ code }) => code);

/** A page as a program draws it, and the box of one of its words. */
function screen(seed = 1): { page: Colours; words: PixelRect[] } {
  const page = testPage({ seed, scanned: false, noise: 0 });
  return { page: coloursOf(page), words: page.words };
}

const around = ({ x, y, w, h }: PixelRect, by: number): PixelRect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

/** Changes the paper in an area by some levels, and leaves what is printed on it. */
function tinted(page: Colours, area: PixelRect, levels: number): Colours {
  const rgb = Uint8Array.from(page.rgb);
  for (let y = area.y; y < area.y + area.h; y++)
    for (let x = area.x; x < area.x + area.w; x++) {
      const at = (y * page.width + x) * 3;
      if (rgb[at] === PAPER) rgb.fill(PAPER - levels, at, at + 3);
    }
  return { ...page, rgb };
}

/** Whether the first finding lies on a place of the picture. */
function expectAt(detection: PictureDetection, { width, height }: Colours, place: PixelRect): void {
  const { rect } = detection.findings[0]!.place!;
  const [x, y] = [((rect.x + rect.w / 2) / 100) * width, ((rect.y + rect.h / 2) / 100) * height];
  expect(x).toBeGreaterThan(place.x);
  expect(x).toBeLessThan(place.x + place.w);
  expect(y).toBeGreaterThan(place.y);
  expect(y).toBeLessThan(place.y + place.h);
}

describe('a place of a screenshot', () => {
  it.each([75, 90])('that was stored as a JPEG (quality %s) before is found', async (quality) => {
    const { page, words } = screen();
    const place = around(words[12]!, 4);
    const detection = await detectIn(asPng(withArea(page, await stored(page, quality), place)));
    expect(codes(detection)).toContain('screenshot_foreign_patch');
    expectAt(detection, page, place);
    expect(detection.score).toBeGreaterThan(0.5);
  });

  it('that is exact where all else was stored as a JPEG is found', async () => {
    const { page, words } = screen(2);
    const place = around(words[9]!, 6);
    const detection = await detectIn(asPng(withArea(await stored(page, 75), page, place)));
    expect(codes(detection)).toContain('screenshot_foreign_patch');
    expectAt(detection, page, place);
  });

  it.each([1, 2])('that was filled %s levels off the ground is found', async (levels) => {
    const { page, words } = screen(3);
    const place = around(words[7]!, 3);
    const detection = await detectIn(asPng(tinted(page, place, levels)));
    expect(codes(detection)).toEqual(['screenshot_foreign_patch']);
    expectAt(detection, page, place);
  });
});

/** Shows a word twice as large at another place. */
function enlarged(page: Colours, word: PixelRect, left: number, top: number): Colours {
  const rgb = Uint8Array.from(page.rgb);
  for (let y = 0; y < 2 * word.h; y++)
    for (let x = 0; x < 2 * word.w; x++) {
      const from = ((word.y + (y >> 1)) * page.width + word.x + (x >> 1)) * 3;
      rgb.set(page.rgb.subarray(from, from + 3), ((top + y) * page.width + left + x) * 3);
    }
  return { ...page, rgb };
}

describe('a genuine screenshot', () => {
  it('may have a heading whose ground a renderer rounded to the next level', async () => {
    const { page, words } = screen(3);
    const word = words[7]!;
    const [left, top] = [60, 3];
    const heading = { x: left - 2, y: top - 2, w: 2 * word.w + 4, h: 2 * word.h + 4 };
    const drawn = enlarged(page, word, left, top);
    const strengthOf = async (levels: number): Promise<number> =>
      (await detectIn(asPng(tinted(drawn, heading, levels)))).score ?? 0;
    const small = await detectIn(asPng(tinted(page, around(word, 3), 1)));
    expect(await strengthOf(1)).toBeGreaterThan(0);
    expect(await strengthOf(1)).toBeLessThan(0.5 * small.score!);
    expect(await strengthOf(2)).toBeGreaterThan(small.score!);
  });

  it.each([undefined, 92, 75, 50])('gives no sign (JPEG quality %s)', async (quality) => {
    for (const seed of [1, 2, 3]) {
      const { page } = screen(seed);
      const detection = await detectIn(quality ? await asJpeg(page, quality) : asPng(page));
      expect(detection.abstained).toBeNull();
      expect(detection.findings).toEqual([]);
      expect(detection.score).toBe(0);
    }
  });

  it('may have faint cards of several rows, and boxes around words by design', async () => {
    const { page, words } = screen(4);
    const card = { x: 10, y: words[0]!.y - 8, w: 420, h: 120 };
    expect((await detectIn(asPng(tinted(page, card, 2)))).findings).toEqual([]);

    const boxed = [1, 5, 9, 13].reduce(
      (drawn, at) => tinted(drawn, around(words[at]!, 3), 2),
      page,
    );
    expect((await detectIn(asPng(boxed))).findings).toEqual([]);
  });

  it('may show a picture whose ground ripples', async () => {
    const { page, words } = screen(5);
    const half = { x: 0, y: words[words.length - 1]!.y - 90, w: page.width, h: 130 };
    const detection = await detectIn(asPng(withArea(page, await stored(page, 70), half)));
    expect(detection.figures.rippling_words).toBeGreaterThan(6);
    expect(detection.findings).toEqual([]);
  });
});

describe('what is no screenshot', () => {
  it('is left alone, by its own pixels', async () => {
    const scan = coloursOf(testPage({ noise: 3 }));
    for (const picture of [asPng(scan), await asJpeg(scan, 90)])
      expect((await detectIn(picture)).abstained).toBe('not drawn: grounds are not flat');
  });

  it('is looked at without failing, whatever it is', async () => {
    for (const [width, height] of [
      [1, 1],
      [3000, 1],
      [64, 64],
      [90, 2000],
    ] as const) {
      const random = randomFrom(width);
      for (const range of [256, 3, 1]) {
        const noise = Uint8Array.from({ length: width * height * 3 }, () => random() * range);
        expect((await detectIn(await pictureFrom(noise, width, height))).findings).toEqual([]);
      }
    }
  });
});

/** Edges smoothed in thirds of a pixel: red sees a third of the left neighbour, blue one of the right. */
function fringed(page: Colours, areas: readonly PixelRect[]): Colours {
  const rgb = Uint8Array.from(page.rgb);
  for (const { x, y, w, h } of areas)
    for (let row = y; row < y + h; row++)
      for (let column = Math.max(1, x); column < Math.min(page.width - 1, x + w); column++) {
        const at = (row * page.width + column) * 3;
        rgb[at] = (2 * page.rgb[at]! + page.rgb[at - 3]!) / 3;
        rgb[at + 2] = (2 * page.rgb[at + 2]! + page.rgb[at + 5]!) / 3;
      }
  return { ...page, rgb };
}

describe('a word’s smoothed edges', () => {
  const whole = ({ width, height }: Colours): PixelRect => ({ x: 0, y: 0, w: width, h: height });

  it('are found where they alone are coloured', async () => {
    const { page, words } = screen(6);
    const place = around(words[12]!, 2);
    const detection = await detectIn(asPng(fringed(page, [place])));
    expect(codes(detection)).toEqual(['screenshot_foreign_patch']);
    expect(detection.findings[0]?.evidence).toContain('smoothed in colour');
    expectAt(detection, page, place);
  });

  it('are found where they alone are grey', async () => {
    const { page, words } = screen(7);
    const place = around(words[10]!, 2);
    const detection = await detectIn(asPng(withArea(fringed(page, [whole(page)]), page, place)));
    expect(codes(detection)).toEqual(['screenshot_foreign_patch']);
    expect(detection.findings[0]?.evidence).toContain('smoothed in grey');
    expectAt(detection, page, place);
  });

  it('may all be coloured, or in a whole part of the window', async () => {
    const { page } = screen(8);
    expect((await detectIn(asPng(fringed(page, [whole(page)])))).findings).toEqual([]);
    const half = { ...whole(page), h: Math.round(page.height / 2) };
    expect((await detectIn(asPng(fringed(page, [half])))).findings).toEqual([]);
  });
});
