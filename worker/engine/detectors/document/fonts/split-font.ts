import type { PdfFont } from '../../../evidence/fonts.js';
import type { DrawnPage, Glyph } from '../../../evidence/drawn-page.js';

/**
 * A font embedded again for one value, although the page already has all its
 * letters in that font.
 */
export interface SplitFont {
  font: PdfFont;
  page: DrawnPage;
  /** In drawing order. */
  glyphs: Glyph[];
  /** Number of different letters. */
  letters: number;
}

/** A value has at most so many glyphs, drawn by at most so many operators. */
const GLYPHS_MAX = 24;
const SHOWS_MAX = 2;

/** The main font of a document's text draws at least so many glyphs on the page. */
const USUAL_MIN = 60;

interface Use {
  glyphs: Glyph[];
  letters: Set<string>;
  shows: Set<number>;
}

/**
 * Programs subset a font once per document, and mergers once per file. Several
 * such fonts mean that the program makes a subset for each piece of text.
 */
export function splitFont(
  pages: readonly DrawnPage[],
  fonts: readonly PdfFont[],
): SplitFont | null {
  const embedded = new Map(
    fonts
      .filter(({ embedded, type }) => embedded && type !== 'Type3')
      .map((one) => [one.object, one]),
  );
  const found = pages.flatMap((page) => splitOn(page, embedded));
  const [first] = found;
  const isUsedAgain = pages.some(
    ({ number, textShows: shows }) =>
      number !== first?.page.number &&
      shows?.some((show) => show.fontObject === first?.font.object),
  );
  return first === undefined || found.length > 1 || isUsedAgain ? null : first;
}

function splitOn(page: DrawnPage, fonts: ReadonlyMap<number, PdfFont>): SplitFont[] {
  const uses = [...usesOn(page)].flatMap(([object, use]) => {
    const font = fonts.get(object);
    return font === undefined || font.name === '' ? [] : [{ font, use }];
  });
  const usual = uses.filter(({ use }) => use.glyphs.length >= USUAL_MIN);
  return uses.flatMap(({ font, use }) => {
    const { glyphs, letters, shows } = use;
    const isValue = glyphs.length <= GLYPHS_MAX && shows.size <= SHOWS_MAX && hasDigit(letters);
    if (!isValue || glyphs.length < 2) return [];
    const isNeedless = usual.some(
      (other) =>
        bareName(other.font.name) === bareName(font.name) &&
        [...letters].every((letter) => other.use.letters.has(letter)),
    );
    return isNeedless ? [{ font, page, glyphs, letters: letters.size }] : [];
  });
}

function usesOn({ glyphs, textShows: shows }: DrawnPage): Map<number, Use> {
  const uses = new Map<number, Use>();
  for (const glyph of glyphs) {
    const object = shows?.[glyph.textShow]?.fontObject ?? null;
    if (object === null || glyph.text.trim() === '') continue;
    const use = uses.get(object) ?? { glyphs: [], letters: new Set(), shows: new Set() };
    use.glyphs.push(glyph);
    use.letters.add(glyph.text);
    use.shows.add(glyph.textShow);
    uses.set(object, use);
  }
  return uses;
}

const hasDigit = (letters: ReadonlySet<string>): boolean =>
  [...letters].some((letter) => /\d/.test(letter));

/** A font's name without differences in spelling between programs. */
const bareName = (name: string): string =>
  name.toLowerCase().replace(/regular|roman|book|normal|[^\p{L}\p{N}]|mt$/gu, '');
