import type { PageChange } from '../../../evidence/revisions.js';
import { isPageNumber } from '../../../pdf/forensics/revision-comparison/additions.js';
import { isStandIn } from './anonymised.js';

/** A kind of change that honest people and programs make; the first that fits counts. */
export interface Kind {
  code:
    | 'revision_text_layer_added'
    | 'revision_looks_same'
    | 'revision_pages_numbered'
    | 'revision_stamped'
    | 'revision_notes_added'
    | 'revision_form_filled'
    | 'revision_redacted'
    | 'revision_pages_arranged';
  isKind: (change: PageChange) => boolean;
}

/**
 * Every recognised kind of change. None of them replaces or covers a printed value: where one
 * does, the comparison tells the value as replaced or removed, which no kind claims unless
 * nothing looks different or a visible bar lies there. Weights: findings.ts.
 */
export const KINDS: readonly Kind[] = [
  { code: 'revision_text_layer_added', isKind: ({ what }) => what === 'text_layer' },
  { code: 'revision_looks_same', isKind: looksSame },
  { code: 'revision_pages_numbered', isKind: isNumbering },
  { code: 'revision_notes_added', isKind: isNote },
  { code: 'revision_stamped', isKind: ({ addition }) => addition === 'stamp' },
  { code: 'revision_form_filled', isKind: ({ addition }) => addition === 'form' },
  { code: 'revision_redacted', isKind: isRedaction },
  {
    code: 'revision_pages_arranged',
    isKind: ({ what, how }) => what === 'page' && how !== 'replaced',
  },
];

/** Text stored anew, in another font or encoding, that a person sees as before. */
function looksSame({ drawn, how }: PageChange): boolean {
  // Removed text is sought where its surroundings moved to; elsewhere nothing differs either.
  return drawn !== null && !drawn.differs && (how !== 'removed' || drawn.before === 'print');
}

function isNumbering({ what, before, after, addition }: PageChange): boolean {
  const texts = [before, after].filter((text) => text !== null);
  return addition === 'numbering' || (what === 'text' && texts.every(isPageNumber));
}

function isNote({ inAnnotation, how }: PageChange): boolean {
  return inAnnotation && how === 'added';
}

/** A dark bar where text stood, without another value on it. */
function isRedaction({ what, how, after, drawn }: PageChange): boolean {
  return (
    what === 'text' &&
    drawn?.after === 'bar' &&
    drawn.before === 'print' &&
    (how === 'removed' || (how === 'replaced' && (isStandIn(after) || !/\d/.test(after ?? ''))))
  );
}
