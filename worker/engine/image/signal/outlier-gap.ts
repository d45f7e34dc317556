/** A value measured at a place of a page. */
export interface PlacedValue {
  value: number;
  /** Vertical extent on the page. */
  y: number;
  h: number;
}

export interface Outlier {
  /** Index of the place. */
  at: number;
  /** Distance below the lowest values of the rest, in widths of the rest's lower tail. */
  gap: number;
}

/** Number of lowest places considered. */
const CANDIDATES = 12;
/** Number of lowest values of the rest that may be chance or part of the same edit. */
const RANK = 3;
/** Minimum number of places elsewhere on the page for a comparison. */
const ELSEWHERE_MIN = 8;

/**
 * Finds the place that lies furthest below the rest of the page. The values of a page
 * have a tail of any shape; only a value with a gap to that tail is unusual. Places on
 * the same row are excluded from the comparison: an edit often covers several words. null
 * without enough places.
 *
 * @param widthMin smallest tail width used
 */
export function lowestOutlier(places: readonly PlacedValue[], widthMin: number): Outlier | null {
  const order = places.map((_, at) => at).sort((a, b) => places[a]!.value - places[b]!.value);
  let best: Outlier | null = null;
  for (const at of order.slice(0, CANDIDATES)) {
    const own = places[at]!;
    const others = order.filter((other) => {
      const { y, h } = places[other]!;
      return Math.abs(y + h / 2 - own.y - own.h / 2) > own.h;
    });
    if (others.length < ELSEWHERE_MIN) continue;
    const low = places[others[RANK]!]!.value;
    const quarter = places[others[Math.max(RANK + 1, others.length >> 2)]!]!.value;
    const gap = (low - own.value) / Math.max(widthMin, quarter - low);
    if (!best || gap > best.gap) best = { at, gap };
  }
  return best;
}
