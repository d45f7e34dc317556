import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { pictureDetector } from '../../detector.js';
import { besideWords } from '../beside-words.js';
import { FLAT_PAPER_MIN, flatPaperOf } from '../flat-paper.js';
import { detectionOfOddNumbers } from '../odd-numbers.js';
import { abstain } from '../picture-detection.js';
import { isAmountOrDate } from '../typeface/number-words.js';
import { comparedNumbers, type ComparedNumber, type Deviation } from './odd-spacings.js';
import { setNumbersOf } from './set-numbers.js';

/**
 * Minimum deviation in pixels. Programs draw glyphs at quarters of pixels, so that the place of a
 * digit is off by less; those that draw them at whole pixels are off by up to one.
 */
const DEVIATION_MIN_PX = 0.5;
const DEVIATION_MIN_WHOLE_PX = 1.35;

/** ... and over that of the page's other numbers. */
const TIMES_MIN = 2;
/** From so many times on it is certain. */
const TIMES_CERTAIN = 4;

/** Pages on which other numbers deviate by more than this share of a digit's height say nothing. */
const USUAL_MAX = 0.04;

/**
 * Maximum differences from the numbers that it is compared with, natural logarithms of weight and
 * contrast: programs set totals bold or pale. One that stands alone between two sizes may be a little
 * heavier, since its weight is in pixels.
 */
const BOLDER_MAX = 0.13;
const BOLDER_ALONE_MAX = 0.2;
const STRONGER_MAX = 0.12;

/**
 * Finds numbers whose digits are not set as the page's other numbers are. A program gives each
 * digit of a font the same advance and the same line, so that on a page that was drawn all digits
 * of one size lie on one grid, to a fraction of a pixel, also after JPEG and a messenger. Text typed
 * in by another program has advances of another font, size or rounding, and a digit that was
 * exchanged lies at a whole pixel.
 */
export const digitSpacing = pictureDetector({
  id: 'digit-spacing',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['picture', 'lines'],
  detect({ picture, lines }, signal) {
    const flatPaper = flatPaperOf(picture);
    if (flatPaper < FLAT_PAPER_MIN)
      return abstain('not drawn: the paper is not flat', { flat_paper: round(flatPaper) });
    signal.throwIfAborted();
    const numbers = setNumbersOf(picture, lines);
    signal.throwIfAborted();
    const compared = comparedNumbers(numbers);
    const figures = { numbers: numbers.length, compared: compared.length };
    if (compared.length === 0) return abstain('too few numbers of one style', figures);
    const isInText = besideWords(picture, lines);
    const odd = compared
      .filter((one) => isOfOneStyle(one) && !isInText(one.number.area))
      .map((one) => ({ one, times: timesOf(one) }))
      .filter(({ times }) => times >= TIMES_MIN);
    return detectionOfOddNumbers(
      picture,
      'digits_spaced_otherwise',
      odd.map(({ one, times }) => ({ area: one.number.area, times: times })),
      { least: TIMES_MIN, certain: TIMES_CERTAIN },
      figures,
    );
  },
});

const isOfOneStyle = ({ number, isAlone, bolder, stronger }: ComparedNumber): boolean =>
  isAmountOrDate(number.text) &&
  Math.abs(bolder) <= (isAlone ? BOLDER_ALONE_MAX : BOLDER_MAX) &&
  Math.abs(stronger) <= STRONGER_MAX;

/** How many times more it deviates than the others of its page; 0 where programs do so as well. */
function timesOf({ number, isAlone, areAtWholePixels, along, across }: ComparedNumber): number {
  const times = ({ own, usual }: Deviation, least: number): number =>
    own < least || usual > USUAL_MAX * number.height ? 0 : own / Math.max(usual, least / TIMES_MIN);
  const least = areAtWholePixels ? DEVIATION_MIN_WHOLE_PX : DEVIATION_MIN_PX;
  // Digits of another size lie higher by themselves.
  return Math.max(times(along, least), isAlone ? 0 : times(across, DEVIATION_MIN_PX));
}

const round = (value: number): number => Math.round(value * 100) / 100;
