import type { DrawnPage, DrawnWord } from '../../../evidence/drawn-page.js';
import type { Rect } from '../../../evidence/geometry.js';
import { readText } from '../read-drawn-page.js';
import { codeKey } from './with-readings.js';

/** A word with letters that its font does not name, to be read by OCR. */
export interface Sample {
  page: number;
  rect: Rect;
  /** One per letter, in reading order; null for a letter to find. */
  letters: (string | null)[];
  /** The codes of the letters to find, at the same indices. */
  codes: (string | null)[];
}

/** Letters of the two directions that no document prints; they stand for the unread ones. */
const HEBREW_STAND_IN = '\u05f0';
const LATIN_STAND_IN = '\u0298';

/** A shorter word fits too many readings; a longer one is misread somewhere. */
const LETTERS_MIN = 3;
const LETTERS_MAX = 14;

/** Words that contain the codes, each spelling once, those with most known letters first. */
export function samplesOf(pages: readonly DrawnPage[], codes: ReadonlySet<string>): Sample[] {
  const hebrew = fontsInHebrew(pages);
  const samples = new Map<string, Sample>();
  for (const page of pages) {
    const glyphs = page.glyphs.map((glyph) =>
      codes.has(codeKey(glyph))
        ? { ...glyph, text: hebrew.has(glyph.font.id) ? HEBREW_STAND_IN : LATIN_STAND_IN }
        : glyph,
    );
    for (const word of readText(glyphs, page).lines.flatMap((line) => line.words)) {
      const sample = sampleOf(word, page.number, codes);
      const spelling = `${word.text} ${sample?.codes.join() ?? ''}`;
      if (sample !== null && !samples.has(spelling)) samples.set(spelling, sample);
    }
  }
  return [...samples.values()].sort((a, b) => knownOf(b) - knownOf(a));
}

/** Known letters beyond which a longer word is no better. */
const KNOWN_ENOUGH = 5;

const knownOf = ({ letters }: Sample): number =>
  Math.min(KNOWN_ENOUGH, letters.filter((letter) => letter !== null).length);

function sampleOf(word: DrawnWord, page: number, codes: ReadonlySet<string>): Sample | null {
  const letters = [...word.text];
  const { length } = letters;
  if (length !== word.glyphs.length || length < LETTERS_MIN || length > LETTERS_MAX) return null;
  const own = word.glyphs.map((glyph) => (codes.has(codeKey(glyph)) ? codeKey(glyph) : null));
  const unread = own.filter((code) => code !== null).length;
  if (unread === 0 || unread * 2 > length) return null;
  return {
    page,
    rect: word.rect,
    letters: letters.map((letter, at) => (own[at] === null ? letter : null)),
    codes: own,
  };
}

function fontsInHebrew(pages: readonly DrawnPage[]): Set<string> {
  const balance = new Map<string, number>();
  for (const { text, font } of pages.flatMap(({ glyphs }) => glyphs)) {
    const step = /\p{Script=Hebrew}/u.test(text) ? 1 : /\p{L}/u.test(text) ? -1 : 0;
    balance.set(font.id, (balance.get(font.id) ?? 0) + step);
  }
  return new Set([...balance].flatMap(([id, sum]) => (sum > 0 ? [id] : [])));
}
