import type { Raster } from '../evidence/page.js';
import type { TextModels } from '../infer.js';
import { upperMedian } from '../statistics.js';
import type { Cell } from './cells.js';
import { FIRST_PASS_STYLE } from './line-sheet.js';
import { mergeResults, pageScriptOf } from './merge-results.js';
import { isLatinPage, isSureOf } from './latin-certainty.js';
import { placeWords } from './place-words.js';
import { wordsWithoutInk } from './place-lines.js';
import { type PrintedLine, readBoxes } from './printed-lines.js';
import { printedWords } from './printed-words.js';
import { type CellResult, hasMissingDigits, readCells } from './read-cells.js';
import type { ReadRegion, Tesseracts } from './recognition.js';
import { type InkWord, repairWords } from './repair-words.js';
import { rereadNumbers } from './reread-numbers.js';
import { secondReader } from './second-reading.js';
import { pictureCorners, type Segmentation } from './segmentation.js';
import type { RawWord } from './tesseract.js';

/**
 * Reads a page whose lines models have found and read: they read Latin and digits, and
 * Tesseract's Hebrew model the cells in which they are unsure.
 */
export async function readByModels(
  raster: Raster,
  segmentation: Segmentation,
  lines: readonly PrintedLine[],
  text: TextModels,
  { english, hebrew }: Tesseracts,
): Promise<Omit<ReadRegion, 'plane'>> {
  const { page, slope, scale } = segmentation;
  const { ofCell, inLine, withoutInk } = printedWords(lines, segmentation);
  const lone = cellsBesideLines(segmentation.cells, inLine);
  const readAlone = (cells: readonly Cell[]): Promise<Map<Cell, CellResult>> =>
    readCellsAlone(cells, raster, segmentation, text);
  for (const [cell, { words }] of await readAlone(lone)) ofCell.set(cell, words);

  const cells = [...new Set([...inLine, ...lone, ...ofCell.keys()])];
  const resultOf = (cell: Cell): CellResult => ({ cell, words: ofCell.get(cell) ?? [] });
  const incomplete = cells.filter((cell) => hasMissingDigits(resultOf(cell)));
  for (const [cell, again] of await readAlone(incomplete))
    if (again.words.length > 0 && !hasMissingDigits(again)) ofCell.set(cell, again.words);

  const isLatin = isLatinPage([...ofCell.values()].flat());
  const unsure = cells.filter((cell) => !isSureOf(ofCell.get(cell) ?? [], cell, isLatin));
  const hebrewResults = await readCells(unsure, page, FIRST_PASS_STYLE, hebrew);
  const results = cells.map((cell) => ({
    cell,
    english: ofCell.get(cell) ?? [],
    hebrew: hebrewResults.get(cell)?.words ?? [],
  }));
  const script = isLatin ? 'english' : pageScriptOf(results);
  const words = results.map((result) =>
    withInk(repairWords(mergeResults(result, script), result.cell)),
  );
  await rereadNumbers(words.flat(), readAlone);
  return {
    cells: [
      ...cells
        .map((cell, index) => placeWords(words[index] ?? [], cell, { slope, scale }))
        .filter((cell) => cell.length > 0),
      ...wordsWithoutInk(withoutInk, slope),
    ],
    readNumbersAgain: secondReader(words.flat(), segmentation, english),
  };
}

/** Without letters that lie between the glyphs of other words: they are guesses at those. */
const withInk = (words: InkWord[]): InkWord[] =>
  words.some(({ groups }) => groups.length > 0)
    ? words.filter(({ groups, text }) => groups.length > 0 || !/^\p{L}+$/u.test(text))
    : words;

/** Lone cells read at most: a detector of lines overlooks single characters, not text. */
const LONE_MAX = 60;
/** Sizes of a lone cell in median letter heights of the cells in lines. */
const LONE_HEIGHTS = { min: 0.6, max: 1.8 };

/** Cells in no line that are of the size of the print: the detector overlooks lone characters. */
function cellsBesideLines(cells: readonly Cell[], inLine: ReadonlySet<Cell>): Cell[] {
  const usual = upperMedian([...inLine].map(({ letterHeight }) => letterHeight));
  if (usual === null) return [];
  return cells
    .filter(
      (cell) =>
        !inLine.has(cell) &&
        cell.letterHeight >= usual * LONE_HEIGHTS.min &&
        cell.letterHeight <= usual * LONE_HEIGHTS.max,
    )
    .slice(0, LONE_MAX);
}

/** Margin around a cell cut out for a model, letter heights: it was trained on lines with some. */
const MARGIN_HEIGHTS = 0.35;

async function readCellsAlone(
  cells: readonly Cell[],
  raster: Raster,
  segmentation: Segmentation,
  text: TextModels,
): Promise<Map<Cell, CellResult>> {
  if (cells.length === 0) return new Map();
  const boxes = cells.map((cell) => {
    const margin = cell.letterHeight * MARGIN_HEIGHTS;
    return pictureCorners(segmentation, {
      left: cell.left - margin,
      top: cell.top - margin,
      right: cell.right + margin,
      bottom: cell.bottom + margin,
    });
  });
  const lines = (await readBoxes(raster, boxes, text)) ?? [];
  const results = new Map<Cell, CellResult>();
  for (const [index, cell] of cells.entries()) {
    const line = lines[index];
    const words: RawWord[] =
      line === undefined
        ? []
        : (printedWords([line], { ...segmentation, cells: [cell] }).ofCell.get(cell) ?? []);
    results.set(cell, { cell, words });
  }
  return results;
}
