import type { Row } from '../layout.js';
import { belowCaption } from '../page-model/boxes.js';
import { columnKindOf } from './blocks.js';
import { type Item, middleX, middleY, onOneLine, overlapsX, rightOf } from './items.js';
import { type FoundLabel, payslipLabelOf } from './label-of.js';
import { labelsIn, type PlacedLabel } from './placed-labels.js';
import type { ValueType } from './labels.js';
import { isOfType, moneyOf } from './value-types.js';

/** A label of the form with the items of its type that belong to it. */
export interface LabelledItem extends FoundLabel {
  item: Item;
  /** The value of the month; null when the form leaves it blank. */
  value: Item | null;
  /** The value of the year so far, from a column of its own. */
  year: Item | null;
  /** Whether other amounts of the month stand beside it, in columns of their own. */
  isOneOfSeveral?: boolean;
}

/** Widest gap between a label and a value without a heading of its own, percent of the page's width. */
const GAP_MAX = 40;

/** Months beside each other from which a table is one of months. */
const MONTHS_MIN = 4;

/** A text this near to the middle of a line, in heights, ends the values of a label. */
const BLOCKING_HEIGHTS = 0.45;
/** A value below its label begins within this many heights of the label. */
const BELOW_HEIGHTS_MAX = 1.6;
/** A date in the middle of a cell in which an address of several lines stands beside it. */
const DATE_BELOW_MAX = 4;

/** The labels of a page with their values: beside them in reading direction, or below. */
export function labelledItems(
  items: readonly Item[],
  direction: 'ltr' | 'rtl',
  rows: readonly Row[] = [],
): LabelledItem[] {
  const labels = labelsIn(items);
  const numbers = items.filter(({ kind }) => kind === 'number');
  const touches = touching(labels, items, direction);
  const read = labels.map((found) => {
    const { label, item } = found;
    const inMatrix = label.type === 'money' ? matrixValue(item, items) : null;
    if (inMatrix) return valueOf(found, inMatrix.value, inMatrix.year);
    const boxed = inBox(item, items, rows)?.find((one) => isOfType(one, label.type));
    if (boxed !== undefined) return valueOf(found, boxed, null);
    const beside = besides(item, items, direction).filter((one) => isOfType(one, label.type));
    const own = beside
      .filter((one) => label.type !== 'text' || payslipLabelOf(one.text) === null)
      .filter((one) => nearestLabel(one, labels, direction) === item)
      .filter((one) => !labels.some((other) => touches(one, other.item)))
      .filter((one) => label.type !== 'money' || !isCount(one, items, labels));
    // A row of a table by months: which of them is this one is not known.
    if (label.type === 'money' && isRowOfMonths(item, items)) return valueOf(found, null, null);
    const inYear = label.type === 'money' ? yearAmong(own, item, items) : null;
    const glued = numbers.find((one) => touches(one, item) && isOfType(one, label.type));
    const value =
      glued ?? own.find((one) => one !== inYear) ?? below(item, label.type, items, numbers);
    const amounts = own.filter((one) => one !== inYear && moneyOf(one) !== null);
    return { ...valueOf(found, value, inYear), isOneOfSeveral: amounts.length > 1 };
  });
  const twins = read.map((one) => (one.value || one.year ? one : withTwin(one, read)));
  const taken = new Set(twins.flatMap(({ value, year }) => [value, year]));
  return twins.map((one) =>
    // Whose value of the year stands behind it has none before it: that is another label's.
    one.value || one.year ? one : { ...one, value: before(one, numbers, taken, direction) },
  );
}

/** From a caption to the same one in another language below it, in heights. */
const TWIN_HEIGHTS_MAX = 1.8;

/** "נטו לתשלום" above "Net pay" above its amount: a caption in two languages, one below the other. */
function withTwin(one: LabelledItem, all: readonly LabelledItem[]): LabelledItem {
  const { item, label } = one;
  const twin = all.find(
    (other) =>
      other.label.type === label.type &&
      isHebrew(other.item) !== isHebrew(item) &&
      other.item.rect.y > item.rect.y + item.rect.h / 2 &&
      other.item.rect.y - item.rect.y < item.rect.h * TWIN_HEIGHTS_MAX &&
      overlapsX(other.item, item),
  );
  return twin ? { ...one, value: twin.value, year: twin.year } : one;
}

const isHebrew = ({ text }: Item): boolean => /[א-ת]/u.test(text);

const OF_CURRENT =
  /^(?:current(?: period)?|this (?:pay(?:ment)? )?period|this month|period|חודשי|חודש נוכחי)$/u;
