import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { ScanFailure } from '../../../core/errors.js';
import type { Raster } from '../evidence/page.js';
import { type Decoder, tooLarge } from './decoder.js';
import type { HeicFile } from './heic-file.js';

/**
 * Opens a HEIC with libheif (WebAssembly; libvips here has no HEVC). All declared sizes
 * are checked before a pixel is decoded. libheif applies the rotation of the file; EXIF's
 * orientation repeats it and is not applied again. One decoded copy is kept. Throws
 * ScanFailure `corrupt_file` or `too_many_pixels`.
 */
export async function openHeic(
  bytes: Uint8Array,
  file: HeicFile,
  megapixelsMax: number,
): Promise<Decoder> {
  const largest = file.sizes.find((size) => tooLarge(size, megapixelsMax));
  if (largest !== undefined)
    throw new ScanFailure('too_many_pixels', `${largest.width} x ${largest.height} pixels`);
  const whole = await decodeWhole(bytes, file, megapixelsMax);
  return {
    width: whole.width,
    height: whole.height,
    draw: async (width, height) => {
      if (width === whole.width && height === whole.height) return whole;
      const { data, info } = await sharp(whole.data, {
        raw: { width: whole.width, height: whole.height, channels: 3 },
        limitInputPixels: false,
      })
        .resize({ width, height, fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data };
    },
  };
}

async function decodeWhole(
  bytes: Uint8Array,
  file: HeicFile,
  megapixelsMax: number,
): Promise<Raster> {
  try {
    const images = await decodeHeic.all({ buffer: withPlainBrand(bytes.slice(0, file.end)) });
    try {
      const image = images.find((one) => isPrimary(one, file)) ?? images[0];
      if (image === undefined) throw new ScanFailure('corrupt_file', 'no picture in the file');
      if (tooLarge(image, megapixelsMax))
        throw new ScanFailure('too_many_pixels', `${image.width} x ${image.height} pixels`);
      const { width, height, data } = await image.decode();
      return { width, height, data: onWhite(data) };
    } finally {
      images.dispose();
    }
  } catch (cause) {
    if (cause instanceof ScanFailure) throw cause;
    throw new ScanFailure('corrupt_file', 'the picture cannot be decoded', { cause });
  }
}

/** Whether an image is the primary one, matched by size because heic-decode does not say. */
function isPrimary(image: { width: number; height: number }, file: HeicFile): boolean {
  if (file.primarySize === null) return false;
  const { width, height } = file.primarySize;
  return file.quarterTurns % 2 === 0
    ? image.width === width && image.height === height
    : image.width === height && image.height === width;
}

/**
 * Sets the brand to `heic`: heic-decode knows fewer brands of the same format (`heim`,
 * `heis`, `MiHE`).
 */
function withPlainBrand(bytes: Uint8Array): Uint8Array {
  bytes.set(Buffer.from('heic', 'latin1'), 8);
  return bytes;
}

/** RGBA to RGB, transparent parts on white, in place. */
function onWhite(rgba: Uint8ClampedArray): Uint8Array {
  let to = 0;
  for (let from = 0; from < rgba.length; from += 4) {
    const alpha = rgba[from + 3] ?? 255;
    for (let channel = 0; channel < 3; channel++) {
      const value = rgba[from + channel] ?? 0;
      rgba[to++] = alpha === 255 ? value : (value * alpha + 255 * (255 - alpha)) / 255;
    }
  }
  return new Uint8Array(rgba.buffer.slice(0, to));
}
