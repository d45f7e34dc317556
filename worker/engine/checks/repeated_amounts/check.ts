import * as en from './en.js';
import * as he from './he.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';
import { mayBeMisread } from '../arithmetic/decisive-digits.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { repeatedAmounts } from '../arithmetic/repeated.js';
import { documentCheck } from '../document-check.js';

type Verdict = CheckVerdict<keyof typeof en.words.says, keyof typeof FINDINGS>;

/**
 * An amount that a document prints again is the same. One that is not is called wrong where sums
 * or further prints confirm the other value; without, the difference is told.
 */
export const repeatedAmount = documentCheck({
  id: 'repeated_amounts',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, classification: { documentType } }): Verdict[] {
    const { agreeing, odd } = repeatedAmounts(data, documentType);
    if (!odd)
      return agreeing.length === 0
        ? []
        : [
            {
              status: 'pass',
              say: 'holds',
              values: { count: agreeing.length },
              place: null,
              certainty: leastCertain(...agreeing),
              finding: null,
            },
          ];
    const { printed, base, isDecided } = odd;
    const values = {
      sum: 'repeated',
      part: printed.name,
      printed: decimal(printed.minor),
      expected: decimal(Math.sign(printed.minor) * Math.abs(base.minor)),
    };
    const common = { values, place: printed.place, evidence: printed.raw };
    return isDecided
      ? [
          {
            ...common,
            status: 'fail',
            say: 'odd',
            certainty: mayBeMisread(printed, base.minor) ? 'unsure' : leastCertain(printed, base),
            finding: 'total_mismatch',
          },
        ]
      : [
          {
            ...common,
            status: 'warn',
            say: 'differs',
            certainty: leastCertain(printed, base),
            finding: null,
          },
        ];
  },
});
