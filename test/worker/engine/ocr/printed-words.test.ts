import { expect, test } from 'vitest';
import { cellFrom } from '../../../../worker/engine/ocr/cells.js';
import type { InkComponent } from '../../../../worker/engine/ocr/connected-components.js';
import type { PrintedLine } from '../../../../worker/engine/ocr/printed-lines.js';
import { printedWords } from '../../../../worker/engine/ocr/printed-words.js';

const HEIGHT = 20;

/** The words of glyphs that stand `gaps` pixels apart, read as `text`; `·` is one that was not read. */
function wordsOf(text: string, gaps: readonly number[]): string[] {
  const components: InkComponent[] = [];
  const chars: PrintedLine['chars'] = [];
  let left = 0;
  for (const [index, one] of [...text].entries()) {
    const right = left + (one === '1' ? 6 : 12);
    components.push({ index, left, right, top: 0, bottom: HEIGHT, pixels: 50 });
    if (one !== '·') chars.push({ text: one, x: (left + right) / 2, y: HEIGHT / 2, confidence: 1 });
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
