import type { Certainty, DocumentData } from '../../evidence/document-data.js';
import { leastCertain } from '../../extraction/certainty.js';
import { isUsed } from './ledger.js';
import { constraintsOf, isMet, type Rung } from './ledger-constraints.js';
import { correctedBy } from './solve.js';

export interface ChangedItem {
  /** The item, or the sum where several items may be the one. */
  rung: Rung;
  /** Hundredths. */
  expected: number;
  certainty: Certainty;
}

/**
 * The item of a column whose sum it misses by one of its digits. The sum is right, because others
 * are built on it; every number of the column was read, with certainty; and no other amounts that
 * are printed, one or two, account for the difference, as a discount or a line counted twice would.
 */
export function changedItem(rungs: readonly Rung[], { amounts }: DocumentData): ChangedItem | null {
  const constraints = constraintsOf(rungs);
  const sum = constraints.find(({ goal }) => goal.role === 'sum');
  if (!sum || isMet(sum) || !isUsed(sum.goal, constraints)) return null;
  const { goal } = sum;
  const column = rungs.slice(0, rungs.indexOf(goal) + 1);
  const items = column.filter(({ role }) => role === 'part');
  const isWhole = column.slice(1).every(({ gapBefore }) => !gapBefore);
  const [usual] = sum.alternatives;
  if (!usual || !isWhole) return null;
  const expected = correctedBy(goal, usual);
  const gap = Math.abs(expected - goal.minor);
  const isPrinted = amounts.some(({ value }) => Math.abs(value.minor) === gap);
  if (isPrinted || areTwo(items, gap)) return null;
  const candidates = items.filter((item) => isDigitAway(item.minor, correctedBy(item, usual)));
  const [only, ...others] = candidates;
  if (!only) return null;
  const certainty = leastCertain(...items, goal);
  return others.length === 0
    ? { rung: only, expected: correctedBy(only, usual), certainty }
    : { rung: goal, expected, certainty };
}

/** Whether two items together are a difference. */
const areTwo = (items: readonly Rung[], gap: number): boolean =>
  items.some((one, at) =>
    items.slice(at + 1).some((other) => Math.abs(one.minor) + Math.abs(other.minor) === gap),
  );

/** Whether two numbers of one length and sign differ in one digit. */
function isDigitAway(one: number, other: number): boolean {
  if (Math.sign(one) !== Math.sign(other)) return false;
  const [a, b] = [String(Math.abs(one)), String(Math.abs(other))];
  return a.length === b.length && [...a].filter((digit, at) => digit !== b[at]).length === 1;
}
