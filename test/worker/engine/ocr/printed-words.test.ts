import { expect, test } from 'vitest';
import { cellFrom } from '../../../../worker/engine/ocr/cells.js';
import type { InkComponent } from '../../../../worker/engine/ocr/connected-components.js';
import type { PrintedLine } from '../../../../worker/engine/ocr/printed-lines.js';
import { printedWords } from '../../../../worker/engine/ocr/printed-words.js';

const HEIGHT = 20;

const WIDTHS: Record<string, number> = { '1': 6, I: 4, E: 11, L: 10, J: 8, M: 18, O: 16 };

/**
 * The words of glyphs that stand `gaps` pixels apart, read as `text`; `·` is one that was not read.
 * The model places characters `shift` pixels before their middles.
 */
function wordsOf(text: string, gaps: readonly number[], shift = 0): string[] {
  const components: InkComponent[] = [];
  const chars: PrintedLine['chars'] = [];
  let left = 0;
  for (const [index, one] of [...text].entries()) {
    const right = left + (WIDTHS[one] ?? 12);
    components.push({ index, left, right, top: 0, bottom: HEIGHT, pixels: 50 });
    const x = (left + right) / 2 - shift;
    if (one !== '·') chars.push({ text: one, x, y: HEIGHT / 2, confidence: 1 });
    left = right + (gaps[index] ?? 0);
  }
  const cell = cellFrom(components);
  const line: PrintedLine = {
    corners: [
      [0, 0],
      [cell.right, 0],
      [cell.right, HEIGHT],
      [0, HEIGHT],
    ],
    chars,
    language: 'eng',
  };
  const ink = { cells: [cell], slope: 0, scale: 1 };
  return (printedWords([line], ink).ofCell.get(cell) ?? []).map((word) => word.text);
}

test('a one of little ink is no number of its own', () => {
  expect(wordsOf('18%···', [9, 3, 14, 3, 3])).toEqual(['18%']);
});

test('numbers that a space divides are two, with a one beside it too', () => {
  expect(wordsOf('28546', [3, 3, 9, 3])).toEqual(['285', '46']);
  expect(wordsOf('38516', [3, 3, 12, 3])).toEqual(['385', '16']);
});

test('words are two where narrow letters stand beside their space, read or not', () => {
  const gaps = [3, 3, 3, 3, 3, 2, 3, 9, 3, 3, 3];
  expect(wordsOf('MITCHELLJOHN', gaps)).toEqual(['MITCHELL', 'JOHN']);
});

test('letters that are all set apart are one word', () => {
  expect(wordsOf('TOTALMIND', [9, 9, 9, 9, 9, 9, 9, 9])).toEqual(['TOTALMIND']);
});

test('a narrow letter of fixed pitch is no word of its own, and a space there is one', () => {
  const fixed = [4, 4, 8, 8, 4, 4, 4];
  expect(wordsOf('ABCIDEFG', fixed)).toEqual(['ABCIDEFG']);
  expect(wordsOf('ABCIDEFG', [4, 4, 8, 24, 4, 4, 4])).toEqual(['ABCI', 'DEFG']);
});

test('a narrow letter stays with the word whose ink it begins, wherever the model places it', () => {
  expect(wordsOf('DUJOIN', [3, 9, 2, 3, 3], 7)).toEqual(['DU', 'JOIN']);
});

test('letters of Hebrew stand farther apart than Latin ones before they are two words', () => {
  expect(wordsOf('ינפל', [6, 2, 2]), 'in visual order').toEqual(['ינפל']);
  expect(wordsOf('םולשינפל', [2, 2, 2, 9, 2, 2, 2])).toEqual(['םולש', 'ינפל']);
  expect(wordsOf('LDEFERRED', [7, 2, 2, 2, 2, 2, 2, 2])).toEqual(['L', 'DEFERRED']);
});
