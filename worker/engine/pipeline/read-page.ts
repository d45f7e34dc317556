import {
  type Line,
  NO_REREADING,
  type Page,
  type Raster,
  type Rereading,
} from '../evidence/page.js';
import type { TextModels } from '../infer.js';
import { findLines } from '../ocr/printed-lines.js';
import type { Recogniser } from '../ocr/recogniser.js';
import type { OpenPage } from './opening/opened-document.js';
import { linesAsShown, textRegion } from './text-region.js';

/** What a page is read from: its text layer, or a drawing and where models find its lines. */
export type BegunPage =
  { layer: Line[] } | { raster: Raster; found?: ReturnType<typeof findLines> };

/** Draws a page that OCR is to read, and asks where its lines are. */
export async function beginPage(page: OpenPage, text?: TextModels): Promise<BegunPage> {
  const isHidden = page.textLayerInvisible || page.textLayerFalse === true;
  const layer = isHidden ? [] : await page.textLayer();
  if (layer.length > 0) return { layer };
  const raster = await page.render(
    readingSidePx(page, READING_MEGAPIXELS_MAX, READING_PIXELS_PER_POINT),
  );
  if (text === undefined) return { raster };
  const found = findLines(raster, text);
  // A rejection is met by whoever reads the page.
  found.catch(() => {});
  return { raster, found };
}

/**
 * Reads a page from its text layer, where one exists and is what is drawn; otherwise by
 * OCR. An invisible layer over a scan is another program's reading of it, or false; OCR
 * then reads what is drawn. The code that drew the page sets `hash`.
 *
 * @param options.begun what it is read from, where it was begun before
 * @param options.readWithoutModels is called if no model answered and Tesseract read alone
 */
export async function readPage(
  page: OpenPage,
  recogniser: () => Promise<Recogniser>,
  options: { text?: TextModels; begun?: BegunPage; readWithoutModels?: () => void } = {},
): Promise<Page> {
  const shared = {
    number: page.number,
    width: page.width,
    height: page.height,
    pictureCoverage: page.pictureCoverage,
    ...(page.drawn === null && { isPicture: true as const }),
    hash: null,
    render: (longSidePx: number) => page.render(longSidePx),
  };
  const isFalse = page.textLayerFalse === true;
  const { text, readWithoutModels } = options;
  const begun = options.begun ?? (await beginPage(page, text));
  if ('layer' in begun)
    return {
      ...{ ...shared, lines: begun.layer, textSource: 'text_layer', ...NO_REREADING },
      ...(page.drawn?.rules && { rules: page.drawn.rules }),
    };
  const { raster, found } = begun;
  const reader = await recogniser();
  const read = await reader.recognise(raster, { ...(text && { text }), ...(found && { found }) });
  if (!read.byModels) readWithoutModels?.();
  const regions = read.regions.map((region) =>
    textRegion(region, raster, {
      drawn: () => drawn(page),
      recogniser,
    }),
  );
  const lines = regions.flatMap((region) => linesAsShown(region));
  const [first, ...others] = read.regions;
  const isAsShown = others.length === 0 && (first?.plane.toPicture ?? null) === null;
  return {
    ...shared,
    lines,
    ...(isFalse && { textLayerFalse: true }),
    ...(isAsShown && regions[0] && { rules: regions[0].region.rules }),
    ...(!isAsShown && { regions: regions.map(({ region }) => region) }),
    textSource: lines.length > 0 ? 'ocr' : 'none',
    readNumbersAgain: async (rects) => {
      const again: (Rereading | null)[] = rects.map(() => null);
      for (const { region, asRead } of regions) {
        const read = await region.readNumbersAgain(rects.map(asRead));
        for (const [index, one] of read.entries()) again[index] ??= one;
      }
      return again;
    },
    readAgain: async (rect) => {
      for (const { region, asRead } of regions) {
        const again = await region.readAgain(asRead(rect));
        if (again !== null) return again;
      }
      return null;
    },
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
