import { isAmountOrDate } from '../typeface/number-words.js';
import { distanceOf, type ShadedWord } from './shaded-words.js';
import type { UnseenShades } from './unseen-shades.js';

/** A number whose edges no other word of the page shows. */
export interface OddShades {
  word: ShadedWord;
  /** Its share of what is unseen, in the least that makes it odd: 1 or more. */
  times: number;
}

/** Words with fewer edge pixels say nothing. */
const EDGES_MIN = 25;

/**
 * Shades. A number is compared with all words of its ground and ink: a program that covers pixels in
 * sixteenths, or maps shares of cover to the same few levels, does so at every size. The least share,
 * how often the others may show it (the highest but one in fifty), and how many times as much it is.
 */
const SHADES = { least: 0.3, usualMax: 0.12, times: 3, wordsMin: 8, inkMax: 24 };

/** Of a word with so many others that are as bold: text that is printed twice to be bold has shades of its own. */
const AS_BOLD = 0.8;
const AS_BOLD_MIN = 3;

/**
 * Pairs. Programs draw a character at a few phases of the pixel grid, so that pairs of neighbouring
 * pixels come back in other numbers of its size. Compared with those alone, of which none may show pairs
 * of its own in nearly every character; where they are many, one of them some.
 */
const PAIRS = { least: 0.4, usualMax: 0.02, numbersMin: 5, inkMax: 90 };
const PAIRS_OF_MANY = { highestMax: 0.12, numbersMin: 20 };
/** Fewer digits have unusual phases by chance: three zeros alone on a page do. */
const PAIRS_DIGITS_MIN = 4;

/** Maximum differences of a number of one size and weight: pixels, shares of the height, natural logarithm. */
const HEIGHT_SLACK = { px: 1, share: 0.06 };
const STROKE_SLACK = 0.25;

/**
 * All characters of a row stand at one phase down, which no other row of the page may have: the number is
 * judged only where a word of its row, in most of its characters, shows no more than so many unseen pairs.
 */
const ROW_PAIRS_MAX = 0.05;
const ROW_SLACK_PX = 1;

/**
 * The amounts and dates of a page whose edges another program drew, in the order of the words.
 *
 * @param isInText whether a number stands in a line of text, which is set in faces of its own
 */
export function oddShadesOf(
  all: readonly UnseenShades[],
  isInText: (area: ShadedWord['area']) => boolean,
): { compared: number; odd: OddShades[] } {
  const words = all.filter(({ word }) => word.edges.shade.length >= EDGES_MIN);
  const judged = words
    .filter(({ word }) => isAmountOrDate(word.text))
    .map((one) => {
      const near = words.filter((other) => other !== one && other.word.ground === one.word.ground);
      const byShades = timesOfShades(one, near);
      const byPairs = isInText(one.word.area) ? null : timesOfPairs(one, near);
      return { word: one.word, byShades, byPairs };
    });
  const compared = judged.filter(({ byShades, byPairs }) => byShades !== null || byPairs !== null);
  return {
    compared: compared.length,
    odd: compared
      .map(({ word, byShades, byPairs }) => ({
        word,
        times: Math.max(byShades ?? 0, byPairs ?? 0),
      }))
      .filter(({ times }) => times >= 1),
  };
}

/** null where too few words can be compared; 0 where nothing is odd. */
function timesOfShades(
  { word, shades }: UnseenShades,
  near: readonly UnseenShades[],
): number | null {
  const inked = near.filter((other) => distanceOf(other.word.ink, word.ink) <= SHADES.inkMax);
  if (inked.length < SHADES.wordsMin) return null;
  if (inked.filter((other) => other.word.stroke >= AS_BOLD * word.stroke).length < AS_BOLD_MIN)
    return null;
  const others = inked.map((other) => other.shades).sort((a, b) => b - a);
  const usual = others[Math.max(1, Math.floor(others.length / 50))]!;
  if (usual > SHADES.usualMax) return null;
  return shades >= SHADES.times * usual ? shades / SHADES.least : 0;
}

function timesOfPairs({ word, pairs }: UnseenShades, near: readonly UnseenShades[]): number | null {
  if ((word.text.match(/\d/g) ?? []).length < PAIRS_DIGITS_MIN) return null;
  const hasUsualRow = near.some(
    ({ word: other, pairs: own }) => own <= ROW_PAIRS_MAX && areInRow(other, word),
  );
  if (!hasUsualRow) return null;
  const slack = Math.max(HEIGHT_SLACK.px, HEIGHT_SLACK.share * word.height);
  const peers = near.filter(
    ({ word: other }) =>
      other.isNumber &&
      distanceOf(other.ink, word.ink) <= PAIRS.inkMax &&
      Math.abs(other.height - word.height) <= slack &&
      Math.abs(Math.log(other.stroke / word.stroke)) <= STROKE_SLACK,
  );
  if (peers.length < PAIRS.numbersMin) return null;
  const [highest, next] = peers.map((other) => other.pairs).sort((a, b) => b - a);
  const isUsual =
    peers.length < PAIRS_OF_MANY.numbersMin
      ? highest! <= PAIRS.usualMax
      : highest! <= PAIRS_OF_MANY.highestMax && next! <= PAIRS.usualMax;
  if (!isUsual) return null;
  return pairs / PAIRS.least;
}

/** Whether two words stand on one line, or end at one height: commas and letters reach below the line. */
const areInRow = (one: ShadedWord, other: ShadedWord): boolean =>
  Math.abs(one.bottom - other.bottom) <= ROW_SLACK_PX ||
  Math.abs(one.top - other.top) <= ROW_SLACK_PX;
