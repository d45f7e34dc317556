import type { Rect } from './geometry.js';

export interface PdfRevision {
  /** Offset of its last byte, exclusive. */
  endOffset: number;
  objectsChanged: number;
  /** Whether it changes a page's content, resources or fonts (and not only forms, signatures, metadata). */
  changesPageContent: boolean;
  /** Pages whose content it changes, counted from 1, where they could be told. */
  pages: number[];
}

/** One thing that a later revision made different on a page, against the oldest revision that shows the page. */
export interface PageChange {
  /** Counted from 1, in the document as it stands. */
  page: number;
  /** Which revision first shows the newer state, counted from 0 (the oldest). */
  revision: number;
  /** `page`: a whole page; `drawing`: what shows in the drawn page but is neither text nor picture. */
  what: 'text' | 'picture' | 'page' | 'drawing';
  /** null when something was added where nothing stood. */
  before: string | null;
  /** null when it was removed. For all but text, both are null. */
  after: string | null;
  how: 'added' | 'removed' | 'replaced';
  /** Where it stands, or stood. */
  rect: Rect;
  /** Whether an annotation or form field shows it, and not the page itself. */
  inAnnotation: boolean;
}
