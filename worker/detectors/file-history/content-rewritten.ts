import type { Sign } from '../../detector.js';
import type { PdfFacts } from '../../evidence.js';

/** One page of several was written anew: nothing was stamped on all. */
const SOME_PAGES = 0.9;
const ONLY_PAGE = 0.8;
/** Numbers of pages, letterheads and watermarks go onto all of them. */
const ALL_PAGES = 0.3;
const SIGNS_MAX = 3;

/** Pages whose content was packed by another program than everything they are drawn with. */
export function contentRewritten({ packing, pageCount }: PdfFacts): Sign[] {
  const odd = packing.filter(({ content, drawnWith }) => !drawnWith.includes(content));
  const isAll = odd.length === packing.length;
  const confidence = !isAll ? SOME_PAGES : pageCount === 1 ? ONLY_PAGE : ALL_PAGES;
  return odd.slice(0, isAll ? 1 : SIGNS_MAX).map(({ page, content, drawnWith }) => ({
    code: 'page_content_rewritten',
    values: { page },
    confidence,
    place: { page, rect: { x: 0, y: 0, w: 100, h: 100 } },
    evidence: `page ${page}: deflate ${content}, its resources ${drawnWith.join(', ')}`,
  }));
}
