import type { PdfFont } from '../../../evidence/fonts.js';
import type { DrawnPage } from '../../../evidence/drawn-page.js';

/** A font that was embedded with letters which no text in the file uses any more. */
export interface UnusedLetters {
  font: PdfFont;
  letters: string[];
}

/**
 * Replacing a value leaves a digit or two unused; if more are missing, pages
 * were removed, or the map lists more than is used.
 */
const MISSING_MAX = 2;

/** Maps with fewer letters belong to bullets and symbols. */
const LETTERS_MIN = 8;

/**
 * Letters of exact subsets that nothing draws. Programs that embed only the
 * letters in use list exactly these. If another font of the file lists more, no
 * such program made the file.
 */
export function unusedLetters(
  pages: readonly DrawnPage[],
  fonts: readonly PdfFont[],
): UnusedLetters[] {
  const used = drawnLetters(pages);
  if (used === null) return [];
  const found: UnusedLetters[] = [];
  for (const font of fonts) {
    const own = used.get(font.object);
    if (font.letters === null || own === undefined || !isExactKind(font)) continue;
    const missing = missingOf(font.letters, own, used.get(IN_ANNOTATIONS));
    if (missing.length > MISSING_MAX) return [];
    if (missing.length > 0 && font.letters.size >= LETTERS_MIN)
      found.push({ font, letters: missing });
  }
  return found;
}

const isExactKind = ({ embedded, subset, name }: PdfFont): boolean =>
  embedded && subset !== null && !/symbol|ding|wing|webd/i.test(name);

function missingOf(
  letters: ReadonlyMap<number, string>,
  ...used: (ReadonlySet<string> | undefined)[]
): string[] {
  const drawn = new Set(
    used
      .flatMap((own) => [...(own ?? [])])
      .flatMap((text) => [text, ...text, ...text.normalize('NFKC')]),
  );
  return [...new Set(letters.values())].filter(
    (text) =>
      /[\p{L}\p{N}]/u.test(text) &&
      ![text, ...text.normalize('NFKC')].some((one) => drawn.has(one)),
  );
}

const IN_ANNOTATIONS = -1;

/** The letters each font object draws; null where some page's operators could not be matched. */
function drawnLetters(pages: readonly DrawnPage[]): Map<number, Set<string>> | null {
  const used = new Map<number, Set<string>>();
  for (const { glyphs, textShows: shows } of pages) {
    if (shows === null && glyphs.length > 0) return null;
    for (const glyph of glyphs) {
      const object = shows?.[glyph.textShow]?.fontObject ?? IN_ANNOTATIONS;
      const letters = used.get(object) ?? new Set<string>();
      letters.add(glyph.text);
      used.set(object, letters);
    }
  }
  return used;
}
