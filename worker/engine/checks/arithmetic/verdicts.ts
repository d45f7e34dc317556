import type { CheckVerdict } from '../../evidence/check-result.js';
import type { FINDINGS } from './findings.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';
import type { Inconsistency, Solution, Equation } from './solve.js';

/** The part of a document's sums that one check answers for. */
export interface VerdictScope {
  /** Names of sums, up to a colon. */
  equations: readonly string[];
  /** Which quantities, when odd, this check reports. */
  reports(quantityName: string): boolean;
  finding: keyof typeof FINDINGS;
  /** Never more than `warn`. */
  lenient?: boolean;
}

/** Sentences that every check of sums has. */
type ArithmeticSentence = 'holds' | 'odd' | 'differs';
type ArithmeticVerdict = CheckVerdict<ArithmeticSentence, keyof typeof FINDINGS>;

/**
 * One verdict for all the sums of a check: the odd value where it is known, a
 * warning where the sums do not hold and nothing says why, and nothing where
 * another check reports the value that breaks them.
 */
export function arithmeticVerdicts(
  solution: (Solution & { explained: boolean }) | null,
  scope: VerdictScope,
): ArithmeticVerdict[] {
  if (!solution) return [];
  const { inconsistency, explained } = solution;
  const mine = ({ name }: Equation) => scope.equations.includes(name.split(':')[0] ?? name);
  if (inconsistency && scope.reports(inconsistency.quantity.name)) {
    // What was computed is printed nowhere: which of its factors is odd, nothing tells.
    return inconsistency.quantity.derived
      ? inconsistency.equations.slice(0, 1).map(differs)
      : [inconsistencyVerdict(inconsistency, explained, scope)];
  }
  const broken = solution.broken.filter(mine);
  if (broken.length > 0) return inconsistency ? [] : broken.slice(0, 1).map(differs);
  const holding = solution.holding.filter(mine);
  if (holding.length === 0) return [];
  return [
    {
      status: 'pass',
      say: 'holds',
      values: { count: holding.length },
      place: null,
      certainty: leastCertain(...holding.flatMap(({ terms }) => terms.map((one) => one.quantity))),
      finding: null,
    },
  ];
}

function inconsistencyVerdict(
  { quantity, expected, equations }: Inconsistency,
  explained: boolean,
  scope: VerdictScope,
) {
  const sure = !explained && scope.lenient !== true;
  const verdict: ArithmeticVerdict = {
    status: sure ? 'fail' : 'warn',
    say: 'odd',
    values: {
      sum: equations[0]?.name.split(':')[0] ?? '',
      part: quantity.name.split(':')[0] ?? '',
      printed: decimal(quantity.minor),
      expected: decimal(expected),
    },
    place: quantity.place,
    // All its neighbours are held by other sums: only its own reading can be at fault.
    certainty: quantity.certainty,
    finding: sure ? scope.finding : null,
    evidence: quantity.raw,
  };
  return verdict;
}

function differs({ name, terms }: Equation): ArithmeticVerdict {
  const [goal] = terms;
  const residual = terms.reduce((sum, { quantity, times }) => sum + quantity.minor * times, 0);
  return {
    status: 'warn',
    say: 'differs',
    values: { sum: name.split(':')[0] ?? name, difference: decimal(Math.abs(residual)) },
    place: goal?.quantity.place ?? null,
    certainty: leastCertain(...terms.map((one) => one.quantity)),
    finding: null,
  };
}
