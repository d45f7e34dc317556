import { fitRobustly, valueOf, type Term } from '../../../least-squares.js';
import { median } from '../../../statistics.js';
import { kindOf } from '../typeface/number-words.js';
import type { SetNumber } from './set-numbers.js';

/** Two characters that stand side by side between the first and the last digit of a number. */
export interface Pair {
  left: string;
  right: string;
  /** Between the centres of their ink, pixels. */
  distance: number;
}

/** How a program spaces the numbers of one style. */
export interface SpacingModel {
  /** Distance that a pair should have; null for characters that too few numbers have. */
  expected: (pair: Pair) => number | null;
}

/** Minimum number of pairs to fit, and of other numbers with a digit, or with another character. */
const PAIRS_MIN = 10;
export const WITH_DIGIT_MIN = 3;
const WITH_OTHER_MIN = 3;

/** Of residuals, pixels; and how firmly parameters keep to their first guess, in pairs. */
const MEDIAN_MIN_PX = 0.02;
const TIE = 0.03;

const isDigit = (character: string): boolean => character >= '0' && character <= '9';

/** Fonts set two ones closer than other digits (kerning), so these are not compared. */
const isKerned = ({ left, right }: Pair): boolean => left === '1' && right === '1';

export function pairsOf({ marks }: SetNumber): Pair[] {
  const first = marks.findIndex((mark) => mark.isDigit);
  const last = marks.findLastIndex((mark) => mark.isDigit);
  return marks.slice(first, last).map((mark, at) => {
    const next = marks[first + at + 1]!;
    return { left: mark.character, right: next.character, distance: next.x - mark.x };
  });
}

/**
 * Fits one advance for all digits, where the ink of each digit lies in it, and the room on both
 * sides of each other character. The latter only by numbers of the form of `text`: the comma of a
 * date may stand before a blank that was not read. null where there is too little to fit.
 */
export function fitSpacing(numbers: readonly SetNumber[], text: string): SpacingModel | null {
  const kind = kindOf(text);
  const counts = new Map<string, number>();
  const pairs = numbers.flatMap((number) => {
    const isOfKind = kindOf(number.text) === kind;
    const taken = pairsOf(number).filter(
      (pair) => !isKerned(pair) && (isOfKind || (isDigit(pair.left) && isDigit(pair.right))),
    );
    for (const character of new Set(taken.flatMap(({ left, right }) => [left, right])))
      counts.set(character, (counts.get(character) ?? 0) + 1);
    return taken;
  });
  const ofDigits = pairs.filter(({ left, right }) => isDigit(left) && isDigit(right));
  if (pairs.length < PAIRS_MIN || ofDigits.length === 0) return null;
  const advance = median(ofDigits.map(({ distance }) => distance));
  const guesses = [advance];
  const places = new Map<string, number>();
  for (const character of counts.keys()) {
    places.set(character, guesses.length);
    if (isDigit(character)) guesses.push(advance / 2);
    else guesses.push(advance / 4, advance / 4);
  }
  // Behind the left character, its own room; before the right one, its own or what a digit leaves.
  const termsOf = ({ left, right }: Pair): Term[] => {
    const [after, before] = [places.get(left)!, places.get(right)!];
    return isDigit(right)
      ? [
          [after, 1],
          [0, 1],
          [before, -1],
        ]
      : [
          [after, 1],
          [before + 1, 1],
        ];
  };
  const rows = pairs.map((pair) => ({ terms: termsOf(pair), value: pair.distance }));
  const values = fitRobustly(rows, guesses, { tie: TIE, medianMin: MEDIAN_MIN_PX });
  const isKnown = (character: string): boolean =>
    (counts.get(character) ?? 0) >= (isDigit(character) ? WITH_DIGIT_MIN : WITH_OTHER_MIN);
  return {
    expected: (pair) =>
      isKerned(pair) || !isKnown(pair.left) || !isKnown(pair.right)
        ? null
        : valueOf(termsOf(pair), values),
  };
}
