import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { documentCheck } from '../document-check.js';
import type { AmountInWords } from '../../evidence/document-data.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';

/** An amount written in words is the amount in digits beside it. */
export const amountInWords = documentCheck({
  id: 'amount_in_words',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data }) =>
    (data.amountsInWords ?? []).flatMap((one) => {
      const { words, digits } = one;
      if (digits === null) return [];
      const others = [...data.amounts, ...Object.values(data.fields)];
      const printed = [digits, ...others].find(({ value }) => states(one, value.minor));
      return {
        status: printed ? ('pass' as const) : ('fail' as const),
        say: printed ? ('same' as const) : ('other' as const),
        values: {
          words: decimal(words.value.minor),
          digits: decimal(Math.abs((printed ?? digits).value.minor)),
        },
        place: digits.place,
        certainty: leastCertain(words, printed ?? digits),
        finding: printed ? null : ('amount_words_mismatch' as const),
        evidence: digits.raw,
      };
    }),
});

/** Words may leave out the hundredths that digits print. */
function states({ words, statesHundredths }: AmountInWords, minor: number): boolean {
  const [spelled, printed] = [words.value.minor, Math.abs(minor)];
  return statesHundredths
    ? spelled === printed
    : Math.floor(printed / 100) === Math.floor(spelled / 100);
}
