import type { Raster } from '../evidence/page.js';
import type { PixelRect, Place, Rect } from '../evidence/geometry.js';
import { type ColourTags, NO_COLOUR_TAGS } from './colour-profile/colour-tags.js';
import { toGrey } from './grey.js';
import type { JpegCoefficients } from './jpeg/jpeg-coefficients.js';
import { orientedSize } from './orient.js';

/**
 * A picture that is a page, or most of one, with its pixels as stored: not rotated,
 * scaled or sharpened, so that the block grid of an encoder is preserved. Kept only while
 * its page is analysed.
 */
export interface PagePicture {
  /** 1-based. */
  page: number;
  /** `file`: the file itself; `embedded`: a picture that a page of a PDF shows. */
  origin: 'file' | 'embedded';
  /** Compression format; `raw` for a lossless picture of a PDF. */
  format: 'jpeg' | 'png' | 'webp' | 'heic' | 'raw';
  width: number;
  height: number;
  /** sRGB, eight bits per channel, three bytes per pixel, rows from the top. */
  rgb: Uint8Array;
  /** Luma 0-255 (BT.601), one byte per pixel; computed once. */
  grey(): Uint8Array;
  /** Quantised coefficients; null for other formats and for an unsupported kind of JPEG. */
  jpeg: JpegCoefficients | null;
  /** Bytes of the picture file; null when it was not stored as one. */
  bytes: Uint8Array | null;
  /** `bilevel`: exactly two levels; `other`: a compression whose pixel traces are unknown. */
  tones: 'full' | 'bilevel' | 'other';
  /** Colour metadata. */
  colour: ColourTags;
  /** Maps an area of its pixels to the page as shown. */
  toPlace: (area: PixelRect) => Place;
  /** The pixels shown at a place of the page; empty (w or h 0) outside of the picture. */
  toArea: (rect: Rect) => PixelRect;
  /** EXIF orientation 1-8 that maps stored pixels, or a heatmap of them, to the page as shown. */
  orientation: number;
}

/** A picture of a page before decoding. */
export interface OpenPagePicture {
  page: number;
  origin: PagePicture['origin'];
  /** As stored. */
  width: number;
  height: number;
  /** Throws ScanFailure `corrupt_file`. */
  load(): Promise<PagePicture>;
}

/**
 * Makes the picture of a page from decoded pixels.
 *
 * @param orientation EXIF orientation 1-8, as it is shown
 * @param on the part of the page that it covers as shown; default: all of it
 */
export function pagePicture(
  raster: Raster,
  source: Pick<PagePicture, 'page' | 'origin' | 'format' | 'jpeg' | 'bytes'> & {
    orientation: number;
    colour?: ColourTags;
    tones?: PagePicture['tones'];
    on?: Rect;
  },
): PagePicture {
  const { page, orientation, on = WHOLE_PAGE } = source;
  const { width, height } = raster;
  let grey: Uint8Array | null = null;
  return {
    page,
    origin: source.origin,
    format: source.format,
    width,
    height,
    rgb: raster.data,
    grey: () => (grey ??= toGrey(raster).data),
    jpeg: source.jpeg,
    bytes: source.bytes,
    tones: source.tones ?? 'full',
    colour: source.colour ?? NO_COLOUR_TAGS,
    orientation,
    ...placesOf({ width, height }, page, orientation, on),
  };
}

/** Separate from the pixels, so that keeping the mapping does not keep the picture in memory. */
function placesOf(
  stored: { width: number; height: number },
  page: number,
  orientation: number,
  on: Rect,
): Pick<PagePicture, 'toPlace' | 'toArea'> {
  const shown = orientedSize(stored, orientation);
  return {
    toPlace: (area) => {
      const turned = turnArea(area, stored, orientation);
      return {
        page,
        rect: {
          x: on.x + (turned.x / shown.width) * on.w,
          y: on.y + (turned.y / shown.height) * on.h,
          w: (turned.w / shown.width) * on.w,
          h: (turned.h / shown.height) * on.h,
        },
      };
    },
    toArea: (rect) => {
      const turned = {
        x: ((rect.x - on.x) / on.w) * shown.width,
        y: ((rect.y - on.y) / on.h) * shown.height,
        w: (rect.w / on.w) * shown.width,
        h: (rect.h / on.h) * shown.height,
      };
      return within(turnArea(turned, shown, INVERSE[orientation] ?? 1), stored);
    },
  };
}

const WHOLE_PAGE: Rect = { x: 0, y: 0, w: 100, h: 100 };

/** The inverse of each orientation. */
const INVERSE: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 8,
  7: 7,
  8: 6,
};

/** An area after rotating and mirroring the picture of `size` by an EXIF orientation. */
function turnArea(
  area: PixelRect,
  size: { width: number; height: number },
  orientation: number,
): PixelRect {
  const { x, y, w, h } = area;
  const right = size.width - x - w;
  const bottom = size.height - y - h;
  switch (orientation) {
    case 2:
      return { x: right, y, w, h };
    case 3:
      return { x: right, y: bottom, w, h };
    case 4:
      return { x, y: bottom, w, h };
    case 5:
      return { x: y, y: x, w: h, h: w };
    case 6:
      return { x: bottom, y: x, w: h, h: w };
    case 7:
      return { x: bottom, y: right, w: h, h: w };
    case 8:
      return { x: y, y: right, w: h, h: w };
    default:
      return area;
  }
}

/** Tolerance for pixel edges computed from percent. */
const EDGE_TOLERANCE_PX = 1e-6;

/** The whole pixels that an area touches, clipped to the picture. */
function within(
  { x, y, w, h }: PixelRect,
  { width, height }: { width: number; height: number },
): PixelRect {
  const left = Math.min(width, Math.max(0, Math.floor(x + EDGE_TOLERANCE_PX)));
  const top = Math.min(height, Math.max(0, Math.floor(y + EDGE_TOLERANCE_PX)));
  const right = Math.min(width, Math.max(left, Math.ceil(x + w - EDGE_TOLERANCE_PX)));
  const bottom = Math.min(height, Math.max(top, Math.ceil(y + h - EDGE_TOLERANCE_PX)));
  return { x: left, y: top, w: right - left, h: bottom - top };
}
