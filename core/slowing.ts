/** Stands in the coverage of a report when a document met the bounds. */
export const BOUNDS_LAYER = 'page_bounds';

/**
 * An organisation whose documents keep meeting the bounds on what a page may take
 * (`page_bounds` in the coverage) has one scan under way at a time, whatever its plan says:
 * such documents are made to cost, and other organisations must not wait for them.
 */
export const SLOWED_AFTER = 5;
export const SLOWED_WINDOW_MS = 10 * 60_000;
export const SLOWED_PLACES = 1;

/** @param met when its latest documents met the bounds, at least SLOWED_AFTER of them if so many did */
export const isSlowed = (met: readonly Date[], now: Date): boolean =>
  met.filter((at) => at.getTime() > now.getTime() - SLOWED_WINDOW_MS).length >= SLOWED_AFTER;
