import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plainWebpSize } from '../../core/page-image.js';

const picture = () =>
  sharp({ create: { width: 301, height: 77, channels: 3, background: '#a0c0e0' } });
const plain = () => picture().webp({ quality: 50 }).toBuffer();

describe('a WEBP that is one lossy frame and nothing else', () => {
  it('says its size, wherever its bytes lie in memory', async () => {
    const bytes = await plain();
    expect(plainWebpSize(bytes)).toEqual({ width: 301, height: 77 });
    const inside = Buffer.concat([Buffer.alloc(7), bytes]).subarray(7);
    expect(plainWebpSize(new Uint8Array(inside))).toEqual({ width: 301, height: 77 });
  });

  it.each([
    ['no bytes', async () => Buffer.alloc(0)],
    ['another format', () => picture().png().toBuffer()],
    ['a lossless one', () => picture().webp({ lossless: true }).toBuffer()],
    ['one with metadata', () => picture().withMetadata({ orientation: 6 }).webp().toBuffer()],
    ['one with alpha', () => picture().ensureAlpha(0.5).webp().toBuffer()],
    ['one cut off', async () => (await plain()).subarray(0, -2)],
    ['one with more behind it', async () => Buffer.concat([await plain(), Buffer.alloc(2)])],
    ['a header alone', async () => (await plain()).subarray(0, 29)],
    [
      'one without the code that begins a frame',
      async () => {
        const bytes = await plain();
        bytes[24] = 0;
        return bytes;
      },
    ],
  ])('is not %s', async (_, make) => {
    expect(plainWebpSize(await make())).toBeNull();
  });
});