const OF_YEAR_ROW = /^(?:ytd|year[ -]to[ -]date|מצטבר(?: שנתי)?)$/u;
/** Numbers beside "current" from which the line is one of a summary. */
const MATRIX_NUMBERS_MIN = 3;
/** From the names of the columns to the line of the month, in heights. */
const MATRIX_HEIGHTS_MAX = 4;

/**
 * "Gross pay | employee taxes | net pay" above "current | 6,086.67 | 1,763.60 | 3,590.02" and "YTD | ...": what the
 * column of a label holds in the line of the month and in that of the year; null elsewhere.
 */
function matrixValue(
  label: Item,
  items: readonly Item[],
): { value: Item | null; year: Item | null } | null {
  const numberUnder = (row: Item | undefined): Item | null =>
    row === undefined
      ? null
      : (items
          .filter((one) => one.kind === 'number' && onOneLine(one, row) && overlapsX(one, label))
          .sort(
            (a, b) => Math.abs(rightOf(a) - rightOf(label)) - Math.abs(rightOf(b) - rightOf(label)),
          )[0] ?? null);
  const rows = items.filter(
    (one) =>
      one.kind === 'text' &&
      one.rect.y > label.rect.y + label.rect.h / 2 &&
      one.rect.y - label.rect.y <= label.rect.h * MATRIX_HEIGHTS_MAX &&
      items.filter((other) => other.kind === 'number' && onOneLine(other, one)).length >=
        MATRIX_NUMBERS_MIN,
  );
  const current = rows.find(({ text }) => OF_CURRENT.test(text));
  const value = numberUnder(current);
  if (!current || !value || onOneLine(label, current)) return null;
  return { value, year: numberUnder(rows.find(({ text }) => OF_YEAR_ROW.test(text))) };
}

/** Whether the amounts beside a label stand below the numbers of months: "01 | 02 | 03 | 04". */
function isRowOfMonths(item: Item, items: readonly Item[]): boolean {
  const beside = items.filter((one) => one.kind === 'number' && onOneLine(one, item));
  if (beside.length < MONTHS_MIN) return false;
  const months = items.filter((one) => MONTH.test(one.text.trim()) && one.rect.y < item.rect.y);
  return months.some(
    (month) =>
      months.filter((other) => onOneLine(other, month)).length >= MONTHS_MIN &&
      beside.some((one) => overlapsX(one, month)),
  );
}

const MONTH = /^(?:0?[1-9]|1[0-2])$/;

const valueOf = (
  { isOfYear, ...found }: PlacedLabel,
  value: Item | null,
  year: Item | null,
): LabelledItem =>
  isOfYear === true ? { ...found, value: null, year: value ?? year } : { ...found, value, year };

/**
 * Of the amounts beside a label the one of the year so far. Headings that stand off their amounts
 * tell by their order: where the month is before the year, so are two amounts. A label below one
 * of the columns of amounts itself is no row of their table.
 */
function yearAmong(own: readonly Item[], label: Item, items: readonly Item[]): Item | null {
  const found = own.find((one) => columnOf(one, items) === 'year');
  const heading = found && headingOver(found, items);
  if (!found || !heading) return null;
  const [amount] = items
    .filter((one) => onOneLine(one, heading) && columnKindOf(one.text) === 'amount')
    .sort((a, b) => farFrom(heading, a) - farFrom(heading, b));
  if (amount && (overlapsX(amount, label) || isBetween(label, amount, heading))) return null;
  // "Calculation of tax: cumulative" at the head of a form heads no column.
  if (!amount && own.length < 2 && OF_YEAR_ROW.test(heading.text)) return null;
  const [first, second, ...others] = own.filter((one) => isOfType(one, 'money'));
  const isLater =
    amount !== undefined &&
    middleX(amount) < middleX(heading) === middleX(label) < middleX(heading);
  return found === first && second && others.length === 0 && isLater ? second : found;
}

const farFrom = (one: Item, other: Item): number => Math.abs(middleX(one) - middleX(other));

/** Whether the middle of an item is between those of two headings. */
const isBetween = (item: Item, one: Item, other: Item): boolean =>
  (middleX(item) - middleX(one)) * (middleX(item) - middleX(other)) < 0;

/** The items below a caption in its ruled box; null where a label is no caption. */
function inBox(item: Item, items: readonly Item[], rows: readonly Row[]): Item[] | null {
  const { cell } = item.span;
  const isAlone = items.every((one) => one === item || one.span.cell !== cell);
  const below = isAlone ? belowCaption(cell, rows) : null;
  return below && items.filter(({ span }) => below.includes(span.cell));
}

