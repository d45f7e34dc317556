/** From the median absolute deviation to the standard deviation of a normal distribution. */
export const MAD_TO_SIGMA = 1.4826;

/** The value below which `share` (0-1) of the values lie; NaN of none. Does not change its argument. */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return NaN;
  const sorted = Float64Array.from(values).sort();
  const at = Math.min(sorted.length - 1, Math.max(0, share * (sorted.length - 1)));
  const low = Math.floor(at);
  const high = Math.min(sorted.length - 1, low + 1);
  return sorted[low]! + (at - low) * (sorted[high]! - sorted[low]!);
}

export const median = (values: ArrayLike<number>): number => quantile(values, 0.5);

/** Middle and spread of values in which a few may be anything. */
export interface Robust {
  centre: number;
  /** Standard deviation as the median absolute deviation tells it; at least the floor asked for. */
  sigma: number;
}

/** @param floor the smallest spread that is believed: quantisation makes the measured one zero */
export function robust(values: ArrayLike<number>, floor: number): Robust {
  const centre = median(values);
  const deviations = Float64Array.from(values, (value) => Math.abs(value - centre));
  return { centre, sigma: Math.max(floor, MAD_TO_SIGMA * median(deviations)) };
}

export const zOf = (value: number, { centre, sigma }: Robust): number => (value - centre) / sigma;

/** 0-1 from a figure that is unremarkable at `low` and certain at `high`. */
export const ramp = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0;
