/** A value of a place on a page. */
export interface PlacedValue {
  value: number;
  /** Rows of the page it covers. */
  y: number;
  h: number;
}

export interface Outlier {
  /** Index of the place. */
  at: number;
  /** Distance below the rest's lowest values, in widths of the rest's own lower tail. */
  gap: number;
}

/** Places that are looked at: the lowest. */
const CANDIDATES = 12;
/** The rest's lowest values that may be chance or part of the same edit. */
const RANK = 3;
/** Fewer places elsewhere on the page do not tell what is usual. */
const ELSEWHERE_MIN = 8;

/**
 * Which place lies furthest below what the page has elsewhere. A page's values
 * have a tail of their own, of any shape; only a value that leaves a gap to it
 * is unusual. Places on the same row are left out of the comparison: an edit
 * often covers several words.
 *
 * @param widthMin smallest width of a tail that is believed
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
