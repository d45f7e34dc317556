import { median } from './statistics.js';

/** A parameter, by its place, and what it is multiplied by. */
export type Term = readonly [parameter: number, factor: number];

/** A sum of parameters and what was measured of it. */
export interface Measurement {
  terms: readonly Term[];
  value: number;
}

const ROUNDS = 5;
/** Residuals beyond so many medians weigh less (Huber's weights). */
const USUAL_MEDIANS = 2.5;

/**
 * Parameters by least squares in which measurements that fit badly weigh less, each tied to a
 * first guess.
 *
 * @param tie how firmly parameters keep to their guess, in measurements
 * @param medianMin least median of residuals that is believed, in units of the values
 */
export function fitRobustly(
  measurements: readonly Measurement[],
  guesses: readonly number[],
  { tie, medianMin }: { tie: number; medianMin: number },
): number[] {
  const size = guesses.length;
  let weights = measurements.map(() => 1);
  let values = [...guesses];
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = guesses.map((_, at) =>
      Float64Array.from({ length: size + 1 }, (_zero, to) =>
        to === at ? tie : to === size ? tie * guesses[at]! : 0,
      ),
    );
    for (const [index, { terms, value }] of measurements.entries())
      for (const [at, times] of terms) {
        const row = matrix[at]!;
        for (const [to, factor] of terms) row[to]! += weights[index]! * times * factor;
        row[size]! += weights[index]! * times * value;
      }
    values = eliminate(matrix);
    const errors = measurements.map(({ terms, value }) => Math.abs(value - valueOf(terms, values)));
    const usual = USUAL_MEDIANS * Math.max(medianMin, median(errors));
    weights = errors.map((error) => 1 / Math.max(1, error / usual));
  }
  return values;
}

export const valueOf = (terms: readonly Term[], parameters: ArrayLike<number>): number =>
  terms.reduce((sum, [at, times]) => sum + times * parameters[at]!, 0);

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
