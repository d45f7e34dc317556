import { COMPOSED_RANK } from '../labels/composed/with-composed.js';
import { columnKindOf } from './blocks.js';
import { type Item, middleX, middleY, onOneLine, overlapsX, rightOf } from './items.js';
import { type FoundLabel, payslipLabelOf } from './label-of.js';
import { PAYSLIP_TOTALS } from './labels.js';

/** A label where it stands on the page. */
export interface PlacedLabel extends FoundLabel {
  item: Item;
  /** "YTD net pay": of the year so far in its own words. */
  isOfYear?: boolean;
}

/** The labels of a page in reading order. */
export function labelsIn(items: readonly Item[]): PlacedLabel[] {
  const labels = items.flatMap((item): PlacedLabel[] => {
    if (item.kind !== 'text') return [];
    const whole = wrapped(item, items);
    const found = whole && payslipLabelOf(whole.text);
    // "Net / imposable" is no net pay.
    if (found && found.rank < COMPOSED_RANK) return [{ ...found, item: whole }];
    const own = labelIn(item.text);
    if (own) return [{ ...own, item }];
    const ofYear = labelIn(item.text.replace(OF_YEAR, '').trim());
    if (ofYear?.label.type === 'money' && OF_YEAR.test(item.text))
      return [{ ...ofYear, item, isOfYear: true }];
    return found ? [{ ...found, item: whole }] : [];
  });
  const named = [...labels, ...besideOthers(items, labels)];
  return underYear([...named, ...totalsOfBlocks(items, named)], items);
}

