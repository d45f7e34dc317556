import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../worker/engine/evidence/page.js';
import { continuedNumbers } from '../../../../worker/engine/extraction/spaced-numbers.js';

/** Words of fixed pitch, each character in a place of 2; "_" is a lost half place. */
function printed(text: string): Word[] {
  const words: Word[] = [];
  let x = 0;
  for (const unit of text) {
    if (unit === ' ') x += 2;
    else if (unit === '_') x += 0.4;
    else {
      const last = words.at(-1);
      const isPoint = unit === '.';
      const rect = { x: x + (isPoint ? 0.7 : 0.2), y: 0, w: isPoint ? 0.6 : 1.6, h: 2 };
      const follows = last && rect.x - last.rect.x - last.rect.w < 0.7;
      if (follows && !isPoint && !last.text.endsWith('.')) {
        last.text += unit;
        last.rect.w = rect.x + rect.w - last.rect.x;
      } else words.push({ text: unit, rect, confidence: 0.9 });
      x += 2;
    }
  }
  return words;
}

const at = (text: string, x: number, w: number): Word => ({
  text,
  rect: { x, y: 0, w, h: 2 },
  confidence: 0.9,
});

const joined = (words: readonly Word[]): string => {
  const continued = continuedNumbers(words);
  return words.reduce(
    (text, word) => text + (text === '' || continued.has(word) ? '' : ' ') + word.text,
    '',
  );
};

describe('a number printed in fixed pitch is one number', () => {
  it('where OCR takes its point or its digits for words of their own', () => {
    expect(printed('TOTAL 22.60').map(({ text }) => text)).toEqual(['TOTAL', '22', '.', '60']);
    expect(joined(printed('TOTAL 22.60'))).toBe('TOTAL 22.60');
    expect(joined(printed('CHANGE 2_6.0_0'))).toBe('CHANGE 26.00');
    expect(joined(printed('CHANGE .40'))).toBe('CHANGE .40');
  });

  it('where the box of what follows the point leaves the point out', () => {
    const words = (x: number) => [at('TOTAL', 0, 10), at('72', 20, 3.6), at('.75', x, 3.6)];
    expect(joined(words(26.2))).toBe('TOTAL 72.75');
    expect(joined(words(28.2))).toBe('TOTAL 72 .75');
  });

  it('where the comma ends a word, which makes its box narrow, and below zero', () => {
    const words = (x: number) => [at('Betrag', 0, 11.6), at('-136,', 20, 8.6), at('52', x, 3.6)];
    expect(joined(words(30.1))).toBe('Betrag -136,52');
    expect(joined(words(32.2))).toBe('Betrag -136, 52');
    const fine = [at('Betrag', 0, 11.6), at('12', 20, 3.6), at(',0000', 24.6, 9.2)];
    expect(joined(fine)).toBe('Betrag 12,0000');
  });

  it('and a date is one date', () => {
    const words = printed('Date 1_1/5/2018');
    expect(words.map(({ text }) => text)).toEqual(['Date', '1', '1/5/2018']);
    expect(joined(words)).toBe('Date 11/5/2018');
  });
});

describe('numbers side by side stay apart', () => {
  it('across a space', () => {
    expect(joined(printed('PIECES 2 .60'))).toBe('PIECES 2 .60');
  });

  it('where one of them is an amount already', () => {
    const wide = (text: string, x: number): Word => at(text, x, text.length * 1.6);
    expect(joined([wide('PIECES', 0), wide('2', 12), wide('5.90', 14)])).toBe('PIECES 2 5.90');
    expect(joined([wide('PIECES', 0), wide('79', 12), wide('50', 15.5)])).toBe('PIECES 79 50');
  });
});
