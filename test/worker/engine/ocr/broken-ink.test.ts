import { describe, expect, it } from 'vitest';
import { type Cell, cellFrom } from '../../../../worker/engine/ocr/cells.js';
import type { InkComponent } from '../../../../worker/engine/ocr/connected-components.js';
import type { PrintedLine } from '../../../../worker/engine/ocr/printed-lines.js';
import { printedWords } from '../../../../worker/engine/ocr/printed-words.js';
import { repairWords } from '../../../../worker/engine/ocr/repair-words.js';

const HEIGHT = 20;
const PITCH = 14;

interface Look {
  /** Pieces into which each letter falls, 1 for whole ones. */
  pieces?: number;
  confidence?: number;
  /** Letters behind the text that the model passed over. */
  passedOver?: number;
  /** Characters that a cell holds; default: all. */
  perCell?: number;
  /** Pixels more between the first character and the next. */
  after?: number;
}

/** A line of one text at a height, as models read it, and the cells of its ink. */
function printed(
  text: string,
  top: number,
  { pieces = 1, confidence = 0.98, passedOver = 0, perCell = Infinity, after = 0 }: Look = {},
): { line: PrintedLine; cells: Cell[] } {
  const all = [...text, ...'?'.repeat(passedOver)];
  const components: InkComponent[][] = [];
  const xOf = (index: number): number => index * PITCH + (index > 0 ? after : 0);
  for (const [index, one] of all.entries()) {
    if (one === ' ') continue;
    const width = 10 / pieces - (pieces > 1 ? 1 : 0);
    if (index % perCell === 0 || components.length === 0) components.push([]);
    for (let piece = 0; piece < pieces; piece++) {
      const left = xOf(index) + (10 / pieces) * piece;
      const high = pieces > 1 ? HEIGHT / 2 : HEIGHT;
      components.at(-1)?.push({
        index,
        left,
        right: left + width,
        top: top + 5,
        bottom: top + 5 + high,
        pixels: 9,
      });
    }
  }
  const right = xOf(all.length);
  const bottom = top + HEIGHT / 0.6;
  return {
    line: {
      corners: [
        [0, top],
        [right, top],
        [right, bottom],
        [0, bottom],
      ],
      chars: [...text].map((one, index) => ({
        ...{ text: one, confidence },
        ...{ x: xOf(index) + 5, y: (top + bottom) / 2 },
      })),
      language: 'eng',
    },
    cells: components.map(cellFrom),
  };
}

const inkOf = (lines: readonly ReturnType<typeof printed>[]) =>
  printedWords(
    lines.map(({ line }) => line),
    { cells: lines.flatMap(({ cells }) => cells), slope: 0, scale: 1 },
  );

/** Whole lines of Latin letters, below others. */
const LATIN = Array.from({ length: 8 }, (_, row) => printed('Sharp print', 2000 + row * 60));

/** The words of such lines on a page of Latin print, line by line, after their ink had its say. */
const wordsOf = (lines: ReturnType<typeof printed>[]): string[][] =>
  [...inkOf([...lines, ...LATIN]).ofCell]
    .sort(([a], [b]) => a.top - b.top || a.left - b.left)
    .map(([cell, words]) => repairWords(words, cell).map(({ text }) => text))
    .filter(([first]) => first !== 'Sharp');

describe('a line whose letters are broken', () => {
  it('is taken as the model read it', () => {
    expect(wordsOf([printed('Total 41.48', 0, { pieces: 3 })])).toEqual([['Total', '41.48']]);
  });

  it('is one line though its ink falls into cells', () => {
    const faint = printed('41.48', 0, { pieces: 3, perCell: 2 });
    expect(faint.cells).toHaveLength(3);
    expect(wordsOf([faint])).toEqual([['41.48']]);
  });

  it('is not believed where the model is unsure, or passed over letters', () => {
    const isAsRead = (look: Look): boolean =>
      [...inkOf([printed('17% 238.00', 0, { pieces: 3, ...look }), ...LATIN]).ofCell.values()]
        .flat()
        .some((word) => word.isAsRead);
    expect(isAsRead({})).toBe(true);
    expect(isAsRead({ confidence: 0.7 })).toBe(false);
    expect(isAsRead({ passedOver: 5 })).toBe(false);
  });

  it('is believed among lines of another script if it is of digits alone', () => {
    const hebrew = LATIN.map(({ line, cells }) => {
      const chars = line.chars.map((char) => ({ ...char, confidence: 0.5 }));
      return { line: { ...line, chars }, cells };
    });
    const asRead = (text: string): string[] =>
      [...inkOf([printed(text, 0, { pieces: 3 }), ...hebrew]).ofCell.values()]
        .flat()
        .flatMap((word) => (word.isAsRead ? [word.text] : []));
    expect(asRead('22,420.00')).toEqual(['22,420.00']);
    expect(asRead('n" 771 5"0')).toEqual([]);
  });

  it('has spaces where characters and ink are apart, if the model read none', () => {
    const faint = printed('TOTAL INCL', 0, { pieces: 3 });
    const chars = faint.line.chars.filter(({ text }) => text !== ' ');
    expect(wordsOf([{ ...faint, line: { ...faint.line, chars } }])).toEqual([['TOTAL', 'INCL']]);
  });

  it('is divided at columns, numbers from numbers too', () => {
    const faint = printed('9862   06/08', 0, { pieces: 3 });
    const chars = faint.line.chars.filter(({ text }) => text !== ' ');
    expect(wordsOf([{ ...faint, line: { ...faint.line, chars } }])).toEqual([['9862', '06/08']]);
  });

  it('keeps a number whole, whatever its point leaves free', () => {
    expect(wordsOf([printed('23.48', 0, { pieces: 3, after: 8 })])).toEqual([['23.48']]);
  });
});

describe('a page whose print is broken', () => {
  const broken = Array.from({ length: 8 }, (_, row) =>
    printed('Faint print', row * 60, { pieces: 3 }),
  );
  it('is so as a whole, single lines that look whole among it', () => {
    const whole = printed('41.48', 600);
    const { isBroken, ofCell, replaced } = inkOf([...broken, whole]);
    expect(isBroken).toBe(true);
    expect([...ofCell.values()].flat().every(({ isAsRead }) => isAsRead)).toBe(true);
    expect(replaced.has(whole.cells[0]!)).toBe(true);
  });

  it('is none for a few faint lines among whole ones', () => {
    const { isBroken, ofCell } = inkOf([...broken.slice(0, 4), ...LATIN]);
    expect(isBroken).toBe(false);
    expect([...ofCell.values()].flat().filter(({ isAsRead }) => isAsRead)).toHaveLength(8);
  });
});
