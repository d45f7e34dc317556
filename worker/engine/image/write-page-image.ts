import sharp from 'sharp';
import {
  PAGE_IMAGE_MAX_BYTES,
  PAGE_IMAGE_SIDE_MAX,
  type PageImage,
} from '../../../core/page-image.js';
import type { Raster } from '../evidence/page.js';

/** A PDF page is drawn at 150 dpi: its small print is then legible on a screen. */
const PIXELS_PER_POINT = 150 / 72;

/** An A4 page at 150 dpi has 2.2 megapixels. */
const PIXELS_MAX = 2.5e6;

/** Pixels of the shorter side that a long screenshot keeps, however long it is. */
const SHORT_SIDE_MIN = 720;

/** The size in pixels that the picture of a page has at most; a picture file is never enlarged. */
export function pageImageSize(
  page: { width: number; height: number },
  isPdf: boolean,
): { width: number; height: number } {
  const { width, height } = page;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(
    isPdf ? PIXELS_PER_POINT : 1,
    Math.max(Math.sqrt(PIXELS_MAX / (width * height)), SHORT_SIDE_MIN / short),
    PAGE_IMAGE_SIDE_MAX / long,
  );
  return scaled(page, scale);
}

/** From 2 on files are a fifth smaller than with 0 or 1; from 3 on it takes twice the time. */
const EFFORT = 2;

const QUALITY = 75;

/**
 * Lower qualities, with the largest share of the bytes of QUALITY that they needed for any of 45
 * real pages, print and photographs. At the last one print has halos, but sharper letters than
 * with as many bytes for fewer pixels.
 */
const LOWER = [
  { quality: 60, share: 0.93 },
  { quality: 40, share: 0.82 },
  { quality: 25, share: 0.72 },
  { quality: 15, share: 0.63 },
] as const;
const LEAST = LOWER[3];

/** One is enough for most pages, and two for nearly all; noise takes up to four. */
const TRIES_MAX = 8;

/** Of the side, when pixels are given up: bytes do not fall quite as their number does. */
const MARGIN = 0.94;

/**
 * Encodes the drawing of a page, reduced to `size`, in at most PAGE_IMAGE_MAX_BYTES: quality is
 * given up first, then pixels. Runs in a thread of libvips. null where no try fits.
 */
export async function writePageImage(
  drawing: Raster,
  size: { width: number; height: number },
): Promise<Omit<PageImage, 'page'> | null> {
  // A pixel more or less by rounding is no reason to interpolate.
  const isThere =
    Math.abs(drawing.width - size.width) <= 1 && Math.abs(drawing.height - size.height) <= 1;
  let to = isThere ? { width: drawing.width, height: drawing.height } : size;
  let quality: number = QUALITY;
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const webp = await encode(drawing, to, quality);
    if (webp.length <= PAGE_IMAGE_MAX_BYTES) return { ...to, webp: new Uint8Array(webp) };
    const share = PAGE_IMAGE_MAX_BYTES / webp.length;
    const lower = quality === QUALITY ? LOWER.find((one) => one.share <= share) : undefined;
    if (lower === undefined) {
      const atLeast = quality === QUALITY ? share / LEAST.share : share;
      to = scaled(to, Math.sqrt(Math.min(1, atLeast)) * MARGIN);
    }
    quality = lower?.quality ?? LEAST.quality;
  }
  return null;
}

function encode(
  { data, width, height }: Raster,
  to: { width: number; height: number },
  quality: number,
): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  if (to.width !== width || to.height !== height) picture.resize({ ...to, fit: 'fill' });
  return picture.webp({ quality, effort: EFFORT }).toBuffer();
}

const scaled = (
  { width, height }: { width: number; height: number },
  scale: number,
): { width: number; height: number } => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
