import { pageInkOf } from '../../image/signal/page-ink.js';
import type { PagePicture } from '../../image/page-picture.js';
import { haloNoiseOf } from './noise-level/halo-noise.js';

/** Minimum number of words by whose paper a page is known as drawn, and their share with flat paper. */
const HALOS_MIN = 5;
const FLAT_HALOS_MIN = 0.9;

const known = new WeakMap<PagePicture, boolean>();

/**
 * Whether the paper close to nearly every word is flat to the last level: a program drew the page
 * with dark ink, and nobody scanned or compressed it since. On screens and drawn pages as PNG nearly
 * every halo is flat, on scans and JPEG none. Computed once, as four layers ask.
 */
export function isDrawnExactly(picture: PagePicture): boolean {
  const found = known.get(picture);
  if (found !== undefined) return found;
  const isExact = hasFlatHalos(picture);
  known.set(picture, isExact);
  return isExact;
}

function hasFlatHalos(picture: PagePicture): boolean {
  const { width, height } = picture;
  const halos = haloNoiseOf({ width, height, data: picture.grey() }, pageInkOf(picture));
  const flat = halos.filter((halo) => halo.flat === 1).length;
  return halos.length >= HALOS_MIN && flat >= FLAT_HALOS_MIN * halos.length;
}
