import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../worker/engine/ocr/tesseract.js';
import { writtenText } from '../../../../worker/engine/ocr/written-text.js';

const written = (shown: string, language: Language): string =>
  writtenText(
    [...shown].map((text) => ({ text })),
    language,
  );

describe('a word as it is seen is put in the order in which it is written', () => {
  it.each([
    ['םולש', 'שלום'],
    [':כ"הס', 'סה"כ:'],
    ['(מ"עב)', '(בע"מ)'],
    ['1,234.56', '1,234.56'],
    ['12.50-ב', 'ב-12.50'],
    ['17/03/2026', '17/03/2026'],
    ['Amazon.com', 'Amazon.com'],
  ])('%s by the reader of Hebrew is %s', (shown, logical) => {
    expect(written(shown, 'heb')).toBe(logical);
  });

  it('what the reader of Latin saw is written as it stands', () => {
    expect(written('(net) 7', 'eng')).toBe('(net) 7');
  });
});
