import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { documentCheck } from '../document-check.js';
import { decimal } from '../../extraction/decimal.js';
import { type BalanceBreak, followBalances } from '../arithmetic/balances.js';

/** Breaks reported one by one at most; the rest are reported as a number. */
const BREAKS_SHOWN_MAX = 8;

type Verdict = CheckVerdict<keyof typeof en.words.says, keyof typeof FINDINGS>;

/** Each balance of a statement equals the balance before it plus the movement between them. */
export const runningBalance = documentCheck({
  id: 'running_balance',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data }): Verdict[] {
    const balances = followBalances(data);
    if (!balances) return [];
    const { breaks, holding, understood } = balances;
    if (breaks.length === 0) return [plain('pass', 'holds', holding)];
    // Breaks in most rows indicate a misread table rather than a forgery in every row.
    if (!understood) return [plain('warn', 'not_understood', breaks.length)];
    const shown = breaks.slice(0, BREAKS_SHOWN_MAX).map(verdictOf);
    const rest = breaks.length - shown.length;
    return rest > 0 ? [...shown, plain('warn', 'more', rest)] : shown;
  },
});

function plain(status: 'pass' | 'warn', say: 'holds' | 'not_understood' | 'more', count: number) {
  const verdict: Verdict = {
    status,
    say,
    values: { count },
    place: null,
    certainty: 'exact',
    finding: null,
  };
  return verdict;
}

function verdictOf({
  inconsistentPart: part,
  row,
  printed,
  expected,
  place,
  raw,
  certainty,
  sure,
}: BalanceBreak) {
  const verdict: Verdict = {
    status: sure ? 'fail' : 'warn',
    say: part,
    values: {
      odd: part,
      date: row.date?.value ?? '',
      description: row.description,
      printed: decimal(printed),
      expected: decimal(expected),
    },
    place,
    certainty,
    finding: sure ? 'balance_mismatch' : null,
    evidence: raw,
  };
  return verdict;
}
