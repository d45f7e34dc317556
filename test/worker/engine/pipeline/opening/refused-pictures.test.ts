import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ScanFailure } from '../../../../../core/errors.js';
import type { FileType } from '../../../../../core/vocabulary.js';
import { openPicture } from '../../../../../worker/engine/pipeline/opening/open-picture.js';
import { asFile, LIMITS, pngBomb, quarters } from '../../image/picture-bytes.js';

const HEIC = readFileSync(new URL('../../../../fixtures/pictures/transfer.heic', import.meta.url));

const FILES: [FileType, () => Promise<Buffer>][] = [
  ['image/jpeg', () => quarters().jpeg().toBuffer()],
  ['image/png', () => quarters().png().toBuffer()],
  ['image/webp', () => quarters().webp().toBuffer()],
  ['image/heic', async () => HEIC],
];

const reasonOf = (bytes: Uint8Array, type: FileType): Promise<string> =>
  openPicture(asFile(bytes, type), LIMITS).then(
    () => 'opened',
    (error: unknown) =>
      error instanceof ScanFailure ? error.reason : `unexpected: ${String(error)}`,
  );

describe('a picture that is not whole', () => {
  it.each(FILES)('fails as corrupt wherever it is cut: %s', async (type, make) => {
    const whole = await make();
    expect(await reasonOf(whole, type)).toBe('opened');
    for (const share of [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
      expect(await reasonOf(whole.subarray(0, whole.length * share), type)).toBe('corrupt_file');
    for (const missing of [1, 2, 13])
      expect(await reasonOf(whole.subarray(0, -missing), type)).toBe('corrupt_file');
  });

  it.each(FILES)(
    'fails as corrupt when nothing but its signature is left: %s',
    async (type, make) => {
      const whole = await make();
      const hollow = Buffer.concat([whole.subarray(0, 16), Buffer.alloc(2000, 0x41)]);
      expect(await reasonOf(hollow, type)).toBe('corrupt_file');
    },
  );

  it('fails as corrupt when a byte of a PNG’s pixels is flipped', async () => {
    const png = await quarters().png().toBuffer();
    png[Math.floor(png.length / 2)]! ^= 0x55;
    expect(await reasonOf(png, 'image/png')).toBe('corrupt_file');
  });

  it('fails as corrupt when a marker breaks into a JPEG’s pixels', async () => {
    const jpeg = await quarters().jpeg().toBuffer();
    jpeg.set([0xff, 0xd9], Math.floor(jpeg.length * 0.7));
    expect(await reasonOf(jpeg, 'image/jpeg')).toBe('corrupt_file');
  });

  it.each(FILES)('never fails in an unknown way, whatever bytes change: %s', async (type, make) => {
    const whole = await make();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        async (changes) => {
          const bytes = Buffer.from(whole);
          for (const [at, value] of changes) bytes[at] = value;
          expect(await reasonOf(bytes, type)).toMatch(/^(opened|corrupt_file|too_many_pixels)$/);
        },
      ),
      { numRuns: type === 'image/heic' ? 25 : 50 },
    );
  });
});

describe('a picture with too many pixels', () => {
  it('is refused by its header, before memory is taken for it', async () => {
    const bomb = pngBomb(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    expect(await reasonOf(bomb, 'image/png')).toBe('too_many_pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  it('is refused just above the limit and taken just below it', async () => {
    const tight = { pagesMax: 1, megapixelsMax: 1 };
    const open = (width: number) => openPicture(asFile(pngBomb(width, 1000), 'image/png'), tight);
    await expect(open(1001)).rejects.toMatchObject({ reason: 'too_many_pixels' });
    expect((await open(1000)).pages).toHaveLength(1);
  });

  it('is refused as a HEIC by the sizes it declares, also those of a picture inside', async () => {
    const at = HEIC.indexOf('ispe', 0, 'latin1');
    expect(at).toBeGreaterThan(0);
    const large = Buffer.from(HEIC);
    large.writeUInt32BE(60_000, at + 8);
    large.writeUInt32BE(60_000, at + 12);
    expect(await reasonOf(large, 'image/heic')).toBe('too_many_pixels');
  });
});
