import type { RowNumber } from '../../evidence/document-data.js';
import { CHANCE_MAX, chanceOfLikeness, valuesLike } from './altered-digits.js';
import {
  areIndependent,
  isAmount,
  isCountedTwice,
  isInOneColumn,
  OF_LINE,
  type Relation,
  runAbove,
  sumOf,
} from './number-relations.js';
import { isTaxOn } from './usual-taxes.js';

/** Below this, hundredths, few digits agree by chance. */
export const AMOUNT_MIN = 100;

export interface OddNumber {
  number: RowNumber;
  /** Hundredths. */
  expected: number;
  /** Another number of its sum or product may be wrong instead. */
  orParts?: true;
}

/** A correction of an amount with the relations of the page that demand it. */
interface Correction extends OddNumber {
  by: Relation[];
}

/**
 * The amount that broken relations demand otherwise, where the page shows that they should hold:
 * they do in two other lines of the table, or in another column of the line of sums, or it is that
 * of all amounts above the largest of a column. Two of them agree on it, or one demands it with
 * almost the same digits; chances are those of all such relations of the page together.
 */
export function alteredNumber(
  relations: readonly Relation[],
  amounts: readonly RowNumber[],
  isHeld: (number: RowNumber) => boolean,
): OddNumber[] {
  const holding = relations.filter(({ holds }) => holds);
  const lawful = relations.filter((one) => !one.holds && isLaw(one, holding));
  const wanted = [...lawful, ...wholeColumns(amounts).filter(({ holds }) => !holds)];
  const corrections = new Map<string, Correction>();
  for (const relation of wanted)
    for (const number of relation.numbers) {
      if (!isAmount(number) || isHeld(number)) continue;
      const expected = Math.round(relation.expected(number) ?? 0);
      if (Math.abs(expected) < AMOUNT_MIN || Math.sign(expected) !== Math.sign(number.minor))
        continue;
      if (isPrintedBeside(expected - number.minor, relation.numbers, amounts)) continue;
      const { page, rect } = number.place;
      const key = [page, rect.x, rect.y, expected].join();
      const by = [...(corrections.get(key)?.by ?? []), relation];
      corrections.set(key, { number, expected, by });
    }
  const weighed = [...corrections.values()].map((one) => {
    const isSure = areIndependent(one.by, one.number);
    const { number, expected } = one;
    const chance = isSure ? 1 / valuesLike(expected) : chanceOfLikeness(number.minor, expected);
    return { ...one, isSure, chance };
  });
  const [likeliest] = weighed
    .filter(({ chance }) => weighed.length * chance < CHANCE_MAX)
    .sort((a, b) => Number(b.isSure) - Number(a.isSure) || a.chance - b.chance);
  if (!likeliest) return [];
  // Of the numbers of a sum that is wrong, the one on which another relation agrees is it.
  const sure = weighed.find(
    ({ isSure, by }) => isSure && by.some((one) => likeliest.by.includes(one)),
  );
  const { number, expected, isSure } = sure ?? likeliest;
  return [{ number, expected, ...(!isSure && { orParts: true }) }];
}

/** Whether what a relation misses by is printed: a part that stands elsewhere or with a sign apart. */
const isPrintedBeside = (
  gap: number,
  numbers: readonly RowNumber[],
  amounts: readonly RowNumber[],
): boolean =>
  amounts.some((one) => Math.abs(one.minor) === Math.abs(gap) && !numbers.includes(one));

/** Lines of a table in which a relation must hold before it is one of the table. */
const LAW_LINES_MIN = 2;

/** Whether a relation holds in other lines of its columns, or in another column of its lines. */
function isLaw(one: Relation, holding: readonly Relation[]): boolean {
  const alike = holding.filter(
    (other) => other.form === one.form && other.numbers.length === one.numbers.length,
  );
  if (OF_LINE.has(one.kind)) {
    const lines = alike
      .filter(
        (other) =>
          !isInOneLine(other.goal, one.goal) &&
          other.goal.place.page === one.goal.place.page &&
          other.numbers.every((number, at) => isInOneColumn(number, one.numbers[at]!)),
      )
      .map(({ goal }) => goal.place.rect.y);
    return new Set(lines).size >= LAW_LINES_MIN;
  }
  return alike.some(
    (other) =>
      other.goal !== one.goal &&
      other.numbers.every((number, at) => isInOneLine(number, one.numbers[at]!)),
  );
}

const isInOneLine = ({ place: a }: RowNumber, { place: b }: RowNumber): boolean =>
  a.page === b.page &&
  Math.abs(a.rect.y + a.rect.h / 2 - b.rect.y - b.rect.h / 2) < Math.min(a.rect.h, b.rect.h) / 2;

/** Whether a column without one of its amounts ("of which", "not paid out"), or with or without a tax, comes to the sum. */
function isMisunderstood(goal: RowNumber, run: readonly RowNumber[]): boolean {
  const gap = run.reduce((sum, { minor }) => sum + minor, -goal.minor);
  const [sum, ...parts] = [goal, ...run].map(({ minor }) => minor);
  return (
    parts.some((minor) => minor === gap || 2 * minor === gap) ||
    isTaxOn(gap, [sum ?? 0, (sum ?? 0) + gap])
  );
}

/** Each amount that is larger than all above it in its column as the sum of these. */
const wholeColumns = (amounts: readonly RowNumber[]): Relation[] =>
  amounts.flatMap((goal) => {
    const run = runAbove(goal, amounts);
    const isSum =
      run.length > 1 &&
      !isCountedTwice(run) &&
      run.every(({ minor }) => minor > 0 && minor < goal.minor) &&
      !isMisunderstood(goal, run);
    return isSum
      ? [
          sumOf(
            'column',
            goal,
            run,
            run.map(() => 1),
          ),
        ]
      : [];
  });
