import type { PageOcclusion, Paint } from '../../../evidence/occlusion.js';
import { type Area, areaAround, type Rect, shareWithin } from '../../../evidence/geometry.js';
import type { Glyph } from '../../../evidence/drawn-page.js';
import { readLines } from '../../page/text-lines.js';
import { boxAround, isCutTo, percentOf } from './boxes.js';
import { isSameColour } from './colour.js';
import { groundOf, groupBy, isInside } from './occluded-text.js';
import { hasInk, inkOf } from './ink.js';
import { type Differing, differingWords, twinsOf } from './twins.js';

/** What the appearance of one annotation hides and shows on the page. */
export interface AnnotationOcclusion {
  id: string;
  /** The page's words that it hides and does not show again in the same place. */
  hidden: Differing;
  /** The words that it shows itself. */
  shown: Differing;
  /** The area it hides and shows, in percent. Includes its patch if the patch is cut to the words. */
  rect: Rect;
  /** Whether it paints an opaque patch. */
  isOpaque: boolean;
  /** Whether the patch has the colour of what it lies on, where that colour is known. */
  isUnseen: boolean;
  /** Whether it lies on a picture, such as a scanned page. */
  isOnPicture: boolean;
  /** Whether words of the page are close by on the same line. */
  isAmidText: boolean;
}

const ANNOTATIONS_MAX = 500;

export function annotationOcclusions({
  page,
  paint: order,
  unseen,
}: PageOcclusion): AnnotationOcclusion[] {
  const idOf = ({ annotation }: { annotation: string | null }): string | null => annotation;
  const paints = groupBy(order.paints, ({ mark }) => mark.annotation);
  const texts = groupBy(page.glyphs.filter(hasInk), idOf);
  const ids = [...new Set([...paints.keys(), ...texts.keys()])].slice(0, ANNOTATIONS_MAX);
  if (ids.length === 0) return [];
  const own = page.glyphs.filter((glyph) => glyph.annotation === null && hasInk(glyph));
  const underBy = groupBy(own, (glyph) => unseen.get(glyph.order)?.cover?.mark.annotation ?? null);
  const seen = own.filter((glyph) => !unseen.has(glyph.order));
  const scanned = own.filter(({ order: at }) => unseen.get(at)?.how === 'mode');
  return ids.flatMap((id) => {
    const text = (texts.get(id) ?? []).filter((glyph) => !unseen.has(glyph.order));
    const opaque = (paints.get(id) ?? []).filter(({ isOpaque }) => isOpaque);
    const area = areaOf(opaque, text);
    if (area === null) return [];
    const onPicture = opaque.some((paint) => liesOnPicture(paint, order.paints));
    const under = [
      ...(underBy.get(id) ?? []),
      // Text recognised from a scan lies invisibly over it, so a patch on the scan hides that
      // text too.
      ...(onPicture ? scanned.filter((glyph) => isInside(glyph, area)) : []),
    ];
    const hidden = differingWords(readLines(under, page), page, twinsOf(text).has);
    const shown = differingWords(readLines(text, page), page, twinsOf(under).has);
    const patch = percentOf(area, page);
    const isCut = isCutTo(area, [...text, ...under]);
    return {
      id,
      hidden,
      shown,
      rect: boxAround(hidden.rect, shown.rect, isCut ? patch : null) ?? patch,
      isOpaque: opaque.length > 0,
      isUnseen: opaque.some((paint) => isSameColour(paint.colour, groundOf(paint, order))),
      isOnPicture: onPicture,
      isAmidText: isAmid(area, seen),
    };
  });
}

const areaOf = (opaque: readonly Paint[], text: readonly Glyph[]): Area | null => {
  const boxes = opaque.length > 0 ? opaque.map(({ area }) => area) : text.map(inkOf);
  if (boxes.length === 0) return null;
  return areaAround(
    boxes.flatMap(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
  );
};

const liesOnPicture = ({ area, order }: Paint, paints: readonly Paint[]): boolean =>
  paints.some(
    (one) => one.kind === 'picture' && one.order < order && shareWithin(area, one.area) > 0.9,
  );

/** Largest distance to a neighbour on the same line, in heights of the box. */
const NEAR_HEIGHTS = 12;

const isAmid = ({ left, right, top, bottom }: Area, seen: readonly Glyph[]): boolean => {
  const near = NEAR_HEIGHTS * (bottom - top);
  return seen.some((glyph) => {
    const ink = inkOf(glyph);
    const y = (ink.top + ink.bottom) / 2;
    return y > top && y < bottom && ink.left < right + near && ink.right > left - near;
  });
};
