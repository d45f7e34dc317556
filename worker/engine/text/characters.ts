import { bidi } from './bidi.js';

/**
 * What a character does to the order of its line, coarser than Unicode's own
 * classes: `sign` and `joint` hold numbers together (+ - and , . / :), `mark`
 * is money and percent, `space` is white.
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

/** By the first character that decides; a ligature's parts are of one kind. */
export function orderClassOf(text: string): OrderClass {
  for (const char of text) {
    if (/\p{M}/u.test(char)) continue;
    return /\s/.test(char) ? 'space' : (KINDS[bidi.getBidiCharTypeName(char)] ?? 'other');
  }
  return 'other';
}

/** The bracket that stands for this one when text runs from right to left. */
export const mirrored = (text: string): string => bidi.getMirroredCharacter(text) ?? text;

/** Zero-width characters and marks of direction, which no reader sees. */
const INVISIBLE_CHARACTERS = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\0]/g;

/** Ligatures and forms that exist only for the shape: Latin, Hebrew and Arabic. */
const PRESENTATION_FORMS = /[\ufb00-\ufdff\ufe70-\ufefc]/g;

/** A glyph's text as it is kept: plain letters, no marks of direction; white space becomes one space. */
export const cleanText = (text: string): string =>
  text
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(PRESENTATION_FORMS, (form) => form.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .normalize('NFC');

/** Only marks that sit on another letter: vowel points, accents. */
export const isCombining = (text: string): boolean => /^\p{M}+$/u.test(text);
