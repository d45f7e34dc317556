import * as en from './en.js';
import * as he from './he.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { documentCheck } from '../document-check.js';
import { leastCertain } from '../../extraction/certainty.js';
import { gapIn, isComplete, partsOf, type PrintedNumbers } from './parts.js';

/**
 * Printed page numbers ("page 2 of 3") follow each other and are complete. A warning at
 * most: people send part of a document, and merge several.
 */
export const pageNumbers = documentCheck({
  id: 'page_numbers',
  words: { en: en.words, he: he.words },
  check: ({ data }) => partsOf(data.pageNumbers ?? []).map(verdictOf),
});

function verdictOf(part: PrintedNumbers): CheckVerdict<keyof typeof en.words.says, never> {
  const of = part[0]?.value.of ?? 0;
  const printed = part.map(({ value }) => value.number);
  const odd = gapIn(part);
  const [first] = part;
  const complete = isComplete(part);
  return {
    status: complete ? 'pass' : 'warn',
    say: complete ? 'complete' : odd ? 'gap' : 'part',
    values: { of, printed: printed.join(', ') },
    place: complete ? null : ((odd ?? first)?.place ?? null),
    certainty: leastCertain(...part),
    finding: null,
  };
}
