import type { DocumentData, NumberRow, RowNumber } from '../../evidence/document-data.js';
import { isSamePlace, type Place } from '../../evidence/geometry.js';
import { chanceOfLikeness } from './altered-digits.js';

/** More amounts, or more numbers in a line, are tables of figures that agree by chance. */
const AMOUNTS_MAX = 250;
const ROW_MAX = 12;
/** Terms of a sum of neighbours in a line, and of a stack with signs. */
const PARTS_MAX = 4;
const COLUMN_MAX = 40;
/** Of a tax or discount, percent, and what one without its sign makes of a product. */
const RATE_MAX = 30;
const UNSIGNED = 0.01;
/** Edges of one column, percent of the page's width, and the step to its next amount, line heights. */
const ALIGNED_MAX = 0.6;
const CENTRED_MAX = 0.4;
const STEP_HEIGHTS_MAX = 15;
/** Rounding of a sum, hundredths. */
const ROUNDING = 1;
/**
 * A correction is believed where chance would give one for fewer than this share of amounts. The
 * other values that an amount's sums demand are counted against the values of as many digits.
 */
const CHANCE_MAX = 0.005;
/** A line that is printed again with another value must have so many values of that size to choose from. */
const VALUES_REPEATED_MIN = 9000;
/** Below this, hundredths, few digits agree by chance. */
const AMOUNT_MIN = 100;

type Kind = 'product' | 'row' | 'column' | 'stack';
const OF_LINE: ReadonlySet<Kind> = new Set(['product', 'row']);

/** What numbers of a page would make of each other if they were quantity and price, or a sum. */
interface Relation {
  kind: Kind;
  /** Where the goal stands and what is done to the parts; relations of one form in two lines are of one table. */
  form: string;
  /** The product or sum. */
  goal: RowNumber;
  /** All, the goal among them. */
  numbers: RowNumber[];
  /** Whether all parts are added, or multiplied as they are printed. */
  isPlain: boolean;
  holds: boolean;
  /** Hundredths, by which the relation would hold; null for a factor of a product. */
  expected(number: RowNumber): number | null;
}

export interface OddNumber {
  number: RowNumber;
  /** Hundredths. */
  expected: number;
  /** Another number of its sum or product may be wrong instead. */
  orParts?: true;
}

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
  const { numberRows = [] } = data;
  const known = KNOWN.get(numberRows);
  if (known) return known;
  const web = webOf(numberRows);
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

