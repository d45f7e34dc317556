import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colourTagsOf } from '../../../../../worker/engine/image/colour-profile/colour-tags.js';
import {
  PROFILE_MAX_BYTES,
  readProfile,
} from '../../../../../worker/engine/image/colour-profile/read-profile.js';
import { readHeicFile } from '../../../../../worker/engine/image/heic-file.js';
import { readJpegFile } from '../../../../../worker/engine/image/jpeg-file.js';
import { readPngFile } from '../../../../../worker/engine/image/png-file.js';
import { readWebpFile } from '../../../../../worker/engine/image/webp-file.js';
import { makeProfile, profileChunk, profileSegments } from '../make-profile.js';
import { pngChunk, quarters, withJpegSegments, withPngChunks } from '../picture-bytes.js';

const PROFILE = makeProfile({ description: 'Display P3', creator: 'appl', cmm: 'appl' });
const LARGE = makeProfile({ description: 'Scanner 7', filling: 150_000 });

describe('readProfile', () => {
  it.each([2, 4] as const)('reads maker, class, date and names of version %i', (major) => {
    const profile = makeProfile({ description: 'Display P3', creator: 'appl', cmm: 'appl', major });
    expect(readProfile(profile)).toMatchObject({
      description: 'Display P3',
      copyright: 'Nobody',
      creator: 'appl',
      preferredCmm: 'appl',
      manufacturer: null,
      deviceClass: 'mntr',
      colourSpace: 'RGB',
      version: `${major}.0`,
      madeAt: new Date('2024-02-09T14:08:12Z'),
    });
  });

  it('tells no description where its tag points outside, and nothing of what is no profile', () => {
    const broken = Buffer.from(PROFILE);
    broken.writeUInt32BE(0xfffffff0, 136);
    expect(readProfile(broken)).toMatchObject({ description: null, copyright: 'Nobody' });
    expect(readProfile(PROFILE.subarray(0, 100))).toBeNull();
    expect(readProfile(Buffer.alloc(400))).toBeNull();
  });

  it('never throws, and keeps every text short, whatever the bytes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(PROFILE.length - 1), fc.nat(255)), { maxLength: 30 }),
        fc.nat(PROFILE.length),
        (changes, length) => {
          const bytes = Buffer.from(PROFILE);
          for (const [at, value] of changes) bytes[at] = value;
          const read = readProfile(bytes.subarray(0, length));
          expect((read?.description ?? '').length).toBeLessThanOrEqual(200);
        },
      ),
    );
  });
});

describe('the profile of a picture file', () => {
  const descriptionIn = (profile: Uint8Array | null) =>
    profile && readProfile(profile)?.description;

  it('is put together from the segments of a JPEG, in whatever order they stand', async () => {
    const jpeg = await quarters().jpeg().toBuffer();
    const segments = profileSegments(LARGE).map((body): [number, Buffer] => [0xe2, body]);
    expect(segments.length).toBe(3);
    for (const order of [segments, [...segments].reverse()]) {
      const { profile } = readJpegFile(withJpegSegments(jpeg, ...order));
      expect(profile && Buffer.from(profile).equals(LARGE)).toBe(true);
    }
  });

  it('is absent where a segment is missing or there twice', async () => {
    const jpeg = await quarters().jpeg().toBuffer();
    const [one, two, three] = profileSegments(LARGE).map((body): [number, Buffer] => [0xe2, body]);
    expect(readJpegFile(withJpegSegments(jpeg, one!, three!)).profile).toBeNull();
    expect(readJpegFile(withJpegSegments(jpeg, one!, two!, two!)).profile).toBeNull();
  });

  it('is unpacked from a PNG, but never beyond the bound', async () => {
    const png = await quarters().png().toBuffer();
    const withProfile = (profile: Buffer) =>
      readPngFile(withPngChunks(png, pngChunk('iCCP', profileChunk(deflateSync(profile)))));
    expect(descriptionIn(withProfile(PROFILE).profile)).toBe('Display P3');
    const bomb = makeProfile({ description: 'x', filling: PROFILE_MAX_BYTES });
    expect(withProfile(bomb).profile).toBeNull();
  });

  it('is read from a WEBP', async () => {
    const webp = await quarters().withIccProfile('p3').webp().toBuffer();
    const file = readWebpFile(webp);
    expect((await colourTagsOf(file)).profile?.sizeBytes).toBe(
      (await sharp(webp).metadata()).icc?.length,
    );
  });

  it('is read from the colour box of a HEIC’s primary picture', () => {
    const box = (type: string, ...parts: Buffer[]) => {
      const body = Buffer.concat(parts);
      const head = Buffer.alloc(8);
      head.writeUInt32BE(body.length + 8);
      head.write(type, 4, 'latin1');
      return Buffer.concat([head, body]);
    };
    const bytes = (...values: number[]) => Buffer.from(values);
    const colour = (kind: string, body: Buffer) => box('colr', Buffer.from(kind), body);
    const heic = (...properties: Buffer[]) =>
      Buffer.concat([
        box('ftyp', Buffer.from('heic\0\0\0\0')),
        box(
          'meta',
          bytes(0, 0, 0, 0),
          box('pitm', bytes(0, 0, 0, 0, 0, 1)),
          box(
            'iprp',
            box('ipco', ...properties),
            box('ipma', bytes(0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, properties.length)),
          ),
        ),
      ]);
    const other = colour('prof', makeProfile({ description: 'of a thumbnail' }));
    expect(descriptionIn(readHeicFile(heic(other, colour('prof', PROFILE))).profile)).toBe(
      'Display P3',
    );
    expect(readHeicFile(heic(colour('nclx', Buffer.alloc(7)))).profile).toBeNull();
    const transfer = new URL('../../../../fixtures/pictures/transfer.heic', import.meta.url);
    expect(() => readHeicFile(readFileSync(transfer))).not.toThrow();
  });
});

describe('colourTagsOf', () => {
  it('reads EXIF’s colour space and the mark of a screenshot', async () => {
    const exif = { IFD2: { ColorSpace: '1', UserComment: 'Screenshot' } };
    const jpeg = await quarters().withExif(exif).jpeg().toBuffer();
    const tags = await colourTagsOf(readJpegFile(jpeg));
    expect(tags).toMatchObject({ profile: null, exifColourSpace: 1, isScreenshot: true });
    const plain = await colourTagsOf(readJpegFile(await quarters().jpeg().toBuffer()));
    expect(plain).toMatchObject({ exifColourSpace: null, isScreenshot: false });
  });
});
