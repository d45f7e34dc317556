import type { DrawnPage, DrawnWord, Glyph } from '../../../evidence/drawn-page.js';
import type { Rect } from '../../../evidence/geometry.js';

/** A word of a text layer, set in one font, as it should look. */
export interface FontWord {
  page: number;
  rect: Rect;
  /** As the text layer says, in logical order. */
  text: string;
}

/** Shorter words are too often misread; longer ones seldom whole. */
const CHARACTERS_MIN = 4;
const CHARACTERS_MAX = 16;
/** Smaller print is not read with certainty at 200 dpi, points. */
const SIZE_MIN = 6;
const OPACITY_MIN = 0.5;
/** A document's text is in few; each costs a word or two. */
const FONTS_MAX = 4;

export interface FontWords {
  /** `FontFacts.id`. */
  font: string;
  /** Each once, all of one page: the first with two of them, since one may be misread. */
  words: FontWord[];
}

/**
 * Visible level words in the scripts that OCR reads, by the font they are set in, the font
 * with the most words first.
 */
export function wordsByFont(pages: readonly DrawnPage[]): FontWords[] {
  const fonts = new Map<string, FontWord[]>();
  for (const page of pages)
    for (const [font, words] of wordsOf(page))
      if (words.size >= 2 && !fonts.has(font)) fonts.set(font, [...words.values()]);
  return [...fonts]
    .map(([font, words]) => ({ font, words }))
    .sort((a, b) => b.words.length - a.words.length)
    .slice(0, FONTS_MAX);
}

/** The words of a page by font and text. */
function wordsOf({ number, lines, isOcrLayer }: DrawnPage): Map<string, Map<string, FontWord>> {
  const fonts = new Map<string, Map<string, FontWord>>();
  for (const word of isOcrLayer ? [] : lines.flatMap((line) => line.words)) {
    const font = soleFontOf(word);
    if (font === null || !isLegible(word)) continue;
    const words = fonts.get(font) ?? new Map<string, FontWord>();
    fonts.set(font, words);
    if (!words.has(word.text))
      words.set(word.text, { page: number, rect: word.rect, text: word.text });
  }
  return fonts;
}

function soleFontOf({ glyphs: [first, ...others] }: DrawnWord): string | null {
  const isSole = others.every(({ font }) => font.id === first?.font.id);
  return isSole ? (first?.font.id ?? null) : null;
}

const READ_SCRIPTS = /^[\p{Script=Latin}\p{Script=Hebrew}\p{N}\p{P}\p{S}]+$/u;

function isLegible({ text, glyphs }: DrawnWord): boolean {
  const characters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return (
    characters >= CHARACTERS_MIN &&
    characters <= CHARACTERS_MAX &&
    READ_SCRIPTS.test(text) &&
    glyphs.every(isVisible)
  );
}

const isVisible = (glyph: Glyph): boolean =>
  !glyph.invisible &&
  glyph.layerShown &&
  glyph.opacity >= OPACITY_MIN &&
  glyph.angleDeg === 0 &&
  !glyph.font.vertical &&
  glyph.size >= SIZE_MIN &&
  glyph.readAs === undefined;
