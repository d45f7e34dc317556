import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';

/** In ems: writers round to a thousandth. */
const GAP_MIN_EM = 0.0012;

/** Fewer gaps in other values do not show a habit. */
const GAPS_MIN = 40;
const WORDS_MIN = 8;

/** Highest probability that the program produced a reported value by chance. */
const CHANCE_MAX = 0.001;

/**
 * Values in which no digit is shifted against the next, in a font whose other
 * values are fitted digit by digit. Programs that measure text in their own
 * steps fit digits like this; retyped text comes in one piece. Only if a single
 * line of the document has such values.
 */
export function unkerned(pages: readonly TypesetPage[]): Map<TypesetPage, TypesetWord[]> {
  const found = new Map<TypesetPage, TypesetWord[]>();
  for (const words of valuesByFont(pages)) {
    const plain = words.filter(({ gaps }) => gaps.every(isNone));
    const [first] = plain;
    if (first === undefined || plain.some((one) => !isSameLine(one, first))) continue;
    const fitted = words.filter((one) => !plain.includes(one));
    const gaps = fitted.flatMap((one) => one.gaps);
    if (fitted.length < WORDS_MIN || gaps.length < GAPS_MIN) continue;
    const none = (gaps.filter(isNone).length + 1) / (gaps.length + 2);
    const count = plain.reduce((sum, one) => sum + one.gaps.length, 0);
    if (none ** count > CHANCE_MAX) continue;
    const { page } = first;
    found.set(page, [...(found.get(page) ?? []), ...plain.map(({ word }) => word)]);
  }
  return found;
}

interface Value {
  page: TypesetPage;
  word: TypesetWord;
  /** Between its glyphs, in ems. */
  gaps: number[];
}

const isNone = (gap: number): boolean => Math.abs(gap) < GAP_MIN_EM;

const isSameLine = (one: Value, other: Value): boolean =>
  one.page === other.page && one.word.line === other.word.line;

function valuesByFont(pages: readonly TypesetPage[]): Value[][] {
  const fonts = new Map<string, Value[]>();
  for (const page of pages)
    for (const word of page.words) {
      const gaps = gapsOf(word);
      if (!/\d.*\d/.test(word.text) || gaps.length === 0) continue;
      const key = `${word.style.font} ${word.style.size.toFixed(2)}`;
      const values = fonts.get(key) ?? [];
      values.push({ page, word, gaps });
      fonts.set(key, values);
    }
  return [...fonts.values()];
}

function gapsOf({ all, style }: TypesetWord): number[] {
  const glyphs = [...all].sort((a, b) => a.left - b.left);
  return glyphs.slice(1).map((glyph, index) => {
    const before = glyphs[index];
    return before === undefined ? 0 : (glyph.left - before.right) / style.size;
  });
}
