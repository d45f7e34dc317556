import type { Raster } from '../evidence/page.js';
import type { TextModels } from '../infer.js';
import { upperMedian } from '../statistics.js';
import { findCombs } from './combs/find-combs.js';
import { cellsWithoutCombs, linesWithoutCombs, readCombs } from './combs/read-combs.js';
import type { Cell } from './cells.js';
import { mergeResults, pageScriptOf } from './merge-results.js';
import { isLatinPage, isSureOf } from './latin-certainty.js';
import { withBar } from './misread-bars.js';
import { withShekelSign } from './misread-shekels.js';
import { placeWords } from './place-words.js';
import { wordsWithoutInk } from './place-lines.js';
import type { PrintedLine } from './printed-lines.js';
import { printedWords } from './printed-words.js';
import { type CellResult, hasMissingDigits } from './read-cells.js';
import { readCellsAlone, type ReadPicture } from './read-cells-alone.js';
import { readHebrew, surerOfBoth } from './read-hebrew.js';
import { isSureHebrew } from './sure-hebrew.js';
import type { ReadRegion, Tesseracts } from './recognition.js';
import { type InkWord, repairWords } from './repair-words.js';
import { rereadNumbers } from './reread-numbers.js';
import { secondReader } from './second-reading.js';
import { rulesInPicture, rulesOf } from './rules/rules-of-page.js';
import type { Segmentation } from './segmentation.js';

/**
 * Reads a page whose lines models have found and read: one reads Latin and digits, and a
 * second one, of Hebrew, the cells in which the first is unsure; Tesseract's Hebrew model
 * those in which that one is unsure too, or all of them where it is not live or fails.
 */
export async function readByModels(
  raster: Raster,
  segmentation: Segmentation,
  lines: readonly PrintedLine[],
  text: TextModels,
  { english, hebrew }: Tesseracts,
): Promise<Omit<ReadRegion, 'plane'>> {
  const { slope, scale } = segmentation;
  const rules = rulesOf(segmentation);
  const combs = await readCombs(findCombs(segmentation.page.runs, segmentation.page.ink), {
    ...{ raster, segmentation, text },
  });
  segmentation = { ...segmentation, cells: cellsWithoutCombs(segmentation.cells, combs) };
  const { ofCell, inLine, replaced, withoutInk, isBroken } = printedWords(
    linesWithoutCombs(lines, combs, segmentation),
    segmentation,
  );
  const isRead = (cell: Cell): boolean => inLine.has(cell) || ofCell.has(cell);
  const lone = isBroken ? [] : cellsBesideLines(segmentation.cells, isRead);
  const page: ReadPicture = { raster, segmentation, text };
  const readAlone = async (cells: readonly Cell[]): Promise<Map<Cell, CellResult>> =>
    (await readCellsAlone(cells, 'latin', page)) ?? new Map<Cell, CellResult>();
  for (const [cell, { words }] of await readAlone(lone)) ofCell.set(cell, words);

  const cells = [...new Set([...inLine, ...lone, ...ofCell.keys()])].filter(
    (cell) => !replaced.has(cell),
  );
  const resultOf = (cell: Cell): CellResult => ({ cell, words: ofCell.get(cell) ?? [] });
  const incomplete = cells.filter((cell) => hasMissingDigits(resultOf(cell)));
  for (const [cell, again] of await readAlone(incomplete))
    if (again.words.length > 0 && !hasMissingDigits(again)) ofCell.set(cell, again.words);

  const unsureOf = (onLatinPage: boolean): Cell[] =>
    cells.filter((cell) => !isSureOf(ofCell.get(cell) ?? [], cell, onLatinPage));
  const seemsLatin = isLatinPage([...ofCell.values()].flat());
  const unsure = unsureOf(seemsLatin);
  const hebrewResults = await readHebrew(unsure, page, hebrew);
  const isLatin = seemsLatin && !holdHebrewLines([...hebrewResults.values()]);
  if (seemsLatin && !isLatin) {
    const others = unsureOf(false).filter((cell) => !unsure.includes(cell));
    for (const [cell, result] of await readHebrew(others, page, hebrew))
      hebrewResults.set(cell, result);
  }
  const results = cells.map((cell) => ({
    cell,
    english: ofCell.get(cell) ?? [],
    hebrew: hebrewResults.get(cell)?.words ?? [],
  }));
  const script = isLatin ? 'english' : pageScriptOf(results);
  const words = results.map((result) => {
    const merged = mergeResults(result, script);
    const read = script === 'hebrew' ? merged.map(withShekelSign).map(withBar) : merged;
    return withInk(repairWords(read, result.cell));
  });
  await rereadNumbers(words.flat(), readAlone);
  return {
    cells: [
      ...cells
        .map((cell, index) => placeWords(words[index] ?? [], cell, { slope, scale }))
        .filter((cell) => cell.length > 0),
      ...wordsWithoutInk(await surerOfBoth(withoutInk, page), slope),
      ...combs.flatMap(({ words: inPlaces }) => inPlaces.map((word) => [word])),
    ],
    rules: rulesInPicture(rules, segmentation),
    readNumbersAgain: secondReader(words.flat(), segmentation, english),
  };
}

/** Lines of Hebrew from which a page of Latin names, an invoice of "Espresso Blend" say, is not Latin. */
const HEBREW_LINES_MIN = 3;

const holdHebrewLines = (results: readonly CellResult[]): boolean =>
  results.filter(({ words }) => isSureHebrew(words)).length >= HEBREW_LINES_MIN;

/** Without letters that lie between the glyphs of other words: they are guesses at those. */
const withInk = (words: InkWord[]): InkWord[] =>
  words.some(({ groups }) => groups.length > 0)
    ? words.filter(
        ({ groups, text, isSettled, isAsRead }) =>
          groups.length > 0 || isSettled || isAsRead || !/^\p{L}+$/u.test(text),
      )
    : words;

/** Lone cells read at most: a detector of lines overlooks single characters, not text. */
const LONE_MAX = 60;
/** Sizes of a lone cell in median letter heights of the cells in lines. */
const LONE_HEIGHTS = { min: 0.6, max: 1.8 };

/** Cells of which no line was read that are of the size of the print: the detector overlooks lone characters. */
function cellsBesideLines(cells: readonly Cell[], isRead: (cell: Cell) => boolean): Cell[] {
  const usual = upperMedian(cells.filter(isRead).map(({ letterHeight }) => letterHeight));
  if (usual === null) return [];
  return cells
    .filter(
      (cell) =>
        !isRead(cell) &&
        cell.letterHeight >= usual * LONE_HEIGHTS.min &&
        cell.letterHeight <= usual * LONE_HEIGHTS.max,
    )
    .slice(0, LONE_MAX);
}
