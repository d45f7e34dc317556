import type { Line } from '../../evidence/page.js';
import { cleanText } from '../../text/characters.js';
import { isWithinView } from './glyph-visibility.js';
import { drawnAsShapes } from './drawn-as-shapes.js';
import type { DrawnPage, Glyph } from '../../evidence/drawn-page.js';

/**
 * Share of glyphs without a known meaning above which the text is discarded. Bullets and
 * tick boxes of symbol fonts stay under 5 %. Where codes are shifted, the spaces alone (a
 * sixth of any text) become control codes.
 */
const UNKNOWN_SHARE_MAX = 0.1;

/**
 * Private use, unassigned, replacement and control characters: the font does not define
 * the character.
 */
const UNMAPPED = /[\p{Co}\p{Cn}\ufffd]|(?!\s)\p{Cc}/u;

/** Windows-1255 has the Hebrew letters at these Latin-1 codes. */
const LATIN_OF_HEBREW = /^[\u00e0-\u00fa]$/;
const HEBREW_FROM_LATIN = 0x05d0 - 0x00e0;

/** Share and number of such letters from which a font is taken to hold Hebrew at Latin codes. */
const DISGUISED_SHARE_MIN = 0.7;
const DISGUISED_MIN = 6;

export interface ReliableText {
  /** Glyphs with meaningful text; empty when too few have it. */
  glyphs: Glyph[];
  /** Whether most of the text is invisible, as in an OCR layer. */
  invisible: boolean;
}

/**
 * The text of a page that can be relied on. Where most glyphs have no known character,
 * nothing is kept and OCR reads the page instead. Invisible text is dropped unless the
 * page has hardly any other, or draws its letters as shapes, as browsers do for a bold
 * that a font does not have.
 */
export function reliableText(
  glyphs: readonly Glyph[],
  page: Pick<DrawnPage, 'width' | 'height' | 'fills'>,
): ReliableText {
  const inked = glyphs.filter((glyph) => glyph.layerShown && cleanText(glyph.text).trim() !== '');
  const invisibleCount = inked.filter((glyph) => glyph.invisible).length;
  const invisible = invisibleCount > inked.length / 2;
  const unknown = inked.filter((glyph) => isUnknown(glyph)).length;
  if (unknown > inked.length * UNKNOWN_SHARE_MAX) return { glyphs: [], invisible };
  const shaped = drawnAsShapes(invisible ? [] : glyphs, page.fills);
  const isSeen = (glyph: Glyph): boolean => invisible || !glyph.invisible || shaped.has(glyph);
  const kept = glyphs.filter(
    (glyph) => !isUnknown(glyph) && isSeen(glyph) && isWithinView(glyph, page),
  );
  return { glyphs: remapDisguisedHebrew(kept), invisible };
}

/** Whether the font gives a glyph no character that text could consist of. */
export const isUnknown = (glyph: Glyph): boolean => !glyph.font.mapped || UNMAPPED.test(glyph.text);

/** Old Hebrew fonts store their letters at Latin codes: àáâ for אבג. */
function remapDisguisedHebrew(glyphs: readonly Glyph[]): Glyph[] {
  const letters = new Map<string, { all: number; disguised: number }>();
  for (const { text, font } of glyphs) {
    if (!/^\p{L}/u.test(text)) continue;
    const count = letters.get(font.id) ?? { all: 0, disguised: 0 };
    count.all++;
    if (LATIN_OF_HEBREW.test(text)) count.disguised++;
    letters.set(font.id, count);
  }
  return glyphs.map((glyph) => {
    const count = letters.get(glyph.font.id);
    const isDisguised =
      count !== undefined &&
      count.disguised >= DISGUISED_MIN &&
      count.disguised >= count.all * DISGUISED_SHARE_MIN;
    if (!isDisguised || !LATIN_OF_HEBREW.test(glyph.text)) return glyph;
    return { ...glyph, text: String.fromCharCode(glyph.text.charCodeAt(0) + HEBREW_FROM_LATIN) };
  });
}

/** Minimum share of the words of a page that look like words or numbers. */
const PLAUSIBLE_SHARE_MIN = 0.4;

/** A word or number with usual leading and trailing punctuation. */
const WORD_OR_NUMBER =
  /^[([{"'“„״#$€£₪*+-]{0,2}(?:[\p{L}\p{M}'’"״׳-]+|[\p{L}\p{N}]+(?:[-_./:@,'’"״׳&+=][\p{L}\p{N}]+)*)[)\]}"'”.,:;!?%₪$€£*-]{0,3}$/u;

/**
 * Whether lines look like text at all; a font without a map can turn every letter into
 * another character.
 */
export function isReadable(lines: readonly Line[]): boolean {
  const words = lines
    .flatMap((line) => line.words)
    .filter((word) => /[\p{L}\p{N}]/u.test(word.text) || word.text.length > 1);
  const plausible = words.filter((word) => WORD_OR_NUMBER.test(word.text)).length;
  return plausible >= words.length * PLAUSIBLE_SHARE_MIN;
}
