import { fitRobustly, type Measurement, valueOf } from '../../../least-squares.js';
import { median } from '../../../statistics.js';
import { highOf, type PrintedWord } from './printed-words.js';

/** Minimum number of numbers of a page by which widths are told. */
const NUMBERS_MIN = 8;
/** Of residuals, in heights: a quarter of a pixel of small print; and how firmly widths keep to their guess. */
const MEDIAN_MIN = 0.02;
const TIE = 0.5;

/** First guesses: widths of a digit, a point, another character, and the room at both ends, in heights. */
const GUESSES = [0.77, 0.39, 0.77, -0.15] as const;

const POINTS = /[.,:;'’]/u;

/**
 * How much wider each number is than its characters are in the page's other numbers, in heights of
 * its digits; NaN for other words and on pages with few numbers. Digits of a font have one advance,
 * so that widths of a page follow from counts of characters, whether they touch or not.
 */
export function widthErrors(words: readonly PrintedWord[]): number[] {
  const measured = words.map((word) => (word.isNumber ? widthOf(word) : null));
  const known = measured.filter((one) => one !== null);
  if (known.length < NUMBERS_MIN) return words.map(() => NaN);
  const widths = fitRobustly(known, GUESSES, { tie: TIE, medianMin: MEDIAN_MIN });
  return measured.map((one) => (one === null ? NaN : one.value - valueOf(one.terms, widths)));
}

/** Its width in heights, by its digits, points and other characters. */
function widthOf(word: PrintedWord): Measurement {
  const { text, box } = word;
  const characters = [...text.replace(/\s/g, '')];
  const digits = characters.filter((one) => one >= '0' && one <= '9').length;
  const points = characters.filter((one) => POINTS.test(one)).length;
  const height = median(highOf(word).map(({ h }) => h));
  const counts = [digits, points, characters.length - digits - points, 1];
  return { value: box.w / height, terms: counts.map((count, at) => [at, count]) };
}
