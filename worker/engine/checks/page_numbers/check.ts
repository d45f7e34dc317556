import * as en from './en.js';
import * as he from './he.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import type { ExtractedValue, PrintedPageNumber } from '../../evidence/document-data.js';
import { documentCheck } from '../document-check.js';
import { leastCertain } from '../../extraction/certainty.js';

type Numbers = ExtractedValue<PrintedPageNumber>[];

/**
 * Printed page numbers ("page 2 of 3") follow each other and are complete. A warning at
 * most: people send part of a document, and merge several.
 */
export const pageNumbers = documentCheck({
  id: 'page_numbers',
  words: { en: en.words, he: he.words },
  check: ({ data }) => partsOf(data.pageNumbers ?? []).map(verdictOf),
});

/** A file may hold several numbered documents: each begins where the numbers start again. */
function partsOf(numbers: Numbers): Numbers[] {
  const parts: Numbers[] = [];
  for (const one of numbers) {
    const before = parts.at(-1)?.at(-1);
    const continues =
      before !== undefined && before.value.of === one.value.of && one.value.number > 1;
    if (continues) parts.at(-1)?.push(one);
    else parts.push([one]);
  }
  return parts;
}

function verdictOf(part: Numbers): CheckVerdict<keyof typeof en.words.says, never> {
  const of = part[0]?.value.of ?? 0;
  const printed = part.map(({ value }) => value.number);
  const odd = part.find(
    ({ value }, index) => index > 0 && value.number !== (printed[index - 1] ?? 0) + 1,
  );
  const [first] = part;
  const complete = printed[0] === 1 && printed.at(-1) === of && !odd;
  return {
    status: complete ? 'pass' : 'warn',
    say: complete ? 'complete' : odd ? 'gap' : 'part',
    values: { of, printed: printed.join(', ') },
    place: complete ? null : ((odd ?? first)?.place ?? null),
    certainty: leastCertain(...part),
    finding: null,
  };
}
