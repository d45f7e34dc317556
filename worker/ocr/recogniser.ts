import type { Raster } from '../evidence.js';
import { toGrey } from '../imaging/grey.js';
import { blotsOf } from './blots.js';
import { cellsOf, type Cell } from './cells.js';
import { chooseReadings, standsAlone } from './choose-reading.js';
import { deskew, skewOf } from './deskew.js';
import { openEngine, type Engine, type RawWord } from './engine.js';
import { inkOf, type Ink } from './ink.js';
import { FIRST_LOOK, lineSheets, pageColumn, SECOND_LOOK, type SheetLine } from './line-sheet.js';
import { mendWords, missesDigits } from './mend-words.js';
import { placeWords, type OcrWord } from './place-words.js';

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
  const { ink, cells, slope } = findCells(raster);
  const [style, otherStyle] =
    look === 'first' ? [FIRST_LOOK, SECOND_LOOK] : [SECOND_LOOK, FIRST_LOOK];
  const readEnglish = await readCells(cells, ink, style, english);
  // Digits dropped by the recogniser mostly come back in another size.
  const incomplete = cells.filter((cell) => misses(readEnglish.get(cell)));
  for (const [cell, again] of await readCells(incomplete, ink, otherStyle, english))
    if (again.words.length > 0 && !misses(again)) readEnglish.set(cell, again);
  const doubtful = cells.filter((cell) => !standsAlone(readEnglish.get(cell)?.words ?? []));
  const readHebrew = await readCells(doubtful, ink, style, hebrew);
  return cells.flatMap((cell) => {
    const first = readEnglish.get(cell);
    if (first === undefined) return [];
    const words = chooseReadings(first.words, readHebrew.get(cell)?.words ?? []);
    const placed = placeWords(words, first.line, slope);
    return placed.length === 0 ? [] : [placed];
  });
}

/** Whether a number in a cell was read with fewer digits than it has signs. */
const misses = (reading: CellReading | undefined): boolean =>
  reading !== undefined &&
  mendWords(reading.words, reading.line).some((word) =>
    missesDigits(word, reading.line.cell.letterHeight),
  );

/** Most cells one page is read for: a dense A4 page has some 400; a lawn has more. */
const CELLS_MAX = 2500;

function findCells(raster: Raster): { ink: Ink; cells: Cell[]; slope: number } {
  const grey = toGrey(raster);
  const ink = inkOf(grey);
  const blots = blotsOf(ink);
  const slope = skewOf(blots);
  if (slope === 0) return { ink, cells: cellsOf(blots, ink).slice(0, CELLS_MAX), slope };
  const level = inkOf(deskew(grey, slope));
  return { ink: level, cells: cellsOf(blotsOf(level), level).slice(0, CELLS_MAX), slope };
}

interface CellReading {
  line: SheetLine;
  words: RawWord[];
}

async function readCells(
  cells: readonly Cell[],
  ink: Ink,
  style: typeof FIRST_LOOK,
  engine: Engine,
): Promise<Map<Cell, CellReading>> {
  const readings = new Map<Cell, CellReading>();
  for (const sheet of lineSheets(cells, ink, style)) {
    for (const line of sheet.lines) readings.set(line.cell, { line, words: [] });
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
