import { areaOf, holdsMiddle, type Point, type Rect } from '../evidence/geometry.js';
import type { Line, Raster, Rereading, TextRegion, Word } from '../evidence/page.js';
import type { Rule, Rules } from '../evidence/rules.js';
import { arrangeLines } from '../ocr/arrange-lines.js';
import type { Recogniser } from '../ocr/recogniser.js';
import type { OcrCell, ReadRegion } from '../ocr/recognition.js';
import { inPixels, rereadRegion } from '../ocr/reread-region.js';
import { asRead, asShown, rescaled, type Size } from '../ocr/text-plane.js';

/** A region, and the way into its plane. */
export interface PlacedRegion {
  region: TextRegion;
  /** The upright rectangle in the plane around a place on the page as shown. */
  asRead: (rect: Rect) => Rect;
}

/**
 * What was read in one plane of a picture, its cells arranged into lines.
 *
 * @param picture of which the plane is a map
 * @param closer.drawn the page as large as it is for a closer look
 */
export function textRegion(
  { plane, cells, rules, readNumbersAgain }: ReadRegion,
  picture: Size,
  closer: { drawn: () => Promise<Raster>; recogniser: () => Promise<Recogniser> },
): PlacedRegion {
  const linesOf = (some: readonly OcrCell[]): Line[] => arrangeLines(some, plane);
  const lines = linesOf(cells);
  const isMostlyRtl =
    lines.filter(({ direction }) => direction === 'rtl').length * 2 > lines.length;
  return {
    region: {
      width: plane.width,
      height: plane.height,
      lines,
      rules: inPercent(rules, plane),
      asShown: (rect) => asShown(rect, plane, picture),
      readNumbersAgain: async (rects) => {
        const words = await readNumbersAgain(rects.map((rect) => inPixels(rect, plane)));
        const read = linesOf(words.map((word) => [word])).flatMap((line) => line.words);
        return rects.map((rect) => wordsIn(read, rect));
      },
      readAgain: async (rect) => {
        const drawn = await closer.drawn();
        const reader = await closer.recogniser();
        const direction = isMostlyRtl ? 'rtl' : 'ltr';
        return rereadRegion(drawn, rect, reader, rescaled(plane, picture, drawn), { direction });
      },
    },
    asRead: (rect) => asRead(rect, plane, picture),
  };
}

function inPercent({ level, upright }: Rules, { width, height }: Size): Rules {
  const percent = ({ x, y }: Point): Point => ({ x: (x / width) * 100, y: (y / height) * 100 });
  const placed = ({ from, to }: Rule): Rule => ({ from: percent(from), to: percent(to) });
  return { level: level.map(placed), upright: upright.map(placed) };
}

/** The lines of a region, placed on the page as shown. */
export const linesAsShown = ({ region }: PlacedRegion): Line[] =>
  region.lines.map((line) => ({
    ...line,
    rect: region.asShown(line.rect),
    words: line.words.map((word) => ({ ...word, rect: region.asShown(word.rect) })),
  }));

/** The words whose middles lie in a place, and the confidence of the weakest. */
function wordsIn(words: readonly Word[], place: Rect): Rereading | null {
  const inside = words.filter(({ rect }) => holdsMiddle(areaOf(place), areaOf(rect)));
  if (inside.length === 0) return null;
  return {
    text: inside.map(({ text }) => text).join(' '),
    confidence: Math.min(...inside.map(({ confidence }) => confidence)),
  };
}
