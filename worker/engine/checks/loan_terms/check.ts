import * as en from './en.js';
import * as he from './he.js';
import type { CheckVerdict } from '../../evidence/check-result.js';
import { leastCertain } from '../../extraction/certainty.js';
import { minorOf } from '../../extraction/amounts.js';
import { decimal } from '../../extraction/decimal.js';
import { FINDINGS } from '../arithmetic/findings.js';
import { type LoanTerms, loanTerms } from '../arithmetic/loan-terms.js';
import { documentCheck } from '../document-check.js';

type Verdict = CheckVerdict<keyof typeof en.words.says, keyof typeof FINDINGS>;

/** The terms of a loan against each other: payment times number, total to repay, amount lent. */
export const loanTermsAgree = documentCheck({
  id: 'loan_terms',
  words: { en: en.words, he: he.words },
  findings: FINDINGS,
  check({ data, classification: { documentType } }): Verdict[] {
    const terms = documentType === 'loan_document' ? loanTerms(data) : null;
    return terms ? [verdictOf(terms)] : [];
  },
});

function verdictOf(terms: LoanTerms): Verdict {
  if (terms.kind === 'holds')
    return {
      status: 'pass',
      say: 'holds',
      values: {},
      place: null,
      certainty: terms.total.certainty,
      finding: null,
    };
  if (terms.kind === 'odd') {
    const { total, expected, payment } = terms;
    return {
      status: 'fail',
      say: 'odd',
      values: {
        ...{ sum: 'loan', part: 'repaid', or_parts: 1 },
        ...{ printed: decimal(total.value.minor), expected: decimal(expected) },
      },
      place: total.place,
      certainty: leastCertain(total, payment),
      finding: 'total_mismatch',
      evidence: total.raw,
    };
  }
  const { loan, payments, count, payment } = terms;
  return {
    status: 'fail',
    say: 'odd',
    values: {
      ...{ sum: 'loan', part: 'loan', or_parts: 1, count },
      ...{ printed: decimal(minorOf(loan.value) ?? 0), payments: decimal(payments) },
    },
    place: loan.place,
    certainty: leastCertain(loan, payment),
    finding: 'total_mismatch',
    evidence: loan.raw,
  };
}
