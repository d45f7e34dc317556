/** Stands in the coverage of a report when a document exceeded the bounds. */
export const BOUNDS_LAYER = 'page_bounds';

/**
 * An organisation whose documents keep exceeding the bounds on what a page may take
 * (`page_bounds` in the coverage) has one scan under way at a time, whatever its plan says:
 * other organisations must not wait for documents that are made to be expensive.
 */
export const SLOWED_AFTER = 5;
export const SLOWED_WINDOW_MS = 10 * 60_000;
export const SLOWED_PLACES = 1;

/** @param exceeded when its latest documents exceeded the bounds, at least SLOWED_AFTER of them if so many did */
export const isSlowed = (exceeded: readonly Date[], now: Date): boolean =>
  exceeded.filter((at) => at.getTime() > now.getTime() - SLOWED_WINDOW_MS).length >= SLOWED_AFTER;
