/** Factor from the median absolute deviation to the standard deviation of a normal distribution. */
export const MAD_TO_SIGMA = 1.4826;

/**
 * The quantile at `share` (0-1), interpolated linearly; NaN of none. Does not change its
 * argument.
 */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return NaN;
  const at = Math.min(values.length - 1, Math.max(0, share * (values.length - 1)));
  const low = Math.floor(at);
  const high = Math.min(values.length - 1, low + 1);
  const sorted = values instanceof Uint8Array ? sortedBytes(values) : sortedCopy(values);
  return sorted(low) + (at - low) * (sorted(high) - sorted(low));
}

/** The value at a place of the sorted list. */
type Sorted = (place: number) => number;

function sortedCopy(values: ArrayLike<number>): Sorted {
  // Not `from`, which asks an iterator for each value.
  const sorted = (
    values instanceof Float32Array ? new Float32Array(values) : new Float64Array(values)
  ).sort();
  return (place) => sorted[place]!;
}

/** By counting: pictures have many bytes. */
function sortedBytes(values: Uint8Array): Sorted {
  const counts = new Uint32Array(256);
  for (let at = 0; at < values.length; at++) counts[values[at]!]!++;
  return (place) => {
    let value = 0;
    for (let before = counts[0]!; before <= place; before += counts[value]!) value++;
    return value;
  };
}

/**
 * The median. Of an even count: the mean of the two middle values. Empty: NaN. NaNs sort
 * last. Does not change its argument.
 */
export const median = (values: ArrayLike<number>): number => quantile(values, 0.5);

/**
 * The median; of an even count the upper of the two middle values, so that the result is
 * always one of the values. Empty: null. The values must not be NaN. Does not change its
 * argument.
 */
export function upperMedian(values: ArrayLike<number>): number | null {
  const sorted = Array.from(values).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** As `upperMedian`, but of an even count the lower of the two middle values. */
export function lowerMedian(values: ArrayLike<number>): number | null {
  const sorted = Array.from(values).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Robust estimates of location and scale. */
export interface RobustScale {
  centre: number;
  /** Standard deviation estimated from the median absolute deviation; at least the given floor. */
  sigma: number;
}

/** @param floor smallest scale returned: quantisation can make the measured one zero */
export function robustScale(values: ArrayLike<number>, floor: number): RobustScale {
  const centre = median(values);
  const deviations = Float64Array.from(values, (value) => Math.abs(value - centre));
  return { centre, sigma: Math.max(floor, MAD_TO_SIGMA * median(deviations)) };
}

export const zScore = (value: number, { centre, sigma }: RobustScale): number =>
  (value - centre) / sigma;

/** Linear ramp from 0 at `low` to 1 at `high`, clipped; 0 for a value that is not finite. */
export const ramp = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0;
