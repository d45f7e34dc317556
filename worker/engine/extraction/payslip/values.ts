import type { Row } from '../layout.js';
import { belowCaption } from '../page-model/boxes.js';
import { columnKindOf } from './blocks.js';
import { type Item, middleX, middleY, onOneLine, overlapsX, rightOf } from './items.js';
import { type FoundLabel, payslipLabelOf } from './label-of.js';
import type { ValueType } from './labels.js';
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
  const read = labels.map((found) => {
    const { label, item } = found;
    const boxed = inBox(item, items, rows)?.find((one) => isOfType(one, label.type));
    if (boxed !== undefined) return valueOf(found, boxed, null);
    const beside = besides(item, items, direction).filter((one) => isOfType(one, label.type));
    const own = beside
      .filter((one) => label.type !== 'text' || payslipLabelOf(one.text) === null)
      .filter((one) => nearestLabel(one, labels, direction) === item)
      .filter((one) => !labels.some((other) => isGlued(one, other.item, direction)))
      .filter((one) => label.type !== 'money' || !isCount(one, items));
    // A row of a table by months: which of them is this one is not known.
    if (label.type === 'money' && isRowOfMonths(item, items)) return valueOf(found, null, null);
    const inYear = label.type === 'money' ? yearAmong(own, item, items) : null;
    const glued = numbers.find((one) => isGlued(one, item, direction) && isOfType(one, label.type));
    const value =
      glued ?? own.find((one) => one !== inYear) ?? below(item, label.type, items, numbers);
    return valueOf(found, value, inYear);
  });
  const taken = new Set(read.flatMap(({ value, year }) => [value, year]));
  return read.map((one) =>
    one.value ? one : { ...one, value: before(one, numbers, taken, direction) },
  );
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

interface PlacedLabel extends FoundLabel {
  item: Item;
  /** "YTD net pay": of the year so far in its own words. */
  isOfYear?: boolean;
}

function labelsIn(items: readonly Item[]): PlacedLabel[] {
  const labels = items.flatMap((item): PlacedLabel[] => {
    if (item.kind !== 'text') return [];
    const own = labelIn(item.text);
    if (own) return [{ ...own, item }];
    const ofYear = labelIn(item.text.replace(OF_YEAR, '').trim());
    if (ofYear?.label.type === 'money' && OF_YEAR.test(item.text))
      return [{ ...ofYear, item, isOfYear: true }];
    const whole = wrapped(item, items);
    const found = whole && payslipLabelOf(whole.text);
    return found ? [{ ...found, item: whole }] : [];
  });
  return underYear([...labels, ...besideOthers(items, labels)], items);
}

/** Titles of a box with the sums of the year so far. */
const YEAR_TITLE =
  /^(?:(?:amounts? |totals? |balances? )?(?:this )?years?[ -](?:to|of)[ -]date(?: totals?| amounts?)?|ytd(?: totals?| amounts?)?|this year|cumulatives?(?: totals?)?|נתונימ מצטברימ|מצטברימ|סכומימ מצטברימ)$/u;

/**
 * "Year to date / gross pay / net pay": labels in the block below such a title are of the year, where
 * one of them stands elsewhere, too.
 */
function underYear(labels: PlacedLabel[], items: readonly Item[]): PlacedLabel[] {
  const ofYear = new Set<PlacedLabel>();
  for (const title of items.filter(({ text }) => YEAR_TITLE.test(text))) {
    if (headsMonth(title, items)) continue;
    const block = new Set(blockBelow(title, items));
    const under = labels.filter(({ item, label }) => label.type === 'money' && block.has(item));
    const twins = under.filter(({ label }) =>
      labels.some((other) => other.label === label && !block.has(other.item)),
    );
    // Where the net pay of the month stands elsewhere, all of the block is of the year.
    const isWhole = twins.some(({ label }) => label.name === 'net');
    for (const one of isWhole ? under : twins) ofYear.add(one);
  }
  return labels.map((one) => (ofYear.has(one) ? { ...one, isOfYear: true } : one));
}

const OF_MONTH = /^(?:ה?חודש|חודש נוכחי|this month|month|monat|mois)$/u;

/** "Cumulative data | month | cumulative": whether a column for the month comes first behind a title. */
function headsMonth(title: Item, items: readonly Item[]): boolean {
  const isRtl = title.span.cell.row.line.direction === 'rtl';
  const [next] = items
    .filter((one) => one !== title && onOneLine(one, title))
    .filter((one) => (isRtl ? middleX(one) < middleX(title) : middleX(one) > middleX(title)))
    .sort((a, b) => (isRtl ? middleX(b) - middleX(a) : middleX(a) - middleX(b)));
  return next !== undefined && (columnKindOf(next.text) === 'amount' || OF_MONTH.test(next.text));
}

/** A row of a block follows the one before within this many times its own distance. */
const ROW_GROWTH_MAX = 2.2;
/** The first row of a block stands this near below its title, in heights. */
const TITLE_HEIGHTS_MAX = 5;

