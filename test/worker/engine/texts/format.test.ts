import { describe, expect, it } from 'vitest';
import { inDirectionOf, isolate } from '../../../../worker/engine/texts/format.js';

describe('a sentence that begins with a foreign name', () => {
  it('is marked as right to left in Hebrew, so that its first letter does not turn it', () => {
    const sentence = `${isolate('Sample Ltd')} הוחלף ב־${isolate('Other Ltd')}`;
    expect(inDirectionOf('he', sentence)).toBe(`\u200f${sentence}`);
    expect(inDirectionOf('he', `"${sentence}"`)).toBe(`\u200f"${sentence}"`);
  });

  it('is left alone where its first letter is its own, in either language', () => {
    for (const sentence of [
      'בעמוד 1 נכתב ABC',
      `"${isolate('דנה')}" בעמוד 1`,
      `${isolate('0')} בעמוד`,
    ])
      expect(inDirectionOf('he', sentence)).toBe(sentence);
    expect(inDirectionOf('en', `${isolate('Sample')} became`)).toBe(`${isolate('Sample')} became`);
  });
});
