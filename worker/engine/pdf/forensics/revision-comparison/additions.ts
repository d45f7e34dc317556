import type { DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import type { Place, Rect } from '../../../evidence/geometry.js';
import type { Addition, PageChange } from '../../../evidence/revisions.js';
import type { PageToTypeset } from '../../../evidence/typography.js';

/** An amount of money as printed. */
const AMOUNT = /\d[.,]\d{2}(?!\d)|[₪$€£] ?\d|\d ?[₪$€£]/u;

/** Dates and times are written in everywhere and are no value of a document. */
const DATE_OR_TIME =
  /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|\b\d{1,2}:\d{2}(:\d{2})?\b|\b\d{1,2}\.? \p{L}{3,} \d{4}\b/gu;

const hasNumber = (text: string): boolean => /\d/.test(text.replace(DATE_OR_TIME, ''));

/** What people stamp on documents that they receive, pay or copy. */
const STAMP =
  /\b(received|copy|duplicate|paid|approved|entered|posted|scanned|filed|draft|certified|checked)\b|נתקבל|התקבל|העתק|שולם|נאמן למקור|אושר|מאושר|נסרק|טיוטה|לתשלום/iu;
const STAMP_WORDS_MAX = 8;

const isStamp = (text: string): boolean =>
  STAMP.test(text) && text.split(' ').length <= STAMP_WORDS_MAX && !hasNumber(text);

/** `ABC 000123`: numbers that offices put on each page of their files. */
const BATES = /^\p{Lu}{0,8}[ _-]?\d{3,10}$/u;

/** Programs that file, number and receive documents write here, in percent of the page's height. */
const EDGE_PERCENT = 8;

export const isAtEdge = ({ y, h }: Rect): boolean =>
  y + h <= EDGE_PERCENT || y >= 100 - EDGE_PERCENT;

export const isPageNumber = (text: string): boolean =>
  /^(\d+ ?[:/|-]? ?)?(page|pg\.?|p\.|עמוד|עמ'|דף) ?:? ?(\d+|[A-Z])?( ?(of|from|\/|מתוך|מ-?) ?\d+)?$/iu.test(
    text,
  ) || /^\d+ ?(of|\/|מתוך) ?\d+$/iu.test(text);

const isAdded = ({ how, inAnnotation }: PageChange): boolean => how === 'added' && !inAnnotation;

/**
 * The changes of one page, with what honest additions they are. A form is filled in with text or
 * a signature in a place to write in. A number counts only in a form: with more filled places
 * than printed amounts, and most of what was added in places to write in. In a form what was
 * written beside its place counts too, on bare paper. `printed` are the visible words of the
 * page before.
 */
export function withAdditions(
  changes: readonly PageChange[],
  printed: readonly { text: string }[],
): PageChange[] {
  const texts = changes.filter((change) => isAdded(change) && change.what === 'text');
  const inPlaces = texts.filter(({ drawn }) => drawn?.before === 'field').length;
  const amounts = printed.filter(({ text }) => AMOUNT.test(text.replace(DATE_OR_TIME, ''))).length;
  const isForm = inPlaces > amounts && inPlaces >= texts.length - inPlaces;
  const additionOf = (change: PageChange): Addition | null => {
    const { what, after, drawn, rect } = change;
    if (!isAdded(change)) return null;
    if (what === 'picture') return drawn?.before === 'field' ? 'form' : null;
    if (what !== 'text' || after === null) return null;
    if (isAtEdge(rect) && (isPageNumber(after) || BATES.test(after))) return 'numbering';
    if (isStamp(after)) return 'stamp';
    if (drawn === null || drawn.before === 'print') return null;
    return isForm || (drawn.before === 'field' && !hasNumber(after)) ? 'form' : null;
  };
  return changes.map((change) => ({ ...change, addition: additionOf(change) }));
}

/** A place is filled in if this share of it is. */
const PLACE_SHARE_MIN = 0.7;

/** Tests whether what a place now shows only fills in what the page had left empty there. */
export const filledInAt = (changes: readonly PageChange[]): ((place: Place) => boolean) => {
  const filled = changes.filter(({ addition }) => addition === 'form');
  return ({ page, rect }) =>
    filled.some((one) => {
      if (one.page !== page) return false;
      const w = Math.min(rect.x + rect.w, one.rect.x + one.rect.w) - Math.max(rect.x, one.rect.x);
      const h = Math.min(rect.y + rect.h, one.rect.y + one.rect.h) - Math.max(rect.y, one.rect.y);
      return w > 0 && h > 0 && w * h >= PLACE_SHARE_MIN * rect.w * rect.h;
    });
};

/**
 * A page without its honest additions: their style is that of whoever filled it in or stamped
 * it. The lines are read again.
 */
export function withoutAdditions(page: DrawnPage, changes: readonly PageChange[]): PageToTypeset {
  const added = changes.filter((one) => one.addition !== null && one.page === page.number);
  if (added.length === 0) return page;
  const isIn = ({ angleDeg, left, right, top, bottom }: Glyph): boolean => {
    if (angleDeg !== 0) return false;
    const x = ((left + right) / 2 / page.width) * 100;
    const y = ((top + bottom) / 2 / page.height) * 100;
    return added.some(
      ({ rect }) => x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h,
    );
  };
  return { ...page, glyphs: page.glyphs.filter((glyph) => !isIn(glyph)), lines: null };
}
