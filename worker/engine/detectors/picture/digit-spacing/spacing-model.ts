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

const ROUNDS = 5;
/** Residuals beyond so many medians weigh less. */
const USUAL_MEDIANS = 2.5;
const MEDIAN_MIN_PX = 0.02;

/** How firmly parameters keep to their first guess, in pairs. */
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
  const termsOf = ({ left, right }: Pair): [number, number][] => {
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
  const rows = pairs.map((pair) => ({ terms: termsOf(pair), distance: pair.distance }));
  const values = solve(rows, guesses);
  const isKnown = (character: string): boolean =>
    (counts.get(character) ?? 0) >= (isDigit(character) ? WITH_DIGIT_MIN : WITH_OTHER_MIN);
  return {
    expected: (pair) =>
      isKerned(pair) || !isKnown(pair.left) || !isKnown(pair.right)
        ? null
        : valueOf(termsOf(pair), values),
  };
}

const valueOf = (terms: readonly [number, number][], values: ArrayLike<number>): number =>
  terms.reduce((sum, [at, times]) => sum + times * values[at]!, 0);

/** Least squares in which rows that fit badly weigh less. */
function solve(
  rows: readonly { terms: [number, number][]; distance: number }[],
  guesses: readonly number[],
): number[] {
  const size = guesses.length;
  let weights = rows.map(() => 1);
  let values = [...guesses];
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = guesses.map((_, at) =>
      Float64Array.from({ length: size + 1 }, (_zero, to) =>
        to === at ? TIE : to === size ? TIE * guesses[at]! : 0,
      ),
    );
    for (const [index, { terms, distance }] of rows.entries())
      for (const [at, times] of terms) {
        const row = matrix[at]!;
        for (const [to, factor] of terms) row[to]! += weights[index]! * times * factor;
        row[size]! += weights[index]! * times * distance;
      }
    values = eliminate(matrix);
    const errors = rows.map(({ terms, distance }) => Math.abs(distance - valueOf(terms, values)));
    const usual = USUAL_MEDIANS * Math.max(MEDIAN_MIN_PX, median(errors));
    weights = errors.map((error) => 1 / Math.max(1, error / usual));
  }
  return values;
}

/** Gauss's elimination of a symmetric system with its right side as the last column. */
function eliminate(matrix: Float64Array[]): number[] {
  const size = matrix.length;
  for (let at = 0; at < size; at++) {
    const pivot = matrix[at]!;
    for (let row = at + 1; row < size; row++) {
      const factor = matrix[row]![at]! / pivot[at]!;
      if (factor === 0) continue;
      for (let column = at; column <= size; column++)
        matrix[row]![column]! -= factor * pivot[column]!;
    }
  }
  const values = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at--) {
    let rest = matrix[at]![size]!;
    for (let column = at + 1; column < size; column++)
      rest -= matrix[at]![column]! * values[column]!;
    values[at] = rest / matrix[at]![at]!;
  }
  return values;
}
