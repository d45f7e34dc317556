import { isIsraeli } from '../../../extraction/israeli.js';
import type { Compared, Comparison } from './comparison.js';
import { isMisreadOf } from './misread.js';

/** Any date in the document may be the expected one. */
export function compareDate(expected: string, { data }: Compared): Comparison {
  const printed = [
    ...(data.issueDate ? [data.issueDate] : []),
    ...data.dates,
    ...data.transactions.flatMap(({ date }) => date ?? []),
  ];
  if (printed.length === 0) return { kind: 'not_checked', why: 'unreadable' };
  // Outside Israel, 03/04 may be in the third or the fourth month.
  const wanted = new Set([expected, ...(isIsraeli(data) ? [] : [swapped(expected)])]);
  if (printed.some(({ value }) => wanted.has(value))) return { kind: 'met' };
  const near = printed.some(
    ({ value, certainty }) => certainty === 'unsure' && isMisreadOf(value, expected),
  );
  if (near) return { kind: 'not_checked', why: 'near' };
  const [main] = printed;
  return {
    kind: 'mismatch',
    found: main?.value ?? null,
    place: main?.place ?? null,
    certain: main?.certainty !== 'unsure',
  };
}

const swapped = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$1-$3-$2');
