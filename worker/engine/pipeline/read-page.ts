import type { Line, Page, Raster } from '../evidence/page.js';
import type { Rect } from '../evidence/geometry.js';
import { arrangeLines } from '../ocr/arrange-lines.js';
import type { Recogniser } from '../ocr/recogniser.js';
import { rereadRegion } from '../ocr/reread-region.js';
import type { OpenPage } from './opening/opened-document.js';

/**
 * Reads a page: from its text layer where there is one and it is what is drawn,
 * else by recognition. An invisible layer over a scan is somebody else's reading
 * of it, or a lie; what is drawn is read anew. `hash` is left to who drew the page.
 */
export async function readPage(
  page: OpenPage,
  recogniser: () => Promise<Recogniser>,
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
  const lines = await recognisePage(page, recogniser);
  return {
    ...shared,
    lines,
    textSource: lines.length > 0 ? 'ocr' : 'none',
    readAgain: secondLook(page, recogniser),
  };
}

async function recognisePage(
  page: OpenPage,
  recogniser: () => Promise<Recogniser>,
): Promise<Line[]> {
  const raster = await page.render(
    readingSidePx(page, READING_MEGAPIXELS_MAX, READING_PIXELS_PER_POINT),
  );
  const reader = await recogniser();
  return arrangeLines(await reader.recognise(raster), raster);
}

/** 200 dpi of an A4 page is 3.9 megapixels; more area than this adds time and no letters. */
const READING_MEGAPIXELS_MAX = 8;
const SECOND_MEGAPIXELS_MAX = 12;

/** Pages are drawn at this many pixels a point: 200 dpi; pictures are never enlarged by render. */
const READING_PIXELS_PER_POINT = 200 / 72;
const SECOND_PIXELS_PER_POINT = 300 / 72;

/** By area and not by side: a long screenshot keeps its letters. */
function readingSidePx(page: OpenPage, megapixelsMax: number, pixelsPerPoint: number): number {
  const longSide = Math.max(page.width, page.height);
  const byArea = Math.sqrt((megapixelsMax * 1e6) / (page.width * page.height));
  return Math.max(1, Math.round(longSide * Math.min(pixelsPerPoint, byArea)));
}

/** Drawings kept for second looks: few, for one takes some 36 MB, but more than one, as looks go to and fro. */
const DRAWINGS_MAX = 2;
const drawings: { page: OpenPage; raster: Raster }[] = [];

function secondLook(page: OpenPage, recogniser: () => Promise<Recogniser>): Page['readAgain'] {
  return async (rect: Rect) => rereadRegion(await drawn(page), rect, await recogniser());
}

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
