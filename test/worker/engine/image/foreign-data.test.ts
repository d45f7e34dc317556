import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ContainerFacts } from '../../../../worker/engine/evidence/file.js';
import { openPicture } from '../../../../worker/engine/pipeline/opening/open-picture.js';
import { asFile, LIMITS, quarters, withJpegSegments } from './picture-bytes.js';

const HEIC = readFileSync(new URL('../../../fixtures/pictures/transfer.heic', import.meta.url));
const NOTHING: ContainerFacts = { leadingBytes: 0, trailingBytes: 0, foreignKind: null };

const containerOf = async (...parts: Uint8Array[]): Promise<ContainerFacts> =>
  (await openPicture(asFile(Buffer.concat(parts)), LIMITS)).container;

const FORMATS: [string, () => Promise<Buffer>][] = [
  ['jpeg', () => quarters().jpeg().toBuffer()],
  ['png', () => quarters().png().toBuffer()],
  ['webp', () => quarters().webp().toBuffer()],
  ['heic', async () => HEIC],
];

const ZIP = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(100, 7)]);

describe.each(FORMATS)('data around a %s', (_, make) => {
  it('is nothing in a plain file', async () => {
    expect(await containerOf(await make())).toEqual(NOTHING);
  });

  it('is nothing when it is padding', async () => {
    for (const padding of [Buffer.alloc(512), Buffer.from('\r\n'), Buffer.alloc(33, 0xff)])
      expect(await containerOf(await make(), padding)).toEqual(NOTHING);
  });

  it.each([
    ['zip', ZIP],
    ['html', Buffer.from('<html><script>x</script></html>')],
    ['pdf', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj')],
    ['exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(90, 3)])],
    ['png', Buffer.from('\x89PNG\r\n\x1a\n........', 'latin1')],
    ['other', Buffer.from('hello, this was hidden here')],
  ])('after it is counted and named: %s', async (foreignKind, hidden) => {
    expect(await containerOf(await make(), hidden)).toEqual({
      leadingBytes: 0,
      trailingBytes: hidden.length,
      foreignKind,
    });
  });
});

describe('data around a picture', () => {
  it('before a JPEG or PNG is counted, and the picture opens nevertheless', async () => {
    const text = Buffer.from('From a mail gateway:\r\n');
    const jpeg = await quarters()
      .withExif({ IFD0: { Make: 'Sample' } })
      .jpeg()
      .toBuffer();
    const png = await quarters().png().toBuffer();
    for (const picture of [jpeg, png])
      expect(await containerOf(text, picture)).toEqual({
        leadingBytes: text.length,
        trailingBytes: 0,
        foreignKind: 'other',
      });
  });

  it('after a JPEG is foreign when it is another JPEG that nothing announces', async () => {
    const [first, second] = [
      await quarters().jpeg().toBuffer(),
      await quarters(64, 64).jpeg().toBuffer(),
    ];
    expect(await containerOf(first, second)).toEqual({
      leadingBytes: 0,
      trailingBytes: second.length,
      foreignKind: 'jpeg',
    });
  });

  it('after a phone’s JPEG belongs to it when its multi-picture index announces it', async () => {
    const [first, second] = [
      await quarters().jpeg().toBuffer(),
      await quarters(64, 64).jpeg().toBuffer(),
    ];
    const index = multiPictureIndex(first.length, second.length);
    const announced = withJpegSegments(first, [0xe2, index]);
    expect(await containerOf(announced, second)).toEqual(NOTHING);
    expect(await containerOf(announced, second, ZIP)).toMatchObject({
      trailingBytes: ZIP.length,
      foreignKind: 'zip',
    });
  });

  it('after a phone’s JPEG belongs to it when its XMP announces a gain map or a video', async () => {
    const jpeg = await quarters().jpeg().toBuffer();
    const xmp = (words: string): [number, Buffer] => [
      0xe1,
      Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${words}</x:xmpmeta>`, 'latin1'),
    ];
    const gainMap = await quarters(64, 64).jpeg().toBuffer();
    expect(await containerOf(withJpegSegments(jpeg, xmp('hdrgm:Version="1.0"')), gainMap)).toEqual(
      NOTHING,
    );
    const video = Buffer.concat([
      isoBox('ftyp', Buffer.from('mp42\0\0\0\0isom')),
      isoBox('mdat', Buffer.alloc(300, 9)),
    ]);
    const moving = withJpegSegments(jpeg, xmp('GCamera:MotionPhoto="1"'));
    expect(await containerOf(moving, video)).toEqual(NOTHING);
    expect(await containerOf(moving, video, ZIP)).toMatchObject({ foreignKind: 'zip' });
    expect((await containerOf(jpeg, video)).trailingBytes).toBe(video.length);
  });

  it('after a Samsung picture belongs to it when the maker’s directory covers it', async () => {
    const jpeg = await quarters().jpeg().toBuffer();
    expect(await containerOf(jpeg, samsungTrailer())).toEqual(NOTHING);
    expect((await containerOf(jpeg, ZIP, samsungTrailer())).foreignKind).not.toBeNull();
  });
});

function isoBox(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** CIPA DC-007: two pictures, the second right after the first (which this segment makes longer). */
function multiPictureIndex(firstLength: number, secondLength: number): Buffer {
  const body = Buffer.alloc(4 + 8 + 2 + 12 + 4 + 32);
  body.write('MPF\0', 0, 'latin1');
  const header = 4;
  body.write('MM\0*', header, 'latin1');
  body.writeUInt32BE(8, header + 4);
  body.writeUInt16BE(1, header + 8);
  body.writeUInt16BE(0xb002, header + 10);
  body.writeUInt16BE(7, header + 12);
  body.writeUInt32BE(32, header + 14);
  const table = 8 + 2 + 12 + 4;
  body.writeUInt32BE(table, header + 18);
  const second = header + table + 16;
  body.writeUInt32BE(secondLength, second + 4);
  // Offsets count from the TIFF header: start mark 2, marker 2, length 2, "MPF\0" 4.
  body.writeUInt32BE(firstLength + body.length + 4 - 10, second + 8);
  return body;
}

/** A block of data and the directory that Samsung phones write after a picture. */
function samsungTrailer(): Buffer {
  const block = Buffer.concat([
    Buffer.from([0, 0, 1, 10]),
    Buffer.from('Image_UTC_Data1773566430'),
  ]);
  const directory = Buffer.alloc(24);
  directory.write('SEFH', 0, 'latin1');
  directory.writeUInt32LE(106, 4);
  directory.writeUInt32LE(1, 8);
  directory.writeUInt32LE(block.length, 16);
  directory.writeUInt32LE(block.length, 20);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(directory.length, 0);
  tail.write('SEFT', 4, 'latin1');
  return Buffer.concat([block, directory, tail]);
}
