import type { DocumentData, NumberRow, RowNumber } from '../../evidence/document-data.js';
import { isSamePlace, type Place } from '../../evidence/geometry.js';
import { CHANCE_MAX, digitsOf, valuesLike } from './altered-digits.js';
import { alteredNumber, AMOUNT_MIN, type OddNumber } from './altered-numbers.js';
import {
  areIndependent,
  isAmount,
  isInOneColumn,
  isOne,
  OF_LINE,
  type Relation,
  relationsOfColumns,
  relationsOfRow,
  runAbove,
} from './number-relations.js';
import { statedSums } from './stated-sums.js';

/** More amounts are tables of figures that agree by chance. */
const AMOUNTS_MAX = 250;
/** A line that is printed again with another value must have so many values of that size to choose from. */
const VALUES_REPEATED_MIN = 9000;

export interface NumberWeb {
  /** Amounts that products and sums of their lines and columns confirm. */
  held: RowNumber[];
  /** Those of them that are the sum of others, in their line or of those above them. */
  sums: RowNumber[];
  odd: OddNumber[];
}

/**
 * What the numbers of a document make of each other by their places alone, whatever they are
 * called: products and sums in a line, sums of columns. An amount that nothing confirms is odd
 * where its line and its column, without another common number, demand one other value of it, or where
 * a product or sum of its line does and that value is printed elsewhere: as the result, or in a line
 * that prints the same sum, as that of the only article above "Total". Relations whose other numbers
 * are already part of one that holds demand nothing.
 */
export function numberWeb(data: DocumentData): NumberWeb {
  const { numberRows = [], payslips = [] } = data;
  const known = KNOWN.get(numberRows);
  if (known) return known;
  const web = webOf(numberRows, payslips.length > 0);
  KNOWN.set(numberRows, web);
  return web;
}

/** Whether products or sums of its line and column confirm what is printed at a place. */
export const isHeldByPlace = (data: DocumentData, place: Place): boolean =>
  numberWeb(data).held.some((number) => isSamePlace(number.place, place));

/** Whether they confirm an amount of this size, wherever it is printed. */
export const isSizeHeldByPlace = (data: DocumentData, minor: number): boolean =>
  numberWeb(data).held.some((number) => Math.abs(number.minor) === Math.abs(minor));

/** Several checks ask for the same one. */
const KNOWN = new WeakMap<readonly NumberRow[], NumberWeb>();

