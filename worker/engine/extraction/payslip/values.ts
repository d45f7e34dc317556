import { columnKindOf } from './blocks.js';
import { type Item, middleX, middleY, onOneLine, overlapsX, rightOf } from './items.js';
import { type FoundLabel, payslipLabelOf, type ValueType } from './labels.js';
import { isOfType } from './value-types.js';

/** A label of the form with the items of its type that belong to it. */
export interface LabelledItem extends FoundLabel {
  item: Item;
  /** The value of the month; null when the form leaves it blank. */
  value: Item | null;
  /** The value of the year so far, from a column of its own. */
  year: Item | null;
}

/** Widest gap between a label and a value without a heading of its own, percent of the page's width. */
const GAP_MAX = 40;

/** A text this near to the middle of a line, in heights, ends the values of a label. */
const BLOCKING_HEIGHTS = 0.45;
/** A value below its label begins within this many heights of the label. */
const BELOW_HEIGHTS_MAX = 1.6;

/** The labels of a page with their values: beside them in reading direction, or below. */
export function labelledItems(items: readonly Item[], direction: 'ltr' | 'rtl'): LabelledItem[] {
  const labels = items.flatMap((item) => {
    const found = item.kind === 'text' ? payslipLabelOf(item.text) : null;
    return found ? [{ ...found, item }] : [];
  });
  const numbers = items.filter(({ kind }) => kind === 'number');
  return labels.map((found) => {
    const { label, item } = found;
    const beside = besides(item, items, direction).filter((one) => isOfType(one, label.type));
    const own = beside.filter((one) => nearestLabel(one, labels, direction) === item);
    const isYear = (one: Item): boolean =>
      label.type === 'money' && columnOf(one, items) === 'year';
    const inYear = own.find(isYear) ?? null;
    const value = own.find((one) => one !== inYear) ?? below(item, label.type, items, numbers);
    return { ...found, value, year: inYear };
  });
}

/** The items beside a label up to the next text, nearest first. */
function besides(label: Item, items: readonly Item[], direction: 'ltr' | 'rtl'): Item[] {
  const gap = (one: Item): number =>
    direction === 'rtl' ? label.rect.x - rightOf(one) : one.rect.x - rightOf(label);
  const line = items
    .filter((one) => one !== label && onOneLine(one, label) && gap(one) > -0.5)
    .filter((one) => one.kind === 'number' || isBlocking(one, label))
    .filter((one) => gap(one) < GAP_MAX || columnOf(one, items) !== null)
    .sort((a, b) => gap(a) - gap(b));
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

/** What the heading above a number says of its column. */
function columnOf(number: Item, items: readonly Item[]): ReturnType<typeof columnKindOf> {
  const [heading] = items
    .filter(
      (one) =>
        one.kind === 'text' &&
        middleY(one) < middleY(number) &&
        overlapsX(one, number) &&
        columnKindOf(one.text) !== null,
    )
    .sort((a, b) => b.rect.y - a.rect.y);
  return heading ? columnKindOf(heading.text) : null;
}

function below(
  label: Item,
  type: ValueType,
  items: readonly Item[],
  numbers: readonly Item[],
): Item | null {
  // A colon announces a value on the line; without one there it is blank.
  if (label.introduces || type === 'text') return null;
  const reach = label.rect.y + label.rect.h * (1 + BELOW_HEIGHTS_MAX);
  const [under] = items
    .filter(
      (one) => one !== label && middleY(one) > label.rect.y + label.rect.h && overlapsX(one, label),
    )
    .sort((a, b) => a.rect.y - b.rect.y);
  const isValue = under !== undefined && under.rect.y < reach && numbers.includes(under);
  return isValue && isOfType(under, type) ? under : null;
}
