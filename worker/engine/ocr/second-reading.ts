import { type Area, holdsMiddle } from '../evidence/geometry.js';
import { cellFrom } from './cells.js';
import { REREAD_STYLE } from './line-sheet.js';
import { placeWords } from './place-words.js';
import { readCells } from './read-cells.js';
import type { OcrWord } from './place-words.js';
import { type InkWord, repairWords } from './repair-words.js';
import type { Segmentation } from './segmentation.js';
import type { TesseractModel } from './tesseract.js';

/** Numbers, and the capitals that stand among the groups of an IBAN. */
const IS_CHECKED = /\d|^[A-Z]{2,4}$/;

/**
 * A reading of the numbers in some places of a page by another reader than the first: all of
 * them in one sheet, each cut out by itself and at another scale, so that its errors are its
 * own. It never rejects: without a second reading a value stays unsure.
 */
export function secondReader(
  words: readonly InkWord[],
  { page, slope, scale }: Segmentation,
  reader: TesseractModel,
): (places: readonly Area[]) => Promise<OcrWord[]> {
  const numbers = words
    .filter(({ text, groups }) => groups.length > 0 && IS_CHECKED.test(text))
    .flatMap((word) => {
      const cell = cellFrom(word.groups.flatMap(({ components }) => components));
      const [placed] = placeWords([word], cell, { slope, scale });
      return placed === undefined ? [] : [{ cell, placed }];
    });
  return async (places) => {
    const wanted = numbers.filter(({ placed }) =>
      places.some((place) => holdsMiddle(place, placed)),
    );
    const cells = wanted.map(({ cell }) => cell);
    try {
      const results = await readCells(cells, page, REREAD_STYLE, reader);
      return cells.flatMap((cell) =>
        placeWords(repairWords(results.get(cell)?.words ?? [], cell), cell, { slope, scale }),
      );
    } catch {
      return [];
    }
  };
}
