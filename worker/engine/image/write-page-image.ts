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

/**
 * Of the encodings tried on 285 documents, effort 2 gives the smallest files that still take
 * no longer than drawing the page.
 */
const EFFORT = 2;

const QUALITY = 75;
/** Text stays legible; below it letters get halos, and fewer pixels are better. */
const QUALITY_MIN = 35;

/** Each try is about as near to the limit as the last one's size tells. */
const TRIES_MAX = 6;

/** Aims below the limit, so that the next try fits. */
const MARGIN = 0.9;

/**
 * Encodes the drawing of a page, reduced to `size`, in at most PAGE_IMAGE_MAX_BYTES: quality is
 * given up first, then pixels. Runs in a thread of libvips. null where no try fits.
 */
export async function writePageImage(
  drawing: Raster,
  size: { width: number; height: number },
): Promise<Omit<PageImage, 'page'> | null> {
  let [to, quality] = [size, QUALITY];
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const webp = await encode(drawing, to, quality);
    if (webp.length <= PAGE_IMAGE_MAX_BYTES) return { ...to, webp: new Uint8Array(webp) };
    const share = (PAGE_IMAGE_MAX_BYTES / webp.length) * MARGIN;
    const lower = Math.round(quality * share ** 1.5);
    if (lower >= QUALITY_MIN) quality = lower;
    else {
      // Bytes fall with the square of the side, and by a fifth with the quality.
      const rest = quality > QUALITY_MIN ? Math.min(1, share * 1.25) : share;
      quality = QUALITY_MIN;
      to = scaled(to, Math.sqrt(rest));
    }
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
