import { describe, expect, it } from 'vitest';
import type {
  DrawnPage,
  DrawnWord,
  Glyph,
} from '../../../../../../worker/engine/evidence/drawn-page.js';
import { FONT, row } from '../glyphs.js';
import { wordsByFont } from '../../../../../../worker/engine/pdf/page/letters/font-words.js';

/** A visible word, all of one font. */
const word = (text: string, font = 'f1', traits: Partial<Glyph> = {}): DrawnWord => ({
  ...{ text, rect: { x: 1, y: 1, w: 8, h: 1 }, confidence: 1 },
  glyphs: row(text).map((glyph) => ({ ...glyph, font: { ...FONT, id: font }, ...traits })),
});

const page = (number: number, words: DrawnWord[], isOcrLayer = false): DrawnPage => ({
  ...{ number, width: 595, height: 842, glyphs: [], fills: [], pictures: [] },
  lines: [{ text: '', words, rect: { x: 1, y: 1, w: 90, h: 1 }, direction: 'ltr' }],
  ...{ isOcrLayer, textShows: null, pictureCoverage: 0 },
});

const textsOf = (...pages: DrawnPage[]) =>
  wordsByFont(pages).map(({ font, words }) => [font, ...words.map(({ text }) => text)]);

describe('the words from which a font is judged', () => {
  it('are those of each font by itself, each text once, of one page', () => {
    const first = page(1, [word('Total'), word('Total'), word('Subtotal'), word('Date:', 'f2')]);
    const second = page(2, [word('Invoice'), word('Amount', 'f2'), word('1,250.00', 'f2')]);
    expect(textsOf(first, second)).toEqual([
      ['f1', 'Total', 'Subtotal'],
      ['f2', 'Amount', '1,250.00'],
    ]);
  });

  it('are long enough to be read, and not so long that a letter is misread', () => {
    const words = [word('Due'), word('a-b-c'), word('x'.repeat(17)), word('Total'), word('Price')];
    expect(textsOf(page(1, words))).toEqual([['f1', 'Total', 'Price']]);
  });

  it.each<[string, Partial<Glyph>]>([
    ['invisible', { invisible: true }],
    ['faint', { opacity: 0.2 }],
    ['tiny', { size: 4 }],
    ['upright', { angleDeg: 90 }],
    ['switched off', { layerShown: false }],
  ])('are not %s', (_, traits) => {
    expect(textsOf(page(1, [word('Total', 'f1', traits), word('Price', 'f1', traits)]))).toEqual(
      [],
    );
  });

  it('are in scripts that are read, and not those of an OCR program', () => {
    expect(textsOf(page(1, [word('Итого'), word('Сумма')]))).toEqual([]);
    expect(textsOf(page(1, [word('סכום'), word('תאריך')]))).toEqual([['f1', 'סכום', 'תאריך']]);
    expect(textsOf(page(1, [word('Total'), word('Price')], true))).toEqual([]);
  });
});
