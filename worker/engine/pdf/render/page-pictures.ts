import { ScanFailure } from '../../../../core/errors.js';
import type { Raster } from '../../evidence/page.js';
import type { Point, Rect } from '../../evidence/geometry.js';
import { NO_COLOUR_TAGS } from '../../image/colour-profile/colour-tags.js';
import { openWithSharp } from '../../image/decoder.js';
import { readCoefficients } from '../../image/jpeg/read-coefficients.js';
import { type OpenPagePicture, pagePicture } from '../../image/page-picture.js';
import type { DrawnPage, PictureMark } from '../../evidence/drawn-page.js';
import type { ObjectStore } from '../syntax/object-store.js';
import { isDict, isName } from '../syntax/pdf-values.js';
import { overlaidPictures, profileOf } from './picture-profiles.js';
import { readSamples } from './picture-samples.js';
import type { PageSource } from '../page/read-drawn-page.js';
import type { IndirectObject } from '../syntax/indirect-object.js';

/** Minimum share of the page; smaller pictures are logos and photographs, not the document. */
const PAGE_SHARE_MIN = 0.25;

/**
 * Minimum number of pixels. A document at 100 dpi has about a million; with fewer than
 * this its letters cannot be read.
 */
const PIXELS_MIN = 200_000;

/**
 * The pictures that make up most of a page, as a scanner or camera made them: upright or
 * rotated by right angles, unmasked. JPEG and lossless pictures with eight bits per
 * channel are decoded here, all others (fax, JBIG2, JPEG 2000, few tones) by pdf.js.
 *
 * @param decodeWithPdfjs decodes the picture of the given size with pdf.js
 */
export function openPagePictures(
  drawn: DrawnPage,
  source: PageSource | null,
  megapixelsMax: number,
  decodeWithPdfjs: (size: { width: number; height: number }) => Promise<Raster | null>,
): OpenPagePicture[] {
  if (source === null) return [];
  return drawn.pictures.flatMap((mark): OpenPagePicture[] => {
    const { pixels } = mark;
    const orientation = orientationOf(mark.corners);
    if (pixels === null || orientation === null || !isMainPicture(mark, drawn)) return [];
    // A mask may have the same size as its picture.
    const object =
      pictureOfSize(
        source,
        pixels,
        (one) => isJpeg(one) || samplesOf(source, one, true) !== null,
      ) ?? pictureOfSize(source, pixels, () => true);
    if (object === null) return [];
    const on: Rect = {
      x: (mark.left / drawn.width) * 100,
      y: (mark.top / drawn.height) * 100,
      w: ((mark.right - mark.left) / drawn.width) * 100,
      h: ((mark.bottom - mark.top) / drawn.height) * 100,
    };
    const open = { page: drawn.number, origin: 'embedded', orientation, on } as const;
    const load = async () => {
      const colour = {
        ...NO_COLOUR_TAGS,
        profile: profileOf(object, isJpeg(object), source.store),
        overlaid: overlaidPictures(mark, drawn, (one) => {
          const patch = one.pixels && pictureOfSize(source, one.pixels, () => true);
          return patch && profileOf(patch, isJpeg(patch), source.store);
        }),
      };
      if (isJpeg(object)) {
        const bytes = object.stream ?? new Uint8Array();
        const decoder = await openWithSharp(bytes, megapixelsMax);
        const raster = await decoder.draw(decoder.width, decoder.height);
        const jpeg = readCoefficients(bytes);
        return pagePicture(raster, { ...open, format: 'jpeg', jpeg, bytes, colour });
      }
      const isDecodedHere = samplesOf(source, object, true) !== null;
      const raster = isDecodedHere ? samplesOf(source, object) : await decodeWithPdfjs(pixels);
      if (raster === null) throw new ScanFailure('corrupt_file', 'a picture cannot be unpacked');
      const tones = isDecodedHere ? 'full' : isBilevel(object, source.store) ? 'bilevel' : 'other';
      return pagePicture(raster, {
        ...open,
        format: 'raw',
        jpeg: null,
        bytes: null,
        colour,
        tones,
      });
    };
    return [{ page: drawn.number, origin: 'embedded', ...pixels, load }];
  });
}