/** Whether the heading above a number calls it hours or a rate. */
function isCount(one: Item, items: readonly Item[], labels: readonly PlacedLabel[]): boolean {
  const heading = headingOver(one, items);
  const kind = heading && columnKindOf(heading.text);
  if (!heading || (kind !== 'quantity' && kind !== 'rate')) return false;
  // What is paid ends in its sum: below it are other numbers.
  const isEnded = labels.some(
    ({ label, item }) =>
      CLOSING.has(label.name) &&
      item.rect.y > heading.rect.y + heading.rect.h &&
      item.rect.y + item.rect.h < one.rect.y &&
      !items.some(
        (other) => other.kind === 'number' && onOneLine(other, item) && overlapsX(other, heading),
      ),
  );
  if (isEnded) return false;
  // A table of its own between them has columns of its own.
  return !items.some(
    (other) =>
      other.kind === 'text' &&
      other.rect.y > heading.rect.y + heading.rect.h &&
      other.rect.y < one.rect.y - one.rect.h / 2 &&
      columnKindOf(other.text) !== null &&
      overlapsX(other, one, TABLE_WIDTH),
  );
}

const CLOSING: ReadonlySet<string> = new Set([
  'gross',
  'total_payments',
  'total_deductions',
  'net',
  'net_to_pay',
]);

/** Headings of one table are this near to each other, percent of the page's width. */
const TABLE_WIDTH = 15;

/** Of the page's width, percent: less than the space between two words. */
const GLUE_GAP_MAX = 0.25;

/**
 * "3,082.80ניכויי חובה": whether a number touches the label that is read after it. A colon behind
 * the label says that its value follows: what touches it ends another table.
 */
const isGlued = (number: Item, label: Item, direction: 'ltr' | 'rtl'): boolean =>
  !label.introduces &&
  onOneLine(number, label) &&
  Math.abs(direction === 'rtl' ? number.rect.x - rightOf(label) : label.rect.x - rightOf(number)) <
    GLUE_GAP_MAX;

/**
 * Whether a number belongs to the label that it touches, by the form: not where most such labels have
 * a number of their own behind them, so that a block of labels and amounts touches the next one.
 */
function touching(
  labels: readonly PlacedLabel[],
  items: readonly Item[],
  direction: 'ltr' | 'rtl',
): (number: Item, label: Item) => boolean {
  const numbers = items.filter(({ kind }) => kind === 'number');
  const glued = labels.filter(({ item }) => numbers.some((one) => isGlued(one, item, direction)));
  const own = glued.filter(({ item }) => {
    const [next] = besides(item, items, direction).filter((one) => isOfType(one, 'money'));
    return next && !labels.some((other) => isGlued(next, other.item, direction));
  });
  const isForm = own.length * 2 <= glued.length;
  return (number, label) => isForm && isGlued(number, label, direction);
}

/** An amount this near before a label, percent of the page's width, is its value. */
const BEFORE_GAP_MAX = 1.5;

/** "13,557.80 total payments": the amount that stands before a label, where no other label has it. */
function before(
  { label, item }: FoundLabel & { item: Item },
  numbers: readonly Item[],
  taken: ReadonlySet<Item | null>,
  direction: 'ltr' | 'rtl',
): Item | null {
  if (label.type !== 'money' || item.introduces) return null;
  const gap = (one: Item): number =>
    direction === 'rtl' ? one.rect.x - rightOf(item) : item.rect.x - rightOf(one);
  const [nearest] = numbers
    .filter((one) => !taken.has(one) && onOneLine(one, item) && isOfType(one, label.type))
    .filter((one) => gap(one) > -0.5 && gap(one) < BEFORE_GAP_MAX)
    .sort((a, b) => gap(a) - gap(b));
  return nearest ?? null;
}

/** The items beside a label up to the next text, nearest first. */
function besides(label: Item, items: readonly Item[], direction: 'ltr' | 'rtl'): Item[] {
  const gap = (one: Item): number =>
    direction === 'rtl' ? label.rect.x - rightOf(one) : one.rect.x - rightOf(label);
  const line = items
    .filter((one) => one !== label && onOneLine(one, label) && gap(one) > -0.5)
    .filter((one) => one.kind === 'number' || isBlocking(one, label))
    .filter((one) => gap(one) < GAP_MAX || columnOf(one, items) !== null || isAlone(one, label))
    .sort((a, b) => gap(a) - gap(b));
  /** Whether nothing but a label and a number stands on a line, however far apart. */
  function isAlone(one: Item, own: Item): boolean {
    return items.every((other) => other === one || other === own || !onOneLine(other, own));
  }
  const end = line.findIndex(({ kind }) => kind === 'text');
  // The first text itself may be the value: "department: production".
  return end < 0 ? line : line.slice(0, end === 0 ? 1 : end);
}

