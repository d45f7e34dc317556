import { describe, expect, it } from 'vitest';
import type {
  DrawnPage,
  DrawnWord,
  Glyph,
} from '../../../../../../worker/engine/evidence/drawn-page.js';
import { wordsByFont } from '../../../../../../worker/engine/pdf/page/letters/font-words.js';

/** A visible word, all of one font. */
const word = (text: string, font = 'f1', traits: Partial<Glyph> = {}): DrawnWord => {
  const glyphs = [...text].map(
    (letter) =>
      ({
        ...{ text: letter, font: { id: font, vertical: false }, size: 10, opacity: 1 },
        ...{ angleDeg: 0, invisible: false, layerShown: true, ...traits },
      }) as unknown as Glyph,
  );
  return { text, rect: { x: 1, y: 1, w: 8, h: 1 }, confidence: 1, glyphs };
};

const page = (number: number, words: DrawnWord[], isOcrLayer = false): DrawnPage =>
  ({ number, lines: [{ words }], isOcrLayer }) as unknown as DrawnPage;

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
