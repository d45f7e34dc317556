import fc from 'fast-check';
import type { JpegOptions } from 'sharp';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inverseDct } from '../../../../../worker/engine/image/jpeg/dct.js';
import type { JpegComponent } from '../../../../../worker/engine/image/jpeg/jpeg-coefficients.js';
import { readCoefficients } from '../../../../../worker/engine/image/jpeg/read-coefficients.js';

/** Text-like strokes over a soft gradient, in colour; grey levels stay clear of 0 and 255. */
function drawn(width: number, height: number, channels: 1 | 3 = 3) {
  const data = new Uint8Array(width * height * channels);
  let seed = 7;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      const stroke = (x * 7 + ((y * y) >> 3)) % 23 < 5 && y % 16 < 11 ? -90 : 0;
      for (let channel = 0; channel < channels; channel++) {
        const paper = 170 + 25 * Math.sin((x + 40 * channel) / 31) + (seed >> 28);
        data[(y * width + x) * channels + channel] = paper + stroke * (channel === 1 ? 0.6 : 1);
      }
    }
  }
  return sharp(data, { raw: { width, height, channels } });
}

/** A component's samples from its levels: dequantised, transformed back, shifted. */
function samplesOf({ columns, rows, levels, steps }: JpegComponent): Float32Array {
  const width = columns * 8;
  const samples = new Float32Array(width * rows * 8);
  const block = new Float32Array(64);
  for (let index = 0; index < columns * rows; index++) {
    for (let k = 0; k < 64; k++) block[k] = levels[index * 64 + k]! * steps[k]!;
    inverseDct(block);
    const top = Math.floor(index / columns) * 8;
    const left = (index % columns) * 8;
    for (let k = 0; k < 64; k++)
      samples[(top + (k >> 3)) * width + left + (k & 7)] = block[k]! + 128;
  }
  return samples;
}

/** The largest difference between brightness rebuilt from levels and brightness sharp decodes. */
async function worstLuma(jpeg: Buffer): Promise<number> {
  const read = readCoefficients(jpeg);
  if (read === null) throw new Error('not read');
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  expect([read.width, read.height]).toEqual([info.width, info.height]);
  const luma = read.components[0]!;
  const samples = samplesOf(luma);
  let worst = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * info.channels;
      const colours = [data[at]!, data[at + 1]!, data[at + 2]!];
      // Where a colour was clipped, brightness cannot be told from what was decoded.
      if (info.channels === 3 && colours.some((value) => value === 0 || value === 255)) continue;
      const shown =
        info.channels === 1
          ? data[at]!
          : 0.299 * colours[0]! + 0.587 * colours[1]! + 0.114 * colours[2]!;
      worst = Math.max(worst, Math.abs(samples[y * luma.columns * 8 + x]! - shown));
    }
  }
  return worst;
}