/** The texts in the rows below a title, as far as these go on evenly; none below the title of a column of numbers. */
function blockBelow(title: Item, items: readonly Item[]): Item[] {
  const under = items
    .filter((one) => middleY(one) > bottomOf(title) && overlapsX(one, title))
    .sort((a, b) => a.rect.y - b.rect.y);
  const block: Item[] = [];
  let y = middleY(title);
  let stepMax = title.rect.h * TITLE_HEIGHTS_MAX;
  for (const one of under) {
    const step = middleY(one) - y;
    if (step > stepMax) break;
    if (step > one.rect.h / 2 && block.length > 0) stepMax = step * ROW_GROWTH_MAX;
    y = middleY(one);
    block.push(one);
  }
  const texts = block.filter(({ kind }) => kind === 'text');
  return texts.length * 2 >= block.length ? texts : [];
}

const bottomOf = ({ rect }: Item): number => rect.y + rect.h;

/** Before or behind the name of a sum. */
const OF_YEAR =
  /^(?:ytd|y\.t\.d\.?|year[ -]to[ -]date|cumulative)(?!\p{L})[ :-]*|(?<![ (-])[ (-]{1,3}(?:ytd|y\.t\.d\.?|td|year[ -]to[ -]date|מצטבר|מצטברת)\)?$/u;

/** What these words are in a line that also names the net pay; alone they are titles of tables. */
const IN_STRIP: readonly (readonly [RegExp, string, boolean])[] = [
  [/^(?:deductions|total|ניכויים)$/u, 'net', false],
  [/^(?:ytd|year[ -]to[ -]date) deductions$/u, 'net', true],
];

/** "Total | deductions | net pay": sums in a line, each above its amount, or each with a colon and its amount beside it. */
function besideOthers(items: readonly Item[], labels: readonly PlacedLabel[]): PlacedLabel[] {
  const known = new Set(labels.map(({ item }) => item));
  return items.flatMap((item): PlacedLabel[] => {
    const named = IN_STRIP.find(([pattern]) => item.kind === 'text' && pattern.test(item.text));
    if (!named || known.has(item)) return [];
    const nets = labels.filter((one) => one.label.name === named[1] && one.item !== item);
    const isKey =
      item.introduces && !/total/u.test(item.text) && nets.some((one) => one.item.introduces);
    if (!isKey && !nets.some((one) => onOneLine(one.item, item))) return [];
    const name = /total/u.test(item.text) ? 'total earnings' : 'total deductions';
    const found = payslipLabelOf(name);
    const [under] = items.filter(
      (one) => middleY(one) > item.rect.y + item.rect.h && overlapsX(one, item),
    );
    return found && (isKey || under?.kind === 'number')
      ? [{ ...found, item, ...(named[2] && { isOfYear: true }) }]
      : [];
  });
}

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

/** The label that a text is, or one that it gives in two languages: "SCHAR BRUTO | שכר ברוטו". */
function labelIn(text: string): FoundLabel | null {
  const parts = text.split(/[|/]/u).map((part) => part.trim());
  const isTwin = parts.length === 2 && parts.filter((part) => /[א-ת]/u.test(part)).length === 1;
  const own = payslipLabelOf(text);
  return own ?? (isTwin ? (parts.map(payslipLabelOf).find((found) => found) ?? null) : null);
}

/** "Total / deductions": a text with the one right below it, as a narrow cell breaks them. */
function wrapped(item: Item, items: readonly Item[]): Item | null {
  const below = items.find(
    (one) =>
      one.kind === 'text' &&
      one.rect.y > item.rect.y + item.rect.h / 2 &&
      one.rect.y - item.rect.y < item.rect.h * WRAPPED_HEIGHTS_MAX &&
      Math.abs(one.rect.x - item.rect.x) < WRAPPED_INDENT_MAX,
  );
  if (!below || item.introduces) return null;
  // Two rows of a table, each with an amount of its own; one that lies between them belongs to both.
  const hasOwn = (line: Item, other: Item): boolean =>
    items.some((one) => one.kind === 'number' && onOneLine(one, line) && !onOneLine(one, other));
  if (hasOwn(item, below) && hasOwn(below, item)) return null;
  const rect = {
    x: item.rect.x,
    y: item.rect.y,
    w: Math.max(rightOf(item), rightOf(below)) - item.rect.x,
    h: below.rect.y + below.rect.h - item.rect.y,
  };
  return { ...below, text: `${item.text} ${below.text}`, rect };
}

/** The second line of a label begins this near to where the first does, percent of the page's width. */
const WRAPPED_INDENT_MAX = 0.5;
/** From one line of a label to the next, in heights; the lines between may hold its value. */
const WRAPPED_HEIGHTS_MAX = 2.2;

/** Whether the heading above a number calls it hours or a rate. */
function isCount(one: Item, items: readonly Item[]): boolean {
  const heading = headingOver(one, items);
  const kind = heading && columnKindOf(heading.text);
  if (!heading || (kind !== 'quantity' && kind !== 'rate')) return false;
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

/** Headings of one table are this near to each other, percent of the page's width. */
const TABLE_WIDTH = 15;

/** Of the page's width, percent: less than the space between two words. */
const GLUE_GAP_MAX = 0.25;

/** "3,082.80ניכויי חובה": whether a number touches the label that is read after it. */
const isGlued = (number: Item, label: Item, direction: 'ltr' | 'rtl'): boolean =>
  onOneLine(number, label) &&
  Math.abs(direction === 'rtl' ? number.rect.x - rightOf(label) : label.rect.x - rightOf(number)) <
    GLUE_GAP_MAX;

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
  const isInRow = (one: Item): boolean =>
    items.some((other) => other.kind === 'text' && onOneLine(other, one));
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
