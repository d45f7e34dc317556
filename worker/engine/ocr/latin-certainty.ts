import { heightOf } from './connected-components.js';
import { hasInnerQuote } from './merge-results.js';
import type { Cell } from './cells.js';
import { glyphGroups, isShekelSign } from './glyph-groups.js';
import type { RawWord } from './tesseract.js';

/**
 * When a model for Latin script and digits can be believed without asking a reader of
 * Hebrew. Where it sees Hebrew letters it answers with Latin ones of low confidence.
 */

const NUMBER_MIN = 0.75;
const LETTERS_MIN = 0.95;
/** The same on a page that is Latin as a whole: a weak word is a blot there. */
const LETTERS_MIN_ON_LATIN_PAGE = 0.6;

/** Words and their share from which a page is Latin, and the confidence that counts for it. */
const WORDS_MIN = 5;
const SHARE_MIN = 0.75;
const SURE_MIN = 0.9;
const LETTERS_OF_WORD_MIN = 3;

/** Whether nearly all words of letters, or lines of them, were read with confidence: no page of Hebrew is. */
export function isLatinPage(words: readonly RawWord[]): boolean {
  const worded = words.filter(
    ({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_OF_WORD_MIN,
  );
  const sure = worded.filter(({ confidence, isAsRead }) => isAsRead || confidence >= SURE_MIN);
  return worded.length >= WORDS_MIN && sure.length >= worded.length * SHARE_MIN;
}

export const isSureOf = (words: readonly RawWord[], cell: Cell, onLatinPage: boolean): boolean =>
  (words.length > 0 && words.every(({ isAsRead }) => isAsRead)) ||
  (coversInk(words, cell) &&
    words.every(({ text, confidence }) => {
      if (!/\p{L}/u.test(text)) return confidence >= NUMBER_MIN;
      if (onLatinPage) return confidence >= LETTERS_MIN_ON_LATIN_PAGE;
      return confidence >= LETTERS_MIN && !hasInnerQuote(text);
    }));

/** A glyph belongs to a word that is this near, letter heights; boxes of words are rough. */
const GLYPH_REACH_HEIGHTS = 0.5;

/** Whether every full glyph of a cell lies in a word: a word of Hebrew may be passed over in silence. */
function coversInk(words: readonly RawWord[], cell: Cell): boolean {
  const reach = cell.letterHeight * GLYPH_REACH_HEIGHTS;
  return glyphGroups(cell)
    .filter(({ components }) =>
      components.some((component) => heightOf(component) > cell.letterHeight / 2),
    )
    .filter((group) => !isShekelSign(group, cell.letterHeight))
    .every((group) => {
      const middle = (group.left + group.right) / 2;
      return words.some(({ left, right }) => middle > left - reach && middle < right + reach);
    });
}
