import * as en from './en.js';
import * as he from './he.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';
import { certaintyAgainst } from '../arithmetic/decisive-digits.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { numberWeb } from '../arithmetic/number-web.js';
import { heldTotals } from '../arithmetic/payslip-form.js';
import { documentCheck } from '../document-check.js';

type Verdict = CheckVerdict<keyof typeof en.words.says, keyof typeof FINDINGS>;

/** More odd amounts than somebody changes are a page whose numbers mean something else. */
const ODD_MAX = 2;

/**
 * Products and sums that lines and columns print, found by where their numbers stand. It knows
 * no labels, so it speaks where the checks of a kind of document do not know what they read.
 */
export const rowsAndColumns = documentCheck({
  id: 'rows_and_columns',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data }): Verdict[] {
    const { held, odd: all } = numberWeb(data);
    const totals = heldTotals(data);
    const odd = all.filter(({ number }) => !totals.has(Math.abs(number.minor)));
    if (odd.length > ODD_MAX) return [];
    const verdicts = odd.flatMap(({ number: { amount, minor }, expected, orParts }): Verdict[] =>
      amount === null
        ? []
        : [
            {
              status: 'fail',
              say: 'odd',
              values: {
                sum: 'web',
                part: 'other',
                printed: decimal(minor),
                expected: decimal(expected),
                ...(orParts && { or_parts: 1 }),
              },
              place: amount.place,
              certainty: certaintyAgainst({ ...amount, minor }, expected),
              finding: 'total_mismatch',
              evidence: amount.raw,
            },
          ],
    );
    if (verdicts.length > 0 || held.length === 0) return verdicts;
    return [
      {
        status: 'pass',
        say: 'holds',
        values: { count: held.length },
        place: null,
        certainty: leastCertain(...held.flatMap(({ amount }) => amount ?? [])),
        finding: null,
      },
    ];
  },
});
