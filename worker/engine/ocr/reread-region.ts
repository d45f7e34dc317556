import type { Line, Raster } from '../evidence/page.js';
import { type Area, holdsMiddle, type Rect } from '../evidence/geometry.js';
import { composed, translation } from '../image/homography.js';
import type { Direction } from '../text/logical-order.js';
import { arrangeLines } from './arrange-lines.js';
import type { Recogniser } from './recogniser.js';
import { pictureIn, type Size, type TextPlane, turnedPlane } from './text-plane.js';

export interface RereadText {
  text: string;
  /** 0-1. */
  confidence: number;
}

/** Margin around the region, pixels: the background is estimated from it. */
const SURROUNDINGS_PX = 48;

/** A word's second box may exceed the first by this share of its height. */
const SLACK_SHARE = 0.2;

/**
 * Recognises one region of a rendered page again; null when no text is found there.
 * Of several lines that reach into the region, the one with the widest text is taken.
 *
 * @param rect in percent of `plane`, by default of the page as rendered
 * @param known the direction of the rows of the page, where they were read before: what
 *   surrounds the region then need not be read to find it
 */
export async function rereadRegion(
  raster: Raster,
  rect: Rect,
  recogniser: Recogniser,
  plane: TextPlane = turnedPlane(raster, 0),
  known?: { direction: Direction },
): Promise<RereadText | null> {
  const box = inPixels(rect, plane);
  const cut = partOf(raster, plane, {
    left: box.left - SURROUNDINGS_PX,
    top: box.top - SURROUNDINGS_PX,
    right: box.right + SURROUNDINGS_PX,
    bottom: box.bottom + SURROUNDINGS_PX,
  });
  const slack = (box.bottom - box.top) * SLACK_SHARE;
  const wanted = {
    left: box.left - cut.left - slack,
    right: box.right - cut.left + slack,
    top: box.top - cut.top - slack,
    bottom: box.bottom - cut.top + slack,
  };
  const { regions } = await recogniser.recognise(cut.raster, {
    pass: 'reread',
    ...(known !== undefined && { within: wanted }),
  });
  const cells = regions.flatMap((region) => region.cells);
  const lines = arrangeLines(cells, cut.raster, known?.direction);
  const inside = lines
    .map((line) => wordsWithin(line, wanted, cut.raster))
    .sort((a, b) => widthOf(b) - widthOf(a))[0];
  if (inside === undefined || inside.length === 0) return null;
  const chars = inside.reduce((sum, word) => sum + word.text.length, 0);
  return {
    text: inside.map((word) => word.text).join(' '),
    confidence: inside.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / chars,
  };
}

export const inPixels = (rect: Rect, raster: Size): Area => ({
  left: (rect.x / 100) * raster.width,
  top: (rect.y / 100) * raster.height,
  right: ((rect.x + rect.w) / 100) * raster.width,
  bottom: ((rect.y + rect.h) / 100) * raster.height,
});

function wordsWithin(line: Line, box: Area, raster: Raster): Line['words'] {
  return line.words.filter(({ rect }) => holdsMiddle(box, inPixels(rect, raster)));
}

const widthOf = (words: Line['words']): number => words.reduce((sum, word) => sum + word.rect.w, 0);

/** Part of what the picture shows in a plane, and where it begins there. */
function partOf(
  picture: Raster,
  plane: TextPlane,
  box: Area,
): { raster: Raster; left: number; top: number } {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const width = Math.max(1, Math.min(plane.width, Math.ceil(box.right)) - left);
  const height = Math.max(1, Math.min(plane.height, Math.ceil(box.bottom)) - top);
  if (plane.toPicture !== null) {
    const toPicture = composed(translation(left, top), plane.toPicture);
    return { raster: pictureIn({ width, height, toPicture }, picture), left, top };
  }
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * picture.width + left) * 3;
    data.set(picture.data.subarray(from, from + width * 3), row * width * 3);
  }
  return { raster: { width, height, data }, left, top };
}
