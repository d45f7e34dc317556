import type { NumberRow, RowNumber } from '../../evidence/document-data.js';

/** More numbers in a line are tables of figures that agree by chance. */
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

type Kind = 'product' | 'row' | 'column' | 'stack';
export const OF_LINE: ReadonlySet<Kind> = new Set(['product', 'row']);

/** What numbers of a page would make of each other if they were quantity and price, or a sum. */
export interface Relation {
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

export const isAmount = ({ amount, minor }: RowNumber): boolean => amount !== null && minor !== 0;

/**
 * Whether a relation of its line and one of its column have no other number in common. Two of its
 * column would make up each other without the number: "subtotal 100.00, tax 3.00, all taxes 8.50,
 * tax 5.50, total 108.50" demands 103.00 of 8.50 twice, which is a line that counts nowhere.
 */
export const areIndependent = (relations: readonly Relation[], number: RowNumber): boolean =>
  relations.some((one, index) =>
    relations
      .slice(index + 1)
      .some(
        (other) =>
          OF_LINE.has(one.kind) !== OF_LINE.has(other.kind) &&
          one.numbers.every((part) => part === number || !other.numbers.includes(part)),
      ),
  );

export function relationsOfRow({ numbers, percentages, isRtl }: NumberRow): Relation[] {
  const filled = numbers.filter(({ minor }) => minor !== 0);
  if (filled.length > ROW_MAX) return [];
  return [
    ...products(filled, percentages).filter((one) => isRtl === true || !isBeforeItsOne(one)),
    ...sumsOfNeighbours(filled.filter(isAmount)),
  ];
}

/**
 * "16.50 | 1 | meal | 21.50" of two receipts side by side: read from left to right, the amount of a line
 * does not stand before its quantity of one and its price.
 */
const isBeforeItsOne = ({ goal, numbers }: Relation): boolean =>
  numbers.some(isOne) &&
  numbers.every((one) => one === goal || one.place.rect.x >= goal.place.rect.x);

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

export const isOne = ({ amount, minor }: RowNumber): boolean => amount === null && minor === 100;

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

/**
 * Whether one of the parts is the sum of the others: a sum of all of them would count these twice, as
 * the year so far below the month's payments and their total.
 */
export function isCountedTwice(parts: readonly RowNumber[]): boolean {
  const sum = parts.reduce((total, { minor }) => total + minor, 0);
  return parts.length > 2 && parts.some(({ minor }) => minor * 2 === sum);
}

/** Each amount as the sum of two and more above it in its column, and of up to four with signs. */
export function relationsOfColumns(amounts: readonly RowNumber[]): Relation[] {
  return amounts.flatMap((goal) => {
    const run = runAbove(goal, amounts);
    const sums = run
      .slice(1)
      .map((_, index) => run.slice(0, index + 2))
      .filter((parts) => !isCountedTwice(parts))
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
export function runAbove(goal: RowNumber, amounts: readonly RowNumber[]): RowNumber[] {
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
export function isInOneColumn(
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

export function sumOf(
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
