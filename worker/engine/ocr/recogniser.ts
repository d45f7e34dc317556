import type { Raster } from '../evidence/page.js';
import { enlargeTwice } from '../image/enlarge.js';
import { type Grey, toGrey } from '../image/grey.js';
import { inkComponentsOf, type InkRuns } from './connected-components.js';
import { type Cell, cellFrom, cellsOf, medianLetterHeight } from './cells.js';
import { mergeResults, pageScriptOf, isReliable } from './merge-results.js';
import { deskew, skewOf } from './deskew.js';
import { type TesseractModel, openTesseract, type RawWord } from './tesseract.js';
import { type Ink, inkOf } from './ink.js';
import {
  FIRST_PASS_STYLE,
  type InkPage,
  lineSheets,
  pageColumn,
  REREAD_STYLE,
  type SheetLine,
  type SheetStyle,
} from './line-sheet.js';
import { type InkWord, repairWords, missesDigits } from './repair-words.js';
import { type OcrWord, placeWords } from './place-words.js';

export type { OcrWord };

/** Words side by side without a column gap between them, in visual order from left to right. */
export type OcrCell = OcrWord[];

/** Recognises Hebrew, English and numbers. Works offline; holds about 200 MB until closed. */
export interface Recogniser {
  /**
   * The cells of a picture, in no particular order; none for a blank one. The pass
   * `reread` enlarges more and cuts out cells differently, so that its errors are independent.
   */
  recognise(raster: Raster, pass?: 'first' | 'reread'): Promise<OcrCell[]>;
  close(): Promise<void>;
}

/** Loads both models. Takes about half a second; one recogniser serves many documents. */
export async function openRecogniser(): Promise<Recogniser> {
  const [english, hebrew] = await Promise.all([openTesseract('eng'), openTesseract('heb')]);
  let queue: Promise<unknown> = Promise.resolve();
  return {
    recognise: (raster, pass = 'first') => {
      const turn = queue.then(() => recognise(raster, pass, english, hebrew));
      queue = turn.catch(() => undefined);
      return turn;
    },
    close: async () => {
      await Promise.all([english.close(), hebrew.close()]);
    },
  };
}

async function recognise(
  raster: Raster,
  pass: 'first' | 'reread',
  english: TesseractModel,
  hebrew: TesseractModel,
): Promise<OcrCell[]> {
  const { page, cells, slope, scale } = segmentPage(raster);
  const [style, otherStyle] =
    pass === 'first' ? [FIRST_PASS_STYLE, REREAD_STYLE] : [REREAD_STYLE, FIRST_PASS_STYLE];
  const englishResults = await readCells(cells, page, style, english);
  // Digits dropped by the recogniser are mostly found at another size.
  const incomplete = cells.filter((cell) => hasMissingDigits(englishResults.get(cell)));
  for (const [cell, again] of await readCells(incomplete, page, otherStyle, english))
    if (again.words.length > 0 && !hasMissingDigits(again)) englishResults.set(cell, again);
  const unreliable = cells.filter((cell) => !isReliable(englishResults.get(cell)?.words ?? []));
  const hebrewResults = await readCells(unreliable, page, style, hebrew);
  const results = cells.map((cell) => ({
    cell,
    english: englishResults.get(cell)?.words ?? [],
    hebrew: hebrewResults.get(cell)?.words ?? [],
  }));
  const script = pageScriptOf(results);
  const words = results.map((result) => repairWords(mergeResults(result, script), result.cell));
  await rereadNumbers(words.flat(), page, style, english);
  return cells
    .map((cell, index) => placeWords(words[index] ?? [], cell, { slope, scale }))
    .filter((cell) => cell.length > 0);
}

/**
 * Runs the English model on each number that only the Hebrew model read, one at a
 * time. A number it cannot read either is kept with low confidence.
 */
