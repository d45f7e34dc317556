import { detector, type Sign } from '../../detector.js';
import { unusedLetters } from './unused-letters.js';

/** Whoever takes a page out of a file takes rare letters out of use; hardly ever a digit. */
const BY_DIGIT = 0.8;
const BY_LETTER = 0.4;

/** What the embedded fonts tell about text that is gone. */
export const fonts = detector({
  id: 'fonts',
  needs: ['drawn', 'pdf'],
  look({ drawn, pdf }): Sign[] {
    // Pages that were not opened may use the letters.
    if (drawn.length < pdf.pageCount) return [];
    return unusedLetters(drawn, pdf.fonts).map(({ font, letters }) => ({
      code: 'font_letters_unused',
      values: { font: font.name, letters: letters.join(' ') },
      confidence: letters.some((letter) => /\p{N}/u.test(letter)) ? BY_DIGIT : BY_LETTER,
      place: null,
      evidence: `${font.subset ?? ''}+${font.name}: ${letters.join(' ')}`,
    }));
  },
});
