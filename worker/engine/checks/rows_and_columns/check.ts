import * as en from './en.js';
import * as he from './he.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';
import { certaintyAgainst } from '../arithmetic/decisive-digits.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { monthSums } from '../arithmetic/month-sums.js';
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
    const { held, odd: ofWeb } = numberWeb(data);
    const totals = heldTotals(data);
    const odd = ofWeb.filter(({ number }) => !totals.has(Math.abs(number.minor)));
    const months = monthSums(data);
    if (odd.length + months.odd.length > ODD_MAX) return [];
    const ofMonths = months.odd.map(({ total, expected }): Verdict => ({
      status: 'fail',
      say: 'odd',
      values: {
        ...{ sum: 'web', part: 'other', or_parts: 1 },
        ...{ printed: decimal(total.value.minor), expected: decimal(expected) },
      },
      place: total.place,
      certainty: certaintyAgainst({ ...total, minor: total.value.minor }, expected),
      finding: 'total_mismatch',
      evidence: total.raw,
    }));
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
    const all = [...ofMonths, ...verdicts];
    const count = held.length + months.held.length;
    if (all.length > 0 || count === 0) return all;
    return [
      {
        status: 'pass',
        say: 'holds',
        values: { count },
        place: null,
        certainty: leastCertain(...held.flatMap(({ amount }) => amount ?? []), ...months.held),
        finding: null,
      },
    ];
  },
});
