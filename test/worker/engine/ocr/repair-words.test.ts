import { describe, expect, it } from 'vitest';
import type { InkComponent } from '../../../../worker/engine/ocr/connected-components.js';
import { cellFrom, type Cell } from '../../../../worker/engine/ocr/cells.js';
import type { Language, RawWord } from '../../../../worker/engine/ocr/tesseract.js';
import { repairWords } from '../../../../worker/engine/ocr/repair-words.js';

/**
 * A line of ink from a sketch: `#` is a glyph of full height, `,` hangs below and `.`
 * sits on the baseline, `:` is two dots, a blank is a word space. Glyphs are 12 pixels
 * wide, 20 high and 2 apart; a word space is 8.
 */
function ink(sketch: string): { cell: Cell; spans: [left: number, right: number][] } {
  const components: InkComponent[] = [];
  const spans: [number, number][] = [];
  let x = 0;
  const add = (width: number, top: number, bottom: number): void => {
    components.push({
      index: components.length,
      left: x,
      right: x + width,
      top,
      bottom,
      pixels: 50,
    });
  };
  for (const sign of sketch) {
    if (sign === ' ') {
      x += 6;
      continue;
    }
    const width = sign === '#' ? 12 : 4;
    spans.push([x, x + width]);
    if (sign === '#') add(width, 0, 20);
    if (sign === ',') add(width, 17, 24);
    if (sign === '.') add(width, 16, 20);
    if (sign === ':') {
      add(width, 6, 10);
      add(width, 16, 20);
    }
    x += width + 2;
  }
  return { cell: cellFrom(components), spans };
}

/** A word over the glyphs from `first` to `last` of a sketch. */
function word(
  line: ReturnType<typeof ink>,
  text: string,
  [first, last]: [number, number],
  language: Language = 'eng',
): RawWord {
  const [left] = line.spans[first]!;
  const [, right] = line.spans[last]!;
  return { text, left, right, top: 0, bottom: 20, confidence: 0.95, language };
}

const mended = (line: ReturnType<typeof ink>, ...words: RawWord[]): string[] =>
  repairWords(words, line.cell).map(({ text }) => text);

describe('where the ink is plain, the ink decides', () => {
  it('a number parted where no space is becomes one', () => {
    const line = ink('#,###.##');
    expect(mended(line, word(line, '4,592', [0, 4]), word(line, '.48', [5, 7]))).toEqual([
      '4,592.48',
    ]);
  });

  it('numbers with a space between stay two', () => {
    const line = ink('### ###');
    expect(mended(line, word(line, '123', [0, 2]), word(line, '456', [3, 5]))).toEqual([
      '123',
      '456',
    ]);
  });

  it.each([
    ['3,45114', '#,###.##', '3,451.14'],
    ['2106.96', '#,###.##', '2,106.96'],
    ['9.467.28', '#,###.##', '9,467.28'],
    ['14.31', '##:##', '14:31'],
    ['1,250.00', '#,###.##', '1,250.00'],
  ])('separators of a number are put where they stand: %s', (read, sketch, wanted) => {
    const line = ink(sketch);
    const signs = sketch.length;
    expect(mended(line, word(line, read, [0, signs - 1]))).toEqual([wanted]);
  });

  it('a number with more signs than digits is doubted, however sure the recogniser is', () => {
    const line = ink('######');
    const [read] = repairWords([word(line, '16661', [0, 5])], line.cell);
    expect(read!.confidence).toBeLessThan(0.5);
    const [whole] = repairWords([word(line, '116661', [0, 5])], line.cell);
    expect(whole!.confidence).toBe(0.95);
  });

  it('two Hebrew words read as one are parted at the gap, the right one first in their text', () => {
    const line = ink('### ###');
    const [left, right] = repairWords([word(line, 'אביפרץ', [0, 5], 'heb')], line.cell);
    expect([right!.text, left!.text]).toEqual(['אבי', 'פרץ']);
    expect(right!.groups.map((group) => group.left)).toEqual(line.spans.slice(3).map(([x]) => x));
  });

  it('a Hebrew word with even gaps stays whole', () => {
    const line = ink('######');
    expect(mended(line, word(line, 'ארנונה', [0, 5], 'heb'))).toEqual(['ארנונה']);
  });
});

describe('slips that are always slips', () => {
  it.each([
    ['1L620108000000099999999', 'IL620108000000099999999'],
    ['[L620108000000099999999', 'IL620108000000099999999'],
    ['ILO7', 'IL07'],
    ['פה"כ', 'סה"כ'],
    ['סה"כל', 'סה"כ'],
    ['בע\'"מ', 'בע"מ'],
  ])('%s is %s', (read, wanted) => {
    const line = ink('####');
    expect(mended(line, word(line, read, [0, 3], 'heb'))).toEqual([wanted]);
  });

  it('pieces of rules are no words', () => {
    const line = ink('#');
    expect(mended(line, word(line, '|', [0, 0]))).toEqual([]);
  });
});

describe('words of a line that the model of Hebrew is sure of', () => {
  const settled = (one: RawWord): RawWord => ({ ...one, isSettled: true });

  it('are neither joined where their letters touch nor divided at wide gaps', () => {
    const line = ink('#######');
    const words = [word(line, 'מעמ', [0, 2], 'heb'), word(line, 'לפני', [3, 6], 'heb')];
    expect(mended(line, ...words)).toEqual(['לפנימעמ']);
    expect(mended(line, ...words.map(settled))).toEqual(['מעמ', 'לפני']);
  });
});

it('a bar between two numbers is a digit of neither', () => {
  const line = ink('### # ##');
  const bar = (confidence: number): RawWord => ({ ...word(line, '|', [3, 3]), confidence });
  const read = (confidence: number) =>
    repairWords(
      [word(line, '123', [0, 2]), bar(confidence), word(line, '45', [4, 5])],
      line.cell,
    ).map(({ text, groups }) => [text, groups.length]);
  expect(read(0.95)).toEqual([
    ['123', 3],
    ['45', 2],
  ]);
});

it('the O of a purchase order is no zero', () => {
  const line = ink('########');
  expect(mended(line, word(line, 'P0-67756', [0, 7]))).toEqual(['PO-67756']);
});
