import type { Raster } from '../evidence/page.js';
import { nullOnFailure, type TextBox, type TextModels } from '../infer.js';
import type { Cell } from './cells.js';
import { FIRST_PASS_STYLE } from './line-sheet.js';
import { meanConfidence } from './merge-results.js';
import { isSureHebrew } from './sure-hebrew.js';
import { certaintyOf, type PrintedLine, readBoxes } from './printed-lines.js';
import { type CellResult, readCells } from './read-cells.js';
import { readCellsAlone, type ReadPicture } from './read-cells-alone.js';
import type { RawWord, TesseractModel } from './tesseract.js';

/**
 * Certainty of a word of Hebrew below which Tesseract is asked as well. Of small fixed-pitch
 * print each of the two misses words that the other reads; of 0, 0.7 and 0.85 this one read
 * most of 646 words of two payslips.
 */
const HEBREW_SURE_MIN = 0.85;

/**
 * Cells as the model of Hebrew reads them; where it is unsure, silent, not live or fails, as
 * Tesseract does if that is surer.
 */
export async function readHebrew(
  cells: readonly Cell[],
  page: ReadPicture,
  tesseract: TesseractModel,
): Promise<Map<Cell, CellResult>> {
  const results =
    (await nullOnFailure(readCellsAlone(cells, 'hebrew', page))) ?? new Map<Cell, CellResult>();
  const wordsOf = (cell: Cell): readonly RawWord[] => results.get(cell)?.words ?? [];
  const isWeakLine = (words: readonly RawWord[]): boolean =>
    words.length === 0 ||
    words.some(isSureHebrew(words) ? isWeak : ({ confidence }) => confidence < HEBREW_SURE_MIN);
  const weak = cells.filter((cell) => isWeakLine(wordsOf(cell)));
  const others = await readCells(weak, page.segmentation.page, FIRST_PASS_STYLE, tesseract);
  for (const [cell, other] of others) {
    const words = wordsOf(cell);
    if (isSureHebrew(words)) results.set(cell, { cell, words: withSurer(words, other.words) });
    else if (meanConfidence(other.words) > meanConfidence(words)) results.set(cell, other);
  }
  return results;
}

/** A weak word of a sure line. The Latin model has read its digits, too. */
const isWeak = ({ text, confidence }: RawWord): boolean =>
  confidence < HEBREW_SURE_MIN && !/\d/.test(text);

/** Part of a word that another must cover, and be covered by, to be the same. */
const SAME_MIN = 0.6;

/** A sure line in which weak words are as Tesseract reads them where it is surer. */
const withSurer = (words: readonly RawWord[], others: readonly RawWord[]): RawWord[] =>
  words.map((word) => {
    const other = others.find(
      ({ left, right, text, confidence }) =>
        confidence > word.confidence &&
        /^[\u05d0-\u05ea"'.,:]+$/.test(text) &&
        Math.min(right, word.right) - Math.max(left, word.left) >
          SAME_MIN * Math.max(right - left, word.right - word.left),
    );
    return other === undefined || !isWeak(word) ? word : spacedEvenly(word, other);
  });

/** A word of Tesseract, which does not say where its characters stand. */
function spacedEvenly({ left, right, ...word }: RawWord, { text, confidence }: RawWord): RawWord {
  const drawn = Array.from(text).reverse();
  const pitch = (right - left) / drawn.length;
  return {
    ...{ ...word, left, right, text, confidence },
    chars: drawn.map((one, index) => ({ text: one, x: left + (index + 0.5) * pitch, confidence })),
  };
}

/** Certainty from which a line is not read by the other model. */
const LINE_SURE_MIN = 0.95;

/** Lines as the model reads them that is surer of them, that of Latin or that of Hebrew. */
export async function surerOfBoth(
  lines: readonly PrintedLine[],
  { raster, text }: Pick<ReadPicture, 'raster' | 'text'>,
): Promise<readonly PrintedLine[]> {
  const unsure = lines.filter((line) => certaintyOf([line]) < LINE_SURE_MIN);
  if (unsure.length === 0) return lines;
  const boxes = unsure.map(({ corners }) => corners);
  const others = await linesInHebrew(raster, boxes, text);
  const otherOf = new Map(unsure.map((line, index) => [line, others[index]]));
  return lines.map((line) => {
    const other = otherOf.get(line);
    return other !== undefined && certaintyOf([other]) > certaintyOf([line]) ? other : line;
  });
}

/** Given boxes as the model of Hebrew reads them; none where it is not live or fails. */
export const linesInHebrew = async (
  raster: Raster,
  boxes: readonly TextBox['corners'][],
  text: TextModels,
): Promise<PrintedLine[]> => (await nullOnFailure(readBoxes(raster, boxes, text, 'hebrew'))) ?? [];
