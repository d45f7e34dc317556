import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { documentCheck } from '../document-check.js';
import { decimal } from '../../extraction/decimal.js';
import { leastCertain } from '../../extraction/certainty.js';
import { type LoanSchedule, loanSchedule } from '../arithmetic/loan-schedule.js';

/** Lines that must hold before one value of the others is called wrong. */
const HOLDING_MIN = 2;

type Verdict = CheckVerdict<keyof typeof en.words.says, keyof typeof FINDINGS>;

/**
 * A loan's schedule: principal and interest are the instalment, and each balance is the one before
 * less the principal. A value is called wrong where it alone explains all that does not hold.
 */
export const loanScheduleLines = documentCheck({
  id: 'loan_schedule',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, classification: { documentType } }): Verdict[] {
    if (documentType !== 'loan_document') return [];
    const schedule = loanSchedule(data);
    return schedule ? [verdictOf(schedule, leastCertain(...amountsOf(data.instalments)))] : [];
  },
});

const amountsOf = (instalments: Parameters<typeof loanSchedule>[0]['instalments'] = []) =>
  instalments.flatMap(({ principal, interest, payment, balance }) =>
    [principal, interest, payment, balance].flatMap((one) => one ?? []),
  );

function verdictOf(
  { holding, broken, odd }: LoanSchedule,
  certainty: Verdict['certainty'],
): Verdict {
  if (broken === 0)
    return {
      status: 'pass',
      say: 'holds',
      values: { count: holding },
      place: null,
      certainty,
      finding: null,
    };
  if (!odd || certainty === 'unsure' || holding < HOLDING_MIN)
    return {
      status: 'warn',
      say: 'differs',
      values: { count: broken },
      place: null,
      certainty,
      finding: null,
    };
  return {
    status: 'fail',
    say: 'odd',
    values: {
      sum: 'loan',
      part: odd.part,
      line: odd.line,
      printed: decimal(odd.printed.value.minor),
      expected: decimal(odd.expected),
    },
    place: odd.printed.place,
    certainty: odd.printed.certainty,
    finding: 'total_mismatch',
    evidence: odd.printed.raw,
  };
}
