import type { CheckVerdict } from '../../evidence/check-result.js';
import type { Certainty, DocumentData } from '../../evidence/document-data.js';
import { certaintyAgainst } from './decisive-digits.js';
import { leastCertain } from '../../extraction/certainty.js';
import { decimal } from '../../extraction/decimal.js';
import type { FINDINGS } from './findings.js';
import { readLedger, type LedgerReading, type Repair } from './ledger.js';
import { rungsOf, type Constraint, type Rung } from './ledger-constraints.js';
import { changedItem } from './ledger-items.js';
import { taxRows } from './printed-numbers.js';
import { correctedBy, holds, type Equation } from './solve.js';

/** A value of the column in which a receipt adds up that its other values contradict. */
export interface LedgerContradiction {
  rung: Rung;
  /** Hundredths. */
  expected: number;
  /** Whether the value itself may be right and one of its parts wrong. */
  orItsParts: boolean;
  certainty: Certainty;
}

/**
 * "Items 6,628.00, coupon -250.00, before tax 5,405.08, tax 972.92, paid 6,378.00": the amounts above
 * hold the tax, and the sum without it is printed among them.
 */
const isWithoutTax = ({ rung, expected }: Repair, rungs: readonly Rung[]): boolean =>
  rung.role === 'sum' &&
  rungs.some(
    ({ role, minor }) =>
      role === 'tax' && Math.abs(rung.minor + minor - expected) <= WITHOUT_TAX_SLACK,
  );

/** Rounding of a tax, hundredths. */
const WITHOUT_TAX_SLACK = 1;

/** Facts that must agree on what a value should be before it alone is called wrong. */
const FACTS_MIN = 2;

/**
 * The contradiction in the column of sums, if there is one and no honest reason for it is seen.
 * Either two facts agree on another value: sums above and below it, cash less change, the same
 * amount printed elsewhere, the row of a tax summary. Or a sum differs from the sum before it and
 * the labelled taxes and roundings between, where all of them were read with certainty and the
 * sum before it is right by itself or a subtotal with its tax: the sum, or one of these, is wrong.
 * Or one digit of one item is what the items miss their sum by. Only pictures are judged, and but
 * for a subtotal with its tax only where one sum of the column holds; forms and bills print several
 * columns side by side.
 */
export function ledgerContradiction(data: DocumentData): LedgerContradiction | null {
  if (data.textSource !== 'ocr') return null;
  const rungs = rungsOf(data);
  const reading = readLedger(rungs);
  const repairs = reading.repairs.filter(
    (one) => isGrounded(one, reading, rungs) && !isRepeated(one, data) && !isWithoutTax(one, rungs),
  );
  const weighed = repairs.map((one) => ({ ...one, facts: one.mends + supportOf(one, data) }));
  if (reading.met.length === 0) {
    const ofGoals = weighed.filter(({ rung, by }) => rung.name === by.terms[0]?.quantity.name);
    return sumOrParts(rungs, reading, ofGoals, data);
  }
  const most = Math.max(0, ...weighed.map(({ facts }) => facts));
  const best = weighed.filter(({ facts }) => facts === most);
  const [first, ...others] = best;
  if (!first) return reading.broken.length > 0 ? null : amongItems(rungs, data);
  if (most >= FACTS_MIN && others.every(({ rung }) => rung.name === first.rung.name))
    return {
      rung: first.rung,
      expected: first.expected,
      orItsParts: false,
      certainty: certaintyAgainst(first.rung, first.expected),
    };
  return sumOrParts(rungs, reading, weighed, data);
}

function amongItems(rungs: readonly Rung[], data: DocumentData): LedgerContradiction | null {
  const changed = changedItem(rungs, data);
  return changed && { ...changed, orItsParts: true };
}

