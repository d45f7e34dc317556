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

/** Words side by side without a column's gap between them, from left to right as seen. */
export type OcrCell = OcrWord[];

/** Reads Hebrew, English and numbers from pixels. Offline; holds some 200 MB until closed. */
export interface Recogniser {
  /**
   * The cells of a picture, in no particular order; none for a blank one. The
   * second look enlarges more and cuts out otherwise, so that its mistakes are its own.
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
  // Digits dropped by the recogniser mostly come back in another size.
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
 * Numbers in the midst of Hebrew that only the Hebrew model made out go to the
 * English one, each alone; what that cannot read either stays, but doubtful.
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

/** The Hebrew model is as sure of wrong digits as of right ones. */
const HEBREW_NUMBER_CONFIDENCE_MAX = 0.5;

/** Whether a number in a cell was read with fewer digits than it has signs. */
const hasMissingDigits = (result: CellResult | undefined): boolean =>
  result !== undefined &&
  repairWords(result.words, result.cell).some((word) =>
    missesDigits(word, result.cell.letterHeight),
  );

/** Most cells one page is read for: a dense A4 page has some 400; a lawn has more. */
const CELLS_MAX = 2500;

interface Segmentation {
  page: InkPage;
  cells: Cell[];
  /** How far lines fell per pixel to the right before they were made level. */
  slope: number;
  /** Pixels of the ink for one of the picture. */
  scale: number;
}

/**
 * Below this median height of letters, pixels, points and commas are too faint to
 * be told from paper: a picture of an A4 page sent by a messenger has some 9.
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

/** Those with the most letters, when a lawn or a wall has more cells than any page. */
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
      // Rows of the sheet mean nothing on the page; columns are put back on it.
      results.get(line.cell)?.words.push({
        ...word,
        left: pageColumn(line, word.left),
        right: pageColumn(line, word.right),
      });
    }
  }
  return results;
}

/** The line nearest to a height of the sheet; lines go from top to bottom. */
function lineAt(lines: readonly SheetLine[], y: number): SheetLine | undefined {
  let nearest: SheetLine | undefined;
  let least = Infinity;
  for (const line of lines) {
    const distance = Math.max(line.top - y, y - line.bottom, 0);
    if (distance < least) [nearest, least] = [line, distance];
  }
  return nearest;
}
