import * as en from './en.js';
import * as he from './he.js';
import { FINDINGS } from '../arithmetic/findings.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import type { DocumentType } from '../../../../core/vocabulary.js';
import { documentCheck } from '../document-check.js';
import { decimal } from '../../extraction/decimal.js';
import { followBalances } from '../arithmetic/balances.js';
import {
  movementsArithmetic,
  type StatementSummary,
  summaryArithmetic,
} from '../arithmetic/statement-summary.js';
import { arithmeticVerdicts, type VerdictScope } from '../arithmetic/verdicts.js';

type Verdict = CheckVerdict<keyof typeof en.words.says, keyof typeof FINDINGS>;

const SCOPE: VerdictScope = {
  equations: ['summary'],
  reports: () => true,
  finding: 'total_mismatch',
};

const STATEMENTS: ReadonlySet<DocumentType> = new Set(['bank_statement', 'card_statement']);

/**
 * A statement's summary leads from its opening to its closing balance. A value is called wrong
 * where its movements, or the limit and the credit that is left of it, say which one is; where the
 * movements confirm all parts, one of the two balances is. Where it prints none, its movements do.
 */
export const statementSummary = documentCheck({
  id: 'statement_summary',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, classification: { documentType } }): Verdict[] {
    if (!STATEMENTS.has(documentType)) return [];
    const isCard = documentType === 'card_statement';
    // With several statements in a file, whose movements a summary sums up is unknown.
    if (data.transactions.some(({ newStatement }) => newStatement)) {
      const own =
        data.balanceSummary?.isListed && summaryArithmetic({ ...data, transactions: [] }, isCard);
      return own ? arithmeticVerdicts(own, SCOPE) : [];
    }
    // A break of the running balance is already reported at its place.
    if (followBalances(data)?.breaks.length) return [];
    const summary = summaryArithmetic(data, isCard);
    if (!summary) return arithmeticVerdicts(movementsArithmetic(data, isCard), SCOPE);
    return summary.inconsistency || !summary.betweenBalances
      ? arithmeticVerdicts(summary, SCOPE)
      : [betweenBalances(summary.betweenBalances)];
  },
});

const betweenBalances = ({
  closing,
  expected,
}: NonNullable<StatementSummary['betweenBalances']>): Verdict => ({
  status: 'fail',
  say: 'odd',
  values: {
    sum: 'summary',
    part: 'closing',
    printed: decimal(closing.minor),
    expected: decimal(expected),
    or_parts: 'opening',
  },
  place: closing.place,
  certainty: closing.certainty,
  finding: 'total_mismatch',
  evidence: closing.raw,
});