describe('readCoefficients', () => {
  const kinds: [string, number, number, JpegOptions][] = [
    ['baseline at 92', 128, 96, { quality: 92 }],
    ['standard tables', 64, 64, { quality: 80, optimiseCoding: false }],
    ['no subsampling, odd size', 131, 77, { quality: 95, chromaSubsampling: '4:4:4' }],
    ['subsampled, odd size', 131, 77, { quality: 75, chromaSubsampling: '4:2:0' }],
    ['one pixel', 1, 1, { quality: 90 }],
    ['one column', 1, 40, { quality: 50, progressive: true }],
    ['progressive', 121, 90, { quality: 85, progressive: true }],
    [
      'progressive, all colour',
      57,
      200,
      { quality: 98, progressive: true, chromaSubsampling: '4:4:4' },
    ],
    ['mozjpeg', 150, 99, { quality: 70, mozjpeg: true }],
    ['coarse', 90, 90, { quality: 5 }],
    ['quality 100', 90, 91, { quality: 100 }],
  ];
  it.each(kinds)('rebuilds what the decoder shows: %s', async (_, width, height, options) => {
    const jpeg = await drawn(width, height).jpeg(options).toBuffer();
    // One for the decoder's whole-number transform and colours, one for their rounding.
    expect(await worstLuma(jpeg)).toBeLessThan(2);
  });

  it('rebuilds a grey picture', async () => {
    const jpeg = await drawn(75, 50, 1).toColourspace('b-w').jpeg({ quality: 60 }).toBuffer();
    expect(readCoefficients(jpeg)?.components).toHaveLength(1);
    expect(await worstLuma(jpeg)).toBeLessThan(2);
  });

  it('rebuilds every colour where none is subsampled', async () => {
    const jpeg = await drawn(70, 41).jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toBuffer();
    const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    const read = readCoefficients(jpeg)!;
    const [luma, blue, red] = read.components.map(samplesOf) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    let worst = 0;
    for (let y = 0; y < 41; y++) {
      for (let x = 0; x < 70; x++) {
        const at = y * read.components[0]!.columns * 8 + x;
        const redder = luma[at]! + 1.402 * (red[at]! - 128);
        const bluer = luma[at]! + 1.772 * (blue[at]! - 128);
        worst = Math.max(worst, Math.abs(redder - data[(y * 70 + x) * 3]!));
        worst = Math.max(worst, Math.abs(bluer - data[(y * 70 + x) * 3 + 2]!));
      }
    }
    expect(worst).toBeLessThan(3);
  });

  it('reads the four planes of a CMYK picture', async () => {
    const jpeg = await drawn(40, 40).toColourspace('cmyk').jpeg().toBuffer();
    expect(readCoefficients(jpeg)?.components).toHaveLength(4);
  });

  it('tells the steps and habits of the encoder', async () => {
    const plain = await drawn(64, 64).jpeg({ quality: 50, optimiseCoding: false }).toBuffer();
    const read = readCoefficients(plain)!;
    // The example luma table of T.81, K.1, is libjpeg's quality 50.
    expect([...read.components[0]!.steps.subarray(0, 8)]).toEqual([16, 11, 10, 16, 24, 40, 51, 61]);
    expect(read.encoderTraits).toMatchObject({
      isProgressive: false,
      hasStandardHuffman: true,
      scans: 1,
    });
    const small = await drawn(64, 64).jpeg({ progressive: true }).toBuffer();
    expect(readCoefficients(small)!.encoderTraits).toMatchObject({
      isProgressive: true,
      hasStandardHuffman: false,
    });
  });

  it('reads the same levels with and without progressive coding', async () => {
    const picture = drawn(123, 87);
    const options = { quality: 82, chromaSubsampling: '4:2:0' };
    const one = readCoefficients(await picture.clone().jpeg(options).toBuffer())!;
    const other = readCoefficients(
      await picture
        .clone()
        .jpeg({ ...options, progressive: true })
        .toBuffer(),
    )!;
    expect(other.components.map((part) => part.levels)).toEqual(
      one.components.map((part) => part.levels),
    );
  });

  it('reads across restarts', async () => {
    const grey = drawn(64, 88, 1).toColourspace('b-w');
    const pixels = await grey.raw().toBuffer();
    const strips = await Promise.all(
      Array.from({ length: 11 }, (_, row) =>
        greyJpeg(pixels.subarray(row * 64 * 8, (row + 1) * 64 * 8), 64, 8),
      ),
    );
    const read = readCoefficients(joinStrips(strips, 64 / 8));
    expect(read?.encoderTraits.restartInterval).toBe(8);
    expect(read?.height).toBe(88);
    const whole = readCoefficients(await greyJpeg(pixels, 64, 88));
    expect(read?.components).toEqual(whole?.components);
    expect(readCoefficients(joinStrips(strips.slice(0, -1), 64 / 8, 88))).toBeNull();
  });

  it('gives up on a file that ends early', async () => {
    const jpeg = await drawn(200, 200).jpeg({ quality: 90 }).toBuffer();
    expect(readCoefficients(jpeg.subarray(0, jpeg.length >> 1))).toBeNull();
    expect(readCoefficients(new Uint8Array())).toBeNull();
  });

  it('ends without throwing on any bytes', async () => {
    const files = await Promise.all(
      [{}, { progressive: true }].map((options) => drawn(48, 48).jpeg(options).toBuffer()),
    );
    const changes = fc.array(fc.tuple(fc.nat(4000), fc.integer({ min: 0, max: 255 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.constantFrom(...files), changes, (file, edits) => {
        const broken = Uint8Array.from(file);
        for (const [at, value] of edits) if (at < broken.length) broken[at] = value;
        readCoefficients(broken);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses a size that no page has', async () => {
    const jpeg = await drawn(16, 16).jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(65500, frame + 5);
    jpeg.writeUInt16BE(65500, frame + 7);
    expect(readCoefficients(jpeg)).toBeNull();
  });
});

const greyJpeg = (pixels: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ quality: 75, optimiseCoding: false })
    .toBuffer();

/** One picture of strips one block high: each strip's data become a restart interval. */
function joinStrips(strips: Buffer[], interval: number, height = strips.length * 8): Buffer {
  const scanOf = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const first = strips[0]!;
  const dataAt = scanOf(first) + 2 + first.readUInt16BE(scanOf(first) + 2);
  const head = Buffer.from(first.subarray(0, scanOf(first)));
  head.writeUInt16BE(height, head.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  const restarts = Buffer.from([0xff, 0xdd, 0, 4, interval >> 8, interval & 255]);
  const parts = [head, restarts, first.subarray(scanOf(first), dataAt)];
  for (const [index, strip] of strips.entries()) {
    if (index > 0) parts.push(Buffer.from([0xff, 0xd0 + ((index - 1) % 8)]));
    parts.push(strip.subarray(dataAt, -2));
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}