function sumOrParts(
  rungs: readonly Rung[],
  { broken, met }: LedgerReading,
  repairs: readonly Repair[],
  data: DocumentData,
): LedgerContradiction | null {
  const [only, ...more] = broken;
  if (!only || more.length > 0) return null;
  const ofGoal = repairs.find(({ rung, by }) => rung.name === by.terms[0]?.quantity.name);
  const one = ofGoal ?? repairs[0];
  if (!one) return null;
  const names = new Set(namesIn([one.by]));
  const involved = rungs.filter(({ name }) => names.has(name));
  const isLabelled = involved.every(({ role, field }) => role !== 'part' || field !== null);
  const [first, last] = [
    rungs.indexOf(involved[0] as Rung),
    rungs.indexOf(involved.at(-1) as Rung),
  ];
  const isWhole = rungs.slice(first + 1, last + 1).every(({ gapBefore }) => !gapBefore);
  if (!isLabelled || !isWhole || isExplained(one, rungs, met, data)) return null;
  const founded = new Set(met.map(({ goal }) => goal.name));
  return {
    rung: one.rung,
    expected: one.expected,
    orItsParts: true,
    // A sum is confirmed by what it is the sum of.
    certainty: leastCertain(
      ...involved
        .filter(({ name }) => !founded.has(name))
        .map((part) => ({ certainty: certaintyAgainst(part, correctedBy(part, one.by)) })),
    ),
  };
}

/** Whether an amount that no sum contains is what is missing. */
function isExplained(
  { rung, expected, by }: Repair,
  rungs: readonly Rung[],
  met: readonly Constraint[],
  { amounts }: DocumentData,
): boolean {
  const used = new Set(namesIn([by, ...met.flatMap((one) => one.alternatives.filter(holds))]));
  const places = new Set(rungs.filter(({ name }) => used.has(name)).map(({ place }) => place));
  const gap = Math.abs(expected - rung.minor);
  return amounts.some(({ value, place }) => Math.abs(value.minor) === gap && !places.has(place));
}

/** The verdict on a contradiction. */
export const ledgerVerdict = ({
  rung,
  expected,
  orItsParts,
  certainty,
}: LedgerContradiction): CheckVerdict<'odd', keyof typeof FINDINGS> => ({
  status: 'fail',
  say: 'odd',
  values: {
    sum: 'ledger',
    part: rung.field ?? '',
    printed: decimal(rung.minor),
    expected: decimal(expected),
    ...(orItsParts && { or_parts: 1 }),
  },
  place: rung.place,
  certainty,
  finding: 'total_mismatch',
  evidence: rung.raw,
});

const namesIn = (equations: readonly Equation[]): string[] =>
  equations.flatMap(({ terms }) => terms.map(({ quantity }) => quantity.name));

/**
 * Whether the sum that a correction rests on is right by itself. That one sum repeats another is
 * expected only where taxes were already added: before that, a row between them may be missing.
 */
function isGrounded(
  { by, rung, mends }: Repair,
  { met, loose }: LedgerReading,
  rungs: readonly Rung[],
): boolean {
  const [goal, base, ...between] = by.terms;
  if (rung.name !== goal?.quantity.name) return true;
  if ((base?.quantity as Rung).role === 'part') return mends >= FACTS_MIN;
  if (mends > FACTS_MIN) return true;
  const own = met.filter((one) => one.goal.name === base?.quantity.name);
  // A subtotal with its tax is the total, too, where goods above it were not all read.
  if (own.length === 0) {
    const items = rungs.filter(({ role }) => role === 'part');
    const isWhole = items.slice(1).every(({ gapBefore }) => !gapBefore);
    const misfits = loose.some(({ goal: other }) => other.name === base?.quantity.name);
    return (base?.quantity as Rung).field === 'subtotal' && addsTax(by) && !(isWhole && misfits);
  }
  return between.length > 0 || own.some(({ alternatives }) => alternatives.some(addsTax));
}

const addsTax = ({ terms }: Equation): boolean =>
  terms.some(({ quantity }) => (quantity as Rung).role === 'tax');

/** Whether the value is printed elsewhere too, as no changed one is. */
const isRepeated = ({ rung }: Repair, { amounts }: DocumentData): boolean =>
  rung.role === 'sum' &&
  amounts.some(
    ({ value, place }) => Math.abs(value.minor) === Math.abs(rung.minor) && place !== rung.place,
  );

/** Facts beside the column that a correction agrees with. */
function supportOf({ expected, by, rung }: Repair, data: DocumentData): number {
  const places = by.terms.map(({ quantity }) => quantity.place);
  const isCopy = by.terms.length === 2;
  const printed = data.amounts.some(
    ({ value, place }) =>
      Math.abs(value.minor) === Math.abs(expected) &&
      !places.includes(place) &&
      place !== rung.place,
  );
  const inTaxRow = taxRows(data).some(
    ({ base, tax }) => Math.abs(base.value.minor + tax.value.minor - expected) <= 1,
  );
  return Number(printed && !isCopy) + Number(inTaxRow && rung.role === 'sum');
}
