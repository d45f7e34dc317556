import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashDistance, pageHash } from '../../worker/engine/image/page-hash.js';
import { appScreen, asPng, drawPage, invoice, rasterOf, statement } from './ocr-pages.js';

const hashOf = async (picture: Buffer): Promise<string> => {
  const hash = pageHash(await rasterOf(picture, 1024));
  if (hash === null) throw new Error('blank');
  return hash;
};

const PAGES: [string, Buffer][] = [
  ['a statement', asPng(statement('Assistant', 150))],
  ['an invoice', asPng(invoice('Heebo', 150))],
  ['an app’s screen', asPng(appScreen('Rubik', false))],
  ['a dark screen', asPng(appScreen('Rubik', true))],
];

const CHANGES: [string, (picture: Sharp, size: { width: number; height: number }) => Sharp][] = [
  ['JPEG 95', (picture) => picture.jpeg({ quality: 95 })],
  ['JPEG 60', (picture) => picture.jpeg({ quality: 60 })],
  ['WEBP 70', (picture) => picture.webp({ quality: 70 })],
  ['half the size', (picture, { width }) => picture.resize(Math.round(width / 2)).jpeg()],
  ['twice the size', (picture, { width }) => picture.resize(width * 2).jpeg()],
  ['brighter', (picture) => picture.linear(0.9, 20).jpeg()],
  ['darker', (picture) => picture.linear(0.85, 0).jpeg()],
  ['grey', (picture) => picture.greyscale().jpeg()],
];

describe('the hash of a page', () => {
  it.each(PAGES)('stays within 6 bits however it is saved again: %s', async (_, picture) => {
    const hash = await hashOf(picture);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    const size = await sharp(picture).metadata();
    for (const [change, apply] of CHANGES) {
      const changed = await hashOf(await apply(sharp(picture), size).toBuffer());
      expect.soft(hashDistance(hash, changed), change).toBeLessThanOrEqual(6);
    }
  });

  it.each(PAGES)('stays within 12 bits when an edge of 1 % is cut off: %s', async (_, picture) => {
    const { width, height } = await sharp(picture).metadata();
    const cut = await sharp(picture)
      .extract({
        left: Math.round(width * 0.01),
        top: Math.round(height * 0.01),
        width: Math.round(width * 0.98),
        height: Math.round(height * 0.98),
      })
      .toBuffer();
    expect(hashDistance(await hashOf(picture), await hashOf(cut))).toBeLessThanOrEqual(12);
  });

  it('differs by more than 16 bits between documents of different kinds', async () => {
    const hashes = await Promise.all(PAGES.slice(0, 3).map(([, picture]) => hashOf(picture)));
    for (const [index, one] of hashes.entries())
      for (const other of hashes.slice(index + 1))
        expect(hashDistance(one, other)).toBeGreaterThan(16);
  });

  it('is null for a page that is blank but for paper and noise', async () => {
    const size = { width: 595, height: 842, scale: 1, face: 'Heebo' } as const;
    const blank = asPng(drawPage(size, () => []));
    expect(pageHash(await rasterOf(blank))).toBeNull();
    const noisy = await rasterOf(blank);
    for (let at = 0; at < noisy.data.length; at++) noisy.data[at] = 240 + ((at * 7919) % 13);
    expect(pageHash(noisy)).toBeNull();
    const line = drawPage(size, ({ put }) => {
      put('Page 1 of 3, all amounts in USD', 400, 60, { size: 12 });
      return [];
    });
    expect(pageHash(await rasterOf(asPng(line)))).not.toBeNull();
  });

  it('counts the bits that differ', () => {
    expect(hashDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
    expect(hashDistance('8000000000000001', '8000000000000000')).toBe(1);
    expect(hashDistance('0123456789abcdef', '0123456789abcdef')).toBe(0);
  });
});
