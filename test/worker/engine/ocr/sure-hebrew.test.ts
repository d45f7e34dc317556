import { describe, expect, it } from 'vitest';
import { mergeResults } from '../../../../worker/engine/ocr/merge-results.js';
import { confidenceOf } from '../../../../worker/engine/ocr/printed-words.js';
import { sureHebrew } from '../../../../worker/engine/ocr/sure-hebrew.js';
import type { Language, RawWord } from '../../../../worker/engine/ocr/tesseract.js';
import { writtenText } from '../../../../worker/engine/ocr/written-text.js';

const PITCH = 10;

/** A word as it is drawn, `at` so many letters from the left; certainties by letter where they matter. */
function word(
  drawn: string,
  at: number,
  language: Language,
  confidence: number | readonly number[] = 1,
): RawWord {
  const chars = [...drawn].map((text, index) => ({
    text,
    x: (at + index + 0.5) * PITCH,
    confidence: typeof confidence === 'number' ? confidence : confidence[index]!,
  }));
  return {
    text: writtenText(chars, language),
    left: at * PITCH,
    right: (at + chars.length) * PITCH,
    top: 0,
    bottom: 20,
    confidence: confidenceOf(chars),
    language,
    chars,
  };
}

const texts = (words: readonly RawWord[] | null): string[] | undefined =>
  words?.map(({ text }) => text);

describe('a line of Hebrew with numbers', () => {
  it('is divided as the model of Hebrew reads it', () => {
    // "branch 600, account 123456": the Latin model takes letters beside a number for its own.
    const hebrew = [
      word('123456', 0, 'heb'),
      word('ןובשח', 7, 'heb'),
      word(',600', 13, 'heb'),
      word('ףינס', 18, 'heb'),
    ];
    const english = [word('1234567', 0, 'eng', 0.9), word('n,600', 12, 'eng', 0.7)];
    expect(texts(mergeResults({ english, hebrew }, 'hebrew'))).toEqual([
      '123456',
      'חשבון',
      '600,',
      'סניף',
    ]);
  });

  it('has the certainty of the surer model where both read the same digits', () => {
    const hebrew = [word('42.50', 0, 'heb', 0.7), word('כ"הס', 6, 'heb')];
    const english = [word('42.50', 0, 'eng', 0.97)];
    const [amount] = sureHebrew({ english, hebrew }) ?? [];
    expect(amount?.text).toBe('42.50');
    expect(amount?.confidence).toBeCloseTo(0.97);
  });

  it('is not believed where they differ, and takes the digit of the surer', () => {
    const hebrew = [word('42.50', 0, 'heb', [0.9, 0.6, 1, 0.9, 0.9]), word('כ"הס', 6, 'heb')];
    const english = [word('47.50', 0, 'eng', 0.97)];
    const [amount] = sureHebrew({ english, hebrew }) ?? [];
    expect(amount?.text).toBe('47.50');
    expect(amount?.confidence).toBeLessThanOrEqual(0.5);
  });

  it('is not believed where one of them reads a digit more', () => {
    const hebrew = [word('1250', 0, 'heb'), word('כ"הסל', 6, 'heb')];
    const english = [word('125', 0, 'eng', 0.97)];
    const [amount] = sureHebrew({ english, hebrew }) ?? [];
    expect(amount?.text).toBe('1250');
    expect(amount?.confidence).toBeLessThanOrEqual(0.5);
  });

  it('is read again by itself where the Latin model read nothing', () => {
    const hebrew = [word('1250', 0, 'heb'), word('כ"הסל', 6, 'heb')];
    expect(sureHebrew({ english: [], hebrew })?.[0]?.language).toBe('heb');
  });

  it('keeps Latin words as the surer model reads them, and those that only one saw', () => {
    const hebrew = [word('BlT', 0, 'heb', 0.8), word('הרבעה', 4, 'heb')];
    const english = [word('BIT', 0, 'eng', 0.98), word('App', 11, 'eng', 0.9)];
    expect(texts(sureHebrew({ english, hebrew }))).toEqual(['BIT', 'העברה', 'App']);
  });
});

describe('the model of Hebrew decides no line', () => {
  it('of which it is unsure', () => {
    const hebrew = [word('הרבעה', 0, 'heb', 0.7)];
    expect(sureHebrew({ english: [], hebrew })).toBeNull();
  });

  it('without Hebrew letters', () => {
    expect(sureHebrew({ english: [], hebrew: [word('1250', 0, 'heb')] })).toBeNull();
  });

  it('that another reader read, which does not say where its characters stand', () => {
    const { chars: _chars, ...read } = word('הרבעה', 0, 'heb');
    expect(sureHebrew({ english: [], hebrew: [read] })).toBeNull();
  });

  it('of an English page', () => {
    const hebrew = [word('הרבעה', 0, 'heb', 0.95)];
    const english = [word('Total', 0, 'eng', 0.9)];
    expect(texts(mergeResults({ english, hebrew }, 'english'))).toEqual(['Total']);
  });
});
