import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import sharp from 'sharp';
import type { Grey } from '../../../image/grey.js';
import { readJpegFile } from '../../../image/jpeg-file.js';
import { connectedCells, neighboursWithin } from '../../../image/signal/connected-cells.js';
import { heatmapOfRegions } from '../heatmap-of-regions.js';
import type { PagePicture } from '../../../image/page-picture.js';
import { abstain, type PictureRegion } from '../picture-detection.js';
import { compareThumbnail, type Comparison } from './compare.js';
import { thumbnailBytes } from './thumbnail-bytes.js';

/** Maximum size of a decoded thumbnail; EXIF holds at most 64 kB. */
const PIXELS_MAX = 1024 * 1024;

/** Minimum correlation; below it the thumbnail shows another picture, or this one rotated. */
const CORRELATION_MIN = 0.85;

/**
 * Minimum difference of a changed pixel, in grey levels, and as a multiple of the usual
 * difference.
 */
const DIFFERENCE_MIN = 30;
const DIFFERENCE_TO_USUAL = 8;

/** Minimum number of connected pixels; fewer are compression errors. */
const PLACE_MIN = 4;
const PLACES_MAX = 20;

/**
 * Compares a JPEG with its embedded thumbnail: programs that change a picture often leave
 * the old thumbnail in place.
 */
export const thumbnail = pictureDetector({
  id: 'thumbnail',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture'],
  detect: async ({ picture }) => {
    const small = await embeddedThumbnail(picture);
    if (small === null) return abstain('no embedded thumbnail');
    const { width, height } = picture;
    const seen = compareThumbnail({ width, height, data: picture.grey() }, small);
    if (seen === null) return abstain('thumbnail of another shape');
    const figures = { likeness: seen.correlation, usual_difference: seen.usual };
    if (seen.correlation < CORRELATION_MIN) return abstain('thumbnail of another picture', figures);
    const regions = differingPlaces(seen, picture);
    return {
      findings: regions.slice(0, 3).map(({ area, score }) => ({
        code: 'thumbnail_differs',
        values: { page: picture.page },
        confidence: score,
        place: picture.toPlace(area),
        evidence: null,
      })),
      score: regions[0]?.score ?? 0,
      figures,
      regions,
      heatmap: heatmapOfRegions(picture, regions),
      abstained: null,
    };
  },
});

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

/** Connected differing pixels of the thumbnail, as areas of the picture, largest first. */
function differingPlaces(seen: Comparison, picture: PagePicture): PictureRegion[] {
  const { columns, rows, difference, usual } = seen;
  const least = Math.max(DIFFERENCE_MIN, DIFFERENCE_TO_USUAL * usual);
  const found = connectedCells(seen, (cell) => difference[cell]! >= least, neighboursWithin(1))
    .filter(({ cells }) => cells.length >= PLACE_MIN)
    .sort((a, b) => b.cells.length - a.cells.length)
    .slice(0, PLACES_MAX);
  const scaleX = picture.width / columns;
  const scaleY = picture.height / rows;
  return found.map(({ cells, left, top, right, bottom }) => ({
    area: {
      x: Math.floor(left * scaleX),
      y: Math.floor(top * scaleY),
      w: Math.ceil((right - left) * scaleX),
      h: Math.ceil((bottom - top) * scaleY),
    },
    score: 1 - 2 ** (-cells.length / 6),
  }));
}
