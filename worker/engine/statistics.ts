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
  const sorted = values instanceof Uint8Array ? sortedBytes(values) : sortedUpTo(values, low);
  return sorted(low) + (at - low) * (sorted(high) - sorted(low));
}

/** The value at a place of the sorted list. */
type Sorted = (place: number) => number;

/** Copies of up to this many values share one buffer: an allocation takes as long as their median. */
const SHARED_MAX = 4096;
const shared = new Float64Array(SHARED_MAX);

/**
 * The sorted values at `place` and the one after it; the others are not put in order, which takes
 * a fifth of the time of sorting.
 */
function sortedUpTo(values: ArrayLike<number>, place: number): Sorted {
  const { length } = values;
  const list = length <= SHARED_MAX ? shared : new Float64Array(length);
  // NaNs sort last.
  let count = 0;
  for (let at = 0; at < length; at++) {
    const value = values[at]!;
    if (value === value) list[count++] = value;
  }
  if (place >= count) return () => NaN;
  const here = select(list, count, place);
  let next = place + 1 < count ? Infinity : NaN;
  for (let at = place + 1; at < count; at++) if (list[at]! < next) next = list[at]!;
  return (at) => (at === place ? here : next);
}

/**
 * The value at `place` of the first `count` values once they are sorted; those after it are then
 * not smaller. Hoare's selection: the middle of three values divides the rest, again and again.
 */
function select(list: Float64Array, count: number, place: number): number {
  let [left, right] = [0, count - 1];
  while (left < right) {
    const pivot = middleOf(list[left]!, list[(left + right) >> 1]!, list[right]!);
    let [up, down] = [left, right];
    while (up <= down) {
      while (list[up]! < pivot) up++;
      while (list[down]! > pivot) down--;
      if (up > down) break;
      const value = list[up]!;
      list[up++] = list[down]!;
      list[down--] = value;
    }
    if (place <= down) right = down;
    else if (place >= up) left = up;
    else break;
  }
  return list[place]!;
}

const middleOf = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

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
  // Not `from`, which asks an iterator for each value.
  const deviations = new Float64Array(values.length);
  for (let at = 0; at < values.length; at++) deviations[at] = Math.abs(values[at]! - centre);
  return { centre, sigma: Math.max(floor, MAD_TO_SIGMA * median(deviations)) };
}

export const zScore = (value: number, { centre, sigma }: RobustScale): number =>
  (value - centre) / sigma;

/** Linear ramp from 0 at `low` to 1 at `high`, clipped; 0 for a value that is not finite. */
export const ramp = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0;
