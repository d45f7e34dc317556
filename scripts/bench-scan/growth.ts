/**
 * How time grows with pages: the cost of a page between four and ten pages, relative to that
 * between one and four. 1 is linear, more is worse.
 *
 * @param seconds of one, four and ten pages
 */
export function growthOf([one, four, ten]: readonly [number, number, number]): number {
  const early = (four - one) / 3;
  return early <= 0 ? Infinity : (ten - four) / 6 / early;
}

/** Up to here the differences of three measurements on a shared machine are no growth. */
export const LINEAR_MAX = 1.4;
