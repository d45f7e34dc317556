import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../../../../../worker/engine/evidence/page.js';
import { openPicture } from '../../../../../worker/engine/pipeline/opening/open-picture.js';
import { asFile, LIMITS, quarters } from '../../image/picture-bytes.js';

const HEIC = readFileSync(new URL('../../../../fixtures/pictures/transfer.heic', import.meta.url));

async function drawn(bytes: Uint8Array, longSidePx = 5000): Promise<Raster> {
  const document = await openPicture(asFile(bytes), LIMITS);
  const raster = await document.pages[0]!.render(longSidePx);
  await document.close();
  return raster;
}

/** Mean colour of a spot given in shares of width and height. */
function colourAt({ width, height, data }: Raster, x: number, y: number): number[] {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
  return [...data.subarray(at, at + 3)];
}

const isClose = (colour: number[], wanted: number[]): boolean =>
  colour.every((value, channel) => Math.abs(value - wanted[channel]!) < 16);

const RED = [220, 30, 30];
const GREEN = [30, 200, 30];
const BLUE = [30, 30, 220];
const WHITE = [255, 255, 255];

describe('a picture', () => {
  it.each([
    ['jpeg', () => quarters().jpeg({ quality: 95, chromaSubsampling: '4:4:4' })],
    ['jpeg, progressive', () => quarters().jpeg({ quality: 95, progressive: true })],
    ['png', () => quarters().png()],
    ['png, palette', () => quarters().png({ palette: true })],
    ['png, interlaced', () => quarters().png({ progressive: true })],
    ['png, 16 bits', () => quarters().toColourspace('rgb16').png()],
    ['webp', () => quarters().webp({ quality: 95 })],
    ['webp, lossless', () => quarters().webp({ lossless: true })],
  ])('opens as one page with its own colours: %s', async (_, make) => {
    const document = await openPicture(asFile(await make().toBuffer()), LIMITS);
    const [page, ...others] = document.pages;
    expect(others).toEqual([]);
    expect(page).toMatchObject({ number: 1, width: 320, height: 200, pictureCoverage: 1 });
    const raster = await page!.render(5000);
    expect([raster.width, raster.height, raster.data.length]).toEqual([320, 200, 320 * 200 * 3]);
    expect(isClose(colourAt(raster, 0.1, 0.1), RED)).toBe(true);
    expect(isClose(colourAt(raster, 0.9, 0.1), GREEN)).toBe(true);
    expect(isClose(colourAt(raster, 0.1, 0.9), BLUE)).toBe(true);
    expect(isClose(colourAt(raster, 0.9, 0.9), WHITE)).toBe(true);
  });

  it('opens a HEIC, which libvips here cannot, with its own size and colours', async () => {
    const document = await openPicture(asFile(HEIC), LIMITS);
    expect(document.picture).toMatchObject({ format: 'heic', width: 640, height: 400 });
    const raster = await document.pages[0]!.render(320);
    expect([raster.width, raster.height]).toEqual([320, 200]);
    expect(isClose(colourAt(raster, 0.03, 0.03), [204, 0, 0])).toBe(true);
    expect(isClose(colourAt(raster, 0.5, 0.95), WHITE)).toBe(true);
  });

  it('opens a CMYK JPEG and a grey PNG as RGB', async () => {
    const cmyk = await drawn(await quarters().toColourspace('cmyk').jpeg().toBuffer());
    const [red, green, blue] = colourAt(cmyk, 0.05, 0.05) as [number, number, number];
    expect(red > green + 60 && red > blue + 60).toBe(true);
    const grey = await drawn(await quarters().toColourspace('b-w').png().toBuffer());
    const [a, b, c] = colourAt(grey, 0.05, 0.05) as [number, number, number];
    expect(a === b && b === c).toBe(true);
    expect(grey.data.length).toBe(320 * 200 * 3);
  });

  it('puts what is transparent on white', async () => {
    const clear = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    for (const bytes of [await clear.png().toBuffer(), await clear.webp().toBuffer()])
      expect(colourAt(await drawn(bytes), 0.5, 0.5)).toEqual(WHITE);
  });

  it('shows the first frame of an animation', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer();
    const animated = await sharp([await frame('#dc1e1e'), await frame('#1ec81e')], {
      join: { animated: true },
    })
      .webp({ lossless: true })
      .toBuffer();
    const raster = await drawn(animated);
    expect([raster.width, raster.height]).toEqual([60, 60]);
    expect(isClose(colourAt(raster, 0.5, 0.5), RED)).toBe(true);
  });

  // Red is stored at the top left; where it is seen follows from the orientation.
  it.each([
    [1, 0.1, 0.1],
    [2, 0.9, 0.1],
    [3, 0.9, 0.9],
    [4, 0.1, 0.9],
    [5, 0.1, 0.1],
    [6, 0.9, 0.1],
    [7, 0.9, 0.9],
    [8, 0.1, 0.9],
  ])('is turned as EXIF orientation %i asks', async (orientation, x, y) => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await quarters().withMetadata({ orientation }).toFormat(format).toBuffer();
      const document = await openPicture(asFile(bytes), LIMITS);
      const size = orientation >= 5 ? { width: 200, height: 320 } : { width: 320, height: 200 };
      expect(document.picture).toMatchObject({ ...size, orientation });
      expect(document.pages[0]).toMatchObject(size);
      const raster = await document.pages[0]!.render(1000);
      expect({ width: raster.width, height: raster.height }).toEqual(size);
      expect(isClose(colourAt(raster, x, y), RED)).toBe(true);
      expect(isClose(colourAt(raster, 1 - x, 1 - y), WHITE)).toBe(true);
    }
  });

  it('is reduced when asked to, keeps its proportions and is never enlarged', async () => {
    const bytes = await quarters(600, 300).jpeg().toBuffer();
    expect(await drawn(bytes, 200)).toMatchObject({ width: 200, height: 100 });
    expect(await drawn(bytes, 9999)).toMatchObject({ width: 600, height: 300 });
    expect(await drawn(await quarters(1, 1).png().toBuffer(), 9)).toMatchObject({ width: 1 });
  });
});
