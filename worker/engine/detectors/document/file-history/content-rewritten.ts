import type { PageCompression } from '../../../evidence/compression-parameters.js';
import type { PdfMetadata } from '../../../evidence/metadata.js';
import { librariesBelow } from '../editing-software/built-on.js';
import type { Finding } from './findings.js';
import type { PdfFacts } from '../../../evidence/pdf-facts.js';
import { SMALL_WINDOW } from '../../../pdf/forensics/compression-parameters.js';

const SURE = 0.9;

/** Page numbers, letterheads and watermarks are put on all pages; an edit on one. */
const ALL_OF_SEVERAL = 0.3;

/** Programs of archives rewrite a page to take out its old text layer before they add theirs. */
const BY_ARCHIVE = 0.3;
const FINDINGS_MAX = 3;

/** A program whose own pages are spelled as those that a library wrote anew: "[ (A) -3 (B) ] TJ". */
const SPELLS_SO = /matplotlib/i;

/**
 * Pages whose content was compressed or written by another program than the fonts it uses. What
 * was done to all pages of one document is judged alike, also after it was joined with others.
 */
export function contentRewritten(
  packing: readonly PageCompression[],
  { pageCount }: PdfFacts,
  metadata: PdfMetadata,
): Finding[] {
  const sure = librariesBelow(metadata).has('pikepdf') ? BY_ARCHIVE : SURE;
  const comparable = packing
    .map((page) => (SPELLS_SO.test(metadata.info.producer ?? '') ? spelledAsEver(page) : page))
    .filter((page) => page.operatorsRewritten || isComparable(page));
  const isAll = comparable.every(isOdd) && pageCount > 1;
  const groups = isAll ? [comparable] : madeTogether(comparable);
  return groups
    .flatMap((group) => {
      const odd = group.filter(isOdd);
      const isWhole = odd.length === group.length && (group.length > 1 || isAll);
      return odd
        .slice(0, isWhole ? 1 : FINDINGS_MAX)
        .map((page) => findingOf(page, isWhole ? ALL_OF_SEVERAL : sure));
    })
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, FINDINGS_MAX);
}

const spelledAsEver = (page: PageCompression): PageCompression => ({
  ...page,
  operatorsRewritten: false,
});

const isOdd = (page: PageCompression): boolean => page.operatorsRewritten || isPackedApart(page);

/** The pages that share fonts, directly or through others. */
function madeTogether(pages: readonly PageCompression[]): PageCompression[][] {
  let groups: { pages: PageCompression[]; fonts: Set<number> }[] = [];
  for (const page of pages) {
    const same = groups.filter(({ fonts }) => page.fonts.some((font) => fonts.has(font)));
    const joined = {
      pages: [...same.flatMap((group) => group.pages), page],
      fonts: new Set([...same.flatMap((group) => [...group.fonts]), ...page.fonts]),
    };
    groups = [...groups.filter((group) => !same.includes(group)), joined];
  }
  return groups.map((group) => group.pages);
}

const findingOf = (page: PageCompression, confidence: number): Finding => ({
  code: 'page_content_rewritten',
  values: { page: page.page, why: isPackedApart(page) ? 'packed' : 'spelled' },
  confidence,
  place: { page: page.page, rect: { x: 0, y: 0, w: 100, h: 100 } },
  evidence: isPackedApart(page)
    ? `deflate ${page.content}, its fonts ${page.drawnWith.join(', ')}`
    : '[ (...) ] TJ',
});

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
