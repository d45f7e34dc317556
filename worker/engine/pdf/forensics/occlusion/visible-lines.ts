import type { PageOcclusion } from '../../../evidence/occlusion.js';
import type { DrawnLine } from '../../../evidence/drawn-page.js';
import { readLines } from '../../page/text-lines.js';
import { reliableText } from '../../page/text-reliability.js';

/** A page that is painted over more than by half is a picture laid over its text, and read as before. */
const COVERED_SHARE_MAX = 0.5;

/**
 * The lines of a page as its reader sees them: without the text that a later
 * fill or picture covers, so that a value written over another one is read, and
 * not both. Detectors find what lies below by the page's glyphs.
 */
export function readVisibleLines({ page, unseen }: PageOcclusion): readonly DrawnLine[] {
  const covered = new Set(
    [...unseen].flatMap(([order, { how }]) => (how === 'covered' ? [order] : [])),
  );
  if (covered.size === 0 || covered.size > page.glyphs.length * COVERED_SHARE_MAX) {
    return page.lines;
  }
  const seen = reliableText(page.glyphs, page).glyphs.filter(({ order }) => !covered.has(order));
  return page.lines.length === 0 ? [] : readLines(seen, page);
}
