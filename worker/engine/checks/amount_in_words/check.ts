import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import { documentCheck } from '../document-check.js';
import type { AmountInWords } from '../../evidence/document-data.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';

/**
 * More spelled amounts that nothing in digits agrees with are prose, which spells what it likes;
 * somebody who changes amounts of a document misses one or two of them.
 */
const ALONE_MAX = 2;

/** An amount written in words is the amount in digits beside it. */
export const amountInWords = documentCheck({
  id: 'amount_in_words',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check: ({ data }) => {
    const amounts = [...data.amounts, ...Object.values(data.fields)];
    const spelled = (data.amountsInWords ?? []).map((one) => ({
      ...one,
      // Digits in one bracket with the words are what they state, whatever is printed elsewhere.
      printed: [one.digits ?? [], one.isBeside === true ? [] : amounts]
        .flat()
        .find(({ value }) => states(one, value.minor)),
    }));
    const isProse = spelled.filter(({ printed }) => !printed).length > ALONE_MAX;
    return spelled.flatMap(({ words, digits, printed }) => {
      if (digits === null || (isProse && !printed)) return [];
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
    });
  },
});

/** Words may leave out the hundredths that digits print. */
function states({ words, statesHundredths }: AmountInWords, minor: number): boolean {
  const [spelled, printed] = [words.value.minor, Math.abs(minor)];
  return statesHundredths
    ? spelled === printed
    : Math.floor(printed / 100) === Math.floor(spelled / 100);
}
