import { lowerMedian, median, robustScale, zScore } from '../../../statistics.js';
import type { DigitSimilarity } from './digit-similarity.js';
import { kindOf, type Digit, type Kind, type NumberWord } from './number-words.js';

/** Deviation of the digits of one amount or date from the other numbers of the page. */
export interface WordDeviation {
  word: NumberWord;
  isDate: boolean;
  /** Number of its digits compared. */
  digits: number;
  /** Number of numbers of its size on the page. */
  peers: number;
  /**
   * How much less similar its digits are to those of the page than its peers' digits, in
   * the spread of the peers.
   */
  distance: number;
  /**
   * The same for the median digit (lower median): a stain or rule that touches one digit
   * is no typeface.
   */
  distanceOfMost: number;
  /** Distance beyond the peer with the second largest deviation, in the spread of the peers. */
  gap: number;
  /** Natural logarithms of the ratio of width, and of weight, to those usual on the page. */
  wider: number;
  bolder: number;
  /** How much further its digits lean to the right than equal ones usually do, see `leanOf`. */
  leaning: number;
  /** Difference in ink colour, as a share of contrast. */
  tinted: number;
  /** How much steeper its edges are than its peers', in the spread of the peers. */
  sharper: number;
}

/** Minimum similarity; a digit below it was segmented or recognised wrongly. */
const SIMILARITY_MIN = 0.55;
/** Minimum spread of the mean similarity of a word's digits. */
const SPREAD_MIN = 0.03;
/** Minimum spread of the natural logarithm of sharpness. */
const SHARPNESS_SPREAD_MIN = 0.04;
/**
 * Minimum number of equal digits for a median of their own; with fewer, that of all
 * digits is used.
 */
const OWN_USUAL_MIN = 4;
/** Minimum number of digits to compare a typeface. */
const DIGITS_MIN = 3;
const WORD_DIGITS_MIN = 2;
/** Minimum number of peers of one size. */
export const PEERS_MIN = 4;
/** Tolerance of one size. */
const HEIGHT_SLACK = 0.12;
const HEIGHT_SLACK_PX = 1.5;

interface Measured {
  word: NumberWord;
  kind: Kind;
  digits: number;
  deviation: number;
  deviationOfMost: number;
  wider: number;
  bolder: number;
  leaning: number;
}

/** Deviations of amounts and dates with enough peers of their size, in page order. */
export function wordDeviations(
  words: readonly NumberWord[],
  similarities: readonly (readonly DigitSimilarity[])[],
): WordDeviation[] {
  const measured = measure(words, similarities);
  return measured.flatMap((own): WordDeviation[] => {
    if ((own.kind !== 'amount' && own.kind !== 'date') || own.digits < DIGITS_MIN) return [];
    const slack = Math.max(HEIGHT_SLACK_PX, HEIGHT_SLACK * own.word.height);
    const peers = measured.filter(
      ({ word, kind }) =>
        word !== own.word && kind !== 'other' && Math.abs(word.height - own.word.height) <= slack,
    );
    if (peers.length < PEERS_MIN) return [];
    const usual = robustScale(
      peers.map(({ deviation }) => deviation),
      SPREAD_MIN,
    );
    const usualOfMost = robustScale(
      peers.map(({ deviationOfMost }) => deviationOfMost),
      SPREAD_MIN,
    );
    const sharpness = (one: Measured) => Math.log(one.word.sharpness);
    const usualSharpness = robustScale(peers.map(sharpness), SHARPNESS_SPREAD_MIN);
    const [, second = 0] = peers.map(({ deviation }) => deviation).sort((a, b) => b - a);
    const off = (value: (one: Measured) => number) => value(own) - median(peers.map(value));
    return [
      {
        word: own.word,
        isDate: own.kind === 'date',
        digits: own.digits,
        peers: peers.length,
        distance: (own.deviation - usual.centre) / usual.sigma,
        distanceOfMost: (own.deviationOfMost - usualOfMost.centre) / usualOfMost.sigma,
        gap: (own.deviation - second) / usual.sigma,
        wider: off(({ wider }) => wider),
        bolder: off(({ bolder }) => bolder),
        leaning: off(({ leaning }) => leaning),
        tinted: Math.hypot(
          off(({ word }) => word.tint.blue),
          off(({ word }) => word.tint.red),
        ),
        sharper: zScore(sharpness(own), usualSharpness),
      },
    ];
  });
}

/** A digit with its similarity to others. */
interface Known {
  digit: Digit;
  similarity: number;
}

function measure(
  words: readonly NumberWord[],
  similarities: readonly (readonly DigitSimilarity[])[],
): Measured[] {
  const known = words.map(({ digits }, word) =>
    digits.flatMap((digit, index): Known[] => {
      const { sameDigit, anyDigit } = similarities[word]![index]!;
      const isKnown = sameDigit !== null && anyDigit !== null && anyDigit >= SIMILARITY_MIN;
      return isKnown ? [{ digit, similarity: anyDigit }] : [];
    }),
  );
  const usualOf = usualDigits(known.flat());
  return words.flatMap((word, index): Measured[] => {
    const digits = known[index]!;
    if (digits.length < WORD_DIGITS_MIN) return [];
    const deviations = digits.map(
      ({ digit, similarity }) => usualOf(digit).similarity - similarity,
    );
    deviations.sort((a, b) => a - b);
    const ratio = (value: (digit: Digit) => number, usual: (digit: Digit) => number) =>
      median(digits.map(({ digit }) => Math.log(value(digit) / usual(digit))));
    return [
      {
        word,
        kind: kindOf(word.text),
        digits: digits.length,
        deviation: deviations.reduce((sum, value) => sum + value, 0) / deviations.length,
        deviationOfMost: lowerMedian(deviations)!,
        wider: ratio(
          ({ aspect }) => aspect,
          (digit) => usualOf(digit).aspect,
        ),
        bolder: ratio(
          ({ weight }) => weight,
          (digit) => usualOf(digit).weight,
        ),
        leaning: median(digits.map(({ digit }) => digit.lean - usualOf(digit).lean)),
      },
    ];
  });
}

/** Usual values of the page for each digit. */
function usualDigits(known: readonly Known[]) {
  const all = median(known.map(({ similarity }) => similarity));
  const byCharacter = new Map<string, Known[]>();
  for (const one of known) {
    const list = byCharacter.get(one.digit.character);
    if (list) list.push(one);
    else byCharacter.set(one.digit.character, [one]);
  }
  const usual = new Map(
    [...byCharacter].map(([character, fellows]) => [
      character,
      {
        similarity:
          fellows.length >= OWN_USUAL_MIN
            ? median(fellows.map(({ similarity }) => similarity))
            : all,
        aspect: median(fellows.map(({ digit }) => digit.aspect)),
        weight: median(fellows.map(({ digit }) => digit.weight)),
        lean: median(fellows.map(({ digit }) => digit.lean)),
      },
    ]),
  );
  return (digit: Digit) => usual.get(digit.character)!;
}
