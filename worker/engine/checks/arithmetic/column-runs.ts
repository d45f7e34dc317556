import type { ExtractedValue, Money } from '../../evidence/document-data.js';
import { overlapX } from '../../extraction/layout.js';

type Amount = ExtractedValue<Money>;

/** Edges of one column, percent of the page's width. */
const ALIGNED_MAX = 0.6;
/** The next amount of a column stands within this many line heights. */
const STEP_HEIGHTS_MAX = 5;
const RUN_MAX = 40;

/**
 * The amounts that stand right above one in its column: two, three and more of them, nearest
 * first. Where such a run adds up to the amount it is what the amount sums, whatever the table
 * around it is called.
 */
export function runsAbove(labelled: Amount, amounts: readonly Amount[]): Amount[][] {
  // A label's amount is cut without its currency sign, by which a column is aligned as well.
  const total = amounts.find((one) => isSame(one, labelled)) ?? labelled;
  const column = amounts
    .filter((one) => one.place.page === total.place.page && isAbove(one, total))
    .filter((one) => isAligned(one, total))
    .sort((a, b) => b.place.rect.y - a.place.rect.y);
  const run: Amount[] = [];
  let from = total;
  for (const one of column) {
    const step = from.place.rect.y - one.place.rect.y;
    if (step > total.place.rect.h * STEP_HEIGHTS_MAX || run.length >= RUN_MAX) break;
    run.push(one);
    from = one;
  }
  return run.slice(1).map((_, last) => run.slice(0, last + 2));
}

const isSame = ({ place, value }: Amount, labelled: Amount): boolean =>
  value.minor === labelled.value.minor &&
  place.page === labelled.place.page &&
  overlapX(place.rect, labelled.place.rect) > 0 &&
  Math.abs(place.rect.y - labelled.place.rect.y) < place.rect.h / 2;

const isAbove = ({ place: { rect } }: Amount, total: Amount): boolean =>
  rect.y + rect.h / 2 < total.place.rect.y;

const rightOf = ({ place: { rect } }: Amount): number => rect.x + rect.w;

const isAligned = (one: Amount, total: Amount): boolean =>
  Math.abs(rightOf(one) - rightOf(total)) <= ALIGNED_MAX ||
  Math.abs(one.place.rect.x - total.place.rect.x) <= ALIGNED_MAX;
