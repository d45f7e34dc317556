import type { PdfSignature, SignedChange, SignedState } from '../../../evidence/signatures.js';
import type { Finding } from './findings.js';
import { certificateOf } from './signer.js';
import { isolate } from '../../../texts/format.js';

/** More findings of one kind than this do not help a person. */
const FINDINGS_MAX = 5;

/** Changes that speak against a signature, the strongest first. */
export const heldChanges = (state: SignedState | null): SignedChange[] =>
  (state?.changes ?? [])
    .filter((change) => confidenceOf(change) > 0)
    .sort((a, b) => confidenceOf(b) - confidenceOf(a));

/**
 * What the file shows otherwise than when it was signed, as the oldest of its signatures
 * has it: what was changed after it was changed after the later ones too, or before them.
 */
export function changedFindings(
  judged: readonly { signature: PdfSignature; state: string; changes: readonly SignedChange[] }[],
): Finding[] {
  const contradicted = judged.filter(
    ({ state, changes }) => (state === 'outdated' || state === 'broken') && changes.length > 0,
  );
  const [oldest] = contradicted;
  if (oldest === undefined) return [];
  return oldest.changes.slice(0, FINDINGS_MAX).map((change) => findingOf(change, oldest.signature));
}

function findingOf(change: SignedChange, signature: PdfSignature): Finding {
  const { before, after, place } = change;
  return {
    code: 'signature_outdated',
    values: {
      ...certificateOf(signature),
      how: change.how,
      by: change.by === 'annotation' ? 'note' : change.by,
      page: place.page,
      pages: String(place.page),
      before: before ?? '',
      after: after ?? '',
      hidden: change.wasHidden ? 1 : 0,
      forbidden: isForbiddenOnly(change) ? 1 : 0,
    },
    confidence: confidenceOf(change),
    place,
    evidence:
      before !== null && after !== null && before !== after
        ? `\u2066${isolate(before)} → ${isolate(after)}\u2069`
        : (after ?? before),
  };
}

/** Whether a change hides nothing and only goes beyond what the signature permits. */
const isForbiddenOnly = ({ by, how, permitted }: SignedChange): boolean =>
  by !== 'page' && how === 'added' && !permitted;

/** A number other than nothing: computed fields of blank forms show zeros. */
const hasNumber = (text: string | null): boolean => text !== null && /[1-9]/.test(text);

/**
 * Confidence that a change deceives, 0-1; 0 for what people may do to a signed file. The
 * values are estimates: what was shown when it was signed is known, and what remains is
 * whether the change was harmless, as a stamp across a label is.
 */
export function confidenceOf(change: SignedChange): number {
  const { by, how, before, after, over, permitted } = change;
  if (permitted) return 0;
  const isValue = hasNumber(before) || hasNumber(after);
  if (by === 'page') return pageConfidence(change, isValue);
  if (over === 'own_value') return ownValueConfidence(change);
  if (hasNumber(before) && how !== 'redrawn') return after === null ? 0.85 : 1;
  switch (how) {
    // A blank filled in, or a note added, against the word of the signature.
    case 'added':
      return 0.6;
    case 'value':
      return 0.5;
    // Programs draw all fields of a form anew when one is filled in.
    case 'redrawn':
      return 0.2;
    case 'covered':
    case 'removed':
      if (over !== 'text') return over === 'picture' || by === 'field' ? 0.6 : 0.5;
      // A signature or stamp placed across a label hides a word without harm; the look of a
      // signature shows its own date.
      return by === 'field' ? 0.7 : isValue && by === 'annotation' ? 0.6 : 0.15;
  }
}

/** A field that was filled in when it was signed: most signatures let its value be changed. */
function ownValueConfidence({ before, after }: SignedChange): number {
  if (!hasNumber(before)) return 0.15;
  return after === null ? 0.6 : 0.8;
}

function pageConfidence({ how, before, over }: SignedChange, isValue: boolean): number {
  if (how === 'covered') return isValue ? 1 : 0.9;
  if (how === 'removed') return 0.9;
  if (how === 'added') return 0.75;
  return before === null && over === 'blank' ? 0.6 : 0.75;
}
