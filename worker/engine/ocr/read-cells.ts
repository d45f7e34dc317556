import type { Cell } from './cells.js';
import {
  type InkPage,
  lineSheets,
  pageColumn,
  type SheetLine,
  type SheetStyle,
} from './line-sheet.js';
import { missesDigits, repairWords } from './repair-words.js';
import type { RawWord, TesseractModel } from './tesseract.js';

export interface CellResult {
  cell: Cell;
  words: RawWord[];
}

/** Whether a number in a cell has fewer digits than glyphs. */
export const hasMissingDigits = (result: CellResult | undefined): boolean =>
  result !== undefined &&
  repairWords(result.words, result.cell).some((word) =>
    missesDigits(word, result.cell.letterHeight),
  );

/** Reads cells by one of Tesseract's models. */
export async function readCells(
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
