import { bidi } from './bidi.js';

/**
 * Bidirectional class of a character, coarser than Unicode's: `sign` (+ -) and `joint`
 * (, . / :) are parts of numbers, `mark` is a currency or percent sign.
 */
export type OrderClass = 'left' | 'right' | 'digit' | 'sign' | 'joint' | 'mark' | 'space' | 'other';

const KINDS: Record<string, OrderClass> = {
  L: 'left',
  R: 'right',
  AL: 'right',
  EN: 'digit',
  AN: 'digit',
  ES: 'sign',
  CS: 'joint',
  ET: 'mark',
  WS: 'space',
  S: 'space',
  B: 'space',
};

/** Class of the first character that is not a combining mark; the parts of a ligature share a class. */
export function orderClassOf(text: string): OrderClass {
  for (const char of text) {
    if (/\p{M}/u.test(char)) continue;
    return /\s/.test(char) ? 'space' : (KINDS[bidi.getBidiCharTypeName(char)] ?? 'other');
  }
  return 'other';
}

/** The mirrored bracket for right-to-left text; other text unchanged. */
export const mirrored = (text: string): string => bidi.getMirroredCharacter(text) ?? text;

/** Zero-width characters and direction marks. */
const INVISIBLE_CHARACTERS = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\0]/g;

/** Ligatures and presentation forms: Latin, Hebrew and Arabic. */
const PRESENTATION_FORMS = /[\ufb00-\ufdff\ufe70-\ufefc]/g;

/** Normalises the text of a glyph: plain letters, no direction marks, one space for white space, NFC. */
export const cleanText = (text: string): string =>
  text
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(PRESENTATION_FORMS, (form) => form.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .normalize('NFC');

/** Whether a text consists of combining marks only: vowel points, accents. */
export const isCombining = (text: string): boolean => /^\p{M}+$/u.test(text);
