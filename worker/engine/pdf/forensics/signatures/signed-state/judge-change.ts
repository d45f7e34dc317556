import type { PdfSignature, SignedChange } from '../../../../evidence/signatures.js';
import { plain } from '../../revision-comparison/match-words.js';
import { isNothing } from '../../revision-comparison/whole-values.js';
import type { VisibleWord } from '../../revision-comparison/visible-page.js';
import { isLocked } from '../field-lock.js';
import type { AlteredAnnotation } from './altered-annotations.js';

/** The rules of the signature whose state is compared. */
export type Rules = Pick<PdfSignature, 'certification' | 'lock'>;

/** What is known of one place where two states of a page differ. */
export interface Difference {
  /** Words shown only in the signed state, and only now. */
  gone: readonly { word: VisibleWord }[];
  come: readonly { word: VisibleWord }[];
  /** Text of the former; null for none. */
  before: string | null;
  /** Whether the same words are shown, in other shapes. */
  isReshaped: boolean;
  ink: { isInked: boolean; isLost: boolean };
  /** Whether a large picture lay there when it was signed, such as a scan. */
  isOnPicture: boolean;
  /** null for the page itself. */
  cause: AlteredAnnotation | null;
}

/** What was shown in the place when it was signed. */
export function overOf({
  gone,
  before,
  ink,
  isOnPicture,
  cause,
}: Difference): SignedChange['over'] {
  if (gone.length > 0) return isOwnValue(before, cause) ? 'own_value' : 'text';
  if (isOnPicture) return 'picture';
  return ink.isInked ? 'drawing' : 'blank';
}

/** Whether a field showed its own value there, and not another one's. */
const isOwnValue = (before: string | null, cause: AlteredAnnotation | null): boolean =>
  cause !== null &&
  cause.by === 'field' &&
  cause.existed &&
  before !== null &&
  plain(before) === plain(cause.valueBefore ?? '');

export function howOf(difference: Difference): SignedChange['how'] {
  const { gone, come, ink, isReshaped, isOnPicture, cause } = difference;
  if (gone.length > 0 && come.length === 0)
    return cause === null || !cause.exists ? 'removed' : 'covered';
  if (gone.length > 0) return 'covered';
  if (isReshaped && cause?.by !== 'annotation') return 'redrawn';
  if (cause === null) return come.length === 0 && ink.isInked ? 'redrawn' : 'added';
  // A field may lose its own frame and colour when it is filled in.
  const isFilledIn = come.length > 0 || cause.valueBefore !== cause.valueAfter;
  const isOwnLook = cause.existed && cause.by !== 'annotation' && isFilledIn && !isOnPicture;
  if (ink.isLost && !isOwnLook) return 'covered';
  return come.length > 0 || !cause.existed ? 'added' : 'redrawn';
}

const isOwn = ({ before, cause }: Difference): boolean => isOwnValue(before, cause);

/** Icons that viewers show for a note or an attachment, wherever people drop them. */
const ICONS = new Set(['Text', 'FileAttachment', 'Sound']);

/** Percent of the page's width; larger ones are no icons. */
const ICON_WIDTH_MAX = 6;

/**
 * Forms may be filled in, notes added and further signatures given as far as the signature
 * says, each on paper that was blank, or in the place of its own earlier look.
 */
export function isPermitted(difference: Difference, rules: Rules): boolean {
  const { gone, come, cause } = difference;
  if (cause === null || rules.certification === 1) return false;
  // What an annotation hid comes to light.
  if (come.some(({ word }) => word.carrier === 'page')) return false;
  const hides = gone.length > 0 || howOf(difference) === 'covered';
  switch (cause.by) {
    case 'annotation':
      if (rules.certification !== null && rules.certification !== 3) return false;
      if (isIcon(cause) && come.length === 0) return true;
      return !hides || (cause.existed && areOwn(gone, 'annotation'));
    case 'signature':
      return !hides || (cause.existed && areOwn(gone, 'annotation'));
    case 'field':
      if (cause.isComputed) return isComputedAnew(cause, rules) && (!hides || isOwn(difference));
      return isOpen(cause, rules) && !hides && cause.valueBefore === null;
  }
}

const isIcon = ({ subtype, after, before }: AlteredAnnotation): boolean =>
  ICONS.has(subtype) && ((after ?? before)?.w ?? 100) <= ICON_WIDTH_MAX;

const areOwn = (gone: Difference['gone'], carrier: VisibleWord['carrier']): boolean =>
  gone.length > 0 && gone.every(({ word }) => word.carrier === carrier);

/** Whether the signature leaves a field to be filled in. */
const isOpen = ({ existed, isReadOnly, field }: AlteredAnnotation, rules: Rules): boolean =>
  existed && !isReadOnly && rules.certification !== 1 && !isLocked(rules.lock, field);

/** A result that the form's own script put where there was none, or zeros. People cannot type there. */
const isComputedAnew = (cause: AlteredAnnotation, rules: Rules): boolean =>
  cause.isComputed &&
  isNothing(cause.valueBefore) &&
  isOpen({ ...cause, isReadOnly: false }, rules);

/** A value changed in the form's data only; null for none. */
export function valueChange(
  cause: AlteredAnnotation,
  { number, rules }: { number: number; rules: Rules },
): SignedChange | null {
  const { valueBefore, valueAfter, by, subtype } = cause;
  const rect = cause.after ?? cause.before;
  if (rect === null || by !== 'field' || plain(valueBefore ?? '') === plain(valueAfter ?? ''))
    return null;
  return {
    place: { page: number, rect },
    by,
    over: valueBefore === null ? 'blank' : 'own_value',
    subtype,
    how: 'value',
    before: valueBefore,
    after: valueAfter,
    permitted: (isOpen(cause, rules) && valueBefore === null) || isComputedAnew(cause, rules),
    wasHidden: false,
  };
}
