import { expect, it } from 'vitest';
import { withBar } from '../../../../worker/engine/ocr/misread-bars.js';
import type { RawWord } from '../../../../worker/engine/ocr/tesseract.js';

const word = (text: string): RawWord => ({
  ...{ text, left: 0, right: 10, top: 0, bottom: 20 },
  ...{ confidence: 0.8, language: 'heb' },
});

it('reads a final nun alone as a bar, and no other letter', () => {
  expect(withBar(word('ן'))).toEqual({ ...word('ן'), text: '|' });
  for (const text of ['נ', 'ו', 'בן', 'I', '|']) expect(withBar(word(text))).toEqual(word(text));
});
