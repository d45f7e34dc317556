import type { DocumentType } from '../../../../../core/vocabulary.js';
import { isAtEdge, isPageNumber } from '../../../pdf/forensics/revision-comparison/additions.js';
import type { PageChange } from '../../../evidence/revisions.js';
import type { Rect } from '../../../evidence/geometry.js';
import type { DocumentData } from '../../../evidence/document-data.js';

/** The context in which a change is judged. */
export interface Around {
  documentType: DocumentType;
  data: DocumentData;
  /** Whether another picture lies under a place of a page. */
  liesOnPicture: (page: number, rect: Rect) => boolean;
}

/** People fill, annotate and sign these after creation; issuers do not reopen the others. */
const REVISED_BY_RIGHT: ReadonlySet<DocumentType> = new Set([
  'contract',
  'tax_form',
  'loan_document',
]);

export const isRevisedByRight = (type: DocumentType): boolean => REVISED_BY_RIGHT.has(type);

/** Below this, a finding alone does not require a review. */
export const WEAK = 0.45;

/**
 * Confidence that a change edits what the document says, 0-1; 0 for what
 * readers legitimately do.
 */
export function confidenceOf(change: PageChange, around: Around): number {
  const byRight = isRevisedByRight(around.documentType) && change.how !== 'replaced' ? 0.5 : 1;
  switch (change.what) {
    case 'text':
      return textConfidence(change, around) * byRight;
    case 'picture':
      return pictureConfidence(change, around) * byRight;
    case 'page':
      return { added: 0.5, removed: 0.8, replaced: 0.7 }[change.how] * byRight;
    case 'drawing':
      return isRead(around.data, change) ? 0.9 : 0.4;
    case 'text_layer':
    case 'content':
      return 0;
  }
}

function textConfidence(change: PageChange, { data }: Around): number {
  const { how, before, after, rect, inAnnotation } = change;
  if ([before, after].some((text) => text !== null && isPageNumber(text))) return 0.2;
  if (how === 'replaced') {
    if (isRead(data, change)) return 1;
    if (digits(before) !== digits(after)) return 0.97;
    return letters(before) < 3 && letters(after) < 3 ? 0.5 : 0.8;
  }
  // A note or stamp beside printed content replaces nothing.
  if (inAnnotation) return how === 'removed' ? 0.2 : 0;
  if (isAtEdge(rect)) return 0.2;
  if (letters(after ?? before) + digits(after ?? before).length < 3) return 0.25;
  return how === 'added' ? 0.8 : 0.7;
}

function pictureConfidence({ how, page, rect, inAnnotation }: PageChange, around: Around): number {
  if (inAnnotation) return how === 'replaced' ? 0.3 : 0;
  if (how === 'added') return around.liesOnPicture(page, rect) ? 0.9 : isAtEdge(rect) ? 0.3 : 0.5;
  return how === 'replaced' ? 0.8 : 0.5;
}

const digits = (text: string | null): string => (text ?? '').replace(/[^\d.,+-]/g, '');
const letters = (text: string | null): number => (text ?? '').replace(/[^\p{L}]/gu, '').length;

/** A change is on an extracted value if the boxes share at least this part of the smaller one. */
const SAME_PLACE_MIN = 0.3;

/** Whether what was replaced is one of the values extracted from the document. */
const isRead = (data: DocumentData, { page, rect }: PageChange): boolean =>
  [
    ...data.amounts,
    ...data.dates,
    ...data.ibans,
    ...data.identityNumbers,
    ...data.names,
    ...data.references,
    ...data.accounts,
  ].some(({ place }) => place.page === page && shared(place.rect, rect) >= SAME_PLACE_MIN);

/** Share of the smaller box that lies in the other, 0-1. */
export function shared(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const smaller = Math.min(a.w * a.h, b.w * b.h);
  return w <= 0 || h <= 0 || smaller <= 0 ? 0 : (w * h) / smaller;
}
