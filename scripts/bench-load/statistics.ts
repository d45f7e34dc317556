/**
 * The p-quantile: the smallest value not exceeded by a share `p` of the values;
 * NaN for an empty list.
 */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)] ?? NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

const RESAMPLES = 2_000;

/**
 * Geometric mean of ratios, one per round, with its 95 % interval over rounds
 * (percentile bootstrap).
 */
export function meanRatio(ratios: readonly number[]): { mean: number; low: number; high: number } {
  const geometric = (values: readonly number[]): number =>
    Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
  const means = Array.from({ length: RESAMPLES }, () =>
    geometric(ratios.map(() => ratios[Math.floor(Math.random() * ratios.length)] ?? NaN)),
  );
  return {
    mean: geometric(ratios),
    low: percentile(means, 0.025),
    high: percentile(means, 0.975),
  };
}

/** Least-squares slope: growth of `y` per unit of `x`. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const over = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const under = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return over / under;
}
