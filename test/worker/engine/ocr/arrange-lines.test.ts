import { describe, expect, it } from 'vitest';
import { arrangeLines } from '../../../../worker/engine/ocr/arrange-lines.js';
import type { OcrWord } from '../../../../worker/engine/ocr/place-words.js';

const SIZE = { width: 1000, height: 1000 };

/** Words side by side from `left`, 100 wide with 10 between, all 20 high. */
const cell = (left: number, top: number, ...texts: string[]): OcrWord[] =>
  texts.map((text, index) => ({
    text,
    left: left + index * 110,
    right: left + index * 110 + 100,
    top,
    bottom: top + 20,
    confidence: 0.9,
    letterHeight: 20,
    drift: 0,
  }));

const textsOf = (cells: OcrWord[][]): string[] =>
  arrangeLines(cells, SIZE).map((line) => line.text);

describe('lines', () => {
  it('of a Hebrew table are its rows, read from the right', () => {
    const cells = [
      cell(800, 100, '15/03/2026'),
      cell(500, 102, 'קבע', 'הוראת'),
      cell(100, 98, '1,116.61'),
      cell(800, 140, '16/03/2026'),
      cell(500, 141, 'משכורת'),
      cell(100, 139, '12,450.87'),
    ];
    expect(textsOf(cells)).toEqual([
      '15/03/2026 הוראת קבע 1,116.61',
      '16/03/2026 משכורת 12,450.87',
    ]);
    expect(arrangeLines(cells, SIZE).every((line) => line.direction === 'rtl')).toBe(true);
  });

  it('of an English page are read from the left', () => {
    expect(textsOf([cell(700, 100, '35.00'), cell(100, 100, 'Office', 'chair')])).toEqual([
      'Office chair 35.00',
    ]);
  });

  it('keep Latin words and grouped numbers in Hebrew text in their own order', () => {
    const cells = [
      cell(100, 100, 'IL62', '0108', '0000', ':IBAN', 'חשבון'),
      cell(100, 200, 'עברית'),
    ];
    expect(textsOf(cells)[0]).toBe('חשבון IL62 0108 0000 :IBAN');
    expect(textsOf([cell(100, 100, 'Windows', '11', 'רישיון', 'לתוכנת')])).toEqual([
      'לתוכנת רישיון Windows 11',
    ]);
  });

  it('take numbers of one Hebrew cell from the right', () => {
    expect(textsOf([cell(100, 100, '456789', 'חשבון', '123', 'סניף')])).toEqual([
      'סניף 123 חשבון 456789',
    ]);
  });

  it('follow a page that bends, cell by cell', () => {
    const cells = [0, 1, 2, 3, 4, 5].flatMap((column) => [
      cell(50 + column * 160, 100 + column * 9, `${column}`),
      cell(50 + column * 160, 130 + column * 9, `${column + 10}`),
    ]);
    expect(textsOf(cells)).toEqual(['0 1 2 3 4 5', '10 11 12 13 14 15']);
  });

  it('never join what stands above each other, though a large word reaches both', () => {
    const large: OcrWord[] = cell(600, 100, 'TOTAL').map((word) => ({
      ...word,
      bottom: 150,
      letterHeight: 50,
    }));
    const lines = textsOf([cell(100, 100, 'Net'), cell(100, 130, 'Tax'), large]);
    expect(lines.some((line) => line.includes('Net') && line.includes('Tax'))).toBe(false);
    expect(lines.join(' ').split(' ').sort()).toEqual(['Net', 'TOTAL', 'Tax']);
  });

  it('are placed in percent of the page', () => {
    const [line] = arrangeLines([cell(100, 200, 'Total', 'due')], SIZE);
    expect(line!.rect).toEqual({ x: 10, y: 20, w: 21, h: 2 });
    expect(line!.words[1]!.rect).toEqual({ x: 21, y: 20, w: 10, h: 2 });
  });

  it('of nothing are none', () => {
    expect(arrangeLines([], SIZE)).toEqual([]);
  });
});