async function rereadNumbers(
  words: readonly InkWord[],
  page: InkPage,
  style: SheetStyle,
  english: TesseractModel,
): Promise<void> {
  const numbers = words.filter(
    ({ language, text, groups }) => language === 'heb' && /\d/.test(text) && groups.length > 0,
  );
  const cellOf = new Map(
    numbers.map((word) => [word, cellFrom(word.groups.flatMap((group) => group.components))]),
  );
  const results = await readCells([...cellOf.values()], page, style, english);
  for (const [word, cell] of cellOf) {
    const [again, ...others] = repairWords(results.get(cell)?.words ?? [], cell);
    const isNumber =
      again !== undefined && others.length === 0 && /^\W*\d[\d\W]*$/.test(again.text);
    if (isNumber && again.confidence > REREAD_CONFIDENCE_MIN) {
      word.text = again.text;
      word.confidence = Math.min(again.confidence, 0.9);
    } else word.confidence = Math.min(word.confidence, HEBREW_NUMBER_CONFIDENCE_MAX);
  }
}

const REREAD_CONFIDENCE_MIN = 0.7;

/** The Hebrew model reports the same confidence for wrong digits as for right ones. */
const HEBREW_NUMBER_CONFIDENCE_MAX = 0.5;

/** Whether a number in a cell has fewer digits than glyphs. */
const hasMissingDigits = (result: CellResult | undefined): boolean =>
  result !== undefined &&
  repairWords(result.words, result.cell).some((word) =>
    missesDigits(word, result.cell.letterHeight),
  );

/** Cells recognised per page at most: a dense A4 page has about 400, a photographed texture more. */
const CELLS_MAX = 2500;

interface Segmentation {
  page: InkPage;
  cells: Cell[];
  /** Skew before levelling: pixels down per pixel to the right. */
  slope: number;
  /** Ink pixels per picture pixel. */
  scale: number;
}

/**
 * Below this median letter height, pixels, points and commas are too faint to
 * separate from paper. An A4 page sent by a messenger app has about 9.
 */
const LETTER_HEIGHT_MIN = 13;
const ENLARGED_PIXELS_MAX = 12_000_000;

function segmentPage(raster: Raster): Segmentation {
  const grey = toGrey(raster);
  const ink = inkOf(grey);
  const runs = inkComponentsOf(ink);
  const isSmall = medianLetterHeight(runs.components, ink.height) < LETTER_HEIGHT_MIN;
  if (isSmall && grey.data.length * 4 <= ENLARGED_PIXELS_MAX) {
    const large = enlargeTwice(grey);
    return { ...segmentLevelled(large, inkOf(large)), scale: 2 };
  }
  return { ...segmentLevelled(grey, ink, runs), scale: 1 };
}

function segmentLevelled(
  grey: Grey,
  ink: Ink,
  runs: InkRuns = inkComponentsOf(ink),
): Omit<Segmentation, 'scale'> {
  const slope = skewOf(runs.components);
  if (slope === 0) return { page: { ink, runs }, cells: largestCells(runs, ink), slope };
  const level = inkOf(deskew(grey, slope));
  const levelRuns = inkComponentsOf(level);
  return { page: { ink: level, runs: levelRuns }, cells: largestCells(levelRuns, level), slope };
}

/** The cells with the most components, up to `CELLS_MAX`. */
const largestCells = (runs: InkRuns, ink: Ink): Cell[] =>
  cellsOf(runs, ink)
    .sort((a, b) => b.components.length - a.components.length)
    .slice(0, CELLS_MAX);

interface CellResult {
  cell: Cell;
  words: RawWord[];
}

async function readCells(
  cells: readonly Cell[],
  page: InkPage,
  style: SheetStyle,
  engine: TesseractModel,
): Promise<Map<Cell, CellResult>> {
  const results = new Map<Cell, CellResult>();
  for (const sheet of lineSheets(cells, page, style)) {
    for (const line of sheet.lines) results.set(line.cell, { cell: line.cell, words: [] });
    for (const word of await engine.read(sheet.picture)) {
      const line = lineAt(sheet.lines, (word.top + word.bottom) / 2);
      if (line === undefined) continue;
      // Only columns are mapped back to the page; rows of the sheet have no meaning there.
      results.get(line.cell)?.words.push({
        ...word,
        left: pageColumn(line, word.left),
        right: pageColumn(line, word.right),
      });
    }
  }
  return results;
}

/** The line nearest to row `y` of the sheet. */
function lineAt(lines: readonly SheetLine[], y: number): SheetLine | undefined {
  let nearest: SheetLine | undefined;
  let least = Infinity;
  for (const line of lines) {
    const distance = Math.max(line.top - y, y - line.bottom, 0);
    if (distance < least) [nearest, least] = [line, distance];
  }
  return nearest;
}
