import type { Raster } from '../evidence/page.js';
import { enlargeTwice } from '../image/enlarge.js';
import { type Grey, toGrey } from '../image/grey.js';
import { blotsOf, type InkRuns } from './blots.js';
import { type Cell, cellFrom, cellsOf, usualHeight } from './cells.js';
import { chooseReadings, leanOf, standsAlone } from './choose-reading.js';
import { deskew, skewOf } from './deskew.js';
import { type Engine, openEngine, type RawWord } from './engine.js';
import { type Ink, inkOf } from './ink.js';
import {
  FIRST_LOOK,
  type InkPage,
  lineSheets,
  pageColumn,
  SECOND_LOOK,
  type SheetLine,
  type SheetStyle,
} from './line-sheet.js';
import { type InkWord, mendWords, missesDigits } from './mend-words.js';
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
  recognise(raster: Raster, look?: 'first' | 'second'): Promise<OcrCell[]>;
  close(): Promise<void>;
}

/** Loads both models. Takes about half a second; one recogniser serves many documents. */
export async function openRecogniser(): Promise<Recogniser> {
  const [english, hebrew] = await Promise.all([openEngine('eng'), openEngine('heb')]);
  let queue: Promise<unknown> = Promise.resolve();
  return {
    recognise: (raster, look = 'first') => {
      const turn = queue.then(() => recognise(raster, look, english, hebrew));
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
  look: 'first' | 'second',
  english: Engine,
  hebrew: Engine,
): Promise<OcrCell[]> {
  const { page, cells, slope, scale } = findCells(raster);
  const [style, otherStyle] =
    look === 'first' ? [FIRST_LOOK, SECOND_LOOK] : [SECOND_LOOK, FIRST_LOOK];
  const readEnglish = await readCells(cells, page, style, english);
  // Digits dropped by the recogniser mostly come back in another size.
  const incomplete = cells.filter((cell) => misses(readEnglish.get(cell)));
  for (const [cell, again] of await readCells(incomplete, page, otherStyle, english))
    if (again.words.length > 0 && !misses(again)) readEnglish.set(cell, again);
  const doubtful = cells.filter((cell) => !standsAlone(readEnglish.get(cell)?.words ?? []));
  const readHebrew = await readCells(doubtful, page, style, hebrew);
  const readings = cells.map((cell) => ({
    cell,
    english: readEnglish.get(cell)?.words ?? [],
    hebrew: readHebrew.get(cell)?.words ?? [],
  }));
  const lean = leanOf(readings);
  const words = readings.map((reading) => mendWords(chooseReadings(reading, lean), reading.cell));
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
  english: Engine,
): Promise<void> {
  const numbers = words.filter(
    ({ language, text, groups }) => language === 'heb' && /\d/.test(text) && groups.length > 0,
  );
  const cellOf = new Map(
    numbers.map((word) => [word, cellFrom(word.groups.flatMap((group) => group.blots))]),
  );
  const readings = await readCells([...cellOf.values()], page, style, english);
  for (const [word, cell] of cellOf) {
    const [again, ...others] = mendWords(readings.get(cell)?.words ?? [], cell);
    const isNumber =
      again !== undefined && others.length === 0 && /^\W*\d[\d\W]*$/.test(again.text);
    if (isNumber && again.confidence > REREAD_SURE_MIN) {
      word.text = again.text;
      word.confidence = Math.min(again.confidence, 0.9);
    } else word.confidence = Math.min(word.confidence, HEBREW_NUMBER_MAX);
  }
}

const REREAD_SURE_MIN = 0.7;

/** The Hebrew model is as sure of wrong digits as of right ones. */
const HEBREW_NUMBER_MAX = 0.5;

/** Whether a number in a cell was read with fewer digits than it has signs. */
const misses = (reading: CellReading | undefined): boolean =>
  reading !== undefined &&
  mendWords(reading.words, reading.cell).some((word) =>
    missesDigits(word, reading.cell.letterHeight),
  );

/** Most cells one page is read for: a dense A4 page has some 400; a lawn has more. */
const CELLS_MAX = 2500;

interface Found {
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

function findCells(raster: Raster): Found {
  const grey = toGrey(raster);
  const ink = inkOf(grey);
  const runs = blotsOf(ink);
  const isSmall = usualHeight(runs.blots, ink.height) < LETTER_HEIGHT_MIN;
  if (isSmall && grey.data.length * 4 <= ENLARGED_PIXELS_MAX) {
    const large = enlargeTwice(grey);
    return { ...levelCells(large, inkOf(large)), scale: 2 };
  }
  return { ...levelCells(grey, ink, runs), scale: 1 };
}

function levelCells(grey: Grey, ink: Ink, runs: InkRuns = blotsOf(ink)): Omit<Found, 'scale'> {
  const slope = skewOf(runs.blots);
  if (slope === 0) return { page: { ink, runs }, cells: largestCells(runs, ink), slope };
  const level = inkOf(deskew(grey, slope));
  const levelRuns = blotsOf(level);
  return { page: { ink: level, runs: levelRuns }, cells: largestCells(levelRuns, level), slope };
}

/** Those with the most letters, when a lawn or a wall has more cells than any page. */
const largestCells = (runs: InkRuns, ink: Ink): Cell[] =>
  cellsOf(runs, ink)
    .sort((a, b) => b.blots.length - a.blots.length)
    .slice(0, CELLS_MAX);

interface CellReading {
  cell: Cell;
  words: RawWord[];
}

async function readCells(
  cells: readonly Cell[],
  page: InkPage,
  style: SheetStyle,
  engine: Engine,
): Promise<Map<Cell, CellReading>> {
  const readings = new Map<Cell, CellReading>();
  for (const sheet of lineSheets(cells, page, style)) {
    for (const line of sheet.lines) readings.set(line.cell, { cell: line.cell, words: [] });
    for (const word of await engine.read(sheet.picture)) {
      const line = lineAt(sheet.lines, (word.top + word.bottom) / 2);
      if (line === undefined) continue;
      // Rows of the sheet mean nothing on the page; columns are put back on it.
      readings.get(line.cell)?.words.push({
        ...word,
        left: pageColumn(line, word.left),
        right: pageColumn(line, word.right),
      });
    }
  }
  return readings;
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
