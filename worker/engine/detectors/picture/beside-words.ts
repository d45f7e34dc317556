import type { Line } from '../../evidence/page.js';
import type { PixelRect } from '../../evidence/geometry.js';
import type { PagePicture } from '../../image/page-picture.js';

/** A word of letters; currencies and signs are set with the number itself. */
const WORD = /\p{L}[\p{L}"'״׳.]*\p{L}/u;

/** In a line of so many words a letter alone is one too: "à", or "le" of which one letter was read. */
const SHORT_WORD = /\p{L}/u;
const TEXT_WORDS_MIN = 2;

/** The space between words of one text, in heights of the number; columns are further apart. */
const SPACE_MAX = 1;
/** Boxes of neighbours overlap by so many heights where OCR draws them wide. */
const OVERLAP_MAX = 0.3;
/** Centres of words in one line, heights. */
const OFF_LINE_MAX = 0.6;

/**
 * Whether a number at a place of the picture stands beside a word in one line of text: "valid until
 * 31/10/2027". Sentences, headings and lines of a letterhead are set in sizes and faces of their
 * own, justified or drawn letter by letter, so that the numbers of the page's tables are no measure
 * for theirs.
 */
export function besideWords(
  picture: PagePicture,
  lines: readonly Line[],
): (area: PixelRect) => boolean {
  const words = lines.flatMap((line) => {
    const isText = line.words.filter(({ text }) => WORD.test(text)).length >= TEXT_WORDS_MIN;
    const pattern = isText ? SHORT_WORD : WORD;
    return line.words.flatMap(({ text, rect }) =>
      pattern.test(text) ? [picture.toArea(rect)] : [],
    );
  });
  return ({ x, y, w, h }) =>
    words.some((word) => {
      if (Math.abs(word.y + word.h / 2 - y - h / 2) > h * OFF_LINE_MAX) return false;
      const gap = Math.max(word.x - x - w, x - word.x - word.w);
      return gap > -h * OVERLAP_MAX && gap < h * SPACE_MAX;
    });
}
