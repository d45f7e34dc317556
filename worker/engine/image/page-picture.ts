import type { Raster } from '../evidence/page.js';
import type { PixelRect, Place, Rect } from '../evidence/geometry.js';
import { type ColourTags, NO_COLOUR_TAGS } from './colour-profile/colour-tags.js';
import { toGrey } from './grey.js';
import type { JpegCoefficients } from './jpeg/jpeg-coefficients.js';
import { orientedSize } from './orient.js';

/**
 * A picture that is a page, or most of one, pixel by pixel as it is stored:
 * neither turned, nor scaled, nor sharpened, so that an encoder's blocks lie
 * where it laid them. Lives while its page is looked at.
 */
export interface PagePicture {
  /** Counted from 1. */
  page: number;
  /** `file`: the file itself; `embedded`: a picture that a page of a PDF shows. */
  origin: 'file' | 'embedded';
  /** How it is packed; `raw` for a PDF's picture without loss. */
  format: 'jpeg' | 'png' | 'webp' | 'heic' | 'raw';
  width: number;
  height: number;
  /** sRGB, eight bits a channel, three bytes a pixel, rows from the top. */
  rgb: Uint8Array;
  /** Brightness 0-255 (BT.601), one byte a pixel; computed once. */
  grey(): Uint8Array;
  /** Quantised coefficients; null for all but JPEG, and for one of a kind that is not read. */
  jpeg: JpegCoefficients | null;
  /** The picture's own bytes; null when it was not packed as a picture file. */
  bytes: Uint8Array | null;
  /** `bilevel`: black and white only, bit for bit; `other`: of a kind in which traces of pixels are not known. */
  tones: 'full' | 'bilevel' | 'other';
  /** What it says of its colours. */
  colour: ColourTags;
  /** Where pixels of it stand on the page as shown. */
  toPlace: (area: PixelRect) => Place;
  /** Which pixels of it show at a place of the page; empty (w or h 0) where it does not reach. */
  toArea: (rect: Rect) => PixelRect;
  /** The same turn, mirroring and place as pixels take, for a small map of it: how it looks on the page. */
  orientation: number;
}

/** A page's picture that has not been decoded yet. */
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
 * A page's picture from its decoded pixels.
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

/** Apart from the pixels: whoever keeps a way to places must not keep the picture in memory. */
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

/** Which orientation undoes each. */
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

/** Where an area lies once the picture of `size` is turned and mirrored as an EXIF orientation asks. */
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

/** A place in percent meets pixels' edges only nearly. */
const EDGE_TOLERANCE_PX = 1e-6;

/** Whole pixels that an area touches, inside the picture. */
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
