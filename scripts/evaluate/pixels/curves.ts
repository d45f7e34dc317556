/** One scored item and its ground truth. */
export interface Scored {
  score: number;
  isForged: boolean;
}

/**
 * Area under the ROC curve: the probability that a forged item scores higher
 * than a genuine one, ties counting half (Mann-Whitney). null if one of the two
 * kinds is missing.
 */
export function areaUnderCurve(scored: readonly Scored[]): number | null {
  const sorted = [...scored].sort((a, b) => a.score - b.score);
  const forged = sorted.filter(({ isForged }) => isForged).length;
  const genuine = sorted.length - forged;
  if (forged === 0 || genuine === 0) return null;
  let ranks = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to++;
    const rank = (from + to + 1) / 2;
    for (let at = from; at < to; at++) if (sorted[at]?.isForged) ranks += rank;
    from = to;
  }
  return (ranks - (forged * (forged + 1)) / 2) / (forged * genuine);
}

/**
 * Recall at a false positive rate: the share of forged items above a threshold
 * that at most this share of genuine items exceeds. With fewer genuine items
 * than 1/share, none may exceed it.
 */
export function recallAtFalsePositives(
  scored: readonly Scored[],
  falsePositives: number,
): { hits: number; of: number } {
  const genuine = scored
    .filter(({ isForged }) => !isForged)
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  const threshold = genuine[Math.floor(genuine.length * falsePositives)] ?? -Infinity;
  const forged = scored.filter(({ isForged }) => isForged);
  return { hits: forged.filter(({ score }) => score > threshold).length, of: forged.length };
}

const CALIBRATION_BINS = 10;

/** Expected calibration error of probability scores: ten equal bins, weighted by their counts. */
export function calibrationError(scored: readonly Scored[]): number | null {
  if (scored.length === 0) return null;
  let error = 0;
  for (let bin = 0; bin < CALIBRATION_BINS; bin++) {
    const inside = scored.filter(
      ({ score }) => Math.min(CALIBRATION_BINS - 1, Math.floor(score * CALIBRATION_BINS)) === bin,
    );
    const forged = inside.filter(({ isForged }) => isForged).length;
    const claimed = inside.reduce((sum, { score }) => sum + score, 0);
    error += Math.abs(forged - claimed);
  }
  return error / scored.length;
}

/** Counts of changed and unchanged heatmap cells by value: 256 equal bins of 0-1. */
export interface CellCounts {
  changed: Float64Array;
  unchanged: Float64Array;
}

export const VALUE_BINS = 256;

export const noCells = (): CellCounts => ({
  changed: new Float64Array(VALUE_BINS),
  unchanged: new Float64Array(VALUE_BINS),
});

export function addCells(sum: CellCounts, more: CellCounts): void {
  for (let bin = 0; bin < VALUE_BINS; bin++) {
    sum.changed[bin]! += more.changed[bin]!;
    sum.unchanged[bin]! += more.unchanged[bin]!;
  }
}

/** Area under the ROC curve of cells; null if one of the two kinds is missing. */
export function cellArea({ changed, unchanged }: CellCounts): number | null {
  let below = 0;
  let wins = 0;
  let positives = 0;
  for (let bin = 0; bin < VALUE_BINS; bin++) {
    wins += changed[bin]! * (below + unchanged[bin]! / 2);
    below += unchanged[bin]!;
    positives += changed[bin]!;
  }
  return positives === 0 || below === 0 ? null : wins / (positives * below);
}

/** F1 when cells at or above this value (0-1) are called changed. */
export function cellF1({ changed, unchanged }: CellCounts, threshold: number): number {
  const from = Math.min(VALUE_BINS, Math.max(0, Math.round(threshold * VALUE_BINS)));
  let hits = 0;
  let missed = 0;
  let false_ = 0;
  for (let bin = 0; bin < VALUE_BINS; bin++) {
    if (bin < from) missed += changed[bin]!;
    else {
      hits += changed[bin]!;
      false_ += unchanged[bin]!;
    }
  }
  return hits === 0 ? 0 : (2 * hits) / (2 * hits + missed + false_);
}

/**
 * The 95 % interval of a statistic by resampling the sources, each with all of its items
 * (percentile bootstrap, seeded, so that the same items give the same interval).
 *
 * @param sourceOf what an item was made of: items of one source are not independent
 */
export function bootstrap<Item>(
  items: readonly Item[],
  statistic: (sample: Item[]) => number | null,
  sourceOf: (item: Item) => unknown = (item) => item,
  rounds = 300,
): { low: number; high: number } | null {
  const random = generator(20_261_001);
  const grouped = new Map<unknown, Item[]>();
  for (const item of items)
    grouped.set(sourceOf(item), [...(grouped.get(sourceOf(item)) ?? []), item]);
  const bySource = [...grouped.values()];
  const values: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const sample = bySource.flatMap(() => bySource[Math.floor(random() * bySource.length)]!);
    const value = statistic(sample);
    if (value !== null) values.push(value);
  }
  if (values.length < rounds / 2) return null;
  values.sort((a, b) => a - b);
  return {
    low: values[Math.floor(values.length * 0.025)] ?? 0,
    high: values[Math.ceil(values.length * 0.975) - 1] ?? 1,
  };
}

/** mulberry32: small, uniform and identical on all platforms. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
