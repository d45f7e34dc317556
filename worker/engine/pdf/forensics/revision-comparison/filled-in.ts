import type { DrawnPage, Glyph } from '../../../evidence/drawn-page.js';
import type { Place } from '../../../evidence/geometry.js';
import type { PageChange } from '../../../evidence/revisions.js';
import type { PageToTypeset } from '../../../evidence/typography.js';

/** An amount of money as printed. */
const AMOUNT = /\d[.,]\d{2}(?!\d)|[₪$€£] ?\d|\d ?[₪$€£]/u;

/** Dates and times are written in everywhere and are no value of a document. */
const DATE_OR_TIME =
  /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|\b\d{1,2}:\d{2}(:\d{2})?\b|\b\d{1,2}\.? \p{L}{3,} \d{4}\b/gu;

export const hasNumber = (text: string): boolean => /\d/.test(text.replace(DATE_OR_TIME, ''));

const isAdded = ({ how, inAnnotation }: PageChange): boolean => how === 'added' && !inAnnotation;

/**
 * The changes of one page, with those that only fill in what was empty for it: text or a
 * signature in a place to write in. A number counts only in a form: with more filled places than
 * printed amounts, and most of what was added in places to write in. In a form what was written
 * beside its place counts too, on bare paper. `printed` are the visible words of the page before.
 */
export function withFilledIn(
  changes: readonly PageChange[],
  printed: readonly { text: string }[],
): PageChange[] {
  const texts = changes.filter((change) => isAdded(change) && change.what === 'text');
  const inPlaces = texts.filter(({ drawn }) => drawn?.before === 'field').length;
  const amounts = printed.filter(({ text }) => AMOUNT.test(text.replace(DATE_OR_TIME, ''))).length;
  const isForm = inPlaces > amounts && inPlaces >= texts.length - inPlaces;
  const fillsForm = (change: PageChange): boolean => {
    if (!isAdded(change) || change.drawn === null) return false;
    const { what, after, drawn } = change;
    if (what === 'picture') return drawn.before === 'field';
    if (what !== 'text' || after === null || drawn.before === 'print') return false;
    return isForm || (drawn.before === 'field' && !hasNumber(after));
  };
  return changes.map((change) => (fillsForm(change) ? { ...change, fillsForm: true } : change));
}

/** A place is filled in if this share of it is. */
const PLACE_SHARE_MIN = 0.7;

/** Tests whether what a place now shows only fills in what the page had left empty there. */
export const filledInAt = (changes: readonly PageChange[]): ((place: Place) => boolean) => {
  const filled = changes.filter(({ fillsForm }) => fillsForm);
  return ({ page, rect }) =>
    filled.some((one) => {
      if (one.page !== page) return false;
      const w = Math.min(rect.x + rect.w, one.rect.x + one.rect.w) - Math.max(rect.x, one.rect.x);
      const h = Math.min(rect.y + rect.h, one.rect.y + one.rect.h) - Math.max(rect.y, one.rect.y);
      return w > 0 && h > 0 && w * h >= PLACE_SHARE_MIN * rect.w * rect.h;
    });
};

/**
 * A page without the text that fills it in as a form: its style is that of whoever filled it in.
 * The lines are read again.
 */
export function withoutFilledIn(page: DrawnPage, changes: readonly PageChange[]): PageToTypeset {
  const filled = changes.filter((one) => one.fillsForm && one.page === page.number);
  if (filled.length === 0) return page;
  const isIn = ({ angleDeg, left, right, top, bottom }: Glyph): boolean => {
    if (angleDeg !== 0) return false;
    const x = ((left + right) / 2 / page.width) * 100;
    const y = ((top + bottom) / 2 / page.height) * 100;
    return filled.some(
      ({ rect }) => x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h,
    );
  };
  return { ...page, glyphs: page.glyphs.filter((glyph) => !isIn(glyph)), lines: null };
}
