import bidiFactory from 'bidi-js';
import { z } from 'zod';
import { hasHebrew } from './sheet.js';

// The package is CommonJS, but its typings describe an ES module: at run time the import is the
// factory.
const bidi = z
  .custom<typeof bidiFactory.default>((imported) => typeof imported === 'function')
  .parse(bidiFactory)();

/** A run of text in one direction, within one word, in logical order. */
export interface Piece {
  text: string;
  rtl: boolean;
}

/**
 * Splits a line into pieces, in visual order from left to right. Right-to-left
 * runs are also split at spaces, because the PDF writer shapes (and reverses)
 * text word by word.
 */
export const visualPieces = (text: string): Piece[] => {
  const base = hasHebrew(text) ? 'rtl' : 'ltr';
  const embedding = bidi.getEmbeddingLevels(text, base);
  const order = bidi.getReorderedIndices(text, embedding);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const pieces: { rtl: boolean; characters: string[] }[] = [];
  let current: (typeof pieces)[number] | null = null;
  for (const index of order) {
    const rtl = (embedding.levels[index] ?? 0) % 2 === 1;
    const character = mirrored.get(index) ?? text[index] ?? '';
    const cut = rtl && character === ' ';
    if (current === null || current.rtl !== rtl || cut || current.characters[0] === ' ') {
      current = { rtl, characters: [] };
      pieces.push(current);
    }
    current.characters.push(character);
  }
  return pieces.map(({ rtl, characters }) => ({
    rtl,
    text: (rtl ? characters.reverse() : characters).join(''),
  }));
};
