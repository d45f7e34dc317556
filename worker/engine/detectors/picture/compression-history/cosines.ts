/** Maximum step; coarser ones leave a page unreadable. */
export const STEP_MAX = 99;

/** One cosine period for each step from 0, in bins of a quarter: 4 x step values. */
export const COSINES: readonly Float32Array[] = Array.from({ length: STEP_MAX + 1 }, (_, step) =>
  Float32Array.from({ length: 4 * step }, (_, bin) => Math.cos((Math.PI * bin) / (2 * step))),
);
