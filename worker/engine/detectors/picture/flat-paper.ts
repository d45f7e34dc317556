import type { PagePicture } from '../../image/page-picture.js';
import { pageInkOf } from '../../image/signal/page-ink.js';
import { flatPaperShare } from './copy-move/bare-paper.js';

/** Share of flat paper from which a page is taken for drawn by a program, JPEG or not; see `flatPaperShare`. */
export const FLAT_PAPER_MIN = 0.9;

const known = new WeakMap<PagePicture, number>();

/** Share of a page's bare paper that is flat, 0-1; computed once, as two layers ask. */
export function flatPaperOf(picture: PagePicture): number {
  const found = known.get(picture);
  if (found !== undefined) return found;
  const { width, height } = picture;
  const grey = { width, height, data: picture.grey() };
  const share = flatPaperShare(grey, pageInkOf(picture).distance);
  known.set(picture, share);
  return share;
}
