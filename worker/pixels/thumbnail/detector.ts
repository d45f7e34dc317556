import sharp from 'sharp';
import type { Grey } from '../../imaging/grey.js';
import { readJpegFile } from '../../imaging/jpeg-file.js';
import { heatOf } from '../heat.js';
import type { Area, PagePicture } from '../page-picture.js';
import type { PixelDetector, PixelRegion } from '../pixel-detector.js';
import { abstain } from '../pixel-detector.js';
import type { Comparison } from './compare.js';
import { compareThumbnail } from './compare.js';
import { thumbnailBytes } from './thumbnail-bytes.js';

/** EXIF holds at most 64 kB; what decodes to more than this is no thumbnail. */
const PIXELS_MAX = 1024 * 1024;
/** Below this the thumbnail shows another picture, or this one turned: no place can be named. */
const LIKENESS_MIN = 0.85;
/** A pixel differs from this many grey levels on, and this many times the usual difference. */
const DIFFERENCE_MIN = 30;
const DIFFERENCE_TO_USUAL = 8;
/** Fewer pixels are compression. */
const PLACE_MIN = 4;

/**
 * Compares a JPEG with the thumbnail that its camera embedded: programs that
 * change a picture often leave the old thumbnail in place.
 */
export const thumbnail: PixelDetector = {
  id: 'thumbnail',
  look: async (picture) => {
    const small = await embeddedThumbnail(picture);
    if (small === null) return abstain('no embedded thumbnail');
    const { width, height } = picture;
    const seen = compareThumbnail({ width, height, data: picture.grey() }, small);
    if (seen === null) return abstain('thumbnail of another shape');
    const figures = { likeness: seen.likeness, usual_difference: seen.usual };
    if (seen.likeness < LIKENESS_MIN) return abstain('thumbnail of another picture', figures);
    const regions = differingPlaces(seen, picture);
    return {
      signs: regions.slice(0, 3).map(({ area, score }) => ({
        code: 'thumbnail_differs',
        values: { page: picture.page },
        confidence: score,
        place: picture.toPlace(area),
        evidence: null,
      })),
      score: regions[0]?.score ?? 0,
      figures,
      regions,
      heatmap: heatOf(picture, regions),
      abstained: null,
    };
  },
};

async function embeddedThumbnail({ format, bytes }: PagePicture): Promise<Grey | null> {
  if (format !== 'jpeg' || bytes === null) return null;
  const { exif } = readJpegFile(bytes);
  const jpeg = exif === null ? null : thumbnailBytes(exif);
  if (jpeg === null) return null;
  try {
    const { data, info } = await sharp(jpeg, { limitInputPixels: PIXELS_MAX })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: new Uint8Array(data) };
  } catch {
    return null;
  }
}

/** Connected pixels of the thumbnail that differ, as places of the picture, the largest first. */
function differingPlaces(seen: Comparison, picture: PagePicture): PixelRegion[] {
  const { columns, rows, difference, usual } = seen;
  const least = Math.max(DIFFERENCE_MIN, DIFFERENCE_TO_USUAL * usual);
  const isSeen = new Uint8Array(difference.length);
  const found: { pixels: number; area: Area }[] = [];
  for (let start = 0; start < difference.length; start++) {
    if (isSeen[start] === 1 || difference[start]! < least) continue;
    const group = [start];
    isSeen[start] = 1;
    let [left, right, top, bottom] = [columns, 0, rows, 0];
    for (let head = 0; head < group.length; head++) {
      const x = group[head]! % columns;
      const y = Math.floor(group[head]! / columns);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
          const next = row * columns + column;
          if (isSeen[next] === 1 || difference[next]! < least) continue;
          isSeen[next] = 1;
          group.push(next);
        }
    }
    if (group.length >= PLACE_MIN)
      found.push({
        pixels: group.length,
        area: { x: left, y: top, w: right - left + 1, h: bottom - top + 1 },
      });
  }
  const scaleX = picture.width / columns;
  const scaleY = picture.height / rows;
  return found
    .sort((a, b) => b.pixels - a.pixels)
    .slice(0, 20)
    .map(({ pixels, area: { x, y, w, h } }) => ({
      area: {
        x: Math.floor(x * scaleX),
        y: Math.floor(y * scaleY),
        w: Math.ceil(w * scaleX),
        h: Math.ceil(h * scaleY),
      },
      score: 1 - 2 ** (-pixels / 6),
    }));
}
