import type { RawWord } from './tesseract.js';

/**
 * A final nun alone is a bar between two texts, as forms in two languages print them: no Hebrew
 * word is one final letter. As a letter it belonged to the Hebrew text and turned its order.
 */
export const withBar = (word: RawWord): RawWord =>
  word.text === 'ן' ? { ...word, text: '|' } : word;
