import type { PageChange } from '../../../evidence/revisions.js';
import type { Rect } from '../../../evidence/geometry.js';
import { plain } from './match-words.js';

/** Changes of one place overlap by this share of the smaller box. */
const SAME_PLACE_MIN = 0.3;

/**
 * Joins the changes of several steps, oldest step first, into one change per place: from
 * the first content to the current one. Content that was restored is no change.
 */
export function joinSteps(steps: readonly (readonly PageChange[])[]): PageChange[] {
  let joined: PageChange[] = [];
  for (const step of steps) {
    const next = [...joined];
    for (const change of step) {
      const earlier = next.find((one) => continues(one, change));
      if (earlier === undefined) {
        next.push(change);
        continue;
      }
      next.splice(next.indexOf(earlier), 1);
      const both = asOne(earlier, change);
      if (both !== null) next.push(both);
    }
    joined = next;
  }
  return joined;
}

const continues = (earlier: PageChange, later: PageChange): boolean =>
  earlier.revision < later.revision &&
  earlier.page === later.page &&
  earlier.what === later.what &&
  (earlier.after === null) === (later.before === null) &&
  plain(earlier.after ?? '') === plain(later.before ?? '') &&
  shared(earlier.rect, later.rect) >= SAME_PLACE_MIN;

function asOne(earlier: PageChange, later: PageChange): PageChange | null {
  if (later.what !== 'text') {
    if (earlier.how === 'added') return later.how === 'removed' ? null : { ...later, how: 'added' };
    return { ...later, how: later.how === 'removed' ? 'removed' : 'replaced' };
  }
  // A value was added and changed later: the later change says more.
  if (earlier.how === 'added') return later.how === 'removed' ? null : later;
  const { before } = earlier;
  if (later.after === null) return { ...later, how: 'removed', before };
  if (plain(before ?? '') === plain(later.after)) return null;
  return { ...later, how: 'replaced', before };
}

/** Share of the smaller box that overlaps the other. */
export function shared(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const smaller = Math.min(a.w * a.h, b.w * b.h);
  return w <= 0 || h <= 0 || smaller <= 0 ? 0 : (w * h) / smaller;
}
