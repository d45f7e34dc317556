import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import type { DrawnPage } from '../../../evidence/drawn-page.js';
import { rectOf } from '../../../pdf/page/text-lines.js';
import type { PdfFont } from '../../../evidence/fonts.js';
import { splitFont } from './split-font.js';
import { unusedLetters } from './unused-letters.js';

/** Removing a page from a file often leaves rare letters unused, but hardly ever a digit. */
const BY_DIGIT = 0.8;
const BY_LETTER = 0.4;

const SPLIT = 0.8;

/** What the embedded fonts show about text that was removed or added. */
export const fonts = documentDetector({
  id: 'fonts',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['drawn', 'pdf', 'fonts'],
  detect: ({ drawn, pdf, fonts: known }): Finding[] => [
    ...splitFindings(drawn, known),
    // Pages that were not opened may use the letters.
    ...(drawn.length < pdf.pageCount ? [] : unusedFindings(drawn, known)),
  ],
});

function splitFindings(pages: readonly DrawnPage[], known: readonly PdfFont[]): Finding[] {
  const split = splitFont(pages, known);
  if (split === null) return [];
  const { font, page, glyphs, letters } = split;
  const text = [...glyphs]
    .sort((a, b) => a.left - b.left)
    .map((glyph) => glyph.text)
    .join('');
  return [
    {
      code: 'font_split',
      values: { font: font.name, letters, text, page: page.number },
      confidence: SPLIT,
      place: { page: page.number, rect: rectOf(glyphs, page) },
      evidence: `${font.subset ?? ''}+${font.name}`,
    },
  ];
}

const unusedFindings = (pages: readonly DrawnPage[], known: readonly PdfFont[]): Finding[] =>
  unusedLetters(pages, known).map(({ font, letters }) => ({
    code: 'font_letters_unused',
    values: { font: font.name, letters: letters.join(' ') },
    confidence: letters.some((letter) => /\p{N}/u.test(letter)) ? BY_DIGIT : BY_LETTER,
    place: null,
    evidence: `${font.subset ?? ''}+${font.name}: ${letters.join(' ')}`,
  }));
