import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { PAGE_IMAGE_MAX_BYTES, plainWebpSize } from '../../../../core/page-image.js';
import type { Raster } from '../../../../worker/engine/evidence/page.js';
import { pageImageSize, writePageImage } from '../../../../worker/engine/image/write-page-image.js';

// A machine may have other fonts, or none.
GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve(
    '@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf',
  ),
  'Rubik',
);

const A4 = { width: 595, height: 842 };

const noise = (width: number, height: number): Raster => {
  let state = 1;
  const data = new Uint8Array(width * height * 3).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  return { width, height, data };
};

/** Dense print, as a statement has it: 56 lines of 8 pt. */
function print(width: number, height: number): Raster {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#111';
  context.font = `${Math.round(height / 105)}px Rubik`;
  for (let line = 0; line < 56; line++)
    for (let column = 0; column < 5; column++)
      context.fillText(
        `${line * 7919 + column}.${column}0 Order`,
        (0.05 + column * 0.18) * width,
        ((line + 4) * height) / 64,
      );
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: Uint8Array.from(data).filter((_, at) => at % 4 < 3) };
}

describe('the size of a page’s picture', () => {
  it.each([
    ['an A4 page is that of 150 dpi', A4, true, { width: 1240, height: 1754 }],
    [
      'a page turned on its side, too',
      { width: 842, height: 595 },
      true,
      { width: 1754, height: 1240 },
    ],
    [
      'a small picture is its own',
      { width: 700, height: 1000 },
      false,
      { width: 700, height: 1000 },
    ],
    [
      'a photograph has 2.5 megapixels',
      { width: 4000, height: 3000 },
      false,
      { width: 1826, height: 1369 },
    ],
    [
      'a long screenshot stays legible',
      { width: 1080, height: 9000 },
      false,
      { width: 720, height: 6000 },
    ],
    [
      'a strip is at most 8,000 long',
      { width: 100, height: 100_000 },
      false,
      { width: 8, height: 8000 },
    ],
  ])('of %s', (_, page, isPdf, size) => {
    expect(pageImageSize(page, isPdf)).toEqual(size);
  });
});

describe('the picture of a page', () => {
  it('of dense print has every pixel of 150 dpi and is what it says', async () => {
    const size = pageImageSize(A4, true);
    const image = await writePageImage(print(size.width, size.height), size);
    expect(image).toMatchObject(size);
    expect(image!.webp.length).toBeLessThanOrEqual(PAGE_IMAGE_MAX_BYTES);
    expect(plainWebpSize(image!.webp)).toEqual(size);
  });

  it('of a drawing that is one pixel off by rounding is not interpolated', async () => {
    const drawing = print(1240, 1754);
    const image = await writePageImage(drawing, { width: 1241, height: 1753 });
    expect(image).toMatchObject({ width: 1240, height: 1754 });
  });

  it('of a larger drawing is reduced to its size', async () => {
    const size = pageImageSize(A4, true);
    const image = await writePageImage(print(1654, 2339), size);
    expect(plainWebpSize(image!.webp)).toEqual(size);
  });

  it.each([
    [1240, 1754],
    [1826, 1369],
    [720, 2000],
    [8, 8000],
  ])('fits its limit even of noise, %i x %i', async (width, height) => {
    const image = await writePageImage(noise(width, height), { width, height });
    expect(image!.webp.length).toBeLessThanOrEqual(PAGE_IMAGE_MAX_BYTES);
    expect(plainWebpSize(image!.webp)).toEqual({ width: image!.width, height: image!.height });
    // The same proportions, or boxes would not lie where they should.
    expect(image!.width / image!.height / (width / height)).toBeCloseTo(1, 2);
  });
});
