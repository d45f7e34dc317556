import type { CheckVerdict } from '../../evidence/check-result.js';
import type { Certainty } from '../../evidence/document-data.js';
import type { FINDINGS } from './findings.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';
import { areAlikeInDigits } from './altered-digits.js';
import { mayBeMisread } from './decisive-digits.js';
import {
  correctedBy,
  type Equation,
  type Inconsistency,
  type Quantity,
  type Solution,
} from './solve.js';

/** The equations of a document that one check reports on. */
export interface VerdictScope {
  /** Names of equations, up to a colon. */
  equations: readonly string[];
  /** Whether this check reports the quantity when it is inconsistent. */
  reports(quantityName: string): boolean;
  finding: keyof typeof FINDINGS;
  /** Limits the result to `warn`, unless the value differs from the right one in few digits. */
  lenient?: boolean;
}

/** Sentences that every arithmetic check has. */
type ArithmeticSentence = 'holds' | 'odd' | 'differs';
type ArithmeticVerdict = CheckVerdict<ArithmeticSentence, keyof typeof FINDINGS>;

/**
 * One verdict for all equations of a check: the inconsistent value where it is known;
 * a warning where equations do not hold and no single value explains it; none where
 * another check reports the inconsistent value.
 */
export function arithmeticVerdicts(
  solution: (Solution & { explained: boolean }) | null,
  scope: VerdictScope,
): ArithmeticVerdict[] {
  if (!solution) return [];
  const { inconsistency, explained } = solution;
  const mine = ({ name }: Equation) => scope.equations.includes(name.split(':')[0] ?? name);
  if (inconsistency && scope.reports(inconsistency.quantity.name)) {
    // A computed value is not printed; which of its factors is wrong its digits may tell.
    const printed = inconsistency.quantity.derived ? factorOf(inconsistency) : inconsistency;
    return printed
      ? inconsistencyVerdict(printed, explained, scope)
      : inconsistency.equations.slice(0, 1).map(differs);
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

/** A product has two factors. */
const FACTORS = 2;

/** The printed factor of a computed value that differs in few digits from what it should be; null where none does. */
function factorOf({ quantity, expected, equations }: Inconsistency): Inconsistency | null {
  const { factor } = quantity;
  if (!factor || factor.times === 0) return null;
  const wanted = Math.round(expected / factor.times);
  return Math.abs(wanted * factor.times - expected) <= 1 &&
    areAlikeInDigits(factor.minor, wanted, FACTORS)
    ? { quantity: factor, expected: wanted, equations, orParts: true }
    : null;
}

/**
 * The one value that contradicts all others is named where it is sure to be wrong. Where something
 * else explains the difference, such as a part without a label, only the difference is told.
 */
function inconsistencyVerdict(
  { quantity, expected, equations, orParts }: Inconsistency,
  explained: boolean,
  scope: VerdictScope,
): ArithmeticVerdict[] {
  const choices = equations.reduce((count, { terms }) => count + terms.length, 0);
  const isExcused = scope.lenient === true && !areAlikeInDigits(quantity.minor, expected, choices);
  // Nobody makes an amount of a refund, or the other way round: something else was taken for it.
  const isTurned = quantity.minor * expected < 0;
  if (explained || isExcused || isTurned) return equations.slice(0, 1).map(differs);
  return [
    {
      status: 'fail',
      say: 'odd',
      values: {
        sum: equations[0]?.name.split(':')[0] ?? '',
        part: quantity.name.split(':')[0] ?? '',
        printed: decimal(quantity.minor),
        expected: decimal(expected),
        ...(orParts && { or_parts: 1 }),
      },
      place: quantity.place,
      certainty: orParts
        ? leastCertain(...equations.flatMap((one) => readingsOf(one)))
        : // Other equations confirm all other values, so only the extraction of this one can be wrong.
          certaintyOf(quantity, expected),
      finding: scope.finding,
      evidence: quantity.raw,
    },
  ];
}

/** How sure the reading of each value of an equation is against what would let it hold. */
const readingsOf = (equation: Equation): { certainty: Certainty }[] =>
  equation.terms.map(({ quantity }) => ({
    certainty: certaintyOf(quantity, correctedBy(quantity, equation)),
  }));

const certaintyOf = (quantity: Quantity, expected: number): Certainty =>
  mayBeMisread(quantity, expected) ? 'unsure' : quantity.certainty;

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
