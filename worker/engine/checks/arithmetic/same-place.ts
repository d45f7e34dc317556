import type { Place } from '../../evidence/geometry.js';

/** Whether two amounts are one: they begin at the same point of a page. */
export const isSamePlace = (a: Place, b: Place): boolean =>
  a.page === b.page && a.rect.x === b.rect.x && a.rect.y === b.rect.y;
