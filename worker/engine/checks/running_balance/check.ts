import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from './findings.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { documentCheck } from '../document-check.js';
import { decimal } from '../../extraction/decimal.js';
import { type BalanceBreak, followBalances } from '../arithmetic/balances.js';

/** More than this is told as a number: a reader has understood by then. */
const BREAKS_SHOWN_MAX = 8;

type Verdict = CheckVerdict<keyof typeof en.words.says, keyof typeof FINDINGS>;

/** Every balance of a statement follows from the one before it by the movement between them. */
export const runningBalance = documentCheck({
  id: 'running_balance',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data }): Verdict[] {
    const balances = followBalances(data);
    if (!balances) return [];
    const { breaks, holding, understood } = balances;
    if (breaks.length === 0) return [plain('pass', 'holds', holding)];
    // Mostly not adding up is more often a table read wrongly than a forgery in every row.
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
