import type { PageChange } from '../../../evidence/revisions.js';

/** So many values taken away without another in their place, and one stand-in, are no forgery. */
const REMOVED_MIN = 3;

/** What people type where a value was that they do not want to show. */
const STAND_IN =
  /^\W*(123-?4|x{3,}|0{4,}\W*$|\*{3,}|█|example\b|redacted|anonymi[sz]ed|john doe|jane doe|ישראל ישראלי|פלוני)/iu;

/** Whether later revisions took private values out of a document, as people do before they publish it. */
export function isAnonymised(changes: readonly PageChange[]): boolean {
  const texts = changes.filter(({ what }) => what === 'text');
  return (
    texts.filter(({ how }) => how === 'removed').length >= REMOVED_MIN &&
    texts.some(({ after }) => after !== null && STAND_IN.test(after))
  );
}