function isMainPicture(mark: PictureMark, page: DrawnPage): boolean {
  const { pixels } = mark;
  const w = Math.min(mark.right, page.width) - Math.max(mark.left, 0);
  const h = Math.min(mark.bottom, page.height) - Math.max(mark.top, 0);
  return (
    mark.layerShown &&
    !mark.isMask &&
    !mark.isTransparent &&
    mark.opacity > 0.99 &&
    pixels !== null &&
    pixels.width * pixels.height >= PIXELS_MIN &&
    w > 0 &&
    h > 0 &&
    w * h >= PAGE_SHARE_MIN * page.width * page.height
  );
}

/**
 * The EXIF orientation that shows a stored picture as it appears on the page; null when
 * it is not rotated by a right angle.
 *
 * @param corners bottom left, bottom right, top right and top left of the picture in page
 *   coordinates, y downwards
 */
export function orientationOf(corners: readonly Point[]): number | null {
  const [bottomLeft, , topRight, topLeft] = corners;
  if (bottomLeft === undefined || topRight === undefined || topLeft === undefined) return null;
  const across = direction(topLeft, topRight);
  const down = direction(topLeft, bottomLeft);
  return across === null || down === null ? null : (ORIENTATIONS[`${across}${down}`] ?? null);
}

type Direction = 'E' | 'W' | 'N' | 'S';

/** Orientation by the direction of rows and of columns on the page. */
const ORIENTATIONS: Readonly<Record<string, number>> = {
  ES: 1,
  WS: 2,
  WN: 3,
  EN: 4,
  SE: 5,
  SW: 6,
  NW: 7,
  NE: 8,
};

/**
 * Maximum slope of a right angle: rounding errors stay below it, deskewing by scanners
 * exceeds it.
 */
const SKEW_MAX = 0.002;

function direction(from: Point, to: Point): Direction | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dy) <= SKEW_MAX * Math.abs(dx)) return dx > 0 ? 'E' : 'W';
  if (Math.abs(dx) <= SKEW_MAX * Math.abs(dy)) return dy > 0 ? 'S' : 'N';
  return null;
}

/**
 * Finds a picture by its size, because pdf.js identifies pictures by its own numbers;
 * null when several match.
 */
function pictureOfSize(
  { store, content }: PageSource,
  pixels: { width: number; height: number },
  isRead: (object: IndirectObject) => boolean,
): IndirectObject | null {
  const found: IndirectObject[] = [];
  for (const number of content.usedObjects) {
    const object = store.get(number);
    if (object === null || object.stream === null || !isDict(object.value)) continue;
    const { entries } = object.value;
    const subtype = entries.get('Subtype');
    if (
      isName(subtype) &&
      subtype.name === 'Image' &&
      store.resolve(entries.get('Width')) === pixels.width &&
      store.resolve(entries.get('Height')) === pixels.height &&
      isRead(object)
    )
      found.push(object);
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

function isBilevel({ value }: IndirectObject, store: ObjectStore): boolean {
  if (!isDict(value)) return false;
  const filter = store.resolve(value.entries.get('Filter'));
  const last = Array.isArray(filter) ? filter.at(-1) : filter;
  // JBIG2 may replace similar letters by one shape.
  if (isName(last) && last.name.startsWith('JBIG2')) return false;
  const isFax = isName(last) && /^(?:CCITTFax|CCF)/.test(last.name);
  return isFax || store.resolve(value.entries.get('BitsPerComponent')) === 1;
}

/** Whether JPEG is its only compression. */
function isJpeg({ value }: IndirectObject): boolean {
  const filter = isDict(value) ? value.entries.get('Filter') : undefined;
  const only = Array.isArray(filter) && filter.length === 1 ? filter[0] : filter;
  return isName(only) && (only.name === 'DCTDecode' || only.name === 'DCT');
}

function samplesOf(
  { store }: PageSource,
  object: IndirectObject,
  probeOnly = false,
): Raster | null {
  return isDict(object.value)
    ? readSamples(object.value, () => store.dataOf(object), store, probeOnly)
    : null;
}
