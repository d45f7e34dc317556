import type { NumberRow, RowNumber } from '../../evidence/document-data.js';
import { CHANCE_MAX, chanceOfLikeness } from './altered-digits.js';
import { AMOUNT_MIN, type OddNumber } from './altered-numbers.js';
import { isAmount, runAbove } from './number-relations.js';
import { isTaxOn } from './usual-taxes.js';

/**
 * The chance up to which a sum that its line calls one is wrong, where a text layer gives every
 * digit. Larger than that of sums found by their places alone: six of seven lines so called are the
 * sum of what stands above them, and what such a sum lacks is nearly always printed (see `isExplained`).
 */
const STATED_CHANCE_MAX = 0.03;

/** A block of lines ends where the step to the next is so many times as large as those within it. */
const BLOCK_STEP_RATIO = 2.5;

/** Rounding, hundredths. */
const ROUNDING = 1;

const PARTS_MAX = 25;

/** What the other numbers of the page say of one. */
export interface HeldNumbers {
  /** Whether a product or sum that it belongs to holds. */
  isHeld: (number: RowNumber) => boolean;
  /** Whether it is the sum of what stands above it. */
  isSum: (number: RowNumber) => boolean;
}

/** A sum with what stands above it, in one way of adding that up. */
interface Addition {
  parts: readonly RowNumber[];
  signs: readonly number[];
}

/**
 * The sum of a list that its own line calls one ("Total", "Gesamtbetrag", "סה"כ") and that the
 * amounts above it in its column miss by a changed digit, one of the sum or of a part: whatever the
 * document is. Amounts whose line says "less" or "discount" may be taken off. Nothing is said where a
 * way of adding holds, or where something explains what is missing: a part counted twice or not at
 * all, the tax of a rate.
 */
export function statedSums(
  numberRows: readonly NumberRow[],
  { isHeld, isSum }: HeldNumbers,
): OddNumber[] {
  const roles = new Map(
    numberRows.flatMap(({ numbers, role }) => numbers.map((one) => [one, role] as const)),
  );
  const amounts = [...roles.keys()].filter(isAmount);
  const rates = numberRows.flatMap(({ percentages }) => percentages);
  const found = amounts
    .filter((goal) => roles.get(goal) === 'sum' && !isHeld(goal))
    .flatMap((goal): (OddNumber & { chance: number })[] => {
      const blocks = blocksAbove(goal, amounts, isSum);
      const additions = blocks.flatMap((parts) => waysOf(parts, roles));
      if (additions.some((one) => Math.abs(gapOf(goal, one)) <= ROUNDING)) return [];
      if (additions.some((one) => isExplained(goal, one, amounts, rates))) return [];
      const choices = additions.reduce((sum, { parts }) => sum + parts.length + 1, 0);
      return additions.flatMap((one) =>
        correctionsOf(goal, one)
          .map((correction) => ({ ...correction, orParts: true as const }))
          .map((correction) => ({
            ...correction,
            chance: choices * chanceOfLikeness(correction.number.minor, correction.expected),
          }))
          .filter(({ chance }) => chance < limitOf([goal, ...one.parts])),
      );
    });
  const [likeliest] = found.sort((a, b) => a.chance - b.chance);
  return likeliest
    ? [{ number: likeliest.number, expected: likeliest.expected, orParts: true }]
    : [];
}

/** A picture's readers may take one digit for another. */
const limitOf = (numbers: readonly RowNumber[]): number =>
  numbers.every(({ amount }) => amount?.certainty === 'exact') ? STATED_CHANCE_MAX : CHANCE_MAX;

/**
 * What a sum may add up: the amounts above it to the end of their block, all of its column in its
 * currency, and those down to a sum that holds, which is the first of them.
 */
function blocksAbove(
  goal: RowNumber,
  amounts: readonly RowNumber[],
  isHeldSum: (number: RowNumber) => boolean,
): RowNumber[][] {
  const column = runAbove(goal, amounts);
  const currency = goal.amount?.value.currency ?? null;
  const other = column.findIndex(
    ({ amount }) => currency !== null && (amount?.value.currency ?? currency) !== currency,
  );
  const run = other < 0 ? column : column.slice(0, other);
  const held = run.findIndex(isHeldSum);
  const ends = new Set([run.length, endOfBlock(goal, run), ...(held > 0 ? [held + 1] : [])]);
  return [...ends]
    .filter((end) => end >= 2 && end <= PARTS_MAX && (held < 0 || end <= held + 1))
    .map((end) => run.slice(0, end));
}

/** How many amounts of a run, nearest first, stand in one block with the nearest. */
function endOfBlock(goal: RowNumber, run: readonly RowNumber[]): number {
  let usual = Infinity;
  for (const [index, one] of run.entries()) {
    const below = run[index - 1] ?? goal;
    const step = below.place.rect.y - one.place.rect.y;
    // The line of a sum stands apart from its parts.
    if (index > 1 && step > usual * BLOCK_STEP_RATIO) return index;
    if (index > 0) usual = Math.min(usual, step);
  }
  return run.length;
}

/** All parts as they are printed; and, where lines say so, with some taken off. */
function waysOf(
  parts: readonly RowNumber[],
  roles: ReadonlyMap<RowNumber, NumberRow['role']>,
): Addition[] {
  const printed = parts.map(() => 1);
  const signed = parts.map((one) => (roles.get(one) === 'taken_off' && one.minor > 0 ? -1 : 1));
  return [
    { parts, signs: printed },
    ...(signed.includes(-1) && signed.includes(1) ? [{ parts, signs: signed }] : []),
  ];
}

const gapOf = (goal: RowNumber, { parts, signs }: Addition): number =>
  parts.reduce((sum, { minor }, index) => sum + minor * signs[index]!, -goal.minor);

/**
 * Whether something accounts for what a sum misses: a printed amount, once or twice; two parts that
 * are counted twice, or not at all; a tax.
 */
function isExplained(
  goal: RowNumber,
  addition: Addition,
  amounts: readonly RowNumber[],
  rates: readonly number[],
): boolean {
  const gap = Math.abs(gapOf(goal, addition));
  const isGap = (minor: number): boolean => Math.abs(minor - gap) <= ROUNDING;
  const sizes = amounts.filter((one) => one !== goal).map(({ minor }) => Math.abs(minor));
  if (sizes.some((size) => isGap(size) || isGap(2 * size))) return true;
  const parts = addition.parts.map(({ minor }) => Math.abs(minor));
  const isOfTwo = parts.some((one, index) =>
    parts.slice(index + 1).some((other) => isGap(one + other)),
  );
  if (isOfTwo) return true;
  const whole = Math.abs(goal.minor);
  return isTaxOn(gap, [whole, whole + gap, Math.abs(whole - gap), ...sizes], rates);
}

/** The values with which a sum would hold, one number changed. */
const correctionsOf = (goal: RowNumber, addition: Addition): OddNumber[] => {
  const gap = gapOf(goal, addition);
  return [
    { number: goal, expected: goal.minor + gap },
    ...addition.parts.map((number, index) => ({
      number,
      expected: number.minor - gap * addition.signs[index]!,
    })),
  ].filter(
    ({ number, expected }) =>
      Math.abs(expected) >= AMOUNT_MIN && Math.sign(expected) === Math.sign(number.minor),
  );
};
