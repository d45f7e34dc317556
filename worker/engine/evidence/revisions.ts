import type { Rect } from './geometry.js';

export interface PdfRevision {
  /** Offset of its end, exclusive. */
  endOffset: number;
  objectsChanged: number;
  /** Whether it changes page content, resources or fonts, and not only forms, signatures or metadata. */
  changesPageContent: boolean;
  /** Pages whose content it changes, counted from 1, as far as they are known. */
  pages: number[];
}

/**
 * What a place of a page looks like: `field`: an empty place to write in (a line, box, comb or
 * label with nothing after it); `blank`: bare ground; `print`: ink; `bar`: a dark cover that was
 * not there before.
 */
export type Look = 'field' | 'blank' | 'print' | 'bar';

/** The place of a change in the drawings of the oldest and of the newest revision. */
export interface DrawnPlace {
  before: Look;
  after: Look;
  /** Whether a person can see a difference. */
  differs: boolean;
}

/**
 * What people add to finished documents: `form`: what fills in a place left empty for it;
 * `stamp`: the words of a stamp without a number; `numbering`: page numbers and the like.
 */
export type Addition = 'form' | 'stamp' | 'numbering';

/** One change by a later revision to a page, relative to the oldest revision with that page. */
export interface PageChange {
  /** Counted from 1, in the current document. */
  page: number;
  /** First revision with the newer state, counted from 0 (the oldest). */
  revision: number;
  /**
   * `page`: a whole page; `drawing`: visible content that is neither text nor picture;
   * `text_layer`: invisible text over a picture; `content`: a page written anew that looks the
   * same.
   */
  what: 'text' | 'picture' | 'page' | 'drawing' | 'text_layer' | 'content';
  /** null when it was added. */
  before: string | null;
  /** null when it was removed. Both are null except for text. */
  after: string | null;
  how: 'added' | 'removed' | 'replaced';
  /** Current or former place. */
  rect: Rect;
  /** Whether it belongs to an annotation or form field, not to the page content. */
  inAnnotation: boolean;
  /** null where the page was not drawn in both revisions. */
  drawn: DrawnPlace | null;
  /** What honest addition it is, where it is one. */
  addition: Addition | null;
}
