import { type Cell, cellFrom } from './cells.js';
import type { CellResult } from './read-cells.js';
import { type InkWord, repairWords } from './repair-words.js';

/**
 * Has numbers that may be misread read again, each by itself, by a reader of digits:
 * those that only the Hebrew model read, which keep a low confidence if that fails too,
 * and those with more glyphs than characters.
 */
export async function rereadNumbers(
  words: readonly InkWord[],
  read: (cells: Cell[]) => Promise<Map<Cell, CellResult>>,
): Promise<void> {
  const numbers = words.filter((word) => isHebrewNumber(word) || lacksCharacters(word));
  const cellOf = new Map(
    numbers.map((word) => [word, cellFrom(word.groups.flatMap((group) => group.components))]),
  );
  if (cellOf.size === 0) return;
  const results = await read([...cellOf.values()]);
  for (const [word, cell] of cellOf) {
    const [again, ...others] = repairWords(results.get(cell)?.words ?? [], cell);
    const isNumber =
      again !== undefined && others.length === 0 && /^\W*\d[\d\W]*$/.test(again.text);
    const isBetter = isHebrewNumber(word) || (again?.text.length ?? 0) > word.text.length;
    if (isNumber && isBetter && again.confidence > REREAD_CONFIDENCE_MIN) {
      word.text = again.text;
      word.confidence = Math.min(again.confidence, 0.9);
    } else if (isHebrewNumber(word))
      word.confidence = Math.min(word.confidence, HEBREW_NUMBER_CONFIDENCE_MAX);
  }
}

const isHebrewNumber = ({ language, text, groups }: InkWord): boolean =>
  language === 'heb' && /\d/.test(text) && groups.length > 0;

const lacksCharacters = ({ text, groups, isAsRead }: InkWord): boolean =>
  !isAsRead && /^\d[\d.,:/-]*\d$/.test(text) && groups.length > text.length;

const REREAD_CONFIDENCE_MIN = 0.7;

/** The Hebrew model reports the same confidence for wrong digits as for right ones. */
const HEBREW_NUMBER_CONFIDENCE_MAX = 0.5;
