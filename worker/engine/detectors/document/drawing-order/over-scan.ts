import { isWithinView } from '../../../pdf/page/glyph-visibility.js';
import type { DrawnPage } from '../../../evidence/drawn-page.js';
import { isInMargin, typesetPages } from '../../../pdf/forensics/typography/typeset-words.js';
import type { TypesetPage, TypesetWord } from '../../../evidence/typography.js';
import { joinBeside } from '../../../pdf/forensics/typography/spans.js';

/** A page with at least this share covered by pictures is a scan. */
const SCAN_COVERAGE_MIN = 0.85;

/** With more visible text than this, the text is the page's own, over a background picture. */
const WORDS_MAX = 15;
const VALUES_MAX = 4;
const VALUE_WORDS_MAX = 2;
const NAME_WORDS_MAX = 3;

export interface OverScan {
  page: TypesetPage;
  values: TypesetWord[][];
}

/** Visible numbers and names written as text over the picture of a scanned page; null if none. */
export function overScan(page: DrawnPage): OverScan | null {
  if (page.pictureCoverage < SCAN_COVERAGE_MIN) return null;
  const scan = page.pictures.reduce((first, { order }) => Math.min(first, order), Infinity);
  const visible = page.glyphs.filter(
    (glyph) =>
      !glyph.invisible &&
      glyph.annotation === null &&
      glyph.order > scan &&
      /\S/.test(glyph.text) &&
      isWithinView(glyph, page),
  );
  if (visible.length === 0 || visible.length > WORDS_MAX * 20) return null;
  const [shown] = typesetPages([{ ...page, glyphs: visible, isOcrLayer: false, lines: null }], []);
  if (shown === undefined || shown.words.length > WORDS_MAX) return null;
  // Fax machines, scanners and mail rooms print in the margins.
  const values = joinBeside(
    shown.words.filter((word) => !isInMargin(word, page)),
    (word) => word,
    () => true,
  ).filter((words) => isValue(words) || words.length <= NAME_WORDS_MAX);
  return values.length === 0 || values.length > VALUES_MAX ? null : { page: shown, values };
}

/**
 * A number, perhaps with its currency; stamps and notes have more words, names
 * less surely belong to the page.
 */
export const isValue = (words: readonly TypesetWord[]): boolean =>
  words.length <= VALUE_WORDS_MAX && words.some(({ text }) => /\d/.test(text));
