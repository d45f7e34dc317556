import sharp from 'sharp';
import { ScanFailure } from '../../../core/errors.js';
import type { Raster } from '../evidence/page.js';

// libvips reads dozens of formats; each adds attack surface. Only three stay enabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** A decoder that scales a picture to any size up to its own, in stored orientation. */
export interface Decoder {
  width: number;
  height: number;
  draw(width: number, height: number): Promise<Raster>;
}

const PIXELS_PER_MEGAPIXEL = 1_000_000;

export const tooLarge = (size: { width: number; height: number }, megapixelsMax: number): boolean =>
  size.width * size.height > megapixelsMax * PIXELS_PER_MEGAPIXEL;

/**
 * Opens a JPEG, PNG or WEBP. Reads the header first, so that a decompression bomb is
 * refused before memory is allocated, then decodes once to verify that the file is
 * complete. Of an animation, the first frame is used. Throws ScanFailure `corrupt_file`
 * or `too_many_pixels`.
 */
export async function openWithSharp(bytes: Uint8Array, megapixelsMax: number): Promise<Decoder> {
  const options = {
    limitInputPixels: megapixelsMax * PIXELS_PER_MEGAPIXEL,
    sequentialRead: true,
  };
  const header = await sharp(bytes, { ...options, limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch((cause: unknown) => {
      throw new ScanFailure('corrupt_file', 'the header cannot be read', { cause });
    });
  const { width, height } = header;
  if (tooLarge({ width, height }, megapixelsMax))
    throw new ScanFailure('too_many_pixels', `${width} x ${height} pixels`);

  const drawWith = async (
    failOn: 'warning' | 'error',
    size: { width: number; height: number },
  ): Promise<Raster> => {
    const picture = sharp(bytes, { ...options, failOn });
    if (size.width !== width || size.height !== height)
      picture.resize({ ...size, fit: 'fill', fastShrinkOnLoad: true });
    const { data, info } = await picture
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return inRgb(data, info.width, info.height, info.channels);
  };
  await drawWith('warning', reduced({ width, height }, CHECK_SIDE_PX)).catch(failIfDamaged);
  return {
    width,
    height,
    draw: (toWidth, toHeight) =>
      drawWith('error', { width: toWidth, height: toHeight }).catch(failAlways),
  };
}

/** Small, so that JPEG decodes at one eighth; all its data are read nevertheless. */
const CHECK_SIDE_PX = 256;

/**
 * The size scaled so that its longer side is at most `longSidePx`; proportions kept,
 * never enlarged.
 */
export function reduced(
  size: { width: number; height: number },
  longSidePx: number,
): { width: number; height: number } {
  const scale = Math.min(1, longSidePx / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/**
 * Warnings that do not affect pixels (odd version numbers, stray bytes before a marker, a
 * colour profile that libpng rejects); they are common in genuine files. libjpeg reports
 * damaged pixels as "corrupt".
 */
const HARMLESS =
  /extraneous bytes|unknown (?:JFIF|Adobe)|iCCP|sRGB|known incorrect|cHRM|gAMA|profile/i;

function failIfDamaged(cause: unknown): void {
  const message = cause instanceof Error ? cause.message : '';
  if (!HARMLESS.test(message) || /premature|read error/i.test(message)) failAlways(cause);
}

function failAlways(cause: unknown): never {
  if (cause instanceof Error && /pixel limit/i.test(cause.message))
    throw new ScanFailure('too_many_pixels', 'over the decoder’s pixel limit', { cause });
  throw new ScanFailure('corrupt_file', 'the picture cannot be decoded whole', { cause });
}

/** Converts to three channels. */
function inRgb(data: Buffer, width: number, height: number, channels: number): Raster {
  if (channels === 3)
    return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++)
      rgb[pixel * 3 + channel] = data[pixel * channels + (channels < 3 ? 0 : channel)] ?? 0;
  return { width, height, data: rgb };
}