function webOf(numberRows: readonly NumberRow[]): NumberWeb {
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
  const isHeld = (number: RowNumber): boolean => relationsWith(number).some(({ holds }) => holds);
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
      return free
        .filter(({ kind, isPlain, goal }) => isPlain && goal === number && OF_LINE.has(kind))
        .filter((one) => !isMadeElsewhere(one, number))
        .some(({ numbers }) => elsewhere.some((one) => !numbers.includes(one)));
    });
    const [only, ...others] = believed;
    return only && others.length === 0 ? [{ number, expected: only[0] }] : [];
  });
  if (odd.length === 0) odd.push(...altered(relations, amounts, isHeld));
  const sums = new Set(
    holding.flatMap(({ kind, isPlain, goal }) => (isPlain && kind !== 'product' ? [goal] : [])),
  );
  return { held, sums: [...sums], odd };
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
function altered(
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

/** Each amount that is larger than all above it in its column as the sum of these. */
const wholeColumns = (amounts: readonly RowNumber[]): Relation[] =>
  amounts.flatMap((goal) => {
    const run = runAbove(goal, amounts);
    const isSum = run.length > 1 && run.every(({ minor }) => minor > 0 && minor < goal.minor);
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

const isAmount = ({ amount, minor }: RowNumber): boolean => amount !== null && minor !== 0;

const digitsOf = (minor: number): number => String(Math.round(Math.abs(minor))).length;

/**
 * How many values have as many digits. Round ones are chosen by people and meet each other often:
 * of zeros at the end one counts.
 */
function valuesLike(minor: number): number {
  let significant = Math.round(Math.abs(minor));
  while (significant >= 10 && significant % 10 === 0) significant /= 10;
  return 9 * 10 ** (Math.min(digitsOf(minor), digitsOf(significant) + 1) - 1);
}

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

/**
 * Whether a relation of its line and one of its column have no other number in common. Two of its
 * column would make up each other without the number: "subtotal 100.00, tax 3.00, all taxes 8.50,
 * tax 5.50, total 108.50" demands 103.00 of 8.50 twice, which is a line that counts nowhere.
 */
const areIndependent = (relations: readonly Relation[], number: RowNumber): boolean =>
  relations.some((one, index) =>
    relations
      .slice(index + 1)
      .some(
        (other) =>
          OF_LINE.has(one.kind) !== OF_LINE.has(other.kind) &&
          one.numbers.every((part) => part === number || !other.numbers.includes(part)),
      ),
  );

function relationsOfRow({ numbers, percentages }: NumberRow): Relation[] {
  const filled = numbers.filter(({ minor }) => minor !== 0);
  if (filled.length > ROW_MAX) return [];
  return [...products(filled, percentages), ...sumsOfNeighbours(filled.filter(isAmount))];
}

/** Two numbers of a line on one side of an amount as its quantity and price, with discount or tax. */
const products = (numbers: readonly RowNumber[], percentages: readonly number[]): Relation[] =>
  numbers.filter(isAmount).flatMap((goal) =>
    numbers.flatMap((one, index) =>
      numbers
        .slice(index + 1)
        .filter((other) => one !== goal && other !== goal && areBeside(one, other, goal))
        .filter((other) => !isWhole(one) || !isWhole(other))
        .flatMap((other) => {
          const product = Math.abs((one.minor * other.minor) / 100) * Math.sign(goal.minor);
          // A price rounded to the hundredth deviates by up to half of one per piece.
          const pieces = Math.min(Math.abs(one.minor), Math.abs(other.minor)) / 100;
          const factors = [
            1,
            // With discount or tax, or the discount or tax alone.
            ...percentages.flatMap((rate) => [1 - rate / 100, 1 + rate / 100, rate / 100]),
            // A rate is printed in its column without a sign: "6.00 | 16.98 | 1.02".
            ...(pieces <= RATE_MAX ? [UNSIGNED] : []),
          ];
          return factors.map((factor, at): Relation => ({
            kind: 'product',
            form: `product:${at === 0 || factor === UNSIGNED ? factor : (at - 1) % 3}`,
            goal,
            numbers: [one, other, goal],
            // On the axis of a chart any number is a hundredth of the product of two others.
            isPlain: factor !== UNSIGNED,
            holds:
              Math.abs(product * factor - goal.minor) <=
              ROUNDING + (pieces / 2) * Math.min(1, factor),
            expected: (number) => (number === goal ? product * factor : null),
          }));
        }),
    ),
  );

const isOne = ({ amount, minor }: RowNumber): boolean => amount === null && minor === 100;

const rightOf = ({ place: { rect } }: RowNumber): number => rect.x + rect.w;

const areBeside = (one: RowNumber, other: RowNumber, goal: RowNumber): boolean =>
  Math.max(rightOf(one), rightOf(other)) <= goal.place.rect.x ||
  Math.min(one.place.rect.x, other.place.rect.x) >= rightOf(goal);

/** A count or a number of a line's name; two of them are no quantity and price. */
const isWhole = ({ amount, minor }: RowNumber): boolean => amount === null && minor % 100 === 0;

/** Neighbours in a line as a sum and its parts, the sum first or last. */
function sumsOfNeighbours(amounts: readonly RowNumber[]): Relation[] {
  const relations: Relation[] = [];
  for (let from = 0; from < amounts.length; from++)
    for (let count = 2; count <= PARTS_MAX; count++) {
      const some = amounts.slice(from, from + count + 1);
      const [first, last] = [some[0], some.at(-1)];
      if (some.length !== count + 1 || !first || !last) break;
      for (const signs of signsOf(count)) {
        relations.push(sumOf('row', last, some.slice(0, -1), signs));
        relations.push(sumOf('row', first, some.slice(1), signs));
      }
    }
  return relations;
}

/** Each amount as the sum of two and more above it in its column, and of up to four with signs. */
function relationsOfColumns(amounts: readonly RowNumber[]): Relation[] {
  return amounts.flatMap((goal) => {
    const run = runAbove(goal, amounts);
    const sums = run
      .slice(1)
      .map((_, index) => run.slice(0, index + 2))
      .map((parts) =>
        sumOf(
          'column',
          goal,
          parts,
          parts.map(() => 1),
        ),
      );
    const stacks = [2, 3, 4]
      .filter((count) => count <= run.length)
      .flatMap((count) => {
        const parts = run.slice(0, count).reverse();
        return signsOf(count)
          .filter((signs) => signs.includes(-1))
          .map((signs) => sumOf('stack', goal, parts, signs));
      });
    return [...sums, ...stacks];
  });
}

/** The amounts above one in its column, nearest first. */
function runAbove(goal: RowNumber, amounts: readonly RowNumber[]): RowNumber[] {
  const column = amounts
    .filter((one) => one.place.page === goal.place.page && isAligned(one, goal))
    .filter(({ place: { rect } }) => rect.y + rect.h / 2 < goal.place.rect.y)
    .sort((a, b) => b.place.rect.y - a.place.rect.y);
  const run: RowNumber[] = [];
  let from = goal;
  for (const one of column) {
    const step = from.place.rect.y - one.place.rect.y;
    if (step > goal.place.rect.h * STEP_HEIGHTS_MAX || run.length >= COLUMN_MAX) break;
    run.push(one);
    from = one;
  }
  return run;
}

const isAligned = (one: RowNumber, other: RowNumber): boolean => {
  const [a, b] = [one.place.rect, other.place.rect];
  return (
    Math.abs(a.x + a.w - b.x - b.w) <= ALIGNED_MAX ||
    Math.abs(a.x - b.x) <= ALIGNED_MAX ||
    Math.abs(a.x + a.w / 2 - b.x - b.w / 2) <= CENTRED_MAX
  );
};

/** Share of the narrower number by which two of one column lie above each other. */
const SHARED_MIN = 0.5;

/** Whether two numbers lie in one column: a total in larger print need not end where its parts do. */
function isInOneColumn(
  { place: { rect: a } }: RowNumber,
  { place: { rect: b } }: RowNumber,
): boolean {
  const shared = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  return shared >= SHARED_MIN * Math.min(a.w, b.w);
}

/** Every choice of signs of so many parts, the first one positive. */
const signsOf = (count: number): number[][] =>
  Array.from({ length: 2 ** (count - 1) }, (_, bits) =>
    Array.from({ length: count }, (__, at) => (at > 0 && (bits >> (at - 1)) & 1 ? -1 : 1)),
  );

function sumOf(
  kind: Kind,
  goal: RowNumber,
  parts: readonly RowNumber[],
  signs: readonly number[],
): Relation {
  const signOf = (index: number): number => signs[index] ?? 1;
  const gap = parts.reduce((sum, { minor }, index) => sum + minor * signOf(index), -goal.minor);
  return {
    kind,
    form: [kind, ...parts.map((_, index) => signOf(index))].join(' '),
    goal,
    numbers: [goal, ...parts],
    isPlain: !signs.includes(-1),
    holds: Math.abs(gap) <= ROUNDING,
    expected(number) {
      if (number === goal) return goal.minor + gap;
      const index = parts.indexOf(number);
      return index < 0 ? null : number.minor - gap / signOf(index);
    },
  };
}
