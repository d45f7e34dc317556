import * as en from './en.js';
import * as he from './he.js';
import { type Finding, FINDINGS } from './findings.js';
import { documentDetector } from '../../detector.js';
import type { UnreferencedText } from '../../../evidence/unreferenced-text.js';

const FINDINGS_MAX = 5;

/**
 * Text that was in the file before an edit and was left behind. If the page now
 * shows something else in the same place, that is what was changed. A whole
 * page left behind more often comes from a template or another document.
 */
export const unusedObjects = documentDetector({
  id: 'unused-objects',
  names: { en: en.name, he: he.name },
  findings: FINDINGS,
  needs: ['unreferenced'],
  detect: ({ unreferenced: unused }): Finding[] =>
    unused
      .map(findingOf)
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, FINDINGS_MAX),
});

function findingOf({ page, text, shown, rect }: UnreferencedText): Finding {
  return {
    code: 'unused_object_text',
    values: { page, text, shown: shown ?? '' },
    confidence: confidenceOf({ text, shown, rect }),
    place: rect && { page, rect },
    evidence: shown === null ? text : `${text} → ${shown}`,
  };
}

/** Values set by hand; replaced numbers are what forgers change. */
function confidenceOf({
  text,
  shown,
  rect,
}: Pick<UnreferencedText, 'text' | 'shown' | 'rect'>): number {
  if (rect === null) return 0.15;
  const isNumber = /\d/.test(text);
  if (shown !== null) return isNumber || /\d/.test(shown) ? 1 : 0.6;
  return isNumber ? 0.4 : 0.25;
}
