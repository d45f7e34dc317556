import { FIRST_PASS_STYLE, REREAD_STYLE } from './line-sheet.js';
import { isReliable, mergeResults, pageScriptOf } from './merge-results.js';
import { placeWords } from './place-words.js';
import { hasMissingDigits, readCells } from './read-cells.js';
import type { OcrCell, Tesseracts } from './recognition.js';
import { repairWords } from './repair-words.js';
import { rereadNumbers } from './reread-numbers.js';
import type { Segmentation } from './segmentation.js';

/** Reads a page by Tesseract alone: its English model everywhere, its Hebrew one where that is unsure. */
export async function readByTesseract(
  { page, cells, slope, scale }: Segmentation,
  pass: 'first' | 'reread',
  { english, hebrew }: Tesseracts,
): Promise<OcrCell[]> {
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
  await rereadNumbers(words.flat(), (numbers) => readCells(numbers, page, style, english));
  return cells
    .map((cell, index) => placeWords(words[index] ?? [], cell, { slope, scale }))
    .filter((cell) => cell.length > 0);
}
