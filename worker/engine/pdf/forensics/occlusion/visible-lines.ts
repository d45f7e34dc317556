import type { PageOcclusion } from '../../../evidence/occlusion.js';
import type { DrawnLine } from '../../../evidence/drawn-page.js';
import { readLines } from '../../page/text-lines.js';
import { reliableText } from '../../page/text-reliability.js';

/**
 * A page with a larger share of its glyphs covered is a picture laid over its text; all its
 * lines are read.
 */
const COVERED_SHARE_MAX = 0.5;

/**
 * The lines of a page as a reader sees them, without text that a later fill or picture
 * covers. So only the visible value is read where one is written over another. Detectors
 * find the covered text through the page's glyphs.
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
