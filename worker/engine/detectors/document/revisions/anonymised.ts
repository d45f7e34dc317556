import type { PageChange } from '../../../evidence/revisions.js';

/** At least so many values removed without a replacement, and one stand-in, are not a forgery. */
const REMOVED_MIN = 3;

/** What people type in place of a value they do not want to show. */
const STAND_IN =
  /^\W*(123-?4|x{3,}|0{4,}\W*$|\*{3,}|█|example\b|redacted|anonymi[sz]ed|john doe|jane doe|ישראל ישראלי|פלוני)/iu;

/**
 * Whether later revisions removed private values from a document, as people do
 * before publishing it.
 */
export function isAnonymised(changes: readonly PageChange[]): boolean {
  const texts = changes.filter(({ what }) => what === 'text');
  return (
    texts.filter(({ how }) => how === 'removed').length >= REMOVED_MIN &&
    texts.some(({ after }) => isStandIn(after))
  );
}

/** Whether people type a text in place of a value they do not want to show. */
export const isStandIn = (text: string | null): boolean => text !== null && STAND_IN.test(text);
