import type { PageChange } from '../../../evidence/revisions.js';
import { type Area, shareWithin } from '../../../evidence/geometry.js';
import type { VisiblePicture } from './visible-pictures.js';

export interface PictureChange {
  how: PageChange['how'];
  /** Current or former place, in points of the page as the newest revision shows it. */
  area: Area;
  inAnnotation: boolean;
}

/** Two pictures that overlap by this share of the smaller one are in the same place. */
const SAME_PLACE_MIN = 0.5;

/** Changes reported for one page; a page with more is cut into strips and tiles. */
const CHANGES_MAX = 20;

/** Pictures that were added, removed or replaced; one that only moved did not change. */
export function pictureChanges(
  old: readonly VisiblePicture[],
  now: readonly VisiblePicture[],
): PictureChange[] {
  const come = [...now];
  const gone: VisiblePicture[] = [];
  for (const picture of old) {
    const alike = come.filter(({ content }) => content === picture.content);
    const [same] = alike.sort(
      (a, b) => distance(a.area, picture.area) - distance(b.area, picture.area),
    );
    if (same === undefined) gone.push(picture);
    else come.splice(come.indexOf(same), 1);
  }
  const changes: PictureChange[] = [];
  for (const { area, inAnnotation } of come) {
    const before = gone.findIndex((one) => sharedPlace(one.area, area) >= SAME_PLACE_MIN);
    if (before !== -1) gone.splice(before, 1);
    changes.push({ how: before === -1 ? 'added' : 'replaced', area, inAnnotation });
  }
  for (const { area, inAnnotation } of gone) changes.push({ how: 'removed', area, inAnnotation });
  return changes.slice(0, CHANGES_MAX);
}

const sharedPlace = (a: Area, b: Area): number => Math.max(shareWithin(a, b), shareWithin(b, a));

const distance = (a: Area, b: Area): number =>
  Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom);
