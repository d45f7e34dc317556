import type { PageOcclusion, Paint } from '../../../evidence/occlusion.js';
import { type Area, type Rect, sizeOf } from '../../../evidence/geometry.js';
import type { DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import { readLines } from '../../page/text-lines.js';
import { boxAround, isCutTo, percentOf } from './boxes.js';
import { isDark } from './colour.js';
import { isInside, writtenOn } from './occluded-text.js';
import { placed } from './in-order.js';
import { hasInk } from './ink.js';
import { isPatch } from './painted-over.js';
import { type Differing, differingWords, twinsOf } from './twins.js';

/** An opaque patch laid over the picture of a scanned page. */
export interface ScanPatch {
  paint: Paint;
  /** Text that OCR recognised there before the patch was laid; `text` is empty without any. */
  read: Differing;
  /** Text written on the patch; `text` is empty without any. */
  shown: Differing;
  /** Whether it is a dark bar, as in redactions of private data. */
  isBar: boolean;
  /** The patch with the text recognised and written there, in percent. */
  rect: Rect;
}

/** A page with this share of it covered by pictures is a scan, unless it also has text of its own. */
const SCAN_COVERAGE_MIN = 0.85;
const OWN_GLYPHS_MAX = 300;

/** With more patches than this, a scanner has cut its pictures into pieces. */
const PATCHES_MAX = 8;

/** A picture up to this height, in points, may replace a value; stamps, signatures and codes are taller. */
const PICTURE_HEIGHT_MAX_PT = 24;

/** A picture of a smaller width, in heights, is a tick or a code. */
const PICTURE_ASPECT_MIN = 1.3;

export function scanPatches({ page, paint: order, unseen }: PageOcclusion): ScanPatch[] {
  if (page.pictureCoverage < SCAN_COVERAGE_MIN) return [];
  const patches = order.paints.filter(
    (paint) =>
      isPatch(paint, page) && isValueSized(paint) && liesOnPictures(paint, order.paints, page),
  );
  if (patches.length === 0 || patches.length > PATCHES_MAX) return [];
  const own = page.glyphs.filter((glyph) => glyph.annotation === null && hasInk(glyph));
  const seen = own.filter((glyph) => !unseen.has(glyph.order));
  if (seen.length > OWN_GLYPHS_MAX) return [];
  const places = placed(seen);
  const layer = own.filter((glyph) => isRecognised(glyph, unseen.get(glyph.order)?.how));
  return patches.map((paint): ScanPatch => {
    const written = writtenOn(paint, places);
    const below = layer.filter((glyph) => isInside(glyph, paint.area));
    const read = differingWords(readLines(below, page), page, twinsOf(written).has);
    const shown = differingWords(readLines(written, page), page, () => false);
    const patch = percentOf(paint.area, page);
    const isCut =
      written.length + below.length === 0 || isCutTo(paint.area, [...written, ...below]);
    return {
      paint,
      read,
      shown,
      isBar: isDark(paint.colour),
      rect: boxAround(isCut ? patch : null, read.rect, shown.rect) ?? patch,
    };
  });
}

const isRecognised = (glyph: Glyph, how: string | undefined): boolean =>
  how === 'mode' || how === 'transparent' || (how === 'covered' && glyph.mode !== 0);

const isValueSized = ({ kind, area }: Paint): boolean => {
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  return (
    kind === 'fill' || (height <= PICTURE_HEIGHT_MAX_PT && width >= PICTURE_ASPECT_MIN * height)
  );
};

/** Smaller pictures, as a share of the page, are logos, signatures or patches themselves. */
const SCAN_SHARE_MIN = 0.05;

/**
 * Whether every corner of a paint lies on a larger picture drawn before it. A scan may
 * consist of strips.
 */
function liesOnPictures(
  { area, order }: Paint,
  paints: readonly Paint[],
  page: DrawnPage,
): boolean {
  const scans = paints.filter(
    (one) =>
      one.kind === 'picture' &&
      one.order < order &&
      sizeOf(one.area) >= SCAN_SHARE_MIN * page.width * page.height,
  );
  return [
    [area.left, area.top],
    [area.right, area.top],
    [area.left, area.bottom],
    [area.right, area.bottom],
  ].every(([x = 0, y = 0]) => scans.some((scan) => holds(scan.area, x, y)));
}

const holds = ({ left, right, top, bottom }: Area, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