const isBlocking = (text: Item, label: Item): boolean =>
  Math.abs(middleY(text) - middleY(label)) < BLOCKING_HEIGHTS * Math.max(text.rect.h, label.rect.h);

/** Of labels one above the other, the one whose line is nearest to a value. */
function nearestLabel(
  value: Item,
  labels: readonly { item: Item }[],
  direction: 'ltr' | 'rtl',
): Item | null {
  const [nearest] = labels
    .map(({ item }) => item)
    .filter(
      (item) =>
        onOneLine(item, value) &&
        (direction === 'rtl' ? item.rect.x > value.rect.x : item.rect.x < value.rect.x),
    )
    .sort((a, b) => cost(a, value) - cost(b, value));
  return nearest ?? null;
}

const cost = (label: Item, value: Item): number =>
  Math.abs(middleY(label) - middleY(value)) / Math.max(label.rect.h, value.rect.h) +
  Math.abs(middleX(label) - middleX(value)) / 100;

/** What the heading above a number says of its column; of "YTD / amount" on two lines the first. */
function columnOf(number: Item, items: readonly Item[]): ReturnType<typeof columnKindOf> {
  const heading = headingOver(number, items);
  return heading && columnKindOf(heading.text);
}

function headingOver(number: Item, items: readonly Item[]): Item | null {
  const headings = items
    .filter(
      (one) =>
        one.kind === 'text' &&
        middleY(one) < middleY(number) &&
        overlapsX(one, number) &&
        columnKindOf(one.text) !== null,
    )
    .sort((a, b) => b.rect.y - a.rect.y);
  const [heading, above] = headings;
  if (!heading) return null;
  const isSecondLine =
    above !== undefined &&
    overlapsX(above, heading) &&
    heading.rect.y - above.rect.y < heading.rect.h * LINE_HEIGHTS_MAX;
  return isSecondLine ? above : heading;
}

/** From the first line of a heading to its second, in heights. */
const LINE_HEIGHTS_MAX = 1.7;

function below(
  label: Item,
  type: ValueType,
  items: readonly Item[],
  numbers: readonly Item[],
): Item | null {
  // A colon announces a value on the line; without one there it is blank.
  if (label.introduces || type === 'text') return null;
  const reach =
    label.rect.y + label.rect.h * (1 + (type === 'date' ? DATE_BELOW_MAX : BELOW_HEIGHTS_MAX));
  const [under] = items
    .filter(
      (one) => one !== label && middleY(one) > label.rect.y + label.rect.h && overlapsX(one, label),
    )
    .sort((a, b) => a.rect.y - b.rect.y);
  const value =
    under !== undefined && under.rect.y < reach ? under : aloneBelow(label, items, reach);
  if (!value || !numbers.includes(value) || !isOfType(value, type)) return null;
  return type === 'money' && isHeadingOfRows(label, value, items) ? null : value;
}

/** Whether a label is the heading of a column: below it amounts stand in rows with texts of their own. */
function isHeadingOfRows(label: Item, first: Item, items: readonly Item[]): boolean {
  const step = Math.max(first.rect.y - label.rect.y, first.rect.h);
  const isInRow = (one: Item): boolean => {
    const others = items.filter((other) => other !== one && onOneLine(other, one));
    return others.some(({ kind }) => kind === 'text') || others.length >= ROW_NUMBERS_MIN;
  };
  const next = items.find(
    (one) =>
      one.kind === 'number' &&
      one.rect.y - first.rect.y > first.rect.h / 2 &&
      one.rect.y - first.rect.y <= step * ROW_STEPS_MAX &&
      overlapsX(one, first) &&
      isOfType(one, 'money'),
  );
  return next !== undefined && isInRow(first) && isInRow(next);
}

/** Numbers beside an amount from which a line without a text is a row of a table, as one of a month. */
const ROW_NUMBERS_MIN = 4;
/** From one row of a table to the next, in steps from its heading to the first. */
const ROW_STEPS_MAX = 1.6;

/** The only item of the next line, below a label that is the only one of its own: at the other edge of a box. */
function aloneBelow(label: Item, items: readonly Item[], reach: number): Item | null {
  if (items.some((one) => one !== label && onOneLine(one, label))) return null;
  const [next, ...others] = items.filter(
    (one) => middleY(one) > label.rect.y + label.rect.h && one.rect.y < reach,
  );
  return next && others.length === 0 ? next : null;
}
