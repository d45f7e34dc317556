import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readCodes } from '../../../../worker/engine/codes/read-codes.js';
import type { Raster } from '../../../../worker/engine/evidence/page.js';
import { drawn, symbolOf } from './draw-code.js';

const TEXT = 'SPD*1.0*ACC:CZ6508000000192000145399*AM:450.00*CC:CZK*MSG:PŘÍKLAD';

/** The same picture after what happens to pictures. */
async function after(
  { width, height, data }: Raster,
  change: (picture: Sharp) => Sharp,
): Promise<Raster> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  const jpeg = await change(picture).jpeg({ quality: 60 }).toBuffer();
  const { data: pixels, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(pixels) };
}

describe('codes of a drawing', () => {
  it.each(['QRCode', 'PDF417', 'DataMatrix'] as const)('of %s are read', async (format) => {
    const read = await readCodes(drawn(await symbolOf(TEXT, format), 3));
    expect(read.map(({ text }) => text)).toEqual([TEXT]);
  });

  it('of interleaved 2 of 5 are read', async () => {
    const digits = '00193373700000001000500940144816060680935031';
    const bars = await symbolOf(digits, 'ITF');
    const read = await readCodes(
      drawn({ ...bars, rows: 30, isDark: (column) => bars.isDark(column, 0) }, 2, 12),
    );
    expect(read.map(({ text }) => text)).toEqual([digits]);
  });

  it('are placed where they stand, in percent', async () => {
    const code = drawn(await symbolOf(TEXT), 4);
    const page = { width: 1200, height: 1600, data: new Uint8Array(1200 * 1600 * 3).fill(255) };
    for (let row = 0; row < code.height; row++)
      page.data.set(
        code.data.subarray(row * code.width * 3, (row + 1) * code.width * 3),
        ((1000 + row) * 1200 + 600) * 3,
      );
    const [read] = await readCodes(page);
    const side = code.width - 2 * 4 * 4;
    expect(read?.rect.x).toBeCloseTo((100 * 616) / 1200, 0);
    expect(read?.rect.y).toBeCloseTo((100 * 1016) / 1600, 0);
    expect(read?.rect.w).toBeCloseTo((100 * side) / 1200, 0);
    expect(read?.rect.h).toBeCloseTo((100 * side) / 1600, 0);
  });

  it.each([
    ['turned and soft', (one: Sharp) => one.rotate(23, { background: 'white' }).blur(1)],
    ['grey on grey', (one: Sharp) => one.linear(0.4, 70)],
    ['at half the size', (one: Sharp) => one.resize({ width: 180 })],
    ['upside down', (one: Sharp) => one.rotate(180)],
  ])('are read %s', async (_how, change) => {
    const read = await readCodes(await after(drawn(await symbolOf(TEXT), 6), change));
    expect(read.map(({ text }) => text)).toEqual([TEXT]);
  });

  it('are none where there is none, or half of one', async () => {
    const { width, height, data } = drawn(await symbolOf(TEXT), 4);
    const half = data.slice().fill(255, 0, Math.floor(height / 2) * width * 3);
    expect(await readCodes({ width, height, data: half })).toEqual([]);
    expect(await readCodes({ width: 1, height: 1, data: new Uint8Array(3) })).toEqual([]);
  });
});
