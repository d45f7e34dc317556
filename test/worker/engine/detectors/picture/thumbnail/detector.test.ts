import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { thumbnail } from '../../../../../../worker/engine/detectors/picture/thumbnail/detector.js';
import { thumbnailBytes } from '../../../../../../worker/engine/detectors/picture/thumbnail/thumbnail-bytes.js';
import type { PagePicture } from '../../../../../../worker/engine/image/page-picture.js';
import { withJpegSegments } from '../../../image/picture-bytes.js';
import { contextOf, neverAborted } from '../scanned-page.js';
import { asJpeg, type Colours } from '../stored-page.js';

const WIDTH = 800;
const HEIGHT = 600;

/** Where the changed picture has a dark stamp. */
const STAMP = { x: 480, y: 200, w: 120, h: 80 };

/** Shaded paper with a few dark bars, as a camera sees a page. */
function photo(hasStamp: boolean): Colours {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isBar = y % 90 > 60 && x > 60 && x < 380;
      const isStamp =
        hasStamp && x >= STAMP.x && x < STAMP.x + STAMP.w && y >= STAMP.y && y < STAMP.y + STAMP.h;
      const shade = 150 + (x * 80) / WIDTH + (y * 20) / HEIGHT;
      rgb.fill(isBar || isStamp ? 40 : shade, (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
    }
  return { width: WIDTH, height: HEIGHT, rgb };
}

const small = ({ width, height, rgb }: Colours, w: number, h: number, fit: 'fill' | 'contain') =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(w, h, { fit, background: 'black' })
    .jpeg({ quality: 70 })
    .toBuffer();

/** EXIF with one empty directory and a second that holds a thumbnail. */
function exifWith(jpeg: Uint8Array): Buffer {
  const head = Buffer.alloc(44);
  head.write('II*\0', 0, 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(0, 8);
  head.writeUInt32LE(14, 10);
  head.writeUInt16LE(2, 14);
  for (const [index, tag, value] of [
    [0, 0x0201, 44],
    [1, 0x0202, jpeg.length],
  ] as const) {
    const entry = 16 + 12 * index;
    head.writeUInt16LE(tag, entry);
    head.writeUInt16LE(4, entry + 2);
    head.writeUInt32LE(1, entry + 4);
    head.writeUInt32LE(value, entry + 8);
  }
  return Buffer.concat([head, jpeg]);
}

async function pictureWith(colours: Colours, jpeg: Uint8Array): Promise<PagePicture> {
  const picture = await asJpeg(colours, 90);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifWith(jpeg)]);
  const bytes = withJpegSegments(Buffer.from(picture.bytes!), [0xe1, body]);
  return { ...picture, bytes };
}

const detect = (picture: PagePicture) =>
  Promise.resolve(thumbnail.detect({ picture, ...contextOf() }, neverAborted));

describe('thumbnail', () => {
  it('marks what the thumbnail does not show', async () => {
    const seen = await detect(
      await pictureWith(photo(true), await small(photo(false), 160, 120, 'fill')),
    );
    expect(seen.findings.map(({ code }) => code)).toEqual(['thumbnail_differs']);
    const { x, y, w, h } = seen.regions[0]!.area;
    expect(Math.abs(x - STAMP.x) + Math.abs(y - STAMP.y)).toBeLessThan(24);
    expect(Math.abs(w - STAMP.w) + Math.abs(h - STAMP.h)).toBeLessThan(48);
    expect(seen.score).toBeGreaterThan(0.9);
  });

  it.each([
    [160, 120, 'fill'],
    [256, 192, 'fill'],
    [320, 240, 'fill'],
    [160, 160, 'contain'],
  ] as const)('says nothing of its own thumbnail at %i x %i (%s)', async (w, h, fit) => {
    const seen = await detect(await pictureWith(photo(true), await small(photo(true), w, h, fit)));
    expect(seen.findings).toEqual([]);
  });

  it('abstains without one, on one of another picture, and on a turned one', async () => {
    expect((await detect(await asJpeg(photo(false), 80))).abstained).toBe('no embedded thumbnail');
    const flat = { ...photo(false), rgb: photo(false).rgb.map((value) => 255 - value) };
    const other = await pictureWith(photo(false), await small(flat, 160, 120, 'fill'));
    expect((await detect(other)).abstained).toBe('thumbnail of another picture');
    const squeezed = await pictureWith(photo(false), await small(photo(false), 160, 107, 'fill'));
    expect((await detect(squeezed)).abstained).toBe('thumbnail of another shape');
    const turned = await pictureWith(photo(false), await small(photo(false), 120, 160, 'fill'));
    expect((await detect(turned)).abstained).toBe('thumbnail of another shape');
  });

  it('reads no bytes outside the block, whatever it says', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (tail) => {
        const found = thumbnailBytes(
          Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), tail]),
        );
        return found === null || found.length <= tail.length + 8;
      }),
    );
  });
});
