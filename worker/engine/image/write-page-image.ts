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

/**
 * Tried in this order. Of dense print the second needs 0.8 of the bytes of the first and the
 * third 0.6, with halos, but with sharper letters than as many bytes for fewer pixels.
 */
const QUALITIES = { good: 75, fair: 40, least: 15 };
const FAIR_SHARE = 0.8;

/** At the least quality pixels are given up, as many as the last size tells; it takes two tries. */
const TRIES_MAX = 8;

/** Aims below the limit, so that the next try fits. */
const MARGIN = 0.92;

/**
 * Encodes the drawing of a page, reduced to `size`, in at most PAGE_IMAGE_MAX_BYTES: quality is
 * given up first, then pixels. Runs in a thread of libvips. null where no try fits.
 */
export async function writePageImage(
  drawing: Raster,
  size: { width: number; height: number },
): Promise<Omit<PageImage, 'page'> | null> {
  let [to, quality] = [size, QUALITIES.good];
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const webp = await encode(drawing, to, quality);
    if (webp.length <= PAGE_IMAGE_MAX_BYTES) return { ...to, webp: new Uint8Array(webp) };
    const share = PAGE_IMAGE_MAX_BYTES / webp.length;
    if (quality === QUALITIES.least) to = scaled(to, Math.sqrt(share) * MARGIN);
    const isNear = quality === QUALITIES.good && share >= FAIR_SHARE;
    quality = isNear ? QUALITIES.fair : QUALITIES.least;
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
