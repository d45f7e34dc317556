import type { Numeral } from './numeral.js';

const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
  'fifteen sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Lakh and crore are printed on Indian documents, which write their words in English. */
const SCALES = new Map([
  ['thousand', 1e3],
  ['lakh', 1e5],
  ['lac', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
  ['billion', 1e9],
]);

/** Whether a folded word is part of an English number. */
export const isEnglishNumeral = (word: string): boolean =>
  SMALL.includes(word) || isTens(word) || word === 'hundred' || SCALES.has(word);

const isTens = (word: string): boolean => TENS.includes(word) || word === 'fourty';

/**
 * The longest English number at the start of the words, such as "one thousand two
 * hundred and thirty four". Hyphens are separate words, and are skipped within a number.
 */
export function readEnglish(words: readonly string[]): Numeral | null {
  let total = 0;
  let scaleBefore = Infinity;
  let taken = 0;
  for (;;) {
    const start = taken === 0 ? 0 : taken + joinersAt(words, taken);
    const group = belowThousand(words, start);
    if (group === null) break;
    const end = start + group.taken;
    const scale = SCALES.get(words[end] ?? '') ?? 1;
    if (scale >= scaleBefore) break;
    total += group.value * scale;
    taken = scale === 1 ? end : end + 1;
    scaleBefore = scale;
    if (scale === 1) break;
  }
  return taken === 0 ? null : { value: total, taken };
}

/** "three hundred and twenty-one": hundreds, tens and units, each at most once. */
function belowThousand(words: readonly string[], start: number): Numeral | null {
  const first = belowHundred(words, start);
  const hundreds = words[start] === 'hundred' ? 1 : (first?.value ?? 0);
  const at = start + (words[start] === 'hundred' ? 0 : (first?.taken ?? 0));
  if (words[at] !== 'hundred') return first;
  if (hundreds < 1 || hundreds > 99) return first;
  const after = at + 1;
  const rest = belowHundred(words, after + joinersAt(words, after));
  return rest === null
    ? { value: hundreds * 100, taken: after - start }
    : {
        value: hundreds * 100 + rest.value,
        taken: after + joinersAt(words, after) + rest.taken - start,
      };
}

function belowHundred(words: readonly string[], start: number): Numeral | null {
  const small = SMALL.indexOf(words[start] ?? '');
  if (small >= 0) return { value: small, taken: 1 };
  const word = words[start] === 'fourty' ? 'forty' : (words[start] ?? '');
  const tens = TENS.indexOf(word);
  if (tens < 0) return null;
  const skipped = words[start + 1] === '-' ? 1 : 0;
  const unit = SMALL.indexOf(words[start + 1 + skipped] ?? '');
  const hasUnit = unit >= 1 && unit <= 9;
  return { value: (tens + 2) * 10 + (hasUnit ? unit : 0), taken: hasUnit ? 2 + skipped : 1 };
}

/** Number of words between two groups that do not count: "and", a comma, a hyphen. */
function joinersAt(words: readonly string[], at: number): number {
  let count = 0;
  while (count < 2 && ['and', ',', '-'].includes(words[at + count] ?? '')) count += 1;
  return count;
}
