import type { PageCompression } from '../../../evidence/compression-parameters.js';
import type { Finding } from './findings.js';
import type { PdfFacts } from '../../../evidence/pdf-facts.js';
import { SMALL_WINDOW } from '../../../pdf/forensics/compression-parameters.js';

const SURE = 0.9;

/** Page numbers, letterheads and watermarks are put on all pages; an edit on one. */
const ALL_OF_SEVERAL = 0.3;
const FINDINGS_MAX = 3;

/** Pages whose content was compressed or written by another program than the fonts it uses. */
export function contentRewritten(
  packing: readonly PageCompression[],
  { pageCount }: PdfFacts,
): Finding[] {
  const comparable = packing.filter((page) => page.operatorsRewritten || isComparable(page));
  const odd = comparable.filter((page) => page.operatorsRewritten || isPackedApart(page));
  const isAll = odd.length === comparable.length;
  const confidence = isAll && pageCount > 1 ? ALL_OF_SEVERAL : SURE;
  return odd.slice(0, isAll ? 1 : FINDINGS_MAX).map((page) => ({
    code: 'page_content_rewritten',
    values: { page: page.page, why: isPackedApart(page) ? 'packed' : 'spelled' },
    confidence,
    place: { page: page.page, rect: { x: 0, y: 0, w: 100, h: 100 } },
    evidence: isPackedApart(page)
      ? `deflate ${page.content}, its fonts ${page.drawnWith.join(', ')}`
      : '[ (...) ] TJ',
  }));
}

const isComparable = ({ content, drawnWith }: PageCompression): boolean =>
  content !== null && drawnWith.length > 0;

/**
 * Adobe's programs compress content in their own way even if its fonts come
 * from elsewhere. Scanners and archives use these programs.
 */
const isPackedApart = (page: PageCompression): boolean =>
  isComparable(page) &&
  page.content !== SMALL_WINDOW &&
  !page.drawnWith.includes(page.content ?? '');
