import type { PagePicture } from '../../image/page-picture.js';
import { pageInkOf } from '../../image/signal/page-ink.js';
import { flatPaperShare } from './copy-move/bare-paper.js';

/** Share of flat paper from which a page is taken for drawn by a program, JPEG or not; see `flatPaperShare`. */
export const FLAT_PAPER_MIN = 0.9;

/** Share of a page's bare paper that is flat, 0-1. */
export function flatPaperOf(picture: PagePicture): number {
  const { width, height } = picture;
  return flatPaperShare({ width, height, data: picture.grey() }, pageInkOf(picture).distance);
}
