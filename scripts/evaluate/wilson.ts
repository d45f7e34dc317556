export interface Share {
  hits: number;
  of: number;
  /** 0-1; null when `of` is 0. */
  rate: number | null;
  /** Wilson's 95 % interval, 0-1. */
  low: number;
  high: number;
}

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959964;

/** A rate with Wilson's interval, which also holds for few files and rates near 0 and 1. */
export function share(hits: number, of: number): Share {
  if (of === 0) return { hits, of, rate: null, low: 0, high: 1 };
  const rate = hits / of;
  const middle = (rate + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half =
    (Z / (1 + Z ** 2 / of)) * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  return { hits, of, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
