import type { Line, Page, Raster, Word } from '../evidence/page.js';
import type { Rect } from '../evidence/geometry.js';
import { arrangeLines } from '../ocr/arrange-lines.js';
import type { TextModels } from '../infer.js';
import type { OcrCell } from '../ocr/recognition.js';
import { asShown, type Turn } from '../ocr/turn.js';
import type { Recogniser } from '../ocr/recogniser.js';
import { rereadRegion } from '../ocr/reread-region.js';
import type { OpenPage } from './opening/opened-document.js';

/**
 * Reads a page from its text layer, where one exists and is what is drawn; otherwise by
 * OCR. An invisible layer over a scan is another program's reading of it, or false; OCR
 * then reads what is drawn. The code that drew the page sets `hash`.
 *
 * @param options.readWithoutModels is called if no model answered and Tesseract read alone
 */
export async function readPage(
  page: OpenPage,
  recogniser: () => Promise<Recogniser>,
  options: { text?: TextModels; readWithoutModels?: () => void } = {},
): Promise<Page> {
  const shared = {
    number: page.number,
    width: page.width,
    height: page.height,
    pictureCoverage: page.pictureCoverage,
    hash: null,
    render: (longSidePx: number) => page.render(longSidePx),
  };
  const layer = page.textLayerInvisible ? [] : await page.textLayer();
  if (layer.length > 0)
    return { ...shared, lines: layer, textSource: 'text_layer', readAgain: async () => null };
  const raster = await page.render(
    readingSidePx(page, READING_MEGAPIXELS_MAX, READING_PIXELS_PER_POINT),
  );
  const reader = await recogniser();
  const { text, readWithoutModels } = options;
  const read = await reader.recognise(raster, text === undefined ? {} : { text });
  if (!read.byModels) readWithoutModels?.();
  const lines = linesAsShown(read.cells, raster, read.turn);
  const second = read.secondReading.then((words) =>
    linesAsShown(
      words.map((word) => [word]),
      raster,
      read.turn,
    ).flatMap((line) => line.words),
  );
  return {
    ...shared,
    lines,
    textSource: lines.length > 0 ? 'ocr' : 'none',
    readAgain: async (rect, effort = 'closer') =>
      effort === 'at_hand'
        ? wordsIn(await second, rect)
        : rereadRegion(await drawn(page), rect, await recogniser()),
  };
}

/** Lines arranged with the text the right way up, placed on the page as shown. */
function linesAsShown(cells: readonly OcrCell[], { width, height }: Raster, turn: Turn): Line[] {
  const isSideways = turn === 90 || turn === 270;
  const size = isSideways ? { width: height, height: width } : { width, height };
  return arrangeLines(cells, size).map((line) => ({
    ...line,
    rect: asShown(line.rect, turn),
    words: line.words.map((word) => ({ ...word, rect: asShown(word.rect, turn) })),
  }));
}

/** The words whose middles lie in a region, and the confidence of the weakest. */
function wordsIn(
  words: readonly Word[],
  { x, y, w, h }: Rect,
): { text: string; confidence: number } | null {
  const inside = words.filter(({ rect }) => {
    const [middleX, middleY] = [rect.x + rect.w / 2, rect.y + rect.h / 2];
    return middleX >= x && middleX <= x + w && middleY >= y && middleY <= y + h;
  });
  if (inside.length === 0) return null;
  return {
    text: inside.map(({ text }) => text).join(' '),
    confidence: Math.min(...inside.map(({ confidence }) => confidence)),
  };
}

/** 200 dpi of an A4 page is 3.9 megapixels; a larger area takes more time and yields no more text. */
const READING_MEGAPIXELS_MAX = 8;
const SECOND_MEGAPIXELS_MAX = 12;

/** Pixels per point at which pages are drawn: 200 dpi. `render` never enlarges pictures. */
const READING_PIXELS_PER_POINT = 200 / 72;
const SECOND_PIXELS_PER_POINT = 300 / 72;

/** Limits the area, not the side, so that the text of a long screenshot stays legible. */
function readingSidePx(page: OpenPage, megapixelsMax: number, pixelsPerPoint: number): number {
  const longSide = Math.max(page.width, page.height);
  const byArea = Math.sqrt((megapixelsMax * 1e6) / (page.width * page.height));
  return Math.max(1, Math.round(longSide * Math.min(pixelsPerPoint, byArea)));
}

/**
 * Drawings kept for second readings: few, since each takes about 36 MB, but more than one,
 * since readings alternate between pages.
 */
const DRAWINGS_MAX = 2;
const drawings: { page: OpenPage; raster: Raster }[] = [];

async function drawn(page: OpenPage): Promise<Raster> {
  const kept = drawings.find((drawing) => drawing.page === page);
  if (kept !== undefined) return kept.raster;
  const raster = await page.render(
    readingSidePx(page, SECOND_MEGAPIXELS_MAX, SECOND_PIXELS_PER_POINT),
  );
  drawings.unshift({ page, raster });
  drawings.length = Math.min(drawings.length, DRAWINGS_MAX);
  return raster;
}