/** Titles of a box with the sums of the year so far. */
const YEAR_TITLE =
  /^(?:(?:amounts? |totals? |balances? )?(?:this )?years?[ -](?:to|of)[ -]date(?: totals?| amounts?| balances?| figures?| summary)?|ytd(?: totals?| amounts?)?|this year|cumulatives?(?: totals?)?|\(?(?:aufgelaufene |kumulierte )?jahres(?:werte|summen)\)?|kumulierte werte|cumuls?(?: annuels?| de l'année)?|(?:נתונימ |סכומימ )?מצטברימ?(?: מ(?:ינואר|תחילת ה?שנה))?(?: \d{4})?)$/u;

/** "Cumulative 1-11/2025": a title without the months or days that it covers. */
const withoutSpan = (text: string): string =>
  text.replace(/(?<![ :(])[ :(]{1,2}[\d./–-]{4,30}\)?$/u, '');

/**
 * "Year to date / gross pay / net pay": labels in the block below such a title are of the year, where
 * one of them stands elsewhere, too.
 */
function underYear(labels: PlacedLabel[], items: readonly Item[]): PlacedLabel[] {
  const ofYear = new Set<PlacedLabel>();
  for (const title of items.filter((item) => isYearTitle(item, items))) {
    if (headsMonth(title, items)) continue;
    const block = new Set(blockBelow(title, items));
    const under = labels.filter((one) => isAddedUp(one) && block.has(one.item));
    const twins = under.filter(({ label }) =>
      labels.some((other) => sumOf(other) === sumOf({ label }) && !block.has(other.item)),
    );
    // Where a sum of the month stands elsewhere, so are the others of the block; but for the net pay, that
    // of the month may stand below, unless there are two of it.
    const names = new Set(twins.map(sumOf));
    const isWhole = SUMS.some((name) => names.has(name));
    for (const one of twins) ofYear.add(one);
    for (const one of under)
      if (names.has('net') || (isWhole && !SUMS.includes(sumOf(one)))) ofYear.add(one);
  }
  return labels.map((one) => (ofYear.has(one) ? { ...one, isOfYear: true } : one));
}

/** What adds up from month to month; rates and the minimum wage do not. */
const isAddedUp = ({ label: { name } }: PlacedLabel): boolean =>
  PAYSLIP_TOTALS.has(name) || name === 'pensionable_income';

/** Forms that call the month's gross the sum of payments call that of the year gross. */
const sumOf = ({ label: { name } }: Pick<PlacedLabel, 'label'>): string =>
  name === 'total_payments' ? 'gross' : name;

const SUMS: readonly string[] = ['gross', 'net', 'net_to_pay', 'total_deductions'];

const isYearTitle = (item: Item, items: readonly Item[]): boolean =>
  [withoutSpan(item.text), item.text.replace(/ ?\([^()]*\)$/u, '')].some((one) =>
    YEAR_TITLE.test(one),
  ) || isHebrewYearTitle(item, items);

/** "מצטבר לשנת 2026", "נתונים מצטברים משנת המס", "מצטבר מ-07/2025 / Year to date"; the bare word heads columns. */
function isHebrewYearTitle(item: Item, items: readonly Item[]): boolean {
  const parts = item.text.split(/[\s/|:()–-]+/u).filter((word) => word !== '');
  const words = parts.filter((word) => !/^\d+$/u.test(word));
  const isNamed = words.some((word) => /^מצטבר/u.test(word));
  if (!isNamed || !words.every((word) => YEAR_WORDS.has(word))) return false;
  return (
    parts.length > 1 ||
    items.some((one) => YEAR.test(one.text) && onOneLine(one, item) && isNextTo(one, item))
  );
}

const YEAR = /^20\d{2}$/;

const isNextTo = (one: Item, other: Item): boolean =>
  Math.max(one.rect.x - rightOf(other), other.rect.x - rightOf(one)) < NEXT_GAP_MAX;

/** Between two words of a title that are items of their own, percent of the page's width. */
const NEXT_GAP_MAX = 1.5;

const YEAR_WORDS: ReadonlySet<string> = new Set(
  'מצטבר מצטברימ מצטברת מצטברות נתונימ נתוני סכומימ סה"כ סיכומ ריכוז שנתי שנתיימ לשנה לשנת שנת משנת מס המס מתחילת שנה השנה מינואר מ עד year to date ytd cumulative'.split(
    ' ',
  ),
);

const OF_MONTH = /^(?:ה?חודש|חודש נוכחי|this month|month|monat|mois)$/u;

/** "Cumulative data | month | cumulative": whether a column for the month comes first behind a title. */
const headsMonth = (title: Item, items: readonly Item[]): boolean => {
  const next = besideTitle(title, items, 1);
  return next !== null && (columnKindOf(next.text) === 'amount' || OF_MONTH.test(next.text));
};

/** The item next to a title on its line, behind it (1) or before it (-1) in reading direction. */
function besideTitle(title: Item, items: readonly Item[], step: 1 | -1): Item | null {
  const isRtl = title.span.cell.row.line.direction === 'rtl';
  const ahead = (one: Item): number =>
    step * (isRtl ? middleX(title) - middleX(one) : middleX(one) - middleX(title));
  const [nearest] = items
    .filter((one) => one !== title && onOneLine(one, title) && ahead(one) > 0)
    .sort((a, b) => ahead(a) - ahead(b));
  return nearest ?? null;
}

/** A row of a block follows the one before within this many times its own distance. */
const ROW_GROWTH_MAX = 2.2;
/** The first row of a block stands this near below its title, in heights. */
const TITLE_HEIGHTS_MAX = 5;

/** The texts in the rows below a title, as far as these go on evenly; none below the title of a column of numbers. */
function blockBelow(title: Item, items: readonly Item[]): Item[] {
  const isWide = isWideTitle(title, items);
  // "Current | year to date": what stands beside the second column is of another table.
  const month = besideTitle(title, items, -1);
  const isColumn = month !== null && columnKindOf(month.text) === 'amount';
  const under = items
    .filter((one) => middleY(one) > bottomOf(title))
    .filter((one) => isWide || overlapsX(one, title) || (!isColumn && isAround(one, title, items)))
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

/** "Cumulative" in the middle above a label on one side of it and its amount on the other. */
function isAround(label: Item, title: Item, items: readonly Item[]): boolean {
  if (label.kind !== 'text') return false;
  const isAfter = (one: Item): boolean => middleX(one) > middleX(title);
  const [nearest] = items
    .filter((one) => one !== label && onOneLine(one, label))
    .filter((one) => isAfter(one) !== isAfter(label))
    .sort((a, b) => Math.abs(middleX(a) - middleX(label)) - Math.abs(middleX(b) - middleX(label)));
  const gap = isAfter(label) ? label.rect.x - rightOf(title) : title.rect.x - rightOf(label);
  return nearest?.kind === 'number' && gap < AROUND_GAP_MAX;
}

/** From a title to a label that stands beside it on a line below, percent of the page's width. */
const AROUND_GAP_MAX = 6;

/**
 * "Certificate of earnings (sums of the year)": whether a title and the words before it are the only
 * texts of their line and begin where the page does, so that what follows is below it at any place.
 */
function isWideTitle(title: Item, items: readonly Item[]): boolean {
  const line = items.filter((one) => onOneLine(one, title));
  const isTextAlone = line.every((one) => one.kind === 'text' && one.rect.x <= title.rect.x);
  const margin = Math.min(...items.map(({ rect }) => rect.x));
  return (
    isTextAlone &&
    line.length <= WIDE_TEXTS_MAX &&
    Math.min(...line.map(({ rect }) => rect.x)) - margin < MARGIN_PERCENT
  );
}

const WIDE_TEXTS_MAX = 2;
/** The first column of a page begins this near to its margin, percent of its width. */
const MARGIN_PERCENT = 2;

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

/** Titles of the blocks that a bare "Total" closes, and what it then is. */
const BLOCK_TITLES: readonly (readonly [title: RegExp, label: string])[] = [
  [
    /^(?:(?:employee |tax )?withholdings|taxes|taxes withheld|employee taxes(?: withheld)?)$/u,
    'total taxes',
  ],
  [/^(?:earnings|employee earnings)$/u, 'total earnings'],
];
const BARE_TOTAL = /^totals?$/u;
const BLOCK_TITLE = /^(?:earnings|deductions|withholdings|taxes|net pay|benefits|memos?|time off)/u;

/** "Withholdings / Social Security 144.86 / ... / Total 486.87": the bare word below the title of a block, at its edge. */
function totalsOfBlocks(items: readonly Item[], labels: readonly PlacedLabel[]): PlacedLabel[] {
  const known = new Set(labels.map(({ item }) => item));
  return items.flatMap((item): PlacedLabel[] => {
    if (item.kind !== 'text' || known.has(item) || !BARE_TOTAL.test(item.text)) return [];
    const [title] = items
      .filter(
        (one) =>
          one.kind === 'text' &&
          BLOCK_TITLE.test(one.text) &&
          one.rect.y < item.rect.y &&
          Math.abs(one.rect.x - item.rect.x) < MARGIN_PERCENT,
      )
      .sort((a, b) => b.rect.y - a.rect.y);
    const label = title && BLOCK_TITLES.find(([pattern]) => pattern.test(title.text))?.[1];
    const found = label ? payslipLabelOf(label) : null;
    return found ? [{ ...found, item }] : [];
  });
}

/** The label that a text is, or one that it gives in two languages: "SCHAR BRUTO | שכר ברוטו". */
function labelIn(text: string): FoundLabel | null {
  const parts = text.split(/[|/]/u).map((part) => part.trim());
  const isTwin = parts.length === 2 && parts.filter((part) => /[א-ת]/u.test(part)).length === 1;
  const own = payslipLabelOf(text);
  if (own) return own;
  const found = parts.map(payslipLabelOf);
  // "סכום בבנק / נטו לתשלום": one sum by two names.
  const [first, second] = found;
  const isOne = parts.length === 2 && first && second && first.label === second.label;
  return isTwin || isOne ? (found.find((one) => one) ?? null) : null;
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
