import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { FileType } from '../../../../core/vocabulary.js';
import { sniffType } from '../../../../core/sniff.js';

/** Ways to make picture files for the tests, byte by byte where a library would not. */

/** A colourful picture in which every quarter differs: red, green, blue and white, with a noisy middle. */
export function quarters(width = 320, height = 200): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour =
        y < height / 2
          ? x < width / 2
            ? [220, 30, 30]
            : [30, 200, 30]
          : x < width / 2
            ? [30, 30, 220]
            : [255, 255, 255];
      const isNoisy = Math.abs(x - width / 2) < width / 6 && Math.abs(y - height / 2) < height / 6;
      for (let channel = 0; channel < 3; channel++)
        data[(y * width + x) * 3 + channel] = isNoisy
          ? (x * 7919 + y * 104729 + channel * 31) % 256
          : (colour[channel] ?? 0);
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Bytes with the type that an upload of them gets. */
export function asFile(bytes: Uint8Array, type?: FileType): { bytes: Uint8Array; type: FileType } {
  const found = type ?? sniffType(bytes.subarray(0, 4096));
  if (found === null) throw new Error('not one of the five types');
  return { bytes, type: found };
}

export const pngChunk = (type: string, body: Uint8Array): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, sum]);
};

/** A PNG with chunks put in before its pixels. */
export function withPngChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const afterHeader = 8 + 12 + 13;
  return Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);
}

/** A JPEG with segments put in right after its start. */
export function withJpegSegments(
  jpeg: Buffer,
  ...segments: [marker: number, body: Buffer][]
): Buffer {
  const made = segments.map(([marker, body]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...made, jpeg.subarray(2)]);
}

/** A tiny PNG file of one-bit pixels, all white, of any size. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const LIMITS = { pagesMax: 50, megapixelsMax: 100 };
