import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Raster } from '../evidence/page.js';
import { mapPoint } from '../image/homography.js';
import { nullOnFailure, type TextBox, type TextModels } from '../infer.js';
import type { Cell } from './cells.js';
import { readByModels } from './read-by-models.js';
import { readByTesseract } from './read-by-tesseract.js';
import { findLines, type PrintedLine, readBoxes } from './printed-lines.js';
import { levelPlanes, type RegionPlane } from './level-plane.js';
import type { ReadRegion, Recognition, Tesseracts } from './recognition.js';
import { inkPlace, pictureCorners, type Segmentation, segmentPage } from './segmentation.js';
import { openTesseract } from './tesseract.js';
import { pictureIn, turnedPlane, upsideDown } from './text-plane.js';
import { isUpsideDown, sidewaysTurn } from './turn.js';

export interface ReadOptions {
  /** Models that find and read text; without any that answers, Tesseract reads alone. */
  text?: TextModels;
  /** Where models found its lines, if they were asked before; see `findLines`. */
  found?: ReturnType<typeof findLines>;
  /**
   * `reread` enlarges more and cuts out cells differently, so that its errors are
   * independent; it is Tesseract's alone.
   */
  pass?: 'first' | 'reread';
  /** Only what reaches into this part of the picture is read by a `reread`; pixels. */
  within?: { left: number; top: number; right: number; bottom: number };
}

/** Recognises Hebrew, English and numbers. Works offline; holds about 200 MB until closed. */
export interface Recogniser {
  recognise(raster: Raster, options?: ReadOptions): Promise<Recognition>;
  close(): Promise<void>;
}

/** Loads Tesseract's models. Takes about half a second; one recogniser serves many documents. */
export async function openRecogniser(): Promise<Recogniser> {
  const [english, hebrew] = await Promise.all([openTesseract('eng'), openTesseract('heb')]);
  return {
    recognise: (raster, options = {}) => recognise(raster, options, { english, hebrew }),
    close: async () => {
      await Promise.all([english.close(), hebrew.close()]);
    },
  };
}

async function recognise(
  raster: Raster,
  { text, found, pass = 'first', within }: ReadOptions,
  tesseracts: Tesseracts,
): Promise<Recognition> {
  if (pass === 'first' && text !== undefined) {
    // Where a model fails, Tesseract reads alone.
    const read = await nullOnFailure(
      findAndRead(raster, found ?? findLines(raster, text), text, tesseracts),
    );
    if (read !== null) return read;
  }
  const segmentation = segmentPage(raster);
  const cells = within === undefined ? segmentation.cells : cellsWithin(segmentation, within);
  const region = {
    plane: turnedPlane(raster, 0),
    cells: await readByTesseract({ ...segmentation, cells }, pass, tesseracts),
    rules: { level: [], upright: [] },
    readNumbersAgain: async () => [],
  };
  return { regions: [region], byModels: false };
}

/** The cells that reach into a part of the picture. */
function cellsWithin(
  segmentation: Segmentation,
  { left, top, right, bottom }: NonNullable<ReadOptions['within']>,
): Cell[] {
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => inkPlace(segmentation, { x, y })),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return segmentation.cells.filter(
    (cell) =>
      cell.right > Math.min(...xs) &&
      cell.left < Math.max(...xs) &&
      cell.bottom > Math.min(...ys) &&
      cell.top < Math.max(...ys),
  );
}

/** Reads a page whichever way it lies; null when no models are live. */
async function findAndRead(
  shown: Raster,
  found: ReturnType<typeof findLines>,
  text: TextModels,
  tesseracts: Tesseracts,
): Promise<Recognition | null> {
  const boxes = await found;
  if (boxes === null) return null;
  const turn = await sidewaysTurn(shown, boxes, text);
  const regions: ReadRegion[] = [];
  for (const region of levelPlanes(boxes, shown, turn)) {
    const isAsShown = region.plane.toPicture === null;
    const read = await readIn(region, {
      ...{ shown, text, tesseracts, boxes: isAsShown ? boxes : null, mayBeUpsideDown: turn === 0 },
    });
    if (read === null) return null;
    regions.push(read);
  }
  return { regions, byModels: true };
}

interface Reading {
  shown: Raster;
  text: TextModels;
  tesseracts: Tesseracts;
  /** Where the lines are in the plane; null when they are to be found there. */
  boxes: readonly TextBox['corners'][] | null;
  mayBeUpsideDown: boolean;
}

async function readIn(region: RegionPlane, reading: Reading): Promise<ReadRegion | null> {
  const { plane, holds } = region;
  const { shown, text, tesseracts, boxes, mayBeUpsideDown } = reading;
  const raster = pictureIn(plane, shown);
  const isOwn = (x: number, y: number): boolean =>
    holds(plane.toPicture === null ? { x, y } : mapPoint(plane.toPicture, { x, y }));
  const found = boxes ?? (await findLines(raster, text));
  const own = found?.filter(([a, , c]) => isOwn((a[0] + c[0]) / 2, (a[1] + c[1]) / 2)) ?? null;
  const linesRead = linesOf(raster, own, text);
  // A rejection while the ink is separated is handled below.
  linesRead.catch(() => {});
  // Other processes read lines while this one separates the ink.
  await nextTurn();
  const segmentation = segmentPage(raster);
  segmentation.cells = segmentation.cells.filter((cell) => {
    const [a, , c] = pictureCorners(segmentation, cell);
    return isOwn((a[0] + c[0]) / 2, (a[1] + c[1]) / 2);
  });
  const lines = await linesRead;
  if (lines === null) return null;
  if (mayBeUpsideDown && (await isUpsideDown(raster, lines, text))) {
    const over = { plane: upsideDown(plane), holds };
    return readIn(over, { ...reading, boxes: null, mayBeUpsideDown: false });
  }
  return { plane, ...(await readByModels(raster, segmentation, lines, text, tesseracts)) };
}

const linesOf = async (
  raster: Raster,
  boxes: readonly TextBox['corners'][] | null,
  text: TextModels,
): Promise<PrintedLine[] | null> => (boxes === null ? null : readBoxes(raster, boxes, text));
