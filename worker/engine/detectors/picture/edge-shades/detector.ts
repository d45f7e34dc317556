import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { median } from '../../../statistics.js';
import { pictureDetector } from '../../detector.js';
import { besideWords } from '../beside-words.js';
import { detectionOfOddNumbers } from '../odd-numbers.js';
import { abstain } from '../picture-detection.js';
import { oddShadesOf } from './odd-shades.js';
import { shadedWordsOf } from './shaded-words.js';
import { unseenShadesOf } from './unseen-shades.js';

/**
 * By what a page is known as drawn: minimum share of its words whose ground has one colour, and maximum
 * share of that ground, in the median word, that is nearly but not exactly of it. Drawn pages and screens
 * as PNG: 0.73 to 1, and 0 to 0.065, which small print reaches by faint edges; as JPEG 98: up to 0.76, but
 * then 0.09 to 0.17; as JPEG 92 and less: below 0.45.
 */
const SHADED_MIN = 0.65;
const GRAIN_MAX = 0.08;

/** Minimum number of words by which a page is known as drawn. */
const WORDS_MIN = 8;

/** In the least share that makes a number odd. */
const TIMES_CERTAIN = 2;

/**
 * Finds numbers whose edges another program drew. A program smooths the edges of its letters by rules
 * of its own: some cover pixels in sixteenths, others map shares of cover to levels that darken or
 * lighten text, all place characters at a few phases of the pixel grid. So the edges of a page's words
 * consist of the same shades, and those of numbers of one size of the same pairs of neighbouring
 * shades. A number that somebody typed over in an editor, scaled, turned or softened has others. Only
 * of pages as they were drawn: compression and resampling mix all shades.
 */
export const edgeShades = pictureDetector({
  id: 'edge-shades',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'lines'],
  detect({ picture, lines }, signal) {
    if (picture.orientation !== 1) return abstain('turned');
    const { words, looked } = shadedWordsOf(picture, lines);
    signal.throwIfAborted();
    const figures = { words: words.length };
    if (words.length < WORDS_MIN) return abstain('too few words on one colour', figures);
    if (words.length < SHADED_MIN * looked || median(words.map(({ grain }) => grain)) > GRAIN_MAX)
      return abstain('not drawn, or compressed since', figures);
    const { compared, odd } = oddShadesOf(unseenShadesOf(words), besideWords(picture, lines));
    signal.throwIfAborted();
    if (compared === 0) return abstain('no number with enough words of its ink', figures);
    return detectionOfOddNumbers(
      picture,
      'number_shaded_otherwise',
      odd.map(({ word, times }) => ({ area: word.area, times })),
      { least: 1, certain: TIMES_CERTAIN },
      { ...figures, compared },
    );
  },
});