function webOf(numberRows: readonly NumberRow[], hasTablesBeside: boolean): NumberWeb {
  const amounts = numberRows.flatMap(({ numbers }) => numbers.filter(isAmount));
  if (amounts.length > AMOUNTS_MAX) return { held: [], sums: [], odd: [] };
  const relations = [...numberRows.flatMap(relationsOfRow), ...relationsOfColumns(amounts)];
  const of = new Map<RowNumber, Relation[]>();
  for (const relation of relations)
    for (const number of relation.numbers) {
      const list = of.get(number);
      if (list) list.push(relation);
      else of.set(number, [relation]);
    }
  const relationsWith = (number: RowNumber): Relation[] => of.get(number) ?? [];
  const running = runningBalances(numberRows, amounts);
  const isHeld = (number: RowNumber): boolean =>
    running.has(number) || relationsWith(number).some(({ holds }) => holds);
  const held = amounts.filter(isHeld);
  const printed = new Map<number, RowNumber[]>();
  for (const number of amounts) {
    const size = Math.abs(number.minor);
    printed.set(size, [...(printed.get(size) ?? []), number]);
  }
  /** Whether the other numbers of a relation already make something else of each other. */
  const isTaken = ({ numbers }: Relation, number: RowNumber): boolean => {
    // Once what is printed elsewhere is no product: "1 | 2,661.94" in a line of a schedule.
    const [first, ...others] = numbers.filter((one) => one !== number && !isOne(one));
    return (
      first !== undefined &&
      relationsWith(first).some(
        (other) =>
          other.holds &&
          !other.numbers.includes(number) &&
          others.every((one) => other.numbers.includes(one)),
      )
    );
  };
  const holding = relations.filter(({ holds }) => holds);
  /**
   * Whether numbers of the same values already make something else of each other: what an instalment
   * comes to, "6 x 133.17", is printed where it belongs, and of two equal parts of a line one is
   * added. Two lines of one table may be of the same quantity and price.
   */
  const isMadeElsewhere = ({ kind, numbers }: Relation, number: RowNumber): boolean => {
    const others = numbers.filter((one) => one !== number && !isOne(one));
    return holding.some(
      (other) =>
        other.kind === kind &&
        OF_LINE.has(kind) &&
        !other.numbers.includes(number) &&
        (kind === 'product'
          ? !other.numbers.every((one, at) => isInOneColumn(one, numbers[at]!))
          : others.some((one) => other.numbers.includes(one))) &&
        others.every((one) =>
          other.numbers.some(({ minor }) => Math.abs(minor) === Math.abs(one.minor)),
        ),
    );
  };
  /** Whether another line prints a sum whole, number by number in its columns, with another value of one. */
  const isPrintedWhole = (sum: Relation, number: RowNumber, expected: number): boolean =>
    relationsWith(number).includes(sum) &&
    (printed.get(Math.abs(expected)) ?? []).flatMap(relationsWith).some(
      (other) =>
        other.holds &&
        other.kind === sum.kind &&
        other.numbers.length === sum.numbers.length &&
        other.numbers.every((one, at) => {
          const own = sum.numbers[at]!;
          return one.minor === (own === number ? expected : own.minor) && isInOneColumn(one, own);
        }),
    );
  const odd = amounts.flatMap((number): OddNumber[] => {
    if (isHeld(number) || (printed.get(Math.abs(number.minor))?.length ?? 0) > 1) return [];
    const demands = demandsOn(number, relationsWith(number));
    const freeOf = (all: readonly Relation[]): Relation[] =>
      all.filter((one) => !isTaken(one, number));
    const repeated = [...demands].filter(
      ([expected, all]) =>
        valuesLike(expected) >= VALUES_REPEATED_MIN &&
        freeOf(all).some(
          (one) => one.kind === 'row' && one.isPlain && isPrintedWhole(one, number, expected),
        ),
    );
    // A line that is printed twice says more than a product with one: "1 | 278.61 | 20.39".
    const [first, ...more] = repeated;
    if (first) return more.length === 0 ? [{ number, expected: first[0] }] : [];
    const believed = [...demands].filter(([expected, all]) => {
      const free = freeOf(all);
      const chance = demands.size / valuesLike(expected);
      if (areIndependent(free, number) && (chance * demands.size) / 2 < CHANCE_MAX) return true;
      const values = [...printed.keys()].filter((size) => digitsOf(size) === digitsOf(expected));
      if (chance * values.length >= CHANCE_MAX) return false;
      const elsewhere = printed.get(Math.abs(expected)) ?? [];
      return (
        free
          .filter(({ kind, isPlain, goal }) => isPlain && goal === number && OF_LINE.has(kind))
          .filter((one) => !isMadeElsewhere(one, number))
          // On a payslip the days of leave stand beside other tables' amounts.
          .filter(({ numbers }) => !hasTablesBeside || !numbers.some(isOne))
          .some(({ kind, numbers }) =>
            elsewhere.some(
              (one) => !numbers.includes(one) && !(kind === 'row' && isStackedOn(one, numbers)),
            ),
          )
      );
    });
    const [only, ...others] = believed;
    return only && others.length === 0 ? [{ number, expected: only[0] }] : [];
  });
  const isSumOfColumn = (number: RowNumber): boolean =>
    relationsWith(number).some(
      ({ goal, holds, kind, isPlain }) => goal === number && holds && isPlain && kind === 'column',
    );
  if (odd.length === 0) odd.push(...alteredNumber(relations, amounts, isHeld));
  if (odd.length === 0) odd.push(...statedSums(numberRows, { isHeld, isSum: isSumOfColumn }));
  const sums = new Set(
    holding.flatMap(({ kind, isPlain, goal }) => (isPlain && kind !== 'product' ? [goal] : [])),
  );
  return { held, sums: [...sums], odd };
}

/**
 * The balances that follow from the one above them and an amount of their line (what a rate of exchange
 * makes of that amount is another account's), and what two sums of one line differ by.
 */
function runningBalances(
  numberRows: readonly NumberRow[],
  amounts: readonly RowNumber[],
): Set<RowNumber> {
  const found = new Set<RowNumber>();
  const between = new Set<number>();
  for (const { numbers } of numberRows) {
    const own = numbers.filter(isAmount);
    if (own.length < 2) continue;
    const [one, other] = own;
    if (own.length === 2 && one && other) between.add(Math.abs(one.minor - other.minor));
    for (const balance of own) {
      const [before] = runAbove(balance, amounts);
      if (before === undefined) continue;
      const change = Math.abs(balance.minor - before.minor);
      if (own.some((one) => one !== balance && Math.abs(one.minor) === change)) found.add(balance);
    }
  }
  for (const one of amounts)
    if (Math.abs(one.minor) >= DIFFERENCE_MIN && between.has(Math.abs(one.minor))) found.add(one);
  return found;
}

/** Smaller amounts, hundredths, are often the difference of two others by chance. */
const DIFFERENCE_MIN = 10_000;

/** Whether a number stands right above or below one of others, as the sum of these in their column does. */
const isStackedOn = (number: RowNumber, numbers: readonly RowNumber[]): boolean =>
  numbers.some(
    (one) =>
      one.place.page === number.place.page &&
      isInOneColumn(one, number) &&
      Math.abs(one.place.rect.y - number.place.rect.y) < number.place.rect.h * STACKED_HEIGHTS_MAX,
  );

const STACKED_HEIGHTS_MAX = 4;

/** The values that relations which do not hold demand of a number, each with these relations. */
function demandsOn(number: RowNumber, relations: readonly Relation[]): Map<number, Relation[]> {
  const demands = new Map<number, Relation[]>();
  for (const relation of relations) {
    const exact = relation.holds ? null : relation.expected(number);
    if (exact === null) continue;
    const expected = Math.round(exact);
    if (Math.abs(expected) < AMOUNT_MIN || Math.sign(expected) !== Math.sign(number.minor))
      continue;
    demands.set(expected, [...(demands.get(expected) ?? []), relation]);
  }
  return demands;
}
