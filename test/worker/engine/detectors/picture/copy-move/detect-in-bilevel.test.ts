import { describe, expect, it } from 'vitest';
import { pagePicture } from '../../../../../../worker/engine/image/page-picture.js';
import type { PixelRect } from '../../../../../../worker/engine/evidence/geometry.js';
import { copyMove } from '../../../../../../worker/engine/detectors/picture/copy-move/detector.js';
import { contextOf, copyArea, neverAborted, testPage, type TestPage } from '../scanned-page.js';

/** A scan at twice the page's resolution, compressed as by a fax machine: ink or none. */
const detectIn = (page: TestPage, tones: 'bilevel' | 'other' = 'bilevel') => {
  const [width, height] = [2 * page.width - 2, 2 * page.height - 2];
  const data = new Uint8Array(width * height * 3);
  const greyAt = (x: number, y: number): number => page.grey[y * page.width + x]!;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, top, right, bottom] = [x >> 1, y >> 1, (x + 1) >> 1, (y + 1) >> 1];
      const between =
        (greyAt(left, top) + greyAt(right, top) + greyAt(left, bottom) + greyAt(right, bottom)) / 4;
      const at = (y * width + x) * 3;
      data.fill(between < 140 ? 0 : 255, at, at + 3);
    }
  const picture = pagePicture(
    { width, height, data },
    { page: 1, origin: 'embedded', format: 'raw', jpeg: null, bytes: null, orientation: 1, tones },
  );
  return copyMove.detect({ picture, ...contextOf('scanned_pdf') }, neverAborted);
};

const overlaps = (one: PixelRect, other: PixelRect): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

describe('a scan in black and white', () => {
  it.each([1, 2, 3])('has no two letters alike, and gives no sign (page %i)', async (seed) => {
    const detection = await detectIn(testPage({ seed }));
    expect(detection.abstained).toBeNull();
    expect(detection.findings).toEqual([]);
    expect(detection.score).toBe(0);
  });

  it.each([4, 5])('shows a word that was copied within it (page %i)', async (seed) => {
    const page = testPage({ seed });
    // Three letters: more of this short page would be how it was made.
    const [from] = [...page.words.slice(0, 20)].sort((one, other) => one.w - other.w);
    const onto = page.words[30]!;
    copyArea(page, from!, onto.x, onto.y);
    const detection = await detectIn(page);
    expect(detection.findings[0]).toMatchObject({ code: 'copied_pixels' });
    const reported = detection.regions.map(({ area: { x, y, w, h } }) => ({
      x: x / 2,
      y: y / 2,
      w: w / 2,
      h: h / 2,
    }));
    expect(reported.some((area) => overlaps(area, { ...from!, x: onto.x, y: onto.y }))).toBe(true);
    expect(reported.some((area) => overlaps(area, from!))).toBe(true);
  });

  it('that a program drew, or that is compressed by letters’ shapes, is left alone', async () => {
    const drawn = await detectIn(testPage({ scanned: false, noise: 0 }));
    expect(drawn.abstained).toBe('letters are drawn, not scanned');
    const other = await detectIn(testPage(), 'other');
    expect(other.abstained).toContain('JBIG2');
  });
});
